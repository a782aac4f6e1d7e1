/// A rectangle that takes part in hit-testing and gets touches; UIKit's `UIView`.
///
/// Lengths are points. `frame` is in the superview's coordinates, `bounds` in the view's own.
open class View: Responder {
  /// From back to front.
  public internal(set) final var subviews: [View] = []

  /// In the order in which they were added.
  public internal(set) final var gestureRecognizers: [GestureRecognizer] = []

  /// The view that contains this one; it clears the reference when it goes.
  public internal(set) final var superview: View? {
    get { parent }
    set { parent = newValue }
  }

  private unowned var parent: View?

  /// The window at the root of the view's tree.
  public internal(set) var window: Window? {
    get { host }
    set { host = newValue }
  }

  private unowned var host: Window?

  /// The controller whose root view this is.
  public internal(set) weak var viewController: ViewController?

  /// The rectangle in the superview before `transform`, in points.
  ///
  /// UIKit's `frame` is undefined under a transform; this one ignores it.
  public var frame: Rect {
    get { geometry.frame }
    set {
      geometry.frame = newValue
      geometryChanged()
    }
  }

  /// Where the view is and how its own coordinates lie in it.
  ///
  /// It is stored apart from its public faces: every access to a public stored property of a class
  /// is checked for overlap when the program runs.
  private var geometry: (frame: Rect, boundsOrigin: Point, transform: Transform)

  /// The map about the centre, applied after `frame`; it changes neither bounds nor centre.
  ///
  /// - Precondition: It can be inverted.
  public var transform: Transform {
    get { geometry.transform }
    set {
      precondition(newValue.inverse != nil, "\(id).transform cannot be inverted: \(newValue)")
      geometry.transform = newValue
      geometryChanged()
    }
  }

  /// Hidden views are passed over in a hit-test.
  public var isHidden: Bool {
    get { traits.isHidden }
    set { traits.isHidden = newValue }
  }

  /// The opacity; below 0.01 the view is passed over in a hit-test.
  public var alpha: Double {
    get { traits.alpha }
    set { traits.alpha = newValue }
  }

  /// Whether the view and what it contains can be hit.
  public var isUserInteractionEnabled: Bool {
    get { traits.isUserInteractionEnabled }
    set { traits.isUserInteractionEnabled = newValue }
  }

  /// Whether the view gets further touches while one is down in it.
  public var isMultipleTouchEnabled: Bool {
    get { traits.isMultipleTouchEnabled }
    set { traits.isMultipleTouchEnabled = newValue }
  }

  /// Whether a touch in this view keeps others from other views, and the other way round.
  public var isExclusiveTouch: Bool {
    get { traits.isExclusiveTouch }
    set { traits.isExclusiveTouch = newValue }
  }

  /// What a hit-test and a new touch ask for; stored apart like `geometry`.
  private var traits = Traits()

  private struct Traits {
    var isHidden = false
    var alpha = 1.0
    var isUserInteractionEnabled = true
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
  }

  /// Where `point(inside:with:)` is true.
  public var hitArea = HitArea()

  /// Answers instead of `hitArea`, for a point of the view's coordinates in points; it stands for an
  /// app's override of `point(inside:with:)`.
  public var pointInsideOverride: ((Point) -> Bool)?

  /// Answers instead of the default of `gestureRecognizerShouldBegin(_:)`; it stands for an app's
  /// override.
  public var shouldBeginOverride: ((GestureRecognizer) -> Bool)?

  /// What the default touches… methods do; it stands for an app's override of them.
  public var touchHandling = TouchHandling.pass

  /// Stands for an app's override of `next`.
  public weak var nextOverride: Responder?

  /// The map from the screen to the view's own coordinates, as long as nothing on the way moves.
  ///
  /// A view that knows its map has a superview that knows its own: forgetting stops early.
  private var screenToLocal: Transform?

  /// A view without a superview; `frame` is in the coordinates of the one to come, in points.
  public init(id: String, frame: Rect = .zero) {
    geometry = (frame, .zero, .identity)
    super.init(id: id)
  }

  deinit {
    for subview in subviews { subview.leaveSuperview() }
  }

