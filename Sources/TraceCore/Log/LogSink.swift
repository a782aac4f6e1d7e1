/// What happened, to whom, when, and inside how many other calls.
public struct LogEntry: Hashable, Sendable {
  /// When it happened.
  public let time: Instant

  /// How many logged calls this one is inside of.
  public let depth: Int

  /// The id of the responder that it happened to.
  public let subject: String

  /// What happened.
  public let event: LogEvent

  /// Something that happened to `subject`, inside `depth` other logged calls.
  public init(time: Instant, depth: Int, subject: String, event: LogEvent) {
    self.time = time
    self.depth = depth
    self.subject = subject
    self.event = event
  }
}

/// One touch of a logged call.
public struct LoggedTouch: Hashable, Sendable {
  /// The finger's name in the trace.
  public let touch: TouchID

  /// The place in the subject's coordinates, in points; `nil` where the line names only the finger.
  public let location: Point?

  /// The tap count where the line shows one: on touchesBegan and touchesEnded, when it is 2 or more.
  public let taps: Int?

  /// A touch of a line; `nil` leaves out the place or the tap count.
  public init(touch: TouchID, location: Point?, taps: Int?) {
    self.touch = touch
    self.location = location
    self.taps = taps
  }
}

/// A value beside a call's result, watched by the scene.
public struct WatchedValue: Hashable, Sendable {
  /// What the scene calls it.
  public let name: String

  /// What it was when the call returned.
  public let value: LogValue

  /// A value that a line shows under `name`.
  public init(name: String, value: LogValue) {
    self.name = name
    self.value = value
  }
}

/// Receives every callback, in the order in which the callbacks are entered.
///
/// A subclass keeps, writes or compares them; this class ignores them.
open class LogSink {
  /// The categories that are recorded; the others cost next to nothing.
  public let categories: LogCategories

  /// A sink that records these categories and no others.
  public init(categories: LogCategories) {
    self.categories = categories
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
}

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
