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
