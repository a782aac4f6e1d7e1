import TraceCore

/// Counts the callbacks that a log shows, for statistics.
final class CallbackCounter: LogSink {
  private(set) var count = 0

  override func entered(_ entry: LogEntry, touches: [LoggedTouch]) {
    count += 1
  }
}
