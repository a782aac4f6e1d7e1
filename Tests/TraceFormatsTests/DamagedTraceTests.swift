import Testing
import TraceCore

@testable import TraceFormats

/// Whatever happens to a file, it is read or explained: no crash, no place outside the text.
@Suite struct DamagedTraceTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let file: String
    let text: String

    var testDescription: String { file }
  }

  static let samples = [
    Sample(
      file: "t.json",
      text: """
        {"version": 1, "name": "caf\\u00e9 \\ud83d\\ude00 é", "touches": [
          {"phase": "began", "x": 187, "y": 322, "time": 0.000, "id": "left"},
          {"phase":"moved","position":[187,366.5],"t":1.6e-2,"touch":"left","tapCount":2},
          {"phase": "ended", "location": {"x": 1, "y": 2}, "timestamp": 0.12, "finger": "left"}
        ], "expect": ["a b"], "changes": [{"time": 1, "remove": null}]}

        """),
    Sample(
      file: "t.ndjson",
      text: """
        {"version": 1, "name": "é"}

        {"phase": "began", "x": 187, "y": 322, "time": 0.000, "id": "left"}
        {"phase":"moved","x":-187.25,"y":366.5,"t":0.016,"touch":"left","tapCount":2}
        {"phase": "cancelled", "x": 187, "y": 322, "time": 0.5, "id": "left"}

        """),
    Sample(
      file: "t.csv",
      text: "\u{FEFF}# é\r\nphase,x,y,time,touch,\"no\"\"tes\"\r\nbegan,187,322,0,left,\r\n\r\n"
        + "\"moved\",187,366.5,1.6e-2,left,\"a, \"\"b\"\"\nc é\"\r\ncanceled,1,2,0.5,left,x\r\n"),
    Sample(
      file: "t.tsv",
      text: "began\t187\t322\t0\t1\nmoved\t187.25\t-366.5\t0.016\t1\nended\t1\t2\t3\t1"),
  ]

  /// Reads damaged bytes and looks at the diagnostic's place.
  ///
  /// - Returns: Whether the trace was read to its end.
  @discardableResult
  private func read(_ bytes: [UInt8], file: String) throws -> Bool {
    let reading = Reading(bytes, file: file)
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for diagnostic in reading.warnings + [reading.failure].compactMap(\.self) {
      let place = diagnostic.location
      try #require(place.line >= 1 && place.line <= lines.count, "\(diagnostic)")
      try #require(
        place.column >= 1 && place.column <= lines[place.line - 1].count + 1, "\(diagnostic)")
      try #require(!diagnostic.message.isEmpty)
    }
    return reading.failure == nil
  }

  @Test(arguments: samples)
  func isWholeToBeginWith(_ sample: Sample) throws {
    #expect(try read(Array(sample.text.utf8), file: sample.file))
    #expect(Reading(sample.text, file: sample.file).samples.count == 3)
  }

  @Test(arguments: samples)
  func cutOffAnywhere(_ sample: Sample) throws {
    let bytes = Array(sample.text.utf8)
    for count in bytes.indices {
      let isRead = try read(Array(bytes[..<count]), file: sample.file)
      // Only the last line break can be missing from JSON.
      if sample.file == "t.json" { #expect(isRead == (count == bytes.count - 1), "\(count)") }
    }
  }

  @Test(arguments: samples, 0..<3)
  func damagedAnywhere(_ sample: Sample, seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let bytes = Array(sample.text.utf8)
    let odd = Array("{}[]\",:\\-+.eE0123456789tfn \n\r\t\0#".utf8) + [0xFF, 0xC3, 0x80, 0xED]
    for _ in 0..<300 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: damaged.indices, using: &random)
        let byte = odd.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<4, using: &random) {
        case 0: damaged.remove(at: place)
        case 1: damaged.insert(byte, at: place)
        case 2: damaged[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        default: damaged[place] = byte
        }
      }
      try read(damaged, file: sample.file)
      let stream = Dribble(damaged, size: 5)
      #expect(
        Reading(.stream(stream), file: sample.file) == Reading(damaged, file: sample.file))
    }
  }
}
