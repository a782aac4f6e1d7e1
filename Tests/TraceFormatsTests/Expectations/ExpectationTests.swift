import Testing

@testable import TraceFormats

@Suite struct ExpectationTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let text: String
    var time: Int64?
    let words: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    Row(text: "button touchDown", words: "button touchDown"),
    Row(text: "  button\ttouchDown\n -> true ", words: "button touchDown -> true"),
    Row(text: "0.150 button touchDown", time: 150, words: "button touchDown"),
    Row(text: "0.15 button touchDown", time: 150, words: "button touchDown"),
    Row(text: "1 button touchDown", time: 1_000, words: "button touchDown"),
    Row(text: "0.0165 button touchDown", time: 17, words: "button touchDown"),
    Row(text: "0.01649 button touchDown", time: 16, words: "button touchDown"),
    Row(text: "-0.0165 button touchDown", time: -17, words: "button touchDown"),
    Row(
      text: "99999999999999999999 button touchDown", time: .max, words: "button touchDown"),
    // No times, but names.
    Row(text: "1.x button touchDown", words: "1.x button touchDown"),
    Row(text: ".5 button touchDown", words: ".5 button touchDown"),
    Row(text: "5. button touchDown", words: "5. button touchDown"),
    Row(text: "- button touchDown", words: "- button touchDown"),
    Row(text: "1e3 button touchDown", words: "1e3 button touchDown"),
    Row(text: "7 touchDown", words: "7 touchDown"),
  ])
  func reads(_ row: Row) throws {
    let expectation = try Expectation(row.text)
    #expect(expectation.text == row.text)
    #expect(expectation.time == row.time)
    let words = [expectation.subject, expectation.callback] + expectation.details
    #expect(words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ") == row.words)
  }

  struct Malformed: CustomTestStringConvertible, Sendable {
    let text: String
    let found: Int
    var testDescription: String { "“\(text)”" }
  }

  @Test(arguments: [
    Malformed(text: "", found: 0), Malformed(text: " \n", found: 0),
    Malformed(text: "button", found: 1), Malformed(text: "0.150 button", found: 1),
    Malformed(text: "0.150", found: 0),
  ])
  func needsSubjectAndCallback(_ row: Malformed) {
    #expect(throws: Expectation.Problem.tooFewWords(found: row.found)) {
      try Expectation(row.text)
    }
  }

  @Test func theProblemSaysWhatWasExpected() {
    #expect(
      "\(Expectation.Problem.tooFewWords(found: 1))"
        == "found 1 word; expected a subject and a callback")
  }
}