  /// The rectangle in the view's own coordinates, in points.
  ///
  /// Its size is the frame's; a new size keeps the frame's centre where it is.
  public var bounds: Rect {
    get { Rect(origin: geometry.boundsOrigin, size: geometry.frame.size) }
    set {
      geometry.boundsOrigin = newValue.origin
      if newValue.size != frame.size {
        let origin = Point(
          x: frame.midX - newValue.width / 2, y: frame.midY - newValue.height / 2)
        frame = Rect(origin: origin, size: newValue.size)
      } else {
        geometryChanged()
      }
    }
  }

  /// The frame's centre, in the superview's coordinates, in points.
  public var center: Point {
    get { frame.center }
    set { frame.origin = frame.origin + (newValue - frame.center) }
  }

  /// The view's controller, its superview, or what `nextOverride` says.
  open override var next: Responder? { nextOverride ?? viewController ?? superview }

  override var coordinateSpace: View? { self }

  // MARK: Tree

  /// The view and what it contains become part of a window and a replay, or of none.
  func join(_ window: Window?, _ stage: Stage?) {
    self.window = window
    self.stage = stage
    viewController?.stage = stage
    for subview in subviews { subview.join(window, stage) }
  }

  // MARK: Hit-testing

  /// The deepest view at `point`, or `nil`.
  ///
  /// - Parameters:
  ///   - point: In the view's own coordinates, in points.
  ///   - event: The event that asks.
  /// - Returns: This view or one below it; `nil` if the point hits none of them.
  open func hitTest(_ point: Point, with event: Event?) -> View? {
    defaultHitTest(point, with: event)
  }

  /// Whether the view contains `point`, given in its own coordinates, in points.
  open func point(inside point: Point, with event: Event?) -> Bool {
    pointInsideOverride?(point) ?? hitArea.contains(point, in: bounds)
  }

  /// Why a hit-test passes over this view, if it does.
  var hitTestExclusion: HitTestExclusion? {
    if isHidden { return .isHidden }
    if !isUserInteractionEnabled { return .isUserInteractionEnabled }
    if alpha < UIKitConstants.HitTest.minimumAlpha { return .alpha }
    return nil
  }

  // MARK: Gestures

  /// Whether a recognizer that has a touch in this view may begin.
  ///
  /// The default says yes, but for what UIKit's own controls refuse of other views' recognizers.
  open func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    shouldBeginOverride?(recognizer) ?? !refusesAsStockControl(recognizer)
  }

  /// Whether the view is one of UIKit's own controls that does not give way to `recognizer`.
  package func refusesAsStockControl(_ recognizer: GestureRecognizer) -> Bool { false }

  // MARK: Touches

  open override func touchesBegan(_ touches: [Touch], with event: Event?) {
    arriving(.began, touches) { answer(.began, touches, event) }
  }

  open override func touchesMoved(_ touches: [Touch], with event: Event?) {
    arriving(.moved, touches) { answer(.moved, touches, event) }
  }

  open override func touchesEnded(_ touches: [Touch], with event: Event?) {
    arriving(.ended, touches) { answer(.ended, touches, event) }
  }

  open override func touchesCancelled(_ touches: [Touch], with event: Event?) {
    arriving(.cancelled, touches) { answer(.cancelled, touches, event) }
  }

  private func answer(_ phase: TouchPhase, _ touches: [Touch], _ event: Event?) {
    switch touchHandling {
    case .take: break
    case .pass, .takeAndPass: passOn(phase, touches, event)
    }
  }

  /// The replay is over: what the view remembers of the touch is forgotten.
  func letGo(_ touch: Touch) {}

  // MARK: Geometry

  /// The map from the screen to the view's own coordinates.
  var fromScreen: Transform {
    if let screenToLocal { return screenToLocal }
    let map = (superview?.fromScreen ?? .identity).then(fromSuperview)
    screenToLocal = map
    return map
  }

  /// The map from the superview's coordinates to the view's own.
  var fromSuperview: Transform {
    let moved = Transform(translation: geometry.boundsOrigin - frame.origin)
    guard transform != .identity, let back = transform.inverse else { return moved }
    let center = frame.center
    return Transform(translation: Point.zero - center)
      .then(back)
      .then(Transform(translation: center))
      .then(moved)
  }

  final func geometryChanged() {
    guard screenToLocal != nil else { return }
    screenToLocal = nil
    for subview in subviews { subview.geometryChanged() }
  }
}
