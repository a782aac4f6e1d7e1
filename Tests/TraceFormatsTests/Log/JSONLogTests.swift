import Foundation
import Testing
import TraceCore
import TraceFormats

@Suite struct JSONLogTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let event: LogEvent
    var touches: [LoggedTouch] = []
    var result: LogValue?
    var watched: [WatchedValue] = []

    /// The line from the category on.
    let rest: String

    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(
      name: "touches", event: .touches(.began),
      touches: [.at(10, -20.123456789), .at(0.1, 1e-7, touch: .name("thumb"), taps: 2)],
      rest:
        #"touches","subject":"a","callback":"touchesBegan","touches":[{"touch":1,"x":10,"#
        + #""y":-20.123456789},{"touch":"thumb","x":0.1,"y":1e-07,"taps":2}]}"#),
    Row(
      name: "passed on", event: .passedOn(.ended, from: "badge"), touches: [.at(1, 2)],
      rest:
        #"chain","subject":"a","callback":"touchesEnded","touches":[{"touch":1,"x":1,"#
        + #""y":2}],"from":"badge"}"#),
    Row(
      name: "tracking", event: .tracking(.beginTracking), touches: [.at(1, 2)],
      result: .bool(true),
      watched: [
        WatchedValue(name: "time", value: .number(1.0005)),
        WatchedValue(name: "on", value: .bool(false)),
      ],
      rest:
        #"tracking","subject":"a","callback":"beginTracking","touches":[{"touch":1,"x":1,"#
        + #""y":2}],"watch":{"time":1.0005,"on":false},"returns":true}"#),
    Row(
      name: "tracking without result", event: .tracking(.cancelTracking),
      rest: #"tracking","subject":"a","callback":"cancelTracking"}"#),
    Row(
      name: "event outside", event: .controlEvent(.touchDragExit, outside: 70.0001),
      rest: #"event","subject":"a","callback":"touchDragExit","outside":70.0001}"#),
    Row(
      name: "event inside", event: .controlEvent(.touchDown, outside: 0),
      rest: #"event","subject":"a","callback":"touchDown"}"#),
    Row(
      name: "action", event: .action("save", to: "controller"),
      rest: #"action","subject":"a","callback":"action","action":"save","to":"controller"}"#),
    Row(
      name: "action for nobody", event: .action("save", to: nil),
      rest: #"action","subject":"a","callback":"action","action":"save","to":null}"#),
    Row(
      name: "interrupt", event: .interrupt("phone \"call\""),
      rest: #"system","subject":"a","callback":"interrupt","text":"phone \"call\""}"#),
    Row(
      name: "removed", event: .removed, rest: #"system","subject":"a","callback":"removed"}"#),
    Row(
      name: "set", event: .set(property: "frame", .numbers([1, 2.5, -0.0, 4])),
      rest: #"system","subject":"a","callback":"set","property":"frame","value":[1,2.5,0,4]}"#),
    Row(
      name: "set to nothing", event: .set(property: "next", .none),
      rest: #"system","subject":"a","callback":"set","property":"next","value":null}"#),
    Row(
      name: "still down", event: .touchStillDown, touches: [.finger(1), .finger(.name("two"))],
      rest:
        #"system","subject":"a","callback":"touchStillDown","touches":[{"touch":1},"#
        + #"{"touch":"two"}]}"#),
    Row(
      name: "undefined rule", event: .ruleUndefined(rule: "pointInside"),
      rest: #"system","subject":"a","callback":"ruleUndefined","rule":"pointInside"}"#),
    Row(
      name: "hitTest", event: .hitTest(at: Point(x: 1, y: 2)), result: .text("b"),
      rest: #"hit","subject":"a","callback":"hitTest","at":{"x":1,"y":2},"returns":"b"}"#),
    Row(
      name: "hitTest without a hit", event: .hitTest(at: .zero), result: .none as LogValue,
      rest: #"hit","subject":"a","callback":"hitTest","at":{"x":0,"y":0},"returns":null}"#),
    Row(
      name: "hitTest skips", event: .hitTest(at: .zero), result: .skipped(.alpha),
      rest:
        #"hit","subject":"a","callback":"hitTest","at":{"x":0,"y":0},"returns":null,"#
        + #""skipped":"alpha"}"#),
    Row(
      name: "pointInside", event: .pointInside(at: .zero), result: .bool(false),
      rest: #"hit","subject":"a","callback":"pointInside","at":{"x":0,"y":0},"returns":false}"#),
    Row(
      name: "chain", event: .chain(["b", "c"]),
      rest: #"hit","subject":"a","callback":"chain","responders":["b","c"]}"#),
    Row(
      name: "property", event: .property("value", .number(1e300)),
      rest: #"properties","subject":"a","callback":"value","value":1e+300}"#),
    Row(
      name: "a number that is none", event: .property("value", .number(.nan)),
      rest: #"properties","subject":"a","callback":"value","value":null}"#),
  ])
  func writes(_ row: Row) throws {
    let output = CollectedBytes()
    let log = JSONLog(output: output, filter: LogFilter(categories: .all))
    log.enter(1_500, "a", row.event, depth: 3, touches: row.touches)
    if row.event.isCallWithResult { log.leave(row.result, watched: row.watched) }
    try log.finish()
    #expect(output.text == #"{"time":1.5,"depth":3,"category":""# + row.rest + "\n")
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(output.text.utf8)) }
  }

  @Test func resultsStandOnTheirOwnLines() throws {
    let output = CollectedBytes()
    let log = JSONLog(output: output, filter: LogFilter(categories: .all))
    log.enter(0, "a", .hitTest(at: .zero))
    log.enter(0, "a", .pointInside(at: .zero), depth: 1)
    log.leave(.bool(true))
    log.leave(.text("a"))
    try log.finish()
    #expect(
      output.text == """
        {"time":0,"depth":0,"category":"hit","subject":"a","callback":"hitTest","at":{"x":0,"y":0},"returns":"a"}
        {"time":0,"depth":1,"category":"hit","subject":"a","callback":"pointInside","at":{"x":0,"y":0},"returns":true}

        """)
  }

  @Test func timesAreExactAndTracesNamed() throws {
    let output = CollectedBytes()
    let log = JSONLog(output: output)
    log.trace = "a.json"
    let time = Instant(microseconds: 16_501)
    log.entered(LogEntry(time: time, depth: 0, subject: "a", event: .removed), touches: [])
    log.trace = nil
    log.entered(LogEntry(time: time, depth: 0, subject: "a", event: .removed), touches: [])
    try log.finish()
    #expect(
      output.text == """
        {"trace":"a.json","time":0.016501,"depth":0,"category":"system","subject":"a","callback":"removed"}
        {"time":0.016501,"depth":0,"category":"system","subject":"a","callback":"removed"}

        """)
  }
}
