import Testing
import TraceCore

@testable import TraceFormats

@Suite struct RuleOperatorTests {
  @Test(arguments: [
    Evaluation("7 + 2", 9), Evaluation("7 - 2", 5), Evaluation("7 * 2", 14),
    Evaluation("7 / 2", 3.5), Evaluation("7 % 2", 1), Evaluation("-7 % 2", -1),
    Evaluation("7 % -2", 1), Evaluation("7.5 % 2", 1.5), Evaluation("-7", -7),
    Evaluation("- -7", 7), Evaluation("1 - -1", 2), Evaluation("2 * -3", -6),
  ])
  func calculates(_ row: Evaluation) throws {
    try row.expectHolds()
  }

  @Test(arguments: [
    Evaluation("1 < 2", true), Evaluation("2 < 2", false), Evaluation("2 <= 2", true),
    Evaluation("3 <= 2", false), Evaluation("2 > 1", true), Evaluation("2 > 2", false),
    Evaluation("2 >= 2", true), Evaluation("1 >= 2", false),
  ])
  func orders(_ row: Evaluation) throws {
    try row.expectHolds()
  }

  @Test(arguments: [
    Evaluation("1 == 1", true), Evaluation("1 == 2", false), Evaluation("1 != 2", true),
    Evaluation("1 != 1", false), Evaluation("true == true", true),
    Evaluation("true != false", true), Evaluation("true == false", false),
    Evaluation(#""a" == "a""#, true), Evaluation(#""a" == "b""#, false),
    Evaluation(#""a" != "b""#, true), Evaluation("start == CGPoint(0, 0)", true),
    Evaluation("location == start", false), Evaluation("location != start", true),
    Evaluation("CGPoint(1, 2) == CGPoint(1, 3)", false), Evaluation("bounds == bounds", true),
    Evaluation("bounds == frame", false), Evaluation("bounds != frame", true),
    Evaluation("0 == -0", true),
  ])
  func comparesEqualTypes(_ row: Evaluation) throws {
    try row.expectHolds()
  }

  @Test(arguments: [
    Evaluation("true && true", true), Evaluation("true && false", false),
    Evaluation("false && true", false), Evaluation("false && false", false),
    Evaluation("true || true", true), Evaluation("true || false", true),
    Evaluation("false || true", true), Evaluation("false || false", false),
    Evaluation("!true", false), Evaluation("!false", true), Evaluation("!!true", true),
  ])
  func connects(_ row: Evaluation) throws {
    try row.expectHolds()
  }

  @Test(arguments: [
    Evaluation("true ? 1 : 2", 1), Evaluation("false ? 1 : 2", 2),
    Evaluation(#"true ? "a" : "b""#, "a"), Evaluation(#"false ? "a" : "b""#, "b"),
    Evaluation("true ? location : start", Point(x: 30, y: 40)),
    Evaluation("false ? location : start", Point(x: 0, y: 0)),
    Evaluation("(false ? frame : bounds).width", 200),
    Evaluation("false ? 1 : false ? 2 : 3", 3), Evaluation("true ? false ? 1 : 2 : 3", 2),
    Evaluation("1 + (true ? 10 : 20) * 2", 21),
    Evaluation("abs(true ? -1 : 2) + (false ? 4 : 8)", 9),
  ])
  func chooses(_ row: Evaluation) throws {
    try row.expectHolds()
  }

  @Test(arguments: [
    Evaluation("0", 0), Evaluation("12", 12), Evaluation("007", 7), Evaluation("1.5", 1.5),
    Evaluation("1e3", 1e3), Evaluation("1E3", 1e3), Evaluation("1.5e-3", 1.5e-3),
    Evaluation("2e+2", 2e+2), Evaluation("1_000", 1_000), Evaluation("1_0.2_5", 10.25),
    Evaluation(".pi", .pi), Evaluation("Double.pi", .pi), Evaluation("CGFloat.pi", .pi),
    Evaluation("pi", .pi), Evaluation("pi()", .pi),
  ])
  func readsNumbers(_ row: Evaluation) throws {
    try row.expectHolds()
  }

  @Test(arguments: [
    Evaluation(#""""#, ""), Evaluation(#""plain""#, "plain"), Evaluation(#""Größe""#, "Größe"),
    Evaluation(#""a\"b\\c\'d""#, #"a"b\c'd"#), Evaluation(#""\n\r\t\0""#, "\n\r\t\0"),
    Evaluation(#""\u{e9}\u{1F600}""#, "é😀"), Evaluation(#""&& (""#, "&& ("),
  ])
  func readsStrings(_ row: Evaluation) throws {
    try row.expectHolds()
  }

  @Test(arguments: [
    Evaluation("1+2", 3), Evaluation(" 1\t+\n2\r\n", 3), Evaluation("true&&!false", true),
    Evaluation("bounds . width", 200), Evaluation("abs ( - 1 )", 1),
  ])
  func ignoresBlanks(_ row: Evaluation) throws {
    try row.expectHolds()
  }
}
