/// Why a sample cannot follow those before it.
///
/// A reader adds the place in the file.
public enum SampleProblem: Error, Hashable, Sendable {
  /// A sample lies before the one that was played last.
  case timeGoesBack(previous: Instant, found: Instant)

  /// A finger begins that is down already.
  case beganTwice(TouchID, since: Instant)

  /// A finger moves, stays, ends or is cancelled that is not down.
  case notDown(TouchID, TouchPhase)

  /// A coordinate is infinite or not a number.
  case notFinite(TouchID)
}
