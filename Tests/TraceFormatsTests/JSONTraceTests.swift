import Testing
import TraceCore

@testable import TraceFormats

@Suite struct JSONTraceTests {
  static let file = "trace.json"

  struct Spelling: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let samples: [TouchSample]

    init(_ name: String, _ text: String, _ samples: [TouchSample]) {
      testDescription = name
      self.text = text
      self.samples = samples
    }
  }

  static let tap: [TouchSample] = [.at(0, .began, 187, 322.5), .at(80, .ended, 187, 322.5)]

  @Test(arguments: [
    Spelling(
      "usual names",
      #"{"touches": [{"phase": "began", "x": 187, "y": 322.5, "time": 0},"#
        + #" {"phase": "ended", "x": 187, "y": 322.5, "time": 0.080}]}"#, tap),
    Spelling(
      "a bare array",
      #"[{"phase":"began","x":187,"y":322.5,"t":0},{"phase":"ended","x":187,"y":322.5,"t":8e-2}]"#,
      tap),
    Spelling(
      "aliases, any order, any case",
      #"[{"timestamp":0,"location":[187,322.5],"phase":"BEGAN"},"#
        + #"{"position":{"y":322.5,"x":187},"t":0.08,"phase":"Ended","id":"1"}]"#, tap),
    Spelling(
      "escapes in keys and words",
      #"[{"ph\u0061se":"b\u0065gan","x":187,"\u0079":322.5,"time":0},"#
        + #"{"phase":"ended","x":1.87e2,"y":3225e-1,"time":0.08}]"#, tap),
    Spelling(
      "CRLF and every blank",
      "[\r\n\t{ \"phase\" : \"began\" , \"x\" : 187 , \"y\" : 322.5 , \"time\" : 0 } ,\r\n"
        + "{\"phase\":\"ended\",\r\n\"x\":187,\"y\":322.5,\"time\":0.08}\r\n]\r\n", tap),
    Spelling(
      "fingers by number and by name",
      #"[{"phase":"began","x":1,"y":2,"t":0,"touch":7},{"phase":"began","x":3,"y":4,"t":0,"id":"7b"},"#
        + #"{"phase":"ended","x":1,"y":2,"t":0,"finger":"7"},"#
        + #"{"phase":"canceled","x":3,"y":4,"t":0,"touch":"7b","tapCount":2}]"#,
      [
        .at(0, .began, 1, 2, touch: 7), .at(0, .began, 3, 4, touch: .name("7b")),
        .at(0, .ended, 1, 2, touch: 7),
        .at(0, .cancelled, 3, 4, touch: .name("7b"), taps: 2),
      ]),
    Spelling(
      "a stationary finger needs no place",
      #"[{"phase":"began","x":1,"y":2,"t":0},{"phase":"stationary","t":0.5},"#
        + #"{"phase":"stationary","t":0.5,"x":3,"y":4}]"#,
      [.at(0, .began, 1, 2), .at(500, .stationary, 0, 0), .at(500, .stationary, 3, 4)]),
    Spelling(
      "negative zero is zero", #"[{"phase":"began","x":-0,"y":-0.0,"t":-0}]"#,
      [
        .at(0, .began, 0, 0)
      ]),
    Spelling("no samples", #"{"touches": []}"#, []),
    Spelling("brackets in a string", #"{"touches": [], "name": "]}\"[", "notes": "\\"}"#, []),
    Spelling("keys around the samples", #"{"name":"a","touches":[ ],"version":1.0}"#, []),
  ])
  func reads(_ spelling: Spelling) {
    let reading = Reading(spelling.text, file: Self.file)
    #expect(reading.failure == nil)
    #expect(reading.samples == spelling.samples)
    #expect(reading.warnings.isEmpty)
    #expect(
      Reading(.stream(Dribble(Array(spelling.text.utf8), size: 3)), file: Self.file) == reading)
  }

  @Test func zeroHasNoSign() throws {
    let reading = Reading(#"[{"phase":"began","x":-0,"y":-0.0e5,"t":0}]"#, file: Self.file)
    let location = try #require(reading.samples.first).location
    #expect(location.x.sign == .plus)
    #expect(location.y.sign == .plus)
  }

  /// A fault in a sample that follows a good one; `sample` is what its braces hold.
  static func sample(_ sample: String, _ message: String) -> Fault {
    let first = #"{"touches": [{"phase": "began", "x": 1, "y": 2, "time": 0.5},"#
    return Fault(Marked(first + "\n {" + sample + "}\n]}\n"), message)
  }

  @Test(arguments: [
    Fault("‸", "nothing found; expected a trace"),
    Fault("‸ \n\t ", "nothing found; expected a trace"),
    Fault("‸7", #"found "7"; expected an object or an array"#),
    Fault("‸phase,x", #"found "phase"; expected an object or an array"#),
    Fault("‸{}", #"no "touches" in the trace; expected one"#),
    Fault(#"{"touches": ‸{}}"#, #""touches" is an object; expected an array"#),
    Fault(#"{"touches": []‸"#, #"the text ends here; expected a comma or "}""#),
    Fault(#"{"touches": ‸"#, "the text ends here; expected a value"),
    Fault(#"{"touches"‸"#, "the text ends here; expected a colon"),
    Fault(#"{"touches": [‸"#, "the text ends here; expected a value"),
    Fault(#"{"touches": [] ‸"name": 1}"#, #"found a double quote; expected a comma or "}""#),
    Fault(#"{"touches": []} ‸x"#, #"found "x" after the end; expected nothing more"#),
    Fault("[] ‸[]", #"found "[" after the end; expected nothing more"#),
    Fault(#"{"touches": []‸, }"#, #"found a comma before "}"; expected a value after it"#),
    Fault("{‸touches: []}", #"found "touches"; expected a key in double quotes"#),
    Fault(
      #"{◦"name": "a", "touches": [], ‸"name": "b"}"#,
      #"duplicate key "name"; expected each key once"#),
    Fault(
      "{◦\"touches\": [],\n ‸\"touches\": []}",
      #"duplicate key "touches"; expected each key once"#),
    Fault(#"{"version": ‸2, "touches": []}"#, "version 2 is not supported; expected 1"),
    Fault(#"{"version": ‸"1", "touches": []}"#, #""version" is a string; expected a number"#),
    Fault(#"{"touches": [], "scene": ‸7}"#, #""scene" is a number; expected a path or an object"#),
    Fault(#"{"touches": [], "expect": ["a", ‸1]}"#, #""expect" is a number; expected a string"#),
    Fault(
      "‸\u{FEFF}", "nothing found; expected a trace"),
  ])
  func refusesTheTrace(_ fault: Fault) throws {
    try expect(fault)
  }

  @Test(arguments: [
    sample(
      #""phase": ‸"begann", "x": 1, "y": 2, "time": 1"#,
      #"unknown phase "begann"; did you mean "began"?"#),
    sample(
      #""phase": ‸"up", "x": 1, "y": 2, "time": 1"#,
      #"unknown phase "up"; expected one of began, moved, stationary, ended, cancelled"#),
    sample(#""phase": ‸3, "x": 1, "y": 2, "time": 1"#, #""phase" is a number; expected a string"#),
    sample(
      #""phase": "moved", "x": ‸"1", "y": 2, "time": 1"#, #""x" is a string; expected a number"#),
    sample(#""phase": "moved", "x": 1, "y": ‸null, "time": 1"#, #""y" is null; expected a number"#),
    sample(
      #""phase": "moved", "x": 1, "y": 2, "time": ‸true"#,
      #""time" is a boolean; expected a number of seconds"#),
    sample(
      #""phase": "moved", "x": 1, "y": 2, ◦"t": 1, ‸"time": 1"#,
      #""time" means the same as "t"; expected one of them"#),
    sample(
      #""phase": "moved", ◦"x": 1, "y": 2, "time": 1, ‸"x": 1"#,
      #"duplicate key "x"; expected each key once"#),
    sample(
      #""phase": "moved", ◦"x": 1, ‸"position": [1, 2], "time": 1"#,
      #""position" means the same as "x"; expected one of them"#),
    sample(
      #""phase": "moved", "position": ‸[1, 2, 3], "time": 1"#,
      #""position" is an array of 3; expected an array of two numbers"#),
    sample(
      #""phase": "moved", "location": [1, ‸"2"], "time": 1"#, #""y" is a string; expected a number"#
    ),
    sample(
      #""phase": "moved", "location": ‸{"x": 1}, "time": 1"#,
      #"no "y" in the location of a sample; expected one"#),
    sample(
      #""phase": "moved", "x": 1, "y": 2, "time": 1, "touch": ‸1.5"#,
      #""touch" is 1.5; expected an integer or a name without control characters"#),
    sample(
      #""phase": "moved", "x": 1, "y": 2, "time": 1, "id": ‸"""#,
      #""id" is ""; expected an integer or a name without control characters"#),
    sample(
      #""phase": "moved", "x": 1, "y": 2, "time": 1, "id": ‸"a\nb""#,
      #""id" is "a\nb"; expected an integer or a name without control characters"#),
    sample(
      #""phase": "moved", "x": 1, "y": 2, "time": 1, "tapCount": ‸-1"#,
      #""tapCount" is -1; expected an integer of at least 0"#),
    sample(
      #""phase": "moved", "x": 1, "y": 2, "time": 4e12, "tapCount": ‸1.5"#,
      #""tapCount" is 1.5; expected an integer of at least 0"#),
    sample(
      #""phase": "moved", "x": 1, "y": 2, "time": ‸1e13"#,
      #""time" is 10000000000000; expected at most 4000000000000 seconds"#),
    sample(
      #""phase": "moved", "x": ‸1e999, "y": 2, "time": 1"#,
      #""1e999" is out of range; expected a smaller number"#),
    sample(
      #""phase": "moved", "x": ‸NaN, "y": 2, "time": 1"#,
      #""NaN" is not a number: expected a finite one"#),
    sample(
      #""phase": "moved", "x": ‸-Infinity, "y": 2, "time": 1"#,
      #""-Infinity" is not a number: expected a finite one"#),
    sample(
      #""phase": "moved", "x": ‸0x10, "y": 2, "time": 1"#,
      #""0x10" is not a number: expected a decimal one"#),
    sample(
      #""phase": "moved", "x": ‸+1, "y": 2, "time": 1"#,
      #""+1" is not a number: expected no plus sign"#),
    sample(
      #""phase": "moved", "x": ‸01, "y": 2, "time": 1"#,
      #""01" is not a number: expected no leading zero"#),
    sample(
      #""phase": "moved", "x": ‸.5, "y": 2, "time": 1"#,
      #"".5" is not a number: expected a digit before the point"#),
    sample(
      #""phase": "moved", "x": ‸5., "y": 2, "time": 1"#,
      #""5." is not a number: expected a digit after the point"#),
    sample(
      #""phase": "moved", "x": ‸5e, "y": 2, "time": 1"#,
      #""5e" is not a number: expected a digit in the exponent"#),
    sample(
      #""phase": "moved", "x": ‸1y, "y": 2, "time": 1"#,
      #""1y" is not a number: expected a decimal one such as -12.5"#),
    sample(
      #""phase": "moved", "x": 1, "y": 2, "time": 1‸, "#,
      #"found a comma before "}"; expected a value after it"#),
    sample(
      #""phase": "moved", ‸/* left */ "x": 1, "y": 2, "time": 1"#,
      "found a comment; expected none, JSON has no comments"),
    sample(
      #""phase": "moved" ‸"x": 1, "y": 2, "time": 1"#,
      #"found a double quote; expected a comma or "}""#),
    sample(#""phase": ‸True, "x": 1, "y": 2, "time": 1"#, #"found "True"; expected "true""#),
    sample(
      "\"phase\": \"mo‸\tved\", \"x\": 1",
      "found a tab in a string; expected it written as an escape"),
    sample(
      "\"phase\": \"mo‸\nved\", \"x\": 1",
      "found a line break in a string; expected it written as an escape"),
    sample(
      #""phase": "mo‸\qved", "x": 1"#,
      #""\q" is not an escape; expected one of \" \\ \/ \b \f \n \r \t \u"#),
    sample(#""phase": "mo\u12‸g4ved", "x": 1"#, #"found "g4ved"; expected a hexadecimal digit"#),
    sample(
      #""phase": "‸\uD83D", "x": 1"#,
      #""\uD83D" is half a character; expected the pair of both surrogates"#),
    sample(
      #""phase": "‸\uDE00\uD83D", "x": 1"#,
      #""\uDE00" is half a character; expected the pair of both surrogates"#),
    sample(
      #""phase": "moved", "x": 1, "y": 2, "time": ‸0.25"#,
      "time 0.25 is before the previous sample's 0.5"),
    sample(
      #""phase": ‸"began", "x": 1, "y": 2, "time": 1"#,
      "touch 1 begins again; expected it to end first, it is down since 0.5"),
    sample(
      #""phase": ‸"moved", "x": 1, "y": 2, "time": 1, "touch": "left""#,
      #"touch left is moved while it is not down; expected "began" first"#),
    sample(
      #""phase": "ended", "x": 1, "y": 2, "time": 1}, {"phase": ‸"ended", "x": 1, "y": 2, "time": 1"#,
      #"touch 1 is ended while it is not down; expected "began" first"#),
  ])
  func refusesTheSample(_ fault: Fault) throws {
    try expect(fault)
  }

  @Test(arguments: [
    (#""x": 1, "y": 2, "time": 1"#, "phase"), (#""phase": "moved", "x": 1, "time": 1"#, "y"),
    (#""phase": "moved", "y": 1, "time": 1"#, "x"), (#""phase": "moved", "x": 1, "y": 2"#, "time"),
    (#""phase": "stationary", "x": 1, "time": 1"#, "y"),
  ])
  func missesAField(_ members: String, name: String) throws {
    let text = #"[{"phase": "began", "x": 1, "y": 2, "time": 0.5}, ‸{"# + members + "}]"
    try expect(Fault(Marked(text), #"no "\#(name)" in a sample; expected one"#))
  }

  @Test func unknownKeysAreWarnedOfOnce() throws {
    let text: Marked = """
      {"touchs": 0, "touches": [
       {"phase": "began", "x": 1, "y": 2, "time": 0, ‸"tiem": 5, "force": 0.5},
       {"phase": "moved", "x": 1, "y": 2, "time": 0, "force": 0.7, "tiem": [{"a": null}]}
      ]}
      """
    let reading = Reading(text.text, file: Self.file)
    #expect(reading.failure == nil)
    #expect(reading.samples.count == 2)
    #expect(
      reading.warnings.map(\.message) == [
        #"unknown key "touchs"; did you mean "touches"?"#,
        #"unknown key "tiem"; did you mean "time"?"#,
        #"unknown key "force"; expected one of phase, x, y, position, location, time, t, timestamp,"#
          + " touch, id, finger, tapCount",
      ])
    #expect(reading.warnings.allSatisfy { $0.severity == .warning })
    #expect(reading.warnings[1].location == (try text.location(file: Self.file)))
  }

  @Test func anUnknownKeyOfAPlaceIsAWarningToo() throws {
    let text: Marked =
      #"[{"phase": "began", "position": {"x": 1, "y": 2, ‸"z": 3}, "time": 0}]"#
    let reading = Reading(text.text, file: Self.file)
    #expect(reading.failure == nil)
    #expect(reading.samples == [.at(0, .began, 1, 2)])
    #expect(
      reading.warnings.map(\.description) == [
        "\(try text.location(file: Self.file)): warning: unknown key \"z\"; expected one of x, y"
      ])
  }

  @Test func aSceneIsNoTrace() {
    let reading = Reading(#"{"version": 1, "views": []}"#, file: Self.file)
    #expect(
      reading.failure?.description
        == #"trace.json:1:1: error: this is a scene; expected a trace, with "touches""#)
  }

  @Test func unknownKeysAreErrorsWhenStrict() throws {
    let text: Marked = #"[{"phase": "began", "x": 1, "y": 2, "time": 0, ‸"tiem": 5}]"#
    let reading = Reading(text.text, file: Self.file, isStrict: true)
    #expect(
      reading.failure?.description
        == #"\#(try text.location(file: Self.file)): error: unknown key "tiem"; did you mean "time"?"#
    )
    #expect(reading.samples.isEmpty)
  }

  @Test func aByteOrderMarkIsReadOver() throws {
    let reading = Reading("\u{FEFF}[\n{\"phase\": 1}]", file: Self.file)
    #expect(
      reading.warnings.map(\.description) == [
        "trace.json:1:1: warning: found a byte-order mark; expected JSON without one"
      ])
    #expect(reading.failure?.location == Place(file: Self.file, line: 2, column: 11))
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x5B, 0x00], "UTF-16"), ([0xFE, 0xFF, 0x00, 0x5B], "UTF-16"),
      ([0xFF, 0xFE, 0x00, 0x00, 0x5B, 0, 0, 0], "UTF-32"),
      ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x5B], "UTF-32"),
    ] as [([UInt8], String)])
  func refusesAnotherEncoding(_ bytes: [UInt8], name: String) {
    let reading = Reading(bytes, file: Self.file)
    #expect(
      reading.failure?.description
        == "trace.json:1:1: error: the text is in \(name); expected UTF-8")
  }

  @Test(
    arguments: [
      [0xFF], [0xC0, 0xAF], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    ] as [[UInt8]])
  func refusesWhatIsNotUTF8(_ bytes: [UInt8]) {
    let text = Array("[{\"phase\":\n\"a".utf8) + bytes + Array("\"}]".utf8)
    let reading = Reading(text, file: Self.file)
    #expect(
      reading.failure?.description
        == "trace.json:2:3: error: found byte \(hexadecimal(bytes[0])); expected UTF-8 text")
  }

  @Test(arguments: [
    #"{"touches": [], "odd": "#, #"[{"odd": "#, #"{"changes": "#,
    #"{"touches": [{"phase": "began", "x": 1, "y": 2, "time": "#,
  ])
  func deepNestingIsADiagnostic(_ beginning: String) {
    for piece in ["[", #"{"a":"#] {
      let text = beginning + String(repeating: piece, count: 100_000)
      let place = Place(
        file: Self.file, line: 1, column: beginning.utf8.count + 512 * piece.utf8.count + 1)
      let failure = Reading(text, file: Self.file).failure
      #expect(failure?.message == "nested too deeply; expected at most 512 levels")
      // A sample's own braces are a level too.
      let levels = beginning.hasPrefix("[{") || beginning.contains("phase") ? 1 : 0
      #expect(failure?.location.column == place.column - levels * piece.utf8.count)
    }
  }

  @Test func theFaultInsideTheSamplesIsTheOneTold() throws {
    let text: Marked = #"{"touches": [{"phase": ‸beg"an", "x": 1}], "name": "b"}"#
    try expect(Fault(text, #"found "beg"; expected a value"#))
  }

  private func expect(_ fault: Fault) throws {
    try fault.expectIsReported(by: Reading(fault.text.text, file: Self.file), file: Self.file)
  }
}
