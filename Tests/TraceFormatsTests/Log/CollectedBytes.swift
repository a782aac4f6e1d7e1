import TraceCore
import TraceFormats

/// An output that keeps what it gets, and fails where a test wants it to.
final class CollectedBytes: ByteOutput {
  private(set) var text = ""
  private(set) var portions: [Int] = []
  private let portionsBeforeFailure: Int

  struct Full: Error, Equatable {}

  init(portionsBeforeFailure: Int = .max) {
    self.portionsBeforeFailure = portionsBeforeFailure
  }

  var lines: [Substring] { text.split(separator: "\n") }

  func write(_ bytes: RawSpan) throws {
    if portions.count == portionsBeforeFailure { throw Full() }
    portions.append(bytes.byteCount)
    bytes.withUnsafeBytes { text += String(decoding: $0, as: UTF8.self) }
  }
}

/// Entries as the engine makes them, in few words.
extension LogSink {
  func enter(
    _ milliseconds: Int64 = 0, _ subject: String, _ event: LogEvent, depth: Int = 0,
    touches: [LoggedTouch] = []
  ) {
    let time = Instant(microseconds: 1_000 * milliseconds)
    let entry = LogEntry(time: time, depth: depth, subject: subject, event: event)
    entered(entry, touches: touches)
  }

  func leave(_ value: LogValue? = nil, watched: [WatchedValue] = []) {
    returned(value, watched: watched)
  }
}

extension LoggedTouch {
  static func at(_ x: Double, _ y: Double, touch: TouchID = 1, taps: Int? = nil) -> Self {
    Self(touch: touch, location: Point(x: x, y: y), taps: taps)
  }

  static func finger(_ touch: TouchID) -> Self {
    Self(touch: touch, location: nil, taps: nil)
  }
}
