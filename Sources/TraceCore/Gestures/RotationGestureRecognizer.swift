#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Recognizes two fingers that turn about each other; UIKit's `UIRotationGestureRecognizer`.
///
/// Continuous.
open class RotationGestureRecognizer: GestureRecognizer {
  /// How far the fingers have turned, in radians, clockwise, the threshold taken off.
  ///
  /// Cumulative; an app may set it, and it goes on from there.
  public final var rotation: Double {
    get { turned - zero }
    set { zero = turned - newValue }
  }

  /// How fast they turn, in radians per second.
  public final var velocity: Double { estimator.velocity.x }

  private var fingers = TwoFingers()
  private var estimator = VelocityEstimator()

  /// The whole turn, in radians, and where in it the rotation is zero.
  private var turned = 0.0
  private var zero = 0.0

  /// The direction from the first finger to the second, in radians.
  private var angle = 0.0

  open override func touchesBegan(_ touches: [Touch], with event: Event) {
    let wasComplete = fingers.isComplete
    for touch in touches where !fingers.take(touch) { ignore(touch, for: event) }
    // A further finger changes nothing of what the two have done.
    guard !wasComplete, let way = fingers.way else { return }
    angle = atan2(way.y, way.x)
    estimator.start(at: Point(x: turned, y: 0), time: event.timestamp)
  }

  open override func touchesMoved(_ touches: [Touch], with event: Event) {
    guard fingers.isComplete else { return }
    measure()
    estimator.move(to: Point(x: turned, y: 0), time: event.timestamp)
    switch state {
    case .possible:
      let threshold = UIKitConstants.Rotation.threshold
      guard abs(turned) > threshold else { return }
      zero = turned < 0 ? -threshold : threshold
      explain(.reached(.turned(turned, limit: threshold)))
      state = .began
    case .began, .changed:
      state = .changed
    case .ended, .cancelled, .failed:
      break
    }
  }

  open override func touchesEnded(_ touches: [Touch], with event: Event) {
    measure()
    if state == .possible {
      explain(.missed(missAtLift))
      state = .failed
      return
    }
    for touch in touches { fingers.drop(touch) }
    if fingers.isEmpty { state = .ended }
  }

  private var missAtLift: GestureMiss {
    fingers.isComplete
      ? .turnedTooLittle(turned, limit: UIKitConstants.Rotation.threshold)
      : .tooFewFingers(1, minimum: 2)
  }

  open override func reset() {
    fingers = TwoFingers()
    estimator = VelocityEstimator()
    (turned, zero, angle) = (0, 0, 0)
  }

  override func beginsLate() {
    zero = turned
  }

  override func details() -> GestureDetails { .rotation(rotation) }

  /// Adds what the fingers have turned since they were measured last, the shorter way round.
  private func measure() {
    guard let way = fingers.way else { return }
    let next = atan2(way.y, way.x)
    var step = next - angle
    if step > .pi { step -= 2 * .pi }
    if step <= -.pi { step += 2 * .pi }
    turned += step
    angle = next
  }
}
