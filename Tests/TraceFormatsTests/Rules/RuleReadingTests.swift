import Testing
import TraceCore

@testable import TraceFormats

/// Rules as they stand in a scene file.
@Suite struct RuleReadingTests {
  private static let file = "scene.json"

  /// Reads the value of the text's only member as a rule.
  private static func rule(in text: String, gives expected: RuleType? = .bool) throws -> Rule {
    let source = JSONSource(file: file, document: MemoryDocument(text))
    let value = try source.value(diagnostics: DiagnosticCollector())
    let object = try JSONObject(value, name: "view", owner: "a view")
    let member = try #require(object.members.first)
    do throws(Mistake) {
      return try Rule(
        member.value, name: member.key, gives: expected, scope: .control, in: source)
    } catch {
      throw source.diagnostic(error)
    }
  }

  @Test(arguments: [
    (#"{"beginTracking": true}"#, true), (#"{"beginTracking": false}"#, false),
    (#"{"beginTracking": "true"}"#, true), (#"{"beginTracking": "moves < 2"}"#, false),
    (#"{"beginTracking": "\"a\" == \"\u0061\""}"#, true),
  ])
  func reads(_ text: String, result: Bool) throws {
    #expect(try Self.rule(in: text).holds(in: FixedContext()) == .value(result))
  }

  @Test(arguments: [
    Fault(
      "{\n  \"beginTracking\": \"‸bound.contains(start)\"\n}",
      #"unknown name "bound"; did you mean "bounds"?"#),
    Fault(
      #"{"beginTracking": "\"\u00e9\" == \"\t\" && ‸bound.width > 1"}"#,
      #"unknown name "bound"; did you mean "bounds"?"#),
    Fault(#"{"beginTracking": "true &&‸"}"#, "the rule ends here; expected a value"),
    Fault(#"{"beginTracking": "‸"}"#, "the rule is empty; expected an expression"),
    Fault(#"{"beginTracking": "‸1"}"#, "the rule gives a number; expected a Bool"),
    Fault(
      #"{"beginTracking": ‸1}"#,
      #""beginTracking" is a number; expected a rule in a string, true or false"#),
    Fault(
      #"{"beginTracking": ‸null}"#,
      #""beginTracking" is null; expected a rule in a string, true or false"#),
  ])
  func reports(_ row: Fault) throws {
    let diagnostic = #expect(throws: Diagnostic.self) { try Self.rule(in: row.text.text) }
    #expect(diagnostic?.message == row.message)
    let place = try row.text.location(file: Self.file)
    #expect(diagnostic?.location == place)
  }

  @Test func reportsInTheFormOfDiagnostics() {
    let text = "{\n\"beginTracking\": \"bound.width > 1\"}"
    let diagnostic = #expect(throws: Diagnostic.self) { try Self.rule(in: text) }
    #expect(
      diagnostic?.description
        == #"scene.json:2:19: error: unknown name "bound"; did you mean "bounds"?"#)
  }

  // MARK: The documented examples

  private static let ring = """
    (atan2(location.y - bounds.midY, location.x - bounds.midX) + .pi / 2 + 2 * .pi) % (2 * .pi) \
    / (2 * .pi)
    """

  @Test(
    arguments: [
      (Point(x: 100, y: -30), 0), (Point(x: 150, y: 20), 0.25), (Point(x: 100, y: 70), 0.5),
      (Point(x: 50, y: 20), 0.75),
    ] as [(Point, Double)])
  func turnsAnAngleIntoAShare(_ location: Point, share: Double) throws {
    let context = FixedContext()
    context.location = location
    let result = try Rule.result(of: Self.ring, in: .control, context)
    guard case .value(.number(let value)) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(abs(value - share) < 1e-12)
  }

  @Test(arguments: [
    Evaluation("isEditing && !isLocked", true),
    Evaluation("abs(location.y - bounds.midY) <= 100 && distance(location, start) < 250", true),
    Evaluation("bounds.insetBy(dx: -10, dy: -20).contains(location)", true),
    Evaluation("10 / (location.x - 50) > 0", false), Evaluation("moves < 2", false),
    Evaluation("abs(location.y - bounds.midY) <= 100", true), Evaluation("false", false),
  ])
  func evaluatesTheExamples(_ row: Evaluation) throws {
    let json = try JSONSource(
      file: Self.file, document: MemoryDocument(#"{"isEditing": true, "isLocked": false}"#)
    ).value(diagnostics: DiagnosticCollector())
    let state = try RuleState(json)
    try row.expectHolds(in: RuleScope(owner: .control, key: .continueTracking, state: state))
  }

  @Test func evaluatesTheExamplesOfOtherOwners() throws {
    try Evaluation(#"touchedView != "plain""#, false)
      .expectHolds(in: RuleScope(owner: .recognizer, key: .shouldReceive))
    try Evaluation("value", 0.5).expectHolds(in: RuleScope(owner: .slider, key: .watch))
  }
}
