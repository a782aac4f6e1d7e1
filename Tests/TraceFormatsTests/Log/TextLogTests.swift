import Testing
import TraceCore
import TraceFormats

@Suite struct TextLogTests {
  @Test func writesThePagesExample() throws {
    let output = CollectedBytes()
    let log = TextLog(output: output, filter: LogFilter())
    log.comment("out of the button and back")
    log.comment("profile uikit, phone, touch slop 70")
    Self.replayOutAndBack(into: log)
    try log.finish()
    #expect(
      output.text == """
        # out of the button and back
        # profile uikit, phone, touch slop 70
            0.000  button      touchesBegan        touch=1 at=60,22
            0.000  button        beginTracking     touch=1 at=60,22 -> true
            0.000  button        touchDown
            0.016  button      touchesMoved        touch=1 at=60,66.5
            0.016  button        continueTracking  touch=1 at=60,66.5 -> true
            0.016  button        touchDragInside   outside=22.5
            0.033  button      touchesMoved        touch=1 at=60,120
            0.033  button        continueTracking  touch=1 at=60,120 -> true
            0.033  button        touchDragExit     outside=76
            0.033  button        touchDragOutside  outside=76
            0.120  button      touchesEnded        touch=1 at=60,50
            0.120  button        endTracking       touch=1 at=60,50
            0.120  button          touchDragEnter  outside=6
            0.120  button          touchUpInside   outside=6
            0.120  button            action        save to=controller
            0.120  button            primaryActionTriggered

        """)
  }

  /// What the engine records of the page's own example.
  static func replayOutAndBack(into log: LogSink) {
    log.enter(0, "button", .touches(.began), touches: [.at(60, 22)])
    log.enter(0, "button", .tracking(.beginTracking), depth: 1, touches: [.at(60, 22)])
    log.leave(.bool(true))
    log.enter(0, "button", .controlEvent(.touchDown, outside: 0), depth: 1)
    log.enter(16, "button", .touches(.moved), touches: [.at(60, 66.5)])
    log.enter(16, "button", .tracking(.continueTracking), depth: 1, touches: [.at(60, 66.5)])
    log.leave(.bool(true))
    log.enter(16, "button", .controlEvent(.touchDragInside, outside: 22.5), depth: 1)
    log.enter(33, "button", .touches(.moved), touches: [.at(60, 120)])
    log.enter(33, "button", .tracking(.continueTracking), depth: 1, touches: [.at(60, 120)])
    log.leave(.bool(true))
    log.enter(33, "button", .controlEvent(.touchDragExit, outside: 76), depth: 1)
    log.enter(33, "button", .controlEvent(.touchDragOutside, outside: 76), depth: 1)
    log.enter(120, "button", .touches(.ended), touches: [.at(60, 50)])
    log.enter(120, "button", .tracking(.endTracking), depth: 1, touches: [.at(60, 50)])
    log.enter(120, "button", .controlEvent(.touchDragEnter, outside: 6), depth: 2)
    log.enter(120, "button", .controlEvent(.touchUpInside, outside: 6), depth: 2)
    log.enter(120, "button", .action("save", to: "controller"), depth: 3)
    log.enter(120, "button", .controlEvent(.primaryActionTriggered, outside: 0), depth: 3)
    log.leave()
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    var subject = "button"
    let event: LogEvent
    var depth = 0
    var touches: [LoggedTouch] = []
    var result: LogValue?
    var watched: [WatchedValue] = []
    let line: String

    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(
      name: "two touches", event: .touches(.moved),
      touches: [.at(10, 20), .at(30, 40.0004, touch: 2)],
      line: "button      touchesMoved        touch=1 at=10,20 touch=2 at=30,40"),
    Row(
      name: "taps", event: .touches(.began), touches: [.at(-1, -0.0, taps: 2)],
      line: "button      touchesBegan        touch=1 at=-1,0 taps=2"),
    Row(
      name: "named finger", event: .touches(.cancelled),
      touches: [.at(1, 2, touch: .name("thumb"))],
      line: "button      touchesCancelled    touch=thumb at=1,2"),
    Row(
      name: "passed on", subject: "card", event: .passedOn(.began, from: "badge"), depth: 1,
      touches: [.at(80, 62)],
      line: "card          touchesBegan      touch=1 at=80,62 from=badge"),
    Row(
      name: "cancelTracking", event: .tracking(.cancelTracking), depth: 1,
      line: "button        cancelTracking"),
    Row(
      name: "cancelTracking, watched", event: .tracking(.cancelTracking), depth: 1,
      watched: [WatchedValue(name: "v", value: .number(0.12345))],
      line: "button        cancelTracking    v=0.123"),
    Row(
      name: "a result without touches", event: .tracking(.beginTracking), result: .bool(false),
      line: "button      beginTracking       -> false"),
    Row(
      name: "watched values and result", event: .tracking(.continueTracking), depth: 1,
      touches: [.at(1, 2)], result: .bool(true),
      watched: [
        WatchedValue(name: "v", value: .number(35)), WatchedValue(name: "on", value: .bool(true)),
        WatchedValue(name: "word", value: .text("a b")),
      ],
      line: #"button        continueTracking  touch=1 at=1,2 v=35 on=true word=a\u{20}b -> true"#),
    Row(
      name: "event outside", event: .controlEvent(.touchUpOutside, outside: 70.5),
      line: "button      touchUpOutside      outside=70.5"),
    Row(
      name: "event hardly outside", event: .controlEvent(.touchUpInside, outside: 0.0004),
      line: "button      touchUpInside"),
    Row(
      name: "event just outside", event: .controlEvent(.touchUpInside, outside: 0.0005),
      line: "button      touchUpInside       outside=0.001"),
    Row(
      name: "event without a name", event: .controlEvent(.init(rawValue: 1 << 24), outside: 0),
      line: "button      event24"),
    Row(
      name: "no event", event: .controlEvent([], outside: 0), line: "button      event32"),
    Row(
      name: "action for nobody", event: .action("save", to: nil), depth: 2,
      line: "button          action          save to=nobody"),
    Row(
      name: "interrupt", subject: "application", event: .interrupt("phone call"),
      line: "application  interrupt           phone call"),
    Row(
      name: "interrupt without a text", subject: "application", event: .interrupt(""),
      line: "application  interrupt"),
    Row(name: "removed", subject: "badge", event: .removed, line: "badge       removed"),
    Row(
      name: "set a list", event: .set(property: "frame", .numbers([137, 500, 100.25, 40])),
      line: "button      set                 frame=137,500,100.25,40"),
    Row(
      name: "set a flag", event: .set(property: "isEnabled", .bool(false)),
      line: "button      set                 isEnabled=false"),
    Row(
      name: "set a text", event: .set(property: "title", .text("two words")),
      line: "button      set                 title=two words"),
    Row(
      name: "still down", subject: "application", event: .touchStillDown,
      touches: [.finger(1), .finger(2)], line: "application  touchStillDown      touch=1 touch=2"),
    Row(
      name: "undefined rule", event: .ruleUndefined(rule: "continueTracking"), depth: 1,
      line: "button        ruleUndefined     continueTracking"),
    Row(
      name: "hitTest finds", subject: "root", event: .hitTest(at: Point(x: 180, y: 50)),
      result: .text("E"), line: "root        hitTest             at=180,50 -> E"),
    Row(
      name: "hitTest finds nothing", subject: "F", event: .hitTest(at: Point(x: 10, y: -100)),
      depth: 3, result: .none as LogValue,
      line: "F                 hitTest       at=10,-100 -> nil"),
    Row(
      name: "hitTest skips", subject: "hidden", event: .hitTest(at: .zero), depth: 1,
      result: .skipped(.isHidden),
      line: "hidden        hitTest           at=0,0 -> skipped (isHidden)"),
    Row(
      name: "pointInside", subject: "root", event: .pointInside(at: .zero), depth: 1,
      result: .bool(false), line: "root          pointInside       at=0,0 -> false"),
    Row(
      name: "chain", subject: "application", event: .chain(["button", "root", "window"]),
      line: "application  chain               button > root > window"),
    Row(
      name: "property", event: .property("isHighlighted", .bool(true)),
      line: "button      isHighlighted       true"),
    Row(
      name: "state property", subject: "tap", event: .property("state", .text("ended -> possible")),
      line: "tap         state               ended -> possible"),
    Row(
      name: "long words", subject: "aVeryLongName",
      event: .controlEvent(.primaryActionTriggered, outside: 1), depth: 10,
      line: "aVeryLongName                      primaryActionTriggered  outside=1"),
    Row(
      name: "a subject beyond ASCII", subject: "größe",
      event: .controlEvent(.touchDown, outside: 0), line: "größe       touchDown"),
  ])
  func writes(_ row: Row) throws {
    let output = CollectedBytes()
    let log = TextLog(output: output, filter: LogFilter(categories: .all))
    log.enter(1_500, row.subject, row.event, depth: row.depth, touches: row.touches)
    if row.event.isCallWithResult { log.leave(row.result, watched: row.watched) }
    try log.finish()
    #expect(output.text == "    1.500  \(row.line)\n")
  }

  /// Neighbouring lines share texts; each must still say its own.
  @Test func doesNotRepeatWhatHasChanged() throws {
    let output = CollectedBytes()
    let log = TextLog(output: output, filter: LogFilter(categories: .all))
    log.enter(0, "a", .touches(.moved), touches: [.at(1, 2)])
    log.enter(0, "a", .touches(.moved), touches: [.at(1, 2, touch: 2)])
    log.enter(0, "a", .touches(.moved), touches: [.at(1, 3, touch: 2)])
    log.enter(0, "a", .touches(.moved), touches: [.at(1, 3, touch: 2, taps: 2)])
    log.enter(0, "a", .touches(.moved), depth: 1, touches: [.at(1, 3, touch: 2)])
    log.enter(0, "b", .touches(.moved), depth: 1, touches: [.at(1, 3, touch: .name("x"))])
    log.enter(1, "b", .touches(.ended), touches: [.finger(2), .at(1, 3, touch: 2)])
    try log.finish()
    #expect(
      output.text == """
            0.000  a           touchesMoved        touch=1 at=1,2
            0.000  a           touchesMoved        touch=2 at=1,2
            0.000  a           touchesMoved        touch=2 at=1,3
            0.000  a           touchesMoved        touch=2 at=1,3 taps=2
            0.000  a             touchesMoved      touch=2 at=1,3
            0.000  b             touchesMoved      touch=x at=1,3
            0.001  b           touchesEnded        touch=2 touch=2 at=1,3

        """)
  }

  @Test func handlesManyTouches() throws {
    let output = CollectedBytes()
    let log = TextLog(output: output, filter: LogFilter(categories: .all))
    let touches = (1...20).map { LoggedTouch.at(Double($0), 0.25, touch: .number($0)) }
    log.enter(0, "a", .touches(.moved), touches: touches)
    try log.finish()
    let words = (1...20).map { "touch=\($0) at=\($0),0.25" }.joined(separator: " ")
    #expect(output.text == "    0.000  a           touchesMoved        \(words)\n")
  }
}
