import TraceCore

/// What a drawing shows of a view, as it is at one moment.
struct ViewState: Hashable, Sendable {
  /// Whether the view is in its superview; windows always are.
  var isPresent = true

  /// In the superview, before `transform`, in points.
  var frame: Rect
  var boundsOrigin: Point
  var transform: Transform
  var isHidden: Bool
  var alpha: Double
  var hitArea: HitArea

  /// How far outside its bounds a control counts a finger as inside, in points; `nil` for other
  /// views.
  var slop: Double?

  /// - Parameters:
  ///   - view: What is looked at.
  ///   - slop: Of controls without one of their own, in points.
  init(of view: View, slop: Double) {
    isPresent = view.superview != nil || view is Window
    frame = view.frame
    boundsOrigin = view.bounds.origin
    transform = view.transform
    isHidden = view.isHidden
    alpha = view.alpha
    hitArea = view.hitArea
    self.slop = (view as? Control).map { $0.touchSlop ?? slop }
  }

  /// In the view's own coordinates, in points.
  var bounds: Rect { Rect(origin: boundsOrigin, size: frame.size) }

  /// The map from the view's own coordinates to the superview's.
  var toSuperview: Transform {
    let moved = Transform(translation: frame.origin - boundsOrigin)
    guard transform != .identity else { return moved }
    return
      moved
      .then(Transform(translation: Point.zero - frame.center))
      .then(transform)
      .then(Transform(translation: frame.center))
  }
}
