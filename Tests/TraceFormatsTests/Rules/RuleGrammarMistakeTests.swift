import Testing

@testable import TraceFormats

@Suite struct RuleGrammarMistakeTests {
  @Test(arguments: [
    RuleFault("‸", "the rule is empty; expected an expression"),
    RuleFault("‸ \t\n", "the rule is empty; expected an expression"),
    RuleFault("1 +‸", "the rule ends here; expected a value"),
    RuleFault("!‸", "the rule ends here; expected a value"),
    RuleFault("true && ‸", "the rule ends here; expected a value"),
    RuleFault("bounds.‸", "the rule ends here; expected the name of a member"),
    RuleFault(".‸", #"the rule ends here; expected "pi""#),
    RuleFault("self‸", #"the rule ends here; expected ".""#),
    RuleFault("true ? 1‸", #"the rule ends here; expected ":""#),
    RuleFault("true ? 1 :‸", "the rule ends here; expected a value"),
    RuleFault("max(1,‸", "the rule ends here; expected a value"),
  ])
  func end(_ row: RuleFault) throws {
    try row.expectIsReported()
  }

  @Test(arguments: [
    RuleFault("‸(1 + 2", #"a parenthesis is opened here and never closed; expected ")""#),
    RuleFault("(‸(1 + 2", #"a parenthesis is opened here and never closed; expected ")""#),
    RuleFault("abs‸(1", #"a parenthesis is opened here and never closed; expected ")""#),
    RuleFault("(1 + 2)‸)", #"found ")" without a "(" before it; expected nothing more"#),
    RuleFault("‸) + 1", #"found ")"; expected a value"#),
    RuleFault("(‸)", #"found ")"; expected a value"#),
    RuleFault("(1 ‸2)", #"found "2"; expected ")""#),
    RuleFault("(1‸, 2)", #"found ","; expected ")""#),
  ])
  func parentheses(_ row: RuleFault) throws {
    try row.expectIsReported()
  }

  @Test(arguments: [
    RuleFault("1 ‸2", #"found "2" after the end; expected an operator"#),
    RuleFault("moves ‸tapCount", #"found "tapCount" after the end; expected an operator"#),
    RuleFault(#"moves ‸"a""#, #"found the string "a" after the end; expected an operator"#),
    RuleFault("1‸, 2", #"found "," after the end; expected an operator"#),
    RuleFault("true ‸: 1", #"found ":" after the end; expected an operator"#),
    RuleFault("true ‸!", #"found "!" after the end; expected an operator"#),
    RuleFault("1 + ‸* 2", #"found "*"; expected a value"#),
    RuleFault("1 ? ‸: 2", #"found ":"; expected a value"#),
    RuleFault("true ? 1 ‸, 2", #"found ","; expected ":""#),
    RuleFault("‸+1", #"found "+"; expected a value"#),
    RuleFault("max(1, ‸)", #"found ")"; expected a value"#),
    RuleFault("bounds.‸(1)", #"found "("; expected the name of a member"#),
  ])
  func order(_ row: RuleFault) throws {
    try row.expectIsReported()
  }

  @Test(arguments: [
    RuleFault(
      "1 < 2 ‸< 3",
      #"found "<" after a comparison; expected "&&" between two comparisons"#),
    RuleFault(
      "1 == 2 ‸!= true", #"found "!=" after a comparison; expected "&&" between two comparisons"#),
    RuleFault(
      "(1 < 2 ‸>= 3)", #"found ">=" after a comparison; expected "&&" between two comparisons"#),
  ])
  func chains(_ row: RuleFault) throws {
    try row.expectIsReported()
  }

  @Test(arguments: [
    RuleFault("moves ‸= 2", #"found "="; did you mean "=="?"#),
    RuleFault("moves ‸=== 2", #"found "==="; did you mean "=="?"#),
    RuleFault("moves ‸!== 2", #"found "!=="; did you mean "!="?"#),
    RuleFault("moves ‸=< 2", #"found "=<"; did you mean "<="?"#),
    RuleFault("moves ‸=> 2", #"found "=>"; did you mean ">="?"#),
    RuleFault("moves ‸<> 2", #"found "<>"; did you mean "!="?"#),
    RuleFault("true ‸& true", #"found "&"; did you mean "&&"?"#),
    RuleFault("true ‸| true", #"found "|"; did you mean "||"?"#),
    RuleFault("1 ‸# 2", ##"found "#"; expected a name, a number, a string or an operator"##),
    RuleFault("‸'a'", #"found "'"; expected a name, a number, a string or an operator"#),
    RuleFault("1 ‸− 2", #"found "−"; expected a name, a number, a string or an operator"#),
    RuleFault("‸[1]", #"found "["; expected a name, a number, a string or an operator"#),
  ])
  func signs(_ row: RuleFault) throws {
    try row.expectIsReported()
  }

  @Test(arguments: [
    RuleFault("‸.5", #"".5" is not a number: expected a digit before the point"#),
    RuleFault("1 + ‸5.", #""5." is not a number: expected a digit after the point"#),
    RuleFault("‸5. + 1", #""5." is not a number: expected a digit after the point"#),
    RuleFault("‸1e", #""1e" is not a number: expected a digit in the exponent"#),
    RuleFault("‸1e+ 2", #""1e+" is not a number: expected a digit in the exponent"#),
    RuleFault("‸0x10", #""0x10" is not a number: expected a decimal one"#),
    RuleFault("‸12pt", #""12pt" is not a number: expected a decimal one such as -12.5"#),
    RuleFault("‸1e999", #""1e999" is out of range; expected a smaller number"#),
    RuleFault("1.‸x", "a number has no member \"x\"; expected none"),
  ])
  func numbers(_ row: RuleFault) throws {
    try row.expectIsReported()
  }

  @Test(arguments: [
    RuleFault(
      #"‸"plain"#, "a string is opened here and never closed; expected a second quote"),
    RuleFault(
      "‸\"a\nb\"", "a string is opened here and never closed; expected a second quote"),
    RuleFault(
      #""a‸\q""#,
      #""\q" is not an escape; expected one of \" \\ \' \n \r \t \0 \u{…}"#),
    RuleFault(
      #""‸\u{110000}""#,
      #""\u{110000" is not an escape; expected one of \" \\ \' \n \r \t \0 \u{…}"#),
    RuleFault(
      #""‸\u00e9""#, #""\u" is not an escape; expected one of \" \\ \' \n \r \t \0 \u{…}"#),
    RuleFault(
      #""a‸\(moves)""#, "found an interpolation in a string; expected plain text"),
  ])
  func strings(_ row: RuleFault) throws {
    try row.expectIsReported()
  }
}
