import Testing
import TraceCore

@testable import TraceFormats

/// A rule and what it gives.
struct Evaluation: CustomTestStringConvertible, Sendable {
  let text: String
  let result: RuleResult<RuleValue>

  var testDescription: String { text }

  init(_ text: String, _ value: Double) { self.init(text, .number(value)) }

  init(_ text: String, _ value: Bool) { self.init(text, .bool(value)) }

  init(_ text: String, _ value: String) { self.init(text, .string(value)) }

  init(_ text: String, _ value: Point) { self.init(text, .point(value)) }

  init(_ text: String, _ value: Rect) { self.init(text, .rect(value)) }

  private init(_ text: String, _ value: RuleValue) {
    self.text = text
    result = .value(value)
  }

  func expectHolds(
    in scope: RuleScope = .control, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let found = try Rule.result(of: text, in: scope)
    #expect(found == result, sourceLocation: sourceLocation)
  }
}
