import Testing

@testable import TraceFormats

@Suite struct RuleTypeMistakeTests {
  @Test(arguments: [
    RuleFault("‸bound.width", #"unknown name "bound"; did you mean "bounds"?"#),
    RuleFault("1 + ‸lokation.x", #"unknown name "lokation"; did you mean "location"?"#),
    RuleFault("‸Moves > 1", #"unknown name "Moves"; did you mean "moves"?"#),
    RuleFault("location.‸X > 1", #"a point has no member "X"; did you mean "x"?"#),
    RuleFault(
      "location.‸width > 1", #"a point has no member "width"; expected one of x, y"#),
    RuleFault("bounds.‸midx > 1", #"a rectangle has no member "midx"; did you mean "midX"?"#),
    RuleFault("moves.‸magnitude", #"a number has no member "magnitude"; expected none"#),
    RuleFault("super.‸touchesBegan(1)", #"a Bool has no member "touchesBegan"; expected none"#),
    RuleFault(
      "bounds.‸insetby(dx: 1, dy: 1)",
      #"a rectangle has no member "insetby"; did you mean "insetBy"?"#),
    RuleFault(
      #"subview("a").‸x"#, #"a subview has no member "x"; expected one of contains"#),
    RuleFault("2 * .‸Pi", #"unknown constant "Pi"; did you mean "pi"?"#),
    RuleFault("Double.‸infinity", #"unknown constant "infinity"; expected one of pi"#),
    RuleFault("‸sqr(4)", #"unknown function "sqr"; did you mean "sqrt"?"#),
    RuleFault(
      "‸pow(2, 3)",
      """
      unknown function "pow"; expected one of abs, min, max, hypot, sqrt, atan2, distance, pi, \
      subview, CGPoint, CGRect
      """),
  ])
  func names(_ row: RuleFault) throws {
    try row.expectIsReported()
  }

  @Test(arguments: [
    RuleFault("‸abs + 1", #""abs" is a function; expected its arguments in parentheses after it"#),
    RuleFault(
      "bounds.‸contains",
      #""contains" is a function; expected its arguments in parentheses after it"#),
    RuleFault("‸moves() > 1", #""moves" is no function; expected no parentheses after it"#),
    RuleFault("bounds.‸midX() > 1", #""midX" is no function; expected no parentheses after it"#),
    RuleFault("‸abs()", #""abs" is given 0 arguments; expected 1"#),
    RuleFault("‸abs(1, 2)", #""abs" is given 2 arguments; expected 1"#),
    RuleFault("‸min(1)", #""min" is given 1 argument; expected 2 or more"#),
    RuleFault("‸hypot(1, 2, 3)", #""hypot" is given 3 arguments; expected 2"#),
    RuleFault("‸pi(1)", #""pi" is given 1 argument; expected none"#),
    RuleFault("‸CGRect(1, 2)", #""CGRect" is given 2 arguments; expected 4"#),
    RuleFault(
      "bounds.‸contains(1, 2)", #""contains" is given 2 arguments; expected 1"#),
  ])
  func calls(_ row: RuleFault) throws {
    try row.expectIsReported()
  }

  @Test(arguments: [
    RuleFault("CGPoint(‸a: 1, y: 2)", #"found the label "a" in "CGPoint"; expected "x""#),
    RuleFault("CGPoint(‸y: 1, x: 2)", #"found the label "y" in "CGPoint"; expected "x""#),
    RuleFault("Point(x: 1, ‸z: 2)", #"found the label "z" in "Point"; expected "y""#),
    RuleFault(
      "bounds.insetBy(‸x: 1, y: 2)", #"found the label "x" in "insetBy"; expected "dx""#),
    RuleFault("abs(‸x: 1)", #"found the label "x" in "abs"; expected none"#),
    RuleFault("max(1, 2, ‸z: 1)", #"found the label "z" in "max"; expected none"#),
    RuleFault(
      "bounds.contains(‸point: start)", #"found the label "point" in "contains"; expected none"#),
  ])
  func labels(_ row: RuleFault) throws {
    try row.expectIsReported()
  }

  @Test(arguments: [
    RuleFault("1 + ‸true", #""+" is given a Bool; expected a number"#),
    RuleFault("‸location - start", #""-" is given a point; expected a number"#),
    RuleFault(#"‸"a" + "b""#, #""+" is given a string; expected a number"#),
    RuleFault("-‸true", #""-" is given a Bool; expected a number"#),
    RuleFault("!‸moves", #""!" is given a number; expected a Bool"#),
    RuleFault("‸moves && true", #""&&" is given a number; expected a Bool"#),
    RuleFault("true && ‸moves + 1", #""&&" is given a number; expected a Bool"#),
    RuleFault("true || ‸location.x", #""||" is given a number; expected a Bool"#),
    RuleFault("‸moves ? 1 : 2", #""?" is given a number; expected a Bool"#),
    RuleFault(#"‸"a" < "b""#, #""<" is given a string; expected a number"#),
    RuleFault("1 >= ‸isEnabled", #"">=" is given a Bool; expected a number"#),
    RuleFault("abs(‸location)", #""abs" is given a point; expected a number"#),
    RuleFault("distance(location, ‸1)", #""distance" is given a number; expected a point"#),
    RuleFault(
      "bounds.contains(‸location.x)", #""contains" is given a number; expected a point"#),
  ])
  func operands(_ row: RuleFault) throws {
    try row.expectIsReported()
  }

  @Test(arguments: [
    RuleFault("location ‸== 1", #""==" is given a point and a number; expected two of one type"#),
    RuleFault(#"moves ‸!= "1""#, #""!=" is given a number and a string; expected two of one type"#),
    RuleFault(
      "true ? 1 : ‸false",
      #""? :" is given a number and a Bool; expected two of one type"#),
    RuleFault(
      #"‸subview("a") == subview("a")"#,
      #"a subview cannot be compared; expected its "contains""#),
    RuleFault(#"‸subview("a")"#, "the rule gives a subview; expected a value"),
  ])
  func pairs(_ row: RuleFault) throws {
    try row.expectIsReported()
  }

  @Test(arguments: [
    RuleFault(#"‸"true""#, "the rule gives a string; expected a Bool"),
    RuleFault("‸location.x - 1", "the rule gives a number; expected a Bool"),
    RuleFault("‸bounds", "the rule gives a rectangle; expected a Bool"),
    RuleFault("‸true ? location : start", "the rule gives a point; expected a Bool"),
    RuleFault(#"‸subview("a")"#, "the rule gives a subview; expected a Bool"),
  ])
  func result(_ row: RuleFault) throws {
    try row.expectIsReported(gives: .bool)
  }

  @Test func idOfASubview() throws {
    let scope = RuleScope(owner: .view, key: .pointInside, subviews: ["handle", "badge"])
    try Evaluation(#"subview("handle").contains(start)"#, true).expectHolds(in: scope)
    try RuleFault(
      #"subview(‸"handel").contains(start)"#, #"unknown id "handel"; did you mean "handle"?"#
    ).expectIsReported(in: scope)
  }
}
