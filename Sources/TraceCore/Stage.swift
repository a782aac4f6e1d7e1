/// What a responder needs of the replay that it takes part in.
///
/// It refers to no responder, so that every responder can hold it without a cycle.
final class Stage {
  let settings: Settings

  /// The slop of a control without one of its own, in points.
  let touchSlop: Double
  let clock: VirtualClock
  let log: Log

  /// The event that is being delivered.
  var currentEvent: Event?

  /// The innermost touches… call, for telling who passes touches on, and a super call from a call
  /// of the app's own.
  var touchesCall: TouchesCall?

  init(settings: Settings, sink: LogSink) {
    self.settings = settings
    touchSlop = settings.touchSlopInForce
    clock = VirtualClock()
    log = Log(sink: sink, clock: clock)
  }
}

/// A touches… call that is in progress.
struct TouchesCall {
  let receiver: ObjectIdentifier
  let phase: TouchPhase

  /// Whether the base class's body has been reached; a second arrival is a call of the app's own.
  var hasArrived = false
}
