import Testing

@testable import TraceFormats

/// A rule that is wrong at its mark, with the sentence that says so.
struct RuleFault: CustomTestStringConvertible, Sendable {
  let text: Marked
  let message: String

  var testDescription: String { message }

  init(_ text: Marked, _ message: String) {
    self.text = text
    self.message = message
  }

  func expectIsReported(
    in scope: RuleScope = .control, gives expected: RuleType? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let text = text.text
    let mistake = #expect(throws: Mistake.self, sourceLocation: sourceLocation) {
      try Rule(text, gives: expected, scope: scope)
    }
    #expect(mistake?.problem.description == message, sourceLocation: sourceLocation)
    #expect(mistake?.offset == self.text.offset, sourceLocation: sourceLocation)
  }
}
