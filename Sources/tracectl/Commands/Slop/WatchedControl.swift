import TraceCore

/// A control while a replay lasts.
final class WatchedControl {
  let control: Control

  /// The slops that would have given the same answers so far.
  private(set) var range = SlopRange.all

  /// The present or last touch and its press.
  var touch: Touch?
  var press: Int?

  /// The finger that the control was asked to track.
  var offered: TouchID?

  /// When a change of the scene last set the control's slop, if no measurement has seen it yet.
  var slopSet: Instant?

  init(_ control: Control) {
    self.control = control
  }

  func narrow(_ cut: SlopCut, isInside: Bool) {
    if isInside {
      range.lower = max(range.lower, cut)
    } else {
      range.upper = min(range.upper, cut)
    }
  }
}
