import Testing

@testable import TraceFormats

@Suite struct TraceFormatTests {
  @Test(
    arguments: [
      ("a.json", .json), ("a.JSON", .json), ("b/a.scene.json", .json), ("a.ndjson", .ndjson),
      ("a.jsonl", .ndjson), ("a.csv", .csv), ("A.Tsv", .tsv), ("a.txt", nil), ("<stdin>", nil),
      ("json", nil),
    ] as [(String, TraceFormat?)])
  func byEnding(_ name: String, format: TraceFormat?) {
    #expect(TraceFormat(fileName: name) == format)
  }

  @Test(
    arguments: [
      ("", .json), (" \n", .json), ("[", .json), ("\u{FEFF} [", .json), ("{", .json),
      (#"{"touches": []}"#, .json), (#"{"touches": [{"phase": "#, .json), ("{}", .json),
      (#"{"name": "x"}"#, .json), (#"{"phase": "began"}"#, .ndjson), ("{}\n{}", .ndjson),
      ("{\"name\": \"}\\\"{\"}\r\n\r\n{\"phase\"", .ndjson), ("{} x", .json),
      ("phase,x,y,time", .csv), ("phase\tx\ty\ttime", .tsv), ("# a\tb\n#\n\nx,\"a\tb\"", .csv),
      ("# a,b\nphase\tx\n", .tsv), ("hello", .csv), ("\u{FEFF}phase\tx", .tsv),
    ] as [(String, TraceFormat)])
  func byFirstBytes(_ text: String, format: TraceFormat) {
    #expect(TraceFormat(beginning: Array(text.utf8).span.bytes) == format)
  }

  @Test(arguments: [
    #"[{"phase": "began", "x": 1, "y": 2, "time": 0}]"#,
    #"{"phase": "began", "x": 1, "y": 2, "time": 0}"#,
    "{\"name\": \"a\"}\n{\"phase\": \"began\", \"x\": 1, \"y\": 2, \"time\": 0}",
    "began,1,2,0", "began\t1\t2\t0",
  ])
  func anythingCanBePiped(_ text: String) {
    let expected: Reading = Reading("began,1,2,0", file: "a.csv")
    #expect(Reading(text, file: "<stdin>") == expected)
    for size in [1, 10] {
      let stream = Dribble(Array(text.utf8), size: size)
      #expect(Reading(.stream(stream), file: "<stdin>") == expected)
    }
  }

  @Test func anExplicitFormatOverrulesTheEnding() {
    let reading = Reading("began,1,2,0", file: "a.json", format: .csv)
    #expect(reading.failure == nil)
    #expect(reading.samples.count == 1)
  }

  @Test func binaryIsADiagnostic() {
    let reading = Reading([0x7F, 0x45, 0x4C, 0x46, 0x02, 0x00, 0xFF], file: "<stdin>")
    #expect(reading.failure?.description == "<stdin>:1:6: error: found a NUL byte; expected text")
  }
}
