import Testing

@testable import TraceFormats

@Suite struct RuleDepthTests {
  private static let message = "nested too deeply; expected at most 32 levels"

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let opening: String
    let middle: String
    let closing: String

    var testDescription: String { name }

    func text(levels: Int) -> String {
      String(repeating: opening, count: levels) + middle + String(repeating: closing, count: levels)
    }
  }

  static let rows = [
    Row(name: "parentheses", opening: "(", middle: "true", closing: ")"),
    Row(name: "not", opening: "!!", middle: "true", closing: ""),
    Row(name: "minus", opening: "-", middle: "1", closing: " "),
    Row(name: "arguments", opening: "abs(", middle: "1", closing: ")"),
    Row(name: "choices in the middle", opening: "true ? ", middle: "2", closing: " : 1"),
    Row(name: "parentheses never closed", opening: "(", middle: "", closing: ""),
    Row(name: "methods", opening: "bounds.insetBy(1 + ", middle: "1", closing: ", 1).x"),
  ]

  @Test(arguments: rows)
  func hasALimit(_ row: Row) {
    let mistake = #expect(throws: Mistake.self) {
      try Rule(row.text(levels: 10_000), gives: nil, scope: .control)
    }
    #expect(mistake?.problem.description == Self.message)
  }

  @Test(arguments: rows.filter { !$0.middle.isEmpty })
  func leavesRoom(_ row: Row) throws {
    let rule = try Rule(row.text(levels: 15), gives: nil, scope: .control)
    #expect(rule.evaluate(in: FixedContext()) != .undefined)
  }

  @Test(arguments: [
    ("1", " + 1", RuleValue.number(10_001)), ("true", " && true", .bool(true)),
    ("1", " * 1 - 0", .number(1)), ("false", " || false", .bool(false)),
    ("1 == 1", " && 1 == 1", .bool(true)),
  ])
  func ofARowOfOperandsHasNone(_ first: String, next: String, value: RuleValue) throws {
    let text = first + String(repeating: next, count: 10_000)
    #expect(try Rule.result(of: text) == .value(value))
  }

  @Test func ofARowOfChoicesHasNone() throws {
    let text = String(repeating: "moves < 0 ? 1 : ", count: 10_000) + "2"
    #expect(try Rule.result(of: text) == .value(.number(2)))
  }

  @Test func ofArgumentsHasNone() throws {
    let text = "max(1" + String(repeating: ", 2", count: 10_000) + ")"
    #expect(try Rule.result(of: text) == .value(.number(2)))
  }

  @Test func ofMembersHasNone() throws {
    let text = "bounds" + String(repeating: ".insetBy(0, 0)", count: 10_000) + ".width"
    #expect(try Rule.result(of: text) == .value(.number(200)))
  }
}
