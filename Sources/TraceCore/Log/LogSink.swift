/// Receives every callback, in the order in which the callbacks are entered.
///
/// A subclass keeps, writes or compares them; this class ignores them.
open class LogSink {
  /// The categories that are recorded; the others cost next to nothing.
  public let categories: LogCategories

  /// Whether the sink is told why things happen; otherwise reasons cost next to nothing.
  public let wantsReasons: Bool

  /// A sink that records these categories and no others, and no reasons.
  public init(categories: LogCategories) {
    self.categories = categories
    wantsReasons = false
  }

  /// A sink that records these categories and no others, and reasons if it wants them.
  public init(categories: LogCategories, wantsReasons: Bool) {
    self.categories = categories
    self.wantsReasons = wantsReasons
  }

  /// A callback is about to be entered.
  ///
  /// - Parameters:
  ///   - entry: What happens.
  ///   - touches: The touches it happens with, in the order of the samples; often none.
  open func entered(_ entry: LogEntry, touches: [LoggedTouch]) {}

  /// The innermost open call whose event `isCallWithResult` has returned.
  ///
  /// - Parameters:
  ///   - value: What it gave back; `nil` for a call without a result.
  ///   - watched: What the scene wants to see beside it, in file order.
  open func returned(_ value: LogValue?, watched: [WatchedValue]) {}

  /// Something has been decided; the lines of what comes of it follow.
  open func explained(_ reason: Reason, at time: Instant) {}
}
