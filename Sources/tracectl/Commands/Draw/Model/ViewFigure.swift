import TraceCore

/// Where a view is on the screen at one moment.
struct ViewFigure: Sendable {
  let state: ViewState

  /// The map from the view's own coordinates to the window's.
  let toWindow: Transform

  /// Whether it and everything that it is in is present, not hidden and not transparent.
  let isVisible: Bool

  /// The bounds' corners in the window, in points.
  var outline: [Point] { polygon(state.bounds) }

  /// The corners of the area in which a tracked finger counts as inside, in the window, in points.
  var slopOutline: [Point]? {
    state.slop.map { polygon(state.bounds.outset(by: Outsets($0))) }
  }

  /// The edge of the area that hit-testing asks, in the window, in points; `nil` where it is the
  /// bounds.
  var hitOutline: [Point]? {
    guard state.hitArea != HitArea() else { return nil }
    let area = state.bounds.outset(by: state.hitArea.outsets)
    switch state.hitArea.shape {
    case .rect:
      return polygon(area)
    case .ellipse:
      return round(area, Size(width: area.width / 2, height: area.height / 2))
    case .capsule:
      let radius = min(area.width, area.height) / 2
      return round(area, Size(width: radius, height: radius))
    }
  }

  private func polygon(_ rect: Rect) -> [Point] {
    [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
    ].map { toWindow($0) }
  }

  /// How many points stand for a quarter of an ellipse, both ends included.
  static let cornerSteps = 9

  /// The quarter of a unit circle, from its right end down.
  ///
  /// Square roots are exact on every machine, sines need not be.
  static let corner: [Point] = (0..<cornerSteps).map { step in
    let share = Double(step) / Double(cornerSteps - 1)
    let length = (share * share + (1 - share) * (1 - share)).squareRoot()
    return Point(x: (1 - share) / length, y: share / length)
  }

  /// A rectangle with elliptic corners, clockwise from the right end of the lower right one.
  private func round(_ rect: Rect, _ radii: Size) -> [Point] {
    let (width, height) = (radii.width, radii.height)
    let corner = Self.corner
    let right = rect.maxX - width
    let bottom = rect.maxY - height
    let left = rect.minX + width
    let top = rect.minY + height
    let points =
      corner.map { Point(x: right + width * $0.x, y: bottom + height * $0.y) }
      + corner.map { Point(x: left - width * $0.y, y: bottom + height * $0.x) }
      + corner.map { Point(x: left - width * $0.x, y: top - height * $0.y) }
      + corner.map { Point(x: right + width * $0.y, y: top - height * $0.x) }
    return points.map { toWindow($0) }
  }
}

extension ViewFigure {
  /// The figures of `views`, each of which stands after its superview.
  static func figures(of views: [DrawnView], _ states: [ViewState]) -> [ViewFigure] {
    var figures: [ViewFigure] = []
    figures.reserveCapacity(views.count)
    for (view, state) in zip(views, states) {
      let parent = view.parent.map { figures[$0] }
      let shows =
        state.isPresent && !state.isHidden && state.alpha >= UIKitConstants.HitTest.minimumAlpha
      figures.append(
        ViewFigure(
          state: state,
          toWindow: state.toSuperview.then(parent?.toWindow ?? .identity),
          isVisible: shows && parent?.isVisible ?? true))
    }
    return figures
  }
}
