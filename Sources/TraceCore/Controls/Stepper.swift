/// A minus and a plus side; UIKit's `UIStepper`.
///
/// Reported unless marked.
open class Stepper: Control {
  /// What a step changes; a value that an app sets is not clamped.
  public var value = 0.0

  /// Where steps down stop, or come out at the other end.
  public var minimumValue = 0.0

  /// Where steps up stop, or come out at the other end.
  public var maximumValue = 100.0

  /// How much a step changes the value.
  public var stepValue = 1.0

  /// Whether every step sends `valueChanged`, and not only the lift.
  public var isContinuous = true

  /// Whether a finger that stays down goes on stepping.
  public var autorepeat = true

  /// Whether a step over one end comes out at the other.
  public var wraps = false

  private var press: Press?

  private struct Press {
    enum Side: Double {
      case minus = -1
      case plus = 1
    }

    let side: Side
    let oldValue: Double
    var hasRepeated = false
    var alarm: VirtualClock.Alarm?
  }

  open override func beginTracking(_ touch: Touch, with event: TraceCore.Event?) -> Bool {
    letGo()
    let isLeft = touch.location(in: self).x < bounds.midX
    press = Press(side: isLeft ? .minus : .plus, oldValue: value)
    if autorepeat { setAlarm(after: UIKitConstants.Stepper.repeatDelay) }
    return true
  }

  /// The side that was touched first steps, unless steps have been repeated.
  open override func endTracking(_ touch: Touch?, with event: TraceCore.Event?) {
    if let press, let touch, touch.phase == .ended {
      let hasStepped = !press.hasRepeated && countsAsInside(touch) && step(press.side)
      if isContinuous ? hasStepped : value != press.oldValue { send(.valueChanged) }
    }
    letGo()
    super.endTracking(touch, with: event)
  }

  open override func cancelTracking(with event: TraceCore.Event?) {
    letGo()
    super.cancelTracking(with: event)
  }

  package override func refusesAsStockControl(_ recognizer: GestureRecognizer) -> Bool {
    recognizer.isSingleTap(ofOtherViewThan: self)
  }

  private func setAlarm(after span: TimeSpan) {
    guard let clock = stage?.clock else { return }
    press?.alarm = clock.set(at: clock.now + span) { [weak self] in self?.repeatStep() }
  }

  private func repeatStep() {
    guard let side = press?.side, isTracking else { return }
    press?.hasRepeated = true
    press?.alarm = nil
    // At the end of its range it has nothing left to do.
    if wraps || next(side) != value { setAlarm(after: UIKitConstants.Stepper.repeatInterval) }
    if isTouchInside, step(side), isContinuous { send(.valueChanged) }
  }

  private func letGo() {
    press?.alarm?.cancel()
    press = nil
  }

  /// - Returns: Whether the value changed.
  private func step(_ side: Press.Side) -> Bool {
    let next = next(side)
    guard next != value else { return false }
    value = next
    noteProperty("value", .number(next))
    return true
  }

  /// The value after a step.
  private func next(_ side: Press.Side) -> Double {
    let next = value + side.rawValue * stepValue
    if next > maximumValue { return wraps ? minimumValue : maximumValue }
    if next < minimumValue { return wraps ? maximumValue : minimumValue }
    return next
  }
}
