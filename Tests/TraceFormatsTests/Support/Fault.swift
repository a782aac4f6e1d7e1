import Testing

@testable import TraceFormats

/// A text that is wrong at its mark, with the sentence that says so.
struct Fault: CustomTestStringConvertible, Sendable {
  let text: Marked
  let message: String

  var testDescription: String { message }

  init(_ text: Marked, _ message: String) {
    self.text = text
    self.message = message
  }

  /// Compares what was reported with what is expected: severity, sentence and place.
  func expectIsReported(
    by reading: Reading, file: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let failure = reading.failure
    #expect(failure?.severity == .error, sourceLocation: sourceLocation)
    #expect(failure?.problem.description == message, sourceLocation: sourceLocation)
    let place = try text.location(file: file)
    #expect(failure?.location == place, sourceLocation: sourceLocation)
    let earlier = text.earlierLocation(file: file)
    #expect(failure?.earlier == earlier, sourceLocation: sourceLocation)
  }
}
