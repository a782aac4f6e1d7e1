import Testing
import TraceCore

@testable import TraceFormats

@Suite struct JSONSourceTests {
  static func source(_ text: String) -> JSONSource {
    JSONSource(file: "scene.json", document: MemoryDocument(text))
  }

  static func value(_ text: String) throws -> JSONValue {
    try source(text).value(diagnostics: DiagnosticCollector())
  }

  @Test func everyKindOfValue() throws {
    let text: Marked = #" ◦{"a": [null, true, false, -1.50, "\u00e9\ud83d\ude00\n"], ‸"b": {}} "#
    let value = try Self.value(text.text)
    let object = try JSONObject(value, name: "scene", owner: "a scene")
    #expect(value.offset == text.earlierOffset)
    #expect(object.members.map(\.key) == ["a", "b"])
    #expect(object.members.last?.keyOffset == text.offset)
    let elements = try object.required("a").array("a")
    #expect(
      elements.map(\.content.kind) == ["null", "a boolean", "a boolean", "a number", "a string"])
    #expect(try elements[1].bool("a"))
    #expect(try elements[3].number("a") == -1.5)
    #expect(try elements[3].instant("a").microseconds == -1_500_000)
    #expect(try elements[4].string("a") == "é😀\n")
    #expect(object["c"] == nil)
  }

  @Test func typedAccessSaysWhatItFound() throws {
    let value = try Self.value(#"{"frame": [1, 2, 3], "class": "UIVeiw", "n": 7, "s": "x"}"#)
    let object = try JSONObject(value, name: "view", owner: "a view")
    let problems: [(Problem, () throws(Mistake) -> Void)] = [
      (
        .outOfRange(name: "frame", found: "an array of 3", expected: "an array of 4 numbers"),
        { () throws(Mistake) in _ = try object.required("frame").numbers("frame", count: 4) }
      ),
      (
        .outOfRange(name: "n", found: "7", expected: "an integer from 0 to 5"),
        { () throws(Mistake) in _ = try object.required("n").integer("n", in: 0...5) }
      ),
      (
        .wrongType(name: "s", found: "a string", expected: "an integer of at least 0"),
        { () throws(Mistake) in _ = try object.required("s").integer("s", in: 0...Int.max) }
      ),
      (
        .wrongType(name: "s", found: "a string", expected: "true or false"),
        { () throws(Mistake) in _ = try object.required("s").bool("s") }
      ),
      (
        .missingKey("id", in: "a view"),
        { () throws(Mistake) in _ = try object.required("id") }
      ),
      (
        .wrongType(name: "views", found: "an array", expected: "an object"),
        { () throws(Mistake) in
          _ = try JSONObject(object.required("frame"), name: "views", owner: "a view")
        }
      ),
    ]
    for (problem, body) in problems {
      let mistake = #expect(throws: Mistake.self) { try body() }
      #expect(mistake?.problem == problem)
    }
  }

  @Test func unknownKeysComeInTheOrderOfTheText() throws {
    let text: Marked = #"{◦"hidden": 1, "id": 2, ‸"fraem": 3}"#
    let value = try Self.value(text.text)
    let object = try JSONObject(value, name: "view", owner: "a view")
    let unknown = object.unknownKeys(among: ["id", "frame", "isHidden"])
    #expect(unknown.map(\.offset) == [text.earlierOffset, text.offset])
    #expect(
      unknown.map(\.problem.description) == [
        #"unknown key "hidden"; did you mean "isHidden"?"#,
        #"unknown key "fraem"; did you mean "frame"?"#,
      ])
  }

  @Test func aPlaceInsideAStringCountsItsEscapes() throws {
    let text: Marked = "{\"rule\":\n  \"\\u00e9 \\\\ ‸bound\"}"
    let source = Self.source(text.text)
    let value = try source.value(diagnostics: DiagnosticCollector())
    let object = try JSONObject(value, name: "scene", owner: "a scene")
    let rule = try object.required("rule")
    let index = try #require(try rule.string("rule").utf8.firstIndex(of: UInt8(ascii: "b")))
    let byte = try rule.string("rule").utf8.prefix(upTo: index).count
    let offset = source.offset(ofByte: byte, in: rule)
    #expect(source.location(of: offset) == (try text.location(file: "scene.json")))
  }

  @Test func manyKeysAreStillCompared() {
    let keys = (0..<1_000).map { "\"k\($0)\": 0" } + ["‸\"k500\": 0"]
    let text = Marked("{" + keys.joined(separator: ",\n") + "}")
    let diagnostic = #expect(throws: Diagnostic.self) { try Self.value(text.text) }
    #expect(diagnostic?.problem == .syntax(.duplicateKey("k500")))
    #expect(diagnostic?.location.line == 1_001)
    #expect(diagnostic?.earlier?.line == 501)
  }

  @Test(arguments: [
    Fault("‸", "nothing found; expected a JSON value"),
    Fault("{} ‸//", "found a comment; expected none, JSON has no comments"),
    Fault("[1, 2‸,]", #"found a comma before "]"; expected a value after it"#),
    Fault("[1‸:2]", #"found ":"; expected a comma or "]""#),
    Fault("‸'a'", #"found "'"; expected a value"#),
    Fault("tru‸", #"the text ends here; expected "true""#),
    Fault("-‸", "the text ends here; expected a digit"),
    Fault("1.‸", "the text ends here; expected a digit"),
    Fault("1e+‸", "the text ends here; expected a digit"),
    Fault("‸1.x", #""1.x" is not a number: expected a digit after the point"#),
    Fault("\"abc‸", "the text ends here; expected the closing quote of a string"),
    Fault("\"abc\\‸", "the text ends here; expected an escape"),
    Fault("\"abc\\u12‸", "the text ends here; expected a hexadecimal digit"),
    Fault("‸é", #"found "é"; expected a value"#),
    Fault("‸nulll", #"found "nulll"; expected "null""#),
  ])
  func refuses(_ fault: Fault) throws {
    let diagnostic = #expect(throws: Diagnostic.self) { try Self.value(fault.text.text) }
    #expect(diagnostic?.message == fault.message)
    #expect(diagnostic?.location == (try fault.text.location(file: "scene.json")))
  }
}
