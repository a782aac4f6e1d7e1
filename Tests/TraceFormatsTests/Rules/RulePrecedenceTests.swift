import Testing
import TraceCore

@testable import TraceFormats

/// Rules beside the same expressions in Swift.
@Suite struct RulePrecedenceTests {
  private static let a = 7.0
  private static let b = 3.0
  private static let c = 2.0
  private static let isOn = true
  private static let isOff = false

  private static func scope() throws -> RuleScope {
    let source = JSONSource(
      file: "state",
      document: MemoryDocument(#"{"a": 7, "b": 3, "c": 2, "isOn": true, "isOff": false}"#))
    let json = try source.value(diagnostics: DiagnosticCollector())
    return RuleScope(owner: .view, key: .pointInside, state: try RuleState(json))
  }

  @Test(arguments: [
    Evaluation("a + b * c", a + b * c), Evaluation("a * b + c", a * b + c),
    Evaluation("(a + b) * c", (a + b) * c), Evaluation("a - b - c", a - b - c),
    Evaluation("a - (b - c)", a - (b - c)), Evaluation("a / b / c", a / b / c),
    Evaluation("a / b * c", a / b * c),
    Evaluation("a % b * c", a.truncatingRemainder(dividingBy: b) * c),
    Evaluation("a * b % c", (a * b).truncatingRemainder(dividingBy: c)),
    Evaluation("a + b % c", a + b.truncatingRemainder(dividingBy: c)),
    Evaluation("-a + b", -a + b), Evaluation("-a * -b", -a * -b),
    Evaluation("a - -b - c", a - -b - c),
    Evaluation("-a % b", (-a).truncatingRemainder(dividingBy: b)),
  ])
  func ofArithmetic(_ row: Evaluation) throws {
    try row.expectHolds(in: Self.scope())
  }

  @Test(arguments: [
    Evaluation("a + b < c * a", a + b < c * a), Evaluation("a - b == b + 1", a - b == b + 1),
    Evaluation("a > b && b > c", a > b && b > c),
    Evaluation("isOff && isOff || isOn", isOff && isOff || isOn),
    Evaluation("isOn || isOff && isOff", isOn || isOff && isOff),
    Evaluation("(isOn || isOff) && isOff", (isOn || isOff) && isOff),
    Evaluation("isOff && (isOff || isOn)", isOff && (isOff || isOn)),
    Evaluation("!isOff && isOff", !isOff && isOff), Evaluation("!isOn || isOn", !isOn || isOn),
    Evaluation("!(isOn && isOff)", !(isOn && isOff)),
    Evaluation("!isOn == isOff", !isOn == isOff),
    Evaluation("isOn == isOff || isOn != isOff", isOn == isOff || isOn != isOff),
    Evaluation("a < b || a > b && isOn", a < b || a > b && isOn),
  ])
  func ofConditions(_ row: Evaluation) throws {
    try row.expectHolds(in: Self.scope())
  }

  @Test(arguments: [
    Evaluation("isOn ? a : b + c", isOn ? a : b + c),
    Evaluation("isOff ? a : b + c", isOff ? a : b + c),
    Evaluation("isOff || isOn ? a : b", isOff || isOn ? a : b),
    Evaluation("a > b ? b > c ? 1 : 2 : 3", a > b ? b > c ? 1 : 2 : 3),
    Evaluation("isOff ? a : isOff ? b : c", isOff ? a : isOff ? b : c),
    Evaluation("isOn ? isOff : isOn || isOn", isOn ? isOff : isOn || isOn),
    Evaluation("isOn ? a == b : isOn", isOn ? a == b : isOn),
  ])
  func ofChoices(_ row: Evaluation) throws {
    try row.expectHolds(in: Self.scope())
  }

  @Test(arguments: [
    Evaluation("-bounds.width", -200), Evaluation("-abs(-a)", -7),
    Evaluation("!bounds.contains(location)", true), Evaluation("2 * bounds.center.x", 200),
    Evaluation("-bounds.insetBy(dx: 1, dy: 1).minX", -1),
  ])
  func ofMembers(_ row: Evaluation) throws {
    try row.expectHolds(in: Self.scope())
  }
}
