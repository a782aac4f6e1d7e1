import Testing
import TraceCore
import TraceFormats

/// Lines whose results come after the lines below them.
@Suite struct OpenLineTests {
  private static func walk(into log: LogSink) {
    let point = Point(x: 1, y: 2)
    log.enter(0, "window", .hitTest(at: point))
    log.enter(0, "window", .pointInside(at: point), depth: 1)
    log.leave(.bool(true))
    log.enter(0, "root", .hitTest(at: point), depth: 1)
    log.enter(0, "root", .pointInside(at: point), depth: 2)
    log.leave(.bool(true))
    log.enter(0, "hidden", .hitTest(at: point), depth: 2)
    log.leave(.skipped(.isHidden))
    log.enter(0, "button", .hitTest(at: point), depth: 2)
    log.enter(0, "button", .pointInside(at: point), depth: 3)
    log.leave(.bool(true))
    log.leave(.text("button"))
    log.leave(.text("button"))
    log.leave(.text("button"))
    log.enter(0, "application", .chain(["button", "root", "window"]))
  }

  @Test func resultsStandOnTheirOwnLines() throws {
    let output = CollectedBytes()
    let log = TextLog(output: output, filter: LogFilter(categories: .all))
    Self.walk(into: log)
    try log.finish()
    #expect(
      output.text == """
            0.000  window      hitTest             at=1,2 -> button
            0.000  window        pointInside       at=1,2 -> true
            0.000  root          hitTest           at=1,2 -> button
            0.000  root            pointInside     at=1,2 -> true
            0.000  hidden          hitTest         at=1,2 -> skipped (isHidden)
            0.000  button          hitTest         at=1,2 -> button
            0.000  button            pointInside   at=1,2 -> true
            0.000  application  chain               button > root > window

        """)
  }

  @Test func eventsInsideOfATrackingCallStandBelowIt() throws {
    let output = CollectedBytes()
    let log = TextLog(output: output, filter: LogFilter(categories: .all))
    log.enter(5, "slider", .tracking(.continueTracking), touches: [.at(1, 2)])
    log.enter(5, "slider", .property("value", .number(60)), depth: 1)
    log.enter(5, "slider", .controlEvent(.valueChanged, outside: 0), depth: 1)
    log.leave(.bool(true), watched: [WatchedValue(name: "v", value: .number(60))])
    log.enter(5, "slider", .tracking(.cancelTracking))
    log.enter(5, "slider", .property("isTracking", .bool(false)), depth: 1)
    log.leave(nil, watched: [WatchedValue(name: "v", value: .number(60))])
    log.enter(5, "slider", .tracking(.cancelTracking))
    log.enter(5, "slider", .property("isTracking", .bool(false)), depth: 1)
    log.leave()
    try log.finish()
    #expect(
      output.text == """
            0.005  slider      continueTracking    touch=1 at=1,2 v=60 -> true
            0.005  slider        value             60
            0.005  slider        valueChanged
            0.005  slider      cancelTracking      v=60
            0.005  slider        isTracking        false
            0.005  slider      cancelTracking
            0.005  slider        isTracking        false

        """)
  }

  @Test func aCallThatNeverReturnsKeepsItsLine() throws {
    let output = CollectedBytes()
    let log = TextLog(output: output, filter: LogFilter(categories: .all))
    log.enter(0, "root", .hitTest(at: .zero))
    log.enter(0, "root", .pointInside(at: .zero), depth: 1)
    try log.finish()
    log.leave(.bool(true))
    log.leave(.text("root"))
    log.enter(1, "root", .removed)
    try log.finish()
    #expect(
      output.text == """
            0.000  root        hitTest             at=0,0
            0.000  root          pointInside       at=0,0
            0.001  root        removed

        """)
  }

  /// However long it is, a line leaves the buffer only when it is whole.
  @Test func portionsEndWhereNoLineIsOpen() throws {
    let output = CollectedBytes()
    let log = TextLog(output: output, filter: LogFilter(categories: .all))
    for _ in 0..<3 {
      log.enter(0, "root", .hitTest(at: .zero))
      for _ in 0..<4_000 { log.enter(0, "root", .property("isHidden", .bool(true)), depth: 1) }
      #expect(!output.text.hasSuffix("hitTest             at=0,0\n"))
      log.leave(.text("end"))
    }
    try log.finish()
    #expect(output.portions.count == 3)
    #expect(output.lines.count == 12_003)
    #expect(output.lines.filter { $0.hasSuffix("at=0,0 -> end") }.count == 3)
  }

  @Test func portionsAreLarge() throws {
    let output = CollectedBytes()
    let log = TextLog(output: output)
    for number in 0..<20_000 {
      log.enter(Int64(number), "button", .touches(.moved), touches: [.at(Double(number), 1)])
    }
    try log.finish()
    #expect(output.lines.count == 20_000)
    #expect(output.portions.dropLast().allSatisfy { $0 >= 65_536 && $0 < 66_000 })
    #expect(output.portions.count > 10)
  }

  @Test func anOutputThatFailsIsTold() throws {
    let output = CollectedBytes(portionsBeforeFailure: 1)
    let log = TextLog(output: output, filter: LogFilter(categories: .all))
    #expect(log.failure == nil)
    for number in 0..<10_000 {
      log.enter(Int64(number), "button", .tracking(.continueTracking), touches: [.at(1, 2)])
      log.leave(.bool(true))
    }
    #expect(log.failure is CollectedBytes.Full)
    #expect(throws: CollectedBytes.Full.self) { try log.finish() }
    #expect(throws: CollectedBytes.Full.self) { try log.finish() }
    #expect(output.portions.count == 1)
  }
}
