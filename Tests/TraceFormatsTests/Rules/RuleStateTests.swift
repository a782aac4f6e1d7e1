import Testing
import TraceCore

@testable import TraceFormats

@Suite struct RuleStateTests {
  private static func json(_ text: String) throws -> JSONValue {
    try JSONSource(file: "scene.json", document: MemoryDocument(text))
      .value(diagnostics: DiagnosticCollector())
  }

  private static func state(_ text: String) throws -> RuleState {
    try RuleState(json(text))
  }

  private static func slot(of name: String, in state: RuleState) throws -> Int {
    try #require(state.slot(of: name))
  }

  @Test(arguments: [
    Evaluation("isEditing && !isLocked", true), Evaluation("limit * 2", 5),
    Evaluation(#"mode == "draw""#, true), Evaluation("mode", "draw"),
    Evaluation("self.limit", 2.5), Evaluation("isLocked ? 1 : limit", 2.5),
    Evaluation("größe", 1), Evaluation("abs", 3), Evaluation("abs(-abs)", 3),
  ])
  func isReadByRules(_ row: Evaluation) throws {
    let text = """
      {"isEditing": true, "isLocked": false, "limit": 2.5, "mode": "draw", "größe": 1, "abs": 3}
      """
    let state = try Self.state(text)
    try row.expectHolds(in: RuleScope(owner: .control, key: .beginTracking, state: state))
  }

  @Test func isSuggested() throws {
    let scope = RuleScope(
      owner: .view, key: .pointInside, state: try Self.state(#"{"isEditing": true}"#))
    try RuleFault("!‸isEditting", #"unknown name "isEditting"; did you mean "isEditing"?"#)
      .expectIsReported(in: scope)
  }

  @Test func changesWhileRulesReadIt() throws {
    let state = try Self.state(#"{"isLocked": false, "mode": "draw"}"#)
    let scope = RuleScope(owner: .view, key: .pointInside, state: state)
    let rule = try Rule(#"!isLocked && mode == "draw""#, gives: .bool, scope: scope)
    #expect(rule.holds(in: FixedContext()) == .value(true))

    state[try Self.slot(of: "isLocked", in: state)] = .bool(true)
    #expect(rule.holds(in: FixedContext()) == .value(false))

    state[try Self.slot(of: "isLocked", in: state)] = .bool(false)
    state[try Self.slot(of: "mode", in: state)] = .string("erase")
    #expect(rule.holds(in: FixedContext()) == .value(false))
  }

  @Test func takesValuesOfTheSameType() throws {
    let state = try Self.state(#"{"limit": 1, "mode": "draw", "isLocked": false}"#)
    let limit = try Self.slot(of: "limit", in: state)
    #expect(try state.value(for: limit, from: Self.json("2.5")) == .number(2.5))
    #expect(state[limit] == .number(1))
    let mode = try Self.slot(of: "mode", in: state)
    #expect(try state.value(for: mode, from: Self.json(#""erase""#)) == .string("erase"))
    #expect(state.slot(of: "isEditing") == nil)
    #expect(state.names == ["limit", "mode", "isLocked"])
  }

  @Test func takesNoValuesOfAnotherType() throws {
    let state = try Self.state(#"{"limit": 1}"#)
    let mistake = #expect(throws: Mistake.self) {
      try state.value(for: 0, from: Self.json("  true"))
    }
    #expect(mistake?.offset == 2)
    #expect(mistake?.problem.description == #""limit" is a boolean; expected a number"#)
  }

  @Test(arguments: [
    Fault(
      #"{‸"bounds": 1}"#,
      #""bounds" means something else in rules; expected a name of your own"#),
    Fault(
      #"{‸"super": true}"#,
      #""super" means something else in rules; expected a name of your own"#),
    Fault(
      #"{‸"touchedView": ""}"#,
      #""touchedView" means something else in rules; expected a name of your own"#),
    Fault(
      #"{"a": 1, ‸"true": 1}"#,
      #""true" means something else in rules; expected a name of your own"#),
    Fault(
      #"{‸"pi": 3}"#, #""pi" means something else in rules; expected a name of your own"#),
    Fault(
      #"{‸"is-locked": true}"#,
      #"no rule can name "is-locked"; expected letters, digits and "_""#),
    Fault(#"{‸"": true}"#, #"no rule can name ""; expected letters, digits and "_""#),
    Fault(#"{‸"1a": true}"#, #"no rule can name "1a"; expected letters, digits and "_""#),
    Fault(
      #"{"a": ‸[1]}"#, #""a" is an array; expected true, false, a number or a string"#),
    Fault(#"{"a": ‸null}"#, #""a" is null; expected true, false, a number or a string"#),
    Fault("‸[]", #""state" is an array; expected an object"#),
  ])
  func isChecked(_ row: Fault) throws {
    let mistake = #expect(throws: Mistake.self) { try Self.state(row.text.text) }
    #expect(mistake?.problem.description == row.message)
    #expect(mistake?.offset == row.text.offset)
  }

  @Test(arguments: RuleName.all)
  func takesNoFixedName(_ name: RuleName) {
    #expect(RuleState.isTaken(name.text))
  }
}
