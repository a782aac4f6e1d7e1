import Testing
import TraceCore

@testable import TraceFormats

/// What is read of a line of text.
@Suite struct ReadLogTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let line: String
    var time: Int64 = 0
    var depth: Int32 = 0
    var subject = "button"
    var callback = "touchDown"
    var details = ""

    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(name: "columns", line: "    0.000  button      touchDown"),
    Row(
      name: "a time to the millisecond", line: "   12.345  button      touchDown", time: 12_345_000),
    Row(name: "a time with more decimals", line: "0.0165  button      touchDown", time: 16_500),
    Row(name: "a time without decimals", line: "2  button      touchDown", time: 2_000_000),
    Row(name: "a time before the start", line: "   -0.010  button      touchDown", time: -10_000),
    Row(name: "inside of a call", line: "    0.000  button        touchDown", depth: 1),
    Row(name: "inside of three", line: "    0.000  button            touchDown", depth: 3),
    Row(
      name: "a long id", line: "    0.000  a-very-long-id    touchDown", depth: 1,
      subject: "a-very-long-id"),
    Row(
      name: "an id of other letters", line: "    0.000  größe         touchDown", depth: 1,
      subject: "größe"),
    Row(name: "too few blanks", line: "0 button touchDown"),
    Row(
      name: "details", line: "    0.000  button      touchDown   touch=1 at=60,22 -> true",
      details: "touch=1 at=60,22 -> true"),
    Row(
      name: "blanks between details", line: "0  button      touchDown  touch=1   at=60,22  ",
      details: "touch=1 at=60,22"),
    Row(
      name: "zeros at the end of numbers",
      line: "0  button      touchDown  at=60.0,-0.50 outside=0010",
      details: "at=60,-0.5 outside=10"),
    Row(
      name: "a text that looks like a number", line: "0  button      set  title=1.0",
      callback: "set", details: "title=1.0"),
    Row(
      name: "a place that is none", line: "0  button      touchDown  at=0x10,nan",
      details: "at=0x10,nan"),
  ])
  func takesApart(_ row: Row) throws {
    let log = try ReadLog(row.line, file: "a.log")
    let callback = try #require(log.callbacks.first)
    #expect(callback.time == row.time)
    #expect(callback.depth == row.depth)
    let words = [callback.subject, callback.callback, callback.details].map {
      String(decoding: log.words[Int($0)], as: UTF8.self)
    }
    #expect(words == [row.subject, row.callback, row.details])
    #expect(callback.line == 1)
    #expect(log.count == 1)
  }

  @Test func readsOverWhatIsNoCallback() throws {
    let text = "\u{FEFF}# a comment\r\n\r\n   \r\n  # another\r\n0 a b\r\n"
    let log = try ReadLog(text, file: "a.log")
    #expect(log.callbacks.map(\.line) == [5])
    #expect(!log.isExact)
  }

  @Test func readsNothingFromNothing() throws {
    #expect(try ReadLog("", file: "a.log").count == 0)
  }

  @Test func cutsALogIntoItsTraces() throws {
    let text = "# ==> a.json\n0 a b\n0 a b\n# ==> b.json\n# ==> c.json\n0 a b\n"
    let sections = try ReadLog(text, file: "a.log").sections
    #expect(sections.map(\.name) == ["a.json", "b.json", "c.json"])
    #expect(sections.map(\.lines) == [1..<4, 4..<5, 5..<7])
    #expect(sections.map(\.callbacks) == [0..<2, 2..<2, 2..<3])
  }

  @Test func cutsAJSONLogIntoItsTraces() throws {
    let line = #""time":0,"depth":0,"category":"event","subject":"a","callback":"b"}"#
    let text = ["a", "a", "b\\u001b"].map { #"{"trace":"\#($0)",\#(line)"# }.joined(separator: "\n")
    let log = try ReadLog(text, file: "a.log")
    #expect(log.sections.map(\.name) == ["a", #"b\u{1b}"#])
    #expect(log.sections.map(\.callbacks) == [0..<2, 2..<3])
    #expect(log.isExact)
  }
}

