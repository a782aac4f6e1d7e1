import Testing

@testable import TraceFormats

@Suite struct BatchLogTests {
  private let output = CollectedOutput()

  private func write(_ text: String, _ log: BatchLog) {
    let bytes = Array(text.utf8)
    log.write(bytes.span.bytes)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var style = BatchLog.Style.text
    let log: String
    var answer = BatchAnswer()
    let line: String
  }

  private static func answer(_ change: (inout BatchAnswer) -> Void) -> BatchAnswer {
    var answer = BatchAnswer()
    change(&answer)
    return answer
  }

  @Test(arguments: [
    Row(testDescription: "an empty log", log: "", line: #"{"name":null,"log":""}"#),
    Row(
      testDescription: "no objects", style: .objects, log: "", line: #"{"name":null,"log":[]}"#),
    Row(
      testDescription: "lines", log: "# a\n  b\n", answer: answer { $0.name = "n" },
      line: ##"{"name":"n","log":"# a\n  b\n"}"##),
    Row(
      testDescription: "quotes, backslashes, accents and what no log has",
      log: "\"\\n\" é … \u{1}\u{1F}\u{7}",
      line: #"{"name":null,"log":"\"\\n\" é … \u0001\u001f\u0007"}"#),
    Row(
      testDescription: "objects", style: .objects, log: "{\"a\":1}\n{\"b\":\"\\n\"}\n",
      line: #"{"name":null,"log":[{"a":1},{"b":"\n"}]}"#),
    Row(
      testDescription: "a failure leaves its log out", log: "# half\n",
      answer: answer {
        $0.name = "a\"\u{1B}\u{202E}"
        $0.outcome = .failed("b:1:2: error: \"x\"")
      },
      line: #"{"name":"a\"\u001b\u202e","error":"b:1:2: error: \"x\""}"#),
    Row(
      testDescription: "all that can be said", log: "x\n",
      answer: answer {
        $0.problems = ["p", "q"]
        $0.warnings = ["w"]
        $0.notes = ["n"]
      },
      line: #"{"name":null,"log":"x\n","problems":["p","q"],"warnings":["w"],"notes":["n"]}"#),
  ])
  func writesOneLine(_ row: Row) throws {
    let log = BatchLog(row.style, output: output)
    // What a trace before it left must not show.
    write("other\n", log)
    try log.end(BatchAnswer())
    try log.flush()
    let first = output.text
    write(row.log, log)
    try log.end(row.answer)
    try log.flush()
    #expect(output.text == first + row.line + "\n")
  }

  @Test func waitsForAFlushOrForEnough() throws {
    let log = BatchLog(.text, output: output)
    try log.end(BatchAnswer())
    #expect(output.text == "")
    write(String(repeating: "a", count: 70_000), log)
    try log.end(BatchAnswer())
    #expect(output.text.utf8.count > 70_000)
    let written = output.text
    try log.flush()
    #expect(output.text == written)
  }

  @Test func passesOnWhatTheOutputThrows() throws {
    final class Broken: ByteOutput {
      struct Failure: Error {}
      func write(_ bytes: RawSpan) throws { throw Failure() }
    }
    let log = BatchLog(.text, output: Broken())
    try log.end(BatchAnswer())
    #expect(throws: Broken.Failure.self) { try log.flush() }
  }
}
