/// What a control makes of a touch that its view hears of.
public enum ControlReason: Hashable, Sendable {
  /// It tracks it: `beginTracking` said yes.
  case tracks

  /// `beginTracking` said no.
  case refused

  /// It tracks another touch.
  case tracksOther(touch: Int)

  /// It measured where the finger is, when the finger crossed the edge or was lifted.
  case measured(ControlPlace)

  /// `continueTracking` said no in this call, counted from 1; `endTracking` follows.
  case stopped(call: Int)

  /// `continueTracking` said no in this call, and nobody is told.
  case released(call: Int)

  /// The finger is up; `endTracking` follows.
  case lifted

  /// `cancelTracking` follows.
  case cancelled
}

/// Where a tracked finger is, and what the control counts that as.
public struct ControlPlace: Hashable, Sendable {
  /// What a place counts as, and why.
  public enum Verdict: String, Hashable, Sendable {
    case inBounds
    /// Outside of the bounds, but within the touch slop.
    case withinSlop
    /// Outside of the bounds, but `point(inside:with:)` says yes, whatever the touch slop. Where it
    /// is overridden it is asked beyond the touch slop only.
    case pointInside
    case outside
  }

  /// Where the finger is outside of the bounds, in the control's coordinates; `nil` inside.
  public let excursion: Excursion?

  /// The touch slop in force, in points.
  public let slop: Double

  /// What the place counts as.
  public let verdict: Verdict
}