/// What is no log, and where.
@Suite struct ReadLogMistakeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let text: Marked
    let problem: String

    var testDescription: String { name }
  }

  private static let rest = #""depth":0,"category":"event","subject":"a","callback":"b""#

  private static let settled = "expected a log whose merge conflicts are settled"
  private static let time = "expected a callback's time in seconds, such as 0.150"

  @Test(arguments: [
    Row(
      name: "our side of a conflict", text: "0 a b\n‸<<<<<<< HEAD\n0 a b\n",
      problem: "found the conflict marker <<<<<<<; \(settled)"),
    Row(
      name: "the base of a conflict", text: "‸||||||| merged common ancestors\n",
      problem: "found the conflict marker |||||||; \(settled)"),
    Row(
      name: "the middle of a conflict", text: "\n‸=======\r\n",
      problem: "found the conflict marker =======; \(settled)"),
    Row(
      name: "their side of a conflict", text: "‸>>>>>>> branch\n",
      problem: "found the conflict marker >>>>>>>; \(settled)"),
    Row(
      name: "a longer line of arrows", text: "‸<<<<<<<<\n",
      problem: "found \"<<<<<<<<\"; \(time)"),
    Row(
      name: "no time", text: "0 a b\n  ‸soon button touchDown\n",
      problem: "found \"soon\"; \(time)"),
    Row(
      name: "a time beyond all times", text: "‸99999999999999999999 a b\n",
      problem: "\"99999999999999999999\" is out of range; expected a smaller number"),
    Row(
      name: "no callback", text: " ‸0.1 button\n",
      problem: "found 2 words; expected a time, a subject and a callback"),
    Row(
      name: "a control character of a terminal", text: "‸\u{1B}[31m\n",
      problem: "found \"\\u{1b}[31m\"; \(time)"),
    Row(name: "a NUL", text: "0 a b‸\0\n", problem: "found a NUL byte; expected text"),
    Row(
      name: "half an object", text: "{\"time\":‸\n",
      problem: "the text ends here; expected a value"),
    Row(
      name: "an object without a time", text: Marked("‸{\(rest)}\n"),
      problem: "no \"time\" in a callback; expected one"),
    Row(
      name: "a key that no log has", text: Marked("\n{\"time\":0,\(rest),‸\"tiem\":1}\n"),
      problem: "unknown key \"tiem\"; did you mean \"time\"?"),
    Row(
      name: "a category that is none",
      text: #"{"time":0,"depth":0,"category":‸"evnt","subject":"a","callback":"b"}"#,
      problem: "unknown category \"evnt\"; did you mean \"event\"?"),
    Row(
      name: "a touch without a name",
      text: Marked("{\"time\":0,\(rest),\"touches\":[‸{\"x\":1}]}\n"),
      problem: "no \"touch\" in a touch; expected one"),
  ])
  func says(_ row: Row) throws {
    let diagnostic = try #require(throws: Diagnostic.self) {
      try ReadLog(row.text.text, file: "a.log")
    }
    #expect("\(diagnostic.problem)" == row.problem)
    #expect(diagnostic.location == (try row.text.location(file: "a.log")))
  }

  @Test func refusesWhatIsNoText() throws {
    let document = MemoryDocument([0x30, 0x20, 0xFF, 0x0A])
    let diagnostic = try #require(throws: Diagnostic.self) {
      try ReadLog(document, file: "a.log")
    }
    #expect("\(diagnostic)" == "a.log:1:3: error: found byte 0xFF; expected UTF-8 text")
  }
}

/// A JSON log is read as the words of the text log of the same replay.
@Suite struct JSONLogReadingTests {
  private static let touches = [
    LoggedTouch(touch: .number(1), location: Point(x: 60, y: 22.5), taps: 2),
    LoggedTouch(touch: .name("left hand"), location: Point(x: -1, y: 0.125), taps: nil),
  ]

  /// One of each kind, with the values that are written in their own ways.
  static let events: [LogEvent] =
    [
      .touches(.began), .passedOn(.moved, from: "a badge"), .tracking(.beginTracking),
      .controlEvent(.touchDown, outside: 0), .controlEvent(.touchDragExit, outside: 76.5),
      .controlEvent(Control.Event(rawValue: 1 << 24), outside: 0),
      .action("save", to: "controller"), .action("save now", to: nil), .interrupt("phone  call\n"),
      .removed, .set(property: "frame", .numbers([1, 2.5, 3, 4])),
      .set(property: "title", .text("two words")), .set(property: "state.x", .none),
      .touchStillDown, .ruleUndefined(rule: "watch"), .hitTest(at: Point(x: 1, y: 2)),
      .pointInside(at: Point(x: 1, y: 2)), .chain(["button", "a view", "window"]),
      .property("isTracking", .bool(true)), .property("value", .number(0.25)),
      .gestureTouches(.cancelled), .gestureState(from: .possible, to: .began),
      .gestureReset(from: .ended), .gestureAction("tapped", state: .ended, .none),
      .gestureAction("tapped", state: .ended, .place(Point(x: 3, y: 4))),
      .gestureAction(
        "panned", state: .changed,
        .pan(translation: Point(x: 1, y: 2), velocity: Point(x: -3.5, y: 4))),
      .gestureAction("pinched", state: .began, .pinch(scale: 1.5)),
      .gestureAction("turned", state: .began, .rotation(-0.5)),
      .gestureAction("swiped", state: .ended, .swipe(.left)),
      .scroll(.willBeginDragging), .scroll(.didScroll(contentOffset: Point(x: 0, y: 40))),
      .scroll(.didEndDragging),
    ]

  private static let results: [LogValue?] = [
    nil, .bool(false), .number(1.5), LogValue.none, .text("a view"), .skipped(.isHidden),
  ]

  private static func write(_ event: LogEvent, into sink: LogSink) {
    for result in results {
      let entry = LogEntry(
        time: Instant(microseconds: 16_000), depth: 2, subject: "an id", event: event)
      let isCall = event.isCallWithResult
      let hasTouches: Bool =
        switch event {
        case .touches, .passedOn, .tracking, .touchStillDown, .gestureTouches: true
        default: false
        }
      sink.entered(entry, touches: hasTouches ? touches : [])
      if isCall {
        sink.returned(
          result, watched: [WatchedValue(name: "a name", value: .text("a value"))])
      }
    }
  }

  @Test(arguments: events)
  func isTheTextLog(_ event: LogEvent) throws {
    let textOutput = CollectedOutput()
    let text = TextLog(output: textOutput, filter: LogFilter(categories: .all))
    let jsonOutput = CollectedOutput()
    let json = JSONLog(output: jsonOutput, filter: LogFilter(categories: .all))
    Self.write(event, into: TeeSink(text, json))
    try text.finish()
    try json.finish()
    let expected = try ReadLog(textOutput.document, file: "a.log")
    let actual = try ReadLog(jsonOutput.document, file: "a.jsonl")
    #expect(expected.count == Self.results.count)
    let comparison = LogComparison(expected: expected, actual: actual)
    #expect(comparison.isEqual, "\(comparison.summary)")
    // The category that the text does not say is the one that the object says.
    #expect(
      comparison.logs.expected.map(\.category) == comparison.logs.actual.map(\.category))
    #expect(comparison.logs.actual[0].category == event.category)
  }
}
