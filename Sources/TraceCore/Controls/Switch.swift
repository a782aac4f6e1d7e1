/// A thumb with two places; UIKit's `UISwitch`.
///
/// Reported unless marked.
open class Switch: Control {
  /// Whether the thumb is on the right.
  public var isOn = false

  /// How far the present touch has come.
  private var press: Press?

  private struct Press {
    let wasOn: Bool

    /// Where the finger was at the begin or at the last toggle, in points.
    var anchor: Double
    var hasToggled = false
  }

  open override func beginTracking(_ touch: Touch, with event: TraceCore.Event?) -> Bool {
    press = Press(wasOn: isOn, anchor: touch.location(in: self).x)
    return true
  }

  /// A drag toward the other side toggles, and each toggle starts a new drag from its place.
  open override func continueTracking(_ touch: Touch, with event: TraceCore.Event?) -> Bool {
    guard let press else { return true }
    let x = touch.location(in: self).x
    let way = isOn ? press.anchor - x : x - press.anchor
    if way > UIKitConstants.Switch.dragDistance {
      self.press?.anchor = x
      self.press?.hasToggled = true
      toggle()
    }
    return true
  }

  /// A lift inside without a drag toggles; after a drag it does not matter where it ends.
  open override func endTracking(_ touch: Touch?, with event: TraceCore.Event?) {
    if let press, let touch, touch.phase == .ended {
      if !press.hasToggled, countsAsInside(touch) { toggle() }
      if isOn != press.wasOn { send(.valueChanged) }
    }
    press = nil
    super.endTracking(touch, with: event)
  }

  /// Assumed: a drag that is taken away has not happened.
  open override func cancelTracking(with event: TraceCore.Event?) {
    if let press, isOn != press.wasOn { toggle() }
    press = nil
    super.cancelTracking(with: event)
  }

  /// Documented: a single tap, and a pan along the track.
  package override func refusesAsStockControl(_ recognizer: GestureRecognizer) -> Bool {
    if recognizer.isSingleTap(ofOtherViewThan: self) { return true }
    return recognizer is PanGestureRecognizer && recognizer.view !== self
      && recognizer.isAlongHorizontalAxis
  }

  private func toggle() {
    isOn.toggle()
    noteProperty("isOn", isOn)
  }
}
