import Testing
import TraceCore

@testable import TraceFormats

@Suite struct NDJSONTraceTests {
  static let file = "trace.ndjson"

  /// Reads the text as a whole and in small pieces, which must not make a difference.
  static func read(_ text: String, isStrict: Bool = false) -> Reading {
    let whole = Reading(text, file: file, isStrict: isStrict)
    for size in [1, 7, 64] {
      let stream = Dribble(Array(text.utf8), size: size)
      #expect(Reading(.stream(stream), file: file, isStrict: isStrict) == whole)
    }
    return whole
  }

  static let drag: [TouchSample] = [
    .at(0, .began, 1, 2), .at(16, .moved, 3.5, 2), .at(33, .ended, 3.5, 2),
  ]

  @Test(arguments: [
    """
    {"phase":"began","x":1,"y":2,"t":0}
    {"phase":"moved","x":3.5,"y":2,"t":0.016}
    {"phase":"ended","x":3.5,"y":2,"t":0.033}

    """,
    """

    {"version": 1, "name": "a drag"}
      {"phase":"began","x":1,"y":2,"t":0}
    \t
    {"phase":"moved","position":[3.5,2],"t":0.016}\t
    {"t":0.033,"y":2,"x":3.5,"phase":"ended"}
    """,
    "{}\r\n{\"phase\":\"began\",\"x\":1,\"y\":2,\"t\":0}\r\n\r\n"
      + "{\"phase\":\"moved\",\"x\":3.5,\"y\":2,\"t\":0.016}\r\n"
      + "{\"phase\":\"ended\",\"x\":3.5,\"y\":2,\"t\":0.033}\r\n",
  ])
  func reads(_ text: String) {
    let reading = Self.read(text)
    #expect(reading.failure == nil)
    #expect(reading.samples == Self.drag)
    #expect(reading.warnings.isEmpty)
  }

  @Test func aHeaderWithoutSamplesIsATrace() {
    let reading = Self.read(#"{"name": "nothing happens"}"#)
    #expect(reading.failure == nil)
    #expect(reading.samples.isEmpty)
  }

  @Test(arguments: [
    Fault("‸", "nothing found; expected a trace"),
    Fault("‸\n \r\n\n", "nothing found; expected a trace"),
    Fault("{\"version\": ‸2}\n", "version 2 is not supported; expected 1"),
    Fault("\n\n{\"version\": ‸2}\n", "version 2 is not supported; expected 1"),
    Fault(
      #"{"name": "a", ‸"touches": []}"#,
      #"found "touches" in the header line; expected one sample a line"#),
    Fault("‸[1]\n", "found an array; expected a sample, which is an object"),
    Fault("{}\n‸[1]\n", "found an array; expected a sample, which is an object"),
    Fault("{}\n‸{}\n", #"no "phase" in a sample; expected one"#),
    Fault(
      "{}\n{\"phase\": \"began\",‸\n\"x\": 1}\n",
      "the text ends here; expected a key in double quotes"),
    Fault(
      #"{"phase":"began","x":1,"y":2,"t":0} ‸{"phase":"moved","x":1,"y":2,"t":0}"#,
      #"found "{" after the end; expected nothing more"#),
    Fault(
      "{\"phase\":\"began\",\"x\":1,\"y\":2,\"t\":0}\n\n {\"phase\":\"moved\",\"x\":1,\"y\":‸nil,\"t\":0}",
      #"found "nil"; expected a value"#),
    Fault(
      "{\"phase\":\"began\",\"x\":1,\"y\":2,\"t\":0.5}\n{\"phase\":\"moved\",\"x\":1,\"y\":2,\"t\":‸0.499999}\n",
      "time 0.499999 is before the previous sample's 0.5"),
    Fault(
      "{}\n{\"phase\":‸\"moved\",\"x\":1,\"y\":2,\"t\":0}\n",
      #"touch 1 is moved while it is not down; expected "began" first"#),
    Fault(
      "{\"phase\":\"began\",\"x\":1,\"y\":2,\"t\":0}\n{◦\"t\":1,\"phase\":\"moved\",‸\"t\":2}\n",
      #"duplicate key "t"; expected each key once"#),
  ])
  func refuses(_ fault: Fault) throws {
    try fault.expectIsReported(by: Self.read(fault.text.text), file: Self.file)
  }

  @Test func aByteOrderMarkIsReadOver() {
    let text = "\u{FEFF}{\"phase\":\"began\",\"x\":1,\"y\":2,\"t\":0}\n"
    let reading = Self.read(text)
    #expect(reading.samples == [.at(0, .began, 1, 2)])
    #expect(
      reading.warnings.map(\.description) == [
        "trace.ndjson:1:1: warning: found a byte-order mark; expected JSON without one"
      ])
    #expect(Self.read(text, isStrict: true).failure?.problem == .syntax(.byteOrderMark))
  }

  @Test func aVeryLongLineIsADiagnostic() {
    let line = String(repeating: " ", count: LineBuffer.longestLine + 1)
    let reading = Reading("{}\n" + line, file: Self.file)
    #expect(
      reading.failure?.description
        == "trace.ndjson:2:1: error: the line is too long; expected at most 16777216 bytes")
  }

  @Test func aLongLineIsALine() {
    let blanks = String(repeating: " ", count: 200_000)
    let text = "{\"phase\":\"began\",\"x\":1," + blanks + "\"y\":2,\"t\":0}\n"
    let reading = Reading(text, file: Self.file)
    #expect(reading.failure == nil)
    #expect(reading.samples == [.at(0, .began, 1, 2)])
  }

  @Test func theHeaderKnowsItsPlaces() throws {
    let text: Marked = """

      {"scene": {"views": []}, "changes": [{"time": ‸1}], "expect": ["a b"]}
      """
    var sink = OrderedSink()
    try TraceReader(file: Self.file, diagnostics: DiagnosticCollector())
      .read(.document(MemoryDocument(text.text)), into: &sink)
    let header = try #require(sink.header)
    let change = try JSONObject(
      try #require(header.changes.first), name: "changes", owner: "a change")
    let time = try change.required("time")
    let source = try #require(header.source)
    #expect(source.location(of: time.offset) == (try text.location(file: Self.file)))
    #expect(header.expect.map(\.text) == ["a b"])
    #expect(header.expect.map(\.location.line) == [2])
  }
}
