import Testing
import TraceCore
import TraceFormats

@Suite struct LogFilterTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let filter: LogFilter
    let lines: [String]
    var testDescription: String { name }
  }

  private static let all = [
    "0.000 a hitTest -> b", "0.000 b pointInside -> true", "0.016 a touchesMoved",
    "0.016 b beginTracking -> true", "0.016 b touchDown", "0.017 a touchesEnded",
  ]

  @Test(arguments: [
    Row(name: "everything", filter: LogFilter(categories: .all), lines: all),
    Row(
      name: "one subject", filter: LogFilter(categories: .all, subjects: ["b"]),
      lines: [all[1], all[3], all[4]]),
    Row(
      name: "both subjects", filter: LogFilter(categories: .all, subjects: ["a", "b"]), lines: all),
    Row(name: "unknown subject", filter: LogFilter(categories: .all, subjects: ["c"]), lines: []),
    Row(
      name: "since a printed time, which is earlier",
      filter: LogFilter(categories: .all, since: Instant(microseconds: 16_400)),
      lines: Array(all[2...])),
    Row(
      name: "since just behind",
      filter: LogFilter(categories: .all, since: Instant(microseconds: 16_401)),
      lines: Array(all[5...])),
    Row(
      name: "until, inclusive",
      filter: LogFilter(categories: .all, until: Instant(microseconds: 16_400)),
      lines: Array(all[..<5])),
    Row(
      name: "until just before",
      filter: LogFilter(categories: .all, until: Instant(microseconds: 16_399)),
      lines: Array(all[..<2])),
    Row(
      name: "categories", filter: LogFilter(categories: [.tracking, .hit]),
      lines: [all[0], all[1], all[3]]),
    Row(
      name: "all at once",
      filter: LogFilter(
        categories: [.tracking, .hit], subjects: ["b"], since: .zero,
        until: Instant(microseconds: 0)),
      lines: [all[1]]),
  ])
  func shows(_ row: Row) throws {
    let output = CollectedBytes()
    let log = TextLog(output: output, filter: row.filter)
    // The engine, too, asks a log for its categories.
    Self.replay(into: TeeSink(log, LogSink(categories: [])))
    try log.finish()
    let lines = output.lines.map { line in
      let words = line.split(separator: " ")
      return words.filter { !$0.contains("=") }.joined(separator: " ")
    }
    #expect(lines == row.lines)
  }

  @Test func indentationStays() throws {
    let output = CollectedBytes()
    let log = TextLog(output: output, filter: LogFilter(categories: .all, subjects: ["b"]))
    Self.replay(into: log)
    try log.finish()
    #expect(
      output.text == """
            0.000  b             pointInside       at=0,0 -> true
            0.016  b             beginTracking     touch=1 at=3,4 -> true
            0.016  b               touchDown

        """)
  }

  private static func replay(into log: LogSink) {
    log.enter(0, "a", .hitTest(at: .zero))
    log.enter(0, "b", .pointInside(at: .zero), depth: 1)
    log.leave(.bool(true))
    log.leave(.text("b"))
    let time = Instant(microseconds: 16_400)
    func entry(_ subject: String, _ depth: Int, _ event: LogEvent) -> LogEntry {
      LogEntry(time: time, depth: depth, subject: subject, event: event)
    }
    log.entered(entry("a", 0, .touches(.moved)), touches: [.at(1, 2)])
    log.entered(entry("b", 1, .tracking(.beginTracking)), touches: [.at(3, 4)])
    log.entered(entry("b", 2, .controlEvent(.touchDown, outside: 0)), touches: [])
    log.leave(.bool(true))
    log.enter(17, "a", .touches(.ended), touches: [.at(1, 2)])
  }
}
