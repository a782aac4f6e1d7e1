public import TraceCore

/// A log that two others share.
///
/// Each gets the categories that it records, and nothing of the rest.
public final class TeeSink: LogSink {
  private let first: LogSink
  private let second: LogSink

  /// The calls that have not returned, the innermost last, by their categories.
  private let open = PlainBuffer<UInt16>(capacity: 64, filler: 0)

  /// Passes everything on to `first` and then to `second`.
  public init(_ first: LogSink, _ second: LogSink) {
    self.first = first
    self.second = second
    super.init(
      categories: first.categories.union(second.categories),
      wantsReasons: first.wantsReasons || second.wantsReasons)
  }

  public override func entered(_ entry: LogEntry, touches: [LoggedTouch]) {
    let category = LogCategories(entry.event.category)
    if entry.event.isCallWithResult { open.append(category.rawValue) }
    if first.categories.contains(category) { first.entered(entry, touches: touches) }
    if second.categories.contains(category) { second.entered(entry, touches: touches) }
  }

  public override func returned(_ value: LogValue?, watched: [WatchedValue]) {
    guard let bits = open.popLast() else {
      preconditionFailure("\(String(describing: value)) was returned by no call")
    }
    let category = LogCategories(rawValue: bits)
    if first.categories.contains(category) { first.returned(value, watched: watched) }
    if second.categories.contains(category) { second.returned(value, watched: watched) }
  }

  public override func explained(_ reason: Reason, at time: Instant) {
    if first.wantsReasons { first.explained(reason, at: time) }
    if second.wantsReasons { second.explained(reason, at: time) }
  }
}

extension TeeSink {
  /// What passes everything on to each of `sinks` that is there, in their order.
  ///
  /// One sink alone is returned as it is.
  public static func joining(_ sinks: [LogSink?]) -> LogSink {
    let present = sinks.compactMap(\.self)
    guard let first = present.first else { return LogSink(categories: []) }
    return present.dropFirst().reduce(first) { TeeSink($0, $1) }
  }
}
