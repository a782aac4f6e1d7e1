/// A thumb on a track that follows the finger; UIKit's `UISlider`.
///
/// Reported unless marked. The value follows in `continueTracking`; the lift moves nothing.
open class Slider: Control {
  /// The value at the thumb's centre, between the minimum and the maximum.
  public var value: Double {
    get { position }
    set { position = clamped(newValue) }
  }

  /// The value at the left end.
  public var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      position = clamped(position)
    }
  }

  /// The value at the right end.
  public var maximumValue = 1.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      position = clamped(position)
    }
  }

  /// Whether every move that changes the value sends `valueChanged`, and not only the lift.
  public var isContinuous = true

  /// How wide the thumb is, in points.
  public var thumbWidth = UIKitConstants.Slider.thumbWidth

  /// Whether a touch beside the thumb takes the thumb to the finger, as guides' sliders do.
  public var jumpsToTouch = false

  /// Whether a cancelled touch brings back the value that it found, as guides' sliders do.
  public var restoresValueOnCancel = false

  private var position = 0.0

  /// How the finger holds the thumb.
  private var grip: Grip?

  private struct Grip {
    /// How far the finger was from the thumb's centre, in points.
    let offset: Double
    let isOnThumb: Bool
    let oldValue: Double
    var lastSent: Double
  }

  /// The area that the thumb moves in, in the slider's coordinates, in points.
  public var track: Rect { bounds }

  /// Where the thumb is, in the slider's coordinates, in points.
  public var thumb: Rect {
    // Halves: the difference of two large limits need not be finite.
    let range = maximumValue / 2 - minimumValue / 2
    let share = range > 0 ? (position / 2 - minimumValue / 2) / range : 0
    return Rect(
      x: bounds.minX + share * travel, y: bounds.minY, width: thumbWidth, height: bounds.height)
  }

  /// How far the thumb can move, in points.
  private var travel: Double { max(0, bounds.width - thumbWidth) }

  open override func beginTracking(_ touch: Touch, with event: TraceCore.Event?) -> Bool {
    let location = touch.location(in: self)
    if thumb.contains(location) {
      hold(location.x - thumb.midX, isOnThumb: true)
      return true
    }
    guard jumpsToTouch else { return false }
    hold(0, isOnThumb: false)
    if move(to: location.x) { sendValue() }
    return true
  }

  open override func continueTracking(_ touch: Touch, with event: TraceCore.Event?) -> Bool {
    if let grip, move(to: touch.location(in: self).x - grip.offset), isContinuous { sendValue() }
    return true
  }

  open override func endTracking(_ touch: Touch?, with event: TraceCore.Event?) {
    if let grip, touch?.phase == .ended, !isContinuous, grip.lastSent != position { sendValue() }
    grip = nil
    super.endTracking(touch, with: event)
  }

  open override func cancelTracking(with event: TraceCore.Event?) {
    if let grip, restoresValueOnCancel { change(to: grip.oldValue) }
    grip = nil
    super.cancelTracking(with: event)
  }

  /// A swipe or pan along the track that starts on the thumb is the slider's own (documented).
  package override func refusesAsStockControl(_ recognizer: GestureRecognizer) -> Bool {
    guard recognizer.view !== self, recognizer.isAlongHorizontalAxis else { return false }
    return recognizer.sequence.contains { $0.view === self && startedOnThumb($0) }
  }

  private func startedOnThumb(_ touch: Touch) -> Bool {
    if let grip, tracking.touch === touch { return grip.isOnThumb }
    return thumb.contains(fromScreen(touch.start))
  }

  private func hold(_ offset: Double, isOnThumb: Bool) {
    grip = Grip(offset: offset, isOnThumb: isOnThumb, oldValue: position, lastSent: position)
  }

  /// Moves the thumb's centre to `x`, as far as the track goes.
  ///
  /// - Returns: Whether the value changed.
  private func move(to x: Double) -> Bool {
    guard travel > 0 else { return false }
    let share = min(max((x - bounds.minX - thumbWidth / 2) / travel, 0), 1)
    let range = maximumValue - minimumValue
    return change(
      to: range.isFinite
        ? minimumValue + share * range : (1 - share) * minimumValue + share * maximumValue)
  }

  @discardableResult
  private func change(to value: Double) -> Bool {
    guard value != position else { return false }
    position = value
    noteProperty("value", .number(value))
    return true
  }

  private func sendValue() {
    grip?.lastSent = position
    send(.valueChanged)
  }

  private func clamped(_ value: Double) -> Double {
    max(minimumValue, min(maximumValue, value))
  }
}
