import Testing
import TraceCore

@testable import TraceFormats

@Suite struct RuleEvaluationTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let text: String
    let calls: Int
    let result: Bool

    var testDescription: String { text }

    init(_ text: String, calls: Int, _ result: Bool) {
      self.text = text
      self.calls = calls
      self.result = result
    }
  }

  @Test(arguments: [
    Row("super", calls: 1, true), Row("!super", calls: 1, false),
    Row("super && super", calls: 1, true), Row("super ? super : !super", calls: 1, true),
    Row("false && super", calls: 0, false), Row("true || super", calls: 0, true),
    Row("true && super", calls: 1, true), Row("false || super", calls: 1, true),
    Row("true ? true : super", calls: 0, true), Row("false ? super : true", calls: 0, true),
    Row("moves < 0 && super || isTracking", calls: 0, true),
    Row("(moves < 0 || super) && super", calls: 1, true),
    Row("super == super", calls: 1, true),
  ])
  func callsSuperOnceAndOnlyIfItComesToIt(_ row: Row) throws {
    let context = FixedContext()
    let rule = try Rule(row.text, gives: .bool, scope: .control)
    #expect(rule.holds(in: context) == .value(row.result))
    #expect(context.callsOfSuper == row.calls)
  }

  @Test func callsSuperInEachEvaluation() throws {
    let context = FixedContext()
    let rule = try Rule("super", gives: .bool, scope: .control)
    #expect(rule.holds(in: context) == .value(true))
    context.answerOfSuper = false
    #expect(rule.holds(in: context) == .value(false))
    #expect(context.callsOfSuper == 2)
  }

  @Test(arguments: [
    "1 / 0 > 0", "1 / (location.x - 30) > 0", "0 / 0 == 0", "5 % 0 == 0", "sqrt(-1) > 0",
    "-sqrt(-1) < 0", "1e308 * 10 > 0", "1e308 + 1e308 > 0", "hypot(1.5e308, 1.5e308) > 0",
    "1 / 0 > 0 || true", "true && 1 / 0 > 0", "1 / 0 > 0 ? true : true",
    "min(1, 1 / 0) == 1", "CGPoint(1 / 0, 0) == start", "bounds.insetBy(1 / 0, 0).width == 0",
    "1 / 0 == 1 / 0 || super",
  ])
  func isUndefined(_ text: String) throws {
    let context = FixedContext()
    let rule = try Rule(text, gives: .bool, scope: .control)
    #expect(rule.holds(in: context) == .undefined)
    #expect(rule.evaluate(in: context) == .undefined)
    #expect(context.callsOfSuper == 0)
  }

  @Test(arguments: [
    "true || 1 / 0 > 0", "!(false && 1 / 0 > 0)", "moves > 0 ? true : sqrt(-1) > 0",
    "0 / 1 == 0", "0 % 1 == 0", "atan2(0, 0) == 0",
  ])
  func isDefinedWhereNothingUndefinedIsReached(_ text: String) throws {
    let rule = try Rule(text, gives: .bool, scope: .control)
    #expect(rule.holds(in: FixedContext()) == .value(true))
  }

  @Test func isUndefinedWhereANameHasNoFiniteValue() throws {
    let context = FixedContext()
    context.location = Point(x: .infinity, y: 0)
    #expect(try Rule.result(of: "location.y == 0", in: .control, context) == .undefined)
  }

  @Test(
    arguments: [
      ("true", .bool(true)), ("1.5", .number(1.5)), (#""a""#, .text("a")),
      ("location", .numbers([30, 40])), ("frame", .numbers([20, 30, 200, 40])),
    ] as [(String, LogValue)])
  func givesValuesForTheLog(_ text: String, value: LogValue) throws {
    guard case .value(let found) = try Rule.result(of: text) else {
      Issue.record("undefined")
      return
    }
    #expect(found.logValue == value)
  }

  @Test func ofAConstantNeedsNothing() {
    #expect(Rule(constant: true).holds(in: FixedContext()) == .value(true))
    #expect(Rule(constant: false).holds(in: FixedContext()) == .value(false))
    #expect(Rule(constant: false).evaluate(in: FixedContext()) == .value(.bool(false)))
  }
}
