/// A sink that keeps everything, for tests and tools.
public final class MemoryLog: LogSink {
  /// A callback with what it gave back.
  public struct Line: Hashable, Sendable {
    /// What happened.
    public let entry: LogEntry

    /// The touches it happened with, in the order of the samples; often none.
    public let touches: [LoggedTouch]

    /// What the call gave back; `nil` until it returns, and for a call without a result.
    public fileprivate(set) var result: LogValue?

    /// What the scene wanted to see beside it, in file order.
    public fileprivate(set) var watched: [WatchedValue] = []
  }

  /// In the order in which the callbacks were entered.
  public private(set) var lines: [Line] = []
  private var open: [Int] = []

  public override init(categories: LogCategories = .all) {
    super.init(categories: categories)
  }

  public override func entered(_ entry: LogEntry, touches: [LoggedTouch]) {
    if entry.event.isCallWithResult { open.append(lines.count) }
    lines.append(Line(entry: entry, touches: touches))
  }

  public override func returned(_ value: LogValue?, watched: [WatchedValue]) {
    let line = open.removeLast()
    lines[line].result = value
    lines[line].watched = watched
  }
}
