import TraceCore

/// The log for programs: one JSON object a line.
///
/// ```
/// {"time":0.016,"depth":1,"category":"tracking","subject":"button","callback":"continueTracking",
///  "touches":[{"touch":1,"x":60,"y":66.5}],"returns":true}
/// ```
///
/// The first keys are always there, in this order: `time` (seconds, to the microsecond), `depth`,
/// `category`, `subject`, `callback`. Then come, where the callback has them, `touches`, the
/// details by their names (see `appendDetails`), `watch` with the scene's own names inside, so that
/// none can be mistaken for another key, and `returns`. Numbers are exact.
public final class JSONLog: LineLog {
  /// What the key `trace`, the first, says of the lines to come; without it they have no such key.
  public var trace: String? {
    didSet { writeStart() }
  }

  /// All that a line has before its time.
  private let start = ByteBuffer()

  /// The time, as the last line had it.
  private let timeText = ByteBuffer()
  private var timeShown = Int64.min

  /// - Parameters:
  ///   - output: Gets the lines, in portions of at least 64 KiB.
  ///   - filter: Which lines are written.
  public override init(output: any ByteOutput, filter: LogFilter = LogFilter()) {
    super.init(output: output, filter: filter)
    writeStart()
    write(Instant(microseconds: timeShown))
  }

  private func writeStart() {
    start.removeAll()
    start.append("{")
    if let trace {
      start.append(#""trace":"#)
      start.append(quoted: trace)
      start.append(.comma)
    }
    start.append(#""time":"#)
  }

  private func write(_ time: Instant) {
    timeShown = time.microseconds
    timeText.removeAll()
    timeText.append(exact: time)
  }

  override func append(_ entry: LogEntry, touches: [LoggedTouch]) -> Int {
    if entry.time.microseconds != timeShown { write(entry.time) }
    buffer.append(start)
    buffer.append(timeText)
    buffer.append(#","depth":"#)
    buffer.append(decimal: entry.depth)
    buffer.append(#","category":"#)
    buffer.append(quoted: entry.event.category.rawValue)
    buffer.append(#","subject":"#)
    buffer.append(quoted: entry.subject)
    buffer.append(#","callback":"#)
    buffer.append(quoted: entry.event.callback)
    if !touches.isEmpty { append(touches) }
    appendDetails(of: entry.event)
    return 0
  }

  override func appendEnd() {
    buffer.append("}\n")
  }

  override func append(
    _ value: LogValue?, watched: [WatchedValue], to result: ByteBuffer, gap: Int
  ) {
    if !watched.isEmpty {
      result.append(#","watch":{"#)
      for (index, watch) in watched.enumerated() {
        if index > 0 { result.append(.comma) }
        result.append(quoted: watch.name)
        result.append(UInt8(ascii: ":"))
        result.append(json: watch.value)
      }
      result.append("}")
    }
    if let value {
      result.append(#","returns":"#)
      result.append(json: value)
      // UIKit's method would have returned nil; why is a detail of its own.
      if case .skipped(let reason) = value {
        result.append(#","skipped":"#)
        result.append(quoted: reason.rawValue)
      }
    }
  }

  private func append(_ touches: [LoggedTouch]) {
    buffer.append(#","touches":["#)
    for (index, touch) in touches.enumerated() {
      if index > 0 { buffer.append(.comma) }
      buffer.append(json: touch)
    }
    buffer.append("]")
  }
}
