/// Recognizes two fingers that move apart or together; UIKit's `UIPinchGestureRecognizer`.
///
/// Continuous.
open class PinchGestureRecognizer: GestureRecognizer {
  /// The fingers' distance relative to that at which they began, the threshold taken off.
  ///
  /// Cumulative; an app may set it, and it goes on from there.
  public final var scale: Double {
    get { base * (distance - slack) / reference }
    set {
      base = newValue
      rebase()
    }
  }

  /// How fast the scale changes, per second.
  public final var velocity: Double { estimator.velocity.x }

  private var fingers = TwoFingers()
  private var estimator = VelocityEstimator()

  /// The scale when the distance was `reference`, and what the threshold takes off the distance.
  private var base = 1.0
  private var reference = 1.0
  private var slack = 0.0

  /// The fingers' last distance, in points on the screen.
  private var distance = 1.0

  open override func touchesBegan(_ touches: [Touch], with event: Event) {
    let wasComplete = fingers.isComplete
    for touch in touches where !fingers.take(touch) { ignore(touch, for: event) }
    // A further finger changes nothing of what the two have done.
    guard !wasComplete, fingers.isComplete else { return }
    base = scale
    measure()
    rebase()
    estimator.start(at: Point(x: scale, y: 0), time: event.timestamp)
  }

  open override func touchesMoved(_ touches: [Touch], with event: Event) {
    guard fingers.isComplete else { return }
    measure()
    switch state {
    case .possible:
      let change = distance - reference
      guard abs(change) > UIKitConstants.Pinch.threshold else { return }
      slack = change < 0 ? -UIKitConstants.Pinch.threshold : UIKitConstants.Pinch.threshold
      estimate(event)
      explain(.reached(.pinched(change, limit: UIKitConstants.Pinch.threshold)))
      state = .began
    case .began, .changed:
      estimate(event)
      state = .changed
    case .ended, .cancelled, .failed:
      break
    }
  }

  open override func touchesEnded(_ touches: [Touch], with event: Event) {
    if fingers.isComplete { measure() }
    if state == .possible {
      explain(.missed(missAtLift))
      state = .failed
      return
    }
    base = scale
    rebase()
    for touch in touches { fingers.drop(touch) }
    if fingers.isEmpty { state = .ended }
  }

  private var missAtLift: GestureMiss {
    fingers.isComplete
      ? .pinchedTooLittle(distance - reference, limit: UIKitConstants.Pinch.threshold)
      : .tooFewFingers(1, minimum: 2)
  }

  open override func reset() {
    fingers = TwoFingers()
    estimator = VelocityEstimator()
    (base, reference, slack, distance) = (1, 1, 0, 1)
  }

  override func beginsLate() {
    base = 1
    rebase()
  }

  override func details() -> GestureDetails { .pinch(scale: scale) }

  private func measure() {
    guard let way = fingers.way else { return }
    distance = Point.zero.distance(to: way)
  }

  /// The present distance is where `base` holds; fingers at one place count as a point apart.
  private func rebase() {
    reference = max(distance, 1)
    distance = reference
    slack = 0
  }

  private func estimate(_ event: Event) {
    estimator.move(to: Point(x: scale, y: 0), time: event.timestamp)
  }
}
