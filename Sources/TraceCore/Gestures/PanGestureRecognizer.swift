/// Recognizes fingers that drag; UIKit's `UIPanGestureRecognizer`.
///
/// Continuous.
open class PanGestureRecognizer: GestureRecognizer {
  /// How many fingers it takes to begin.
  public var minimumNumberOfTouches = 1

  /// How many fingers it follows: more before it begins fail it, later ones are ignored.
  public var maximumNumberOfTouches = Int.max

  /// After which state's actions the translation is set to zero; it stands for an app that does.
  public var resetsTranslation = TranslationReset.never

  private var tracker = CentroidTracker()
  private var estimator = VelocityEstimator()

  /// The movement at which the translation is zero, in points on the screen.
  private var zero = Point.zero

  /// How far the fingers have moved since the minimum number is down, in points on the screen.
  final var movement: Point { tracker.movement }

  /// How far the fingers have moved since the gesture began, in the coordinates of `view`, in points.
  ///
  /// The threshold is taken off, on each axis of the screen. When the gesture is about to begin it
  /// is what it will be.
  public final func translation(in view: View?) -> Point {
    vector(movement - zero, in: view)
  }

  /// Lets the movement from now on start with `translation`, given in the coordinates of `view`, in
  /// points.
  public final func setTranslation(_ translation: Point, in view: View?) {
    zero = movement - screenVector(translation, from: view)
  }

  /// How fast the fingers move, in the coordinates of `view`, in points per second.
  public final func velocity(in view: View?) -> Point {
    vector(estimator.velocity, in: view)
  }

  open override func touchesBegan(_ touches: [Touch], with event: Event) {
    let before = numberOfTouches - touches.count
    for touch in touches.reversed() where numberOfTouches > maximumNumberOfTouches {
      if state == .possible {
        explain(.missed(.tooManyFingers(numberOfTouches, maximum: maximumNumberOfTouches)))
        state = .failed
        return
      }
      ignore(touch, for: event)
    }
    if state == .possible, before < minimumNumberOfTouches {
      tracker = CentroidTracker()
      estimator = VelocityEstimator()
      estimator.start(at: .zero, time: event.timestamp)
    }
    tracker.restart(at: Self.centroid(of: self.touches))
  }

  open override func touchesMoved(_ touches: [Touch], with event: Event) {
    guard numberOfTouches >= minimumNumberOfTouches || state.isActive else { return }
    tracker.move(to: centroid)
    estimator.move(to: movement, time: event.timestamp)
    switch state {
    case .possible: if hasReachedThreshold { begin() }
    case .began, .changed: state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: [Touch], with event: Event) {
    tracker.move(to: centroid)
    if numberOfTouches > 0 {
      tracker.restart(at: Self.centroid(of: self.touches))
    } else {
      if !state.isActive { explain(.missed(missAtLift)) }
      state = state.isActive ? .ended : .failed
    }
  }

  private var missAtLift: GestureMiss {
    if sequence.count < minimumNumberOfTouches {
      return .tooFewFingers(sequence.count, minimum: minimumNumberOfTouches)
    }
    return .movedTooLittle(axisDistance, minimum: UIKitConstants.Pan.threshold)
  }

  /// The larger of the two axes' distances, in points on the screen.
  private var axisDistance: Double { max(abs(movement.x), abs(movement.y)) }

  open override func reset() {
    tracker = CentroidTracker()
    estimator = VelocityEstimator()
    zero = .zero
  }

  /// Whether the fingers have moved far enough; a subclass may ask for more.
  var hasReachedThreshold: Bool {
    let threshold = UIKitConstants.Pan.threshold
    return abs(movement.x) >= threshold || abs(movement.y) >= threshold
  }

  /// The threshold has been reached.
  func begin() {
    zero = movement - Point(x: beyondThreshold(movement.x), y: beyondThreshold(movement.y))
    explain(.reached(.dragged(axisDistance, minimum: UIKitConstants.Pan.threshold)))
    state = .began
  }

  override func beginsLate() {
    zero = movement
  }

  override func details() -> GestureDetails {
    .pan(translation: translation(in: view), velocity: velocity(in: view))
  }

  override func acted(in state: State) {
    switch (resetsTranslation, state) {
    case (.changed, .changed), (.ended, .ended): setTranslation(.zero, in: nil)
    case (.never, _), (.changed, _), (.ended, _): break
    }
  }

  private func beyondThreshold(_ distance: Double) -> Double {
    let rest = max(0, abs(distance) - UIKitConstants.Pan.threshold)
    return distance < 0 ? -rest : rest
  }

  private func vector(_ onScreen: Point, in view: View?) -> Point {
    guard let view else { return onScreen }
    return view.fromScreen(onScreen) - view.fromScreen(.zero)
  }

  private func screenVector(_ vector: Point, from view: View?) -> Point {
    guard let view, let back = view.fromScreen.inverse else { return vector }
    return back(vector) - back(.zero)
  }
}

/// When a pan's translation is set to zero by the app.
public enum TranslationReset: String, CaseIterable, Hashable, Sendable {
  case never
  /// After the actions of every changed: the translation is that of the last move.
  case changed
  /// After the actions of ended.
  case ended
}
