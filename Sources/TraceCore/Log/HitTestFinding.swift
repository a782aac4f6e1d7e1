/// What a hit-test found at one view.
public enum HitTestFinding: Hashable, Sendable {
  /// The view contains the point: what it contains is asked.
  case contains

  /// The view was passed over although the point is in its area.
  case passedOver(HitTestExclusion)

  /// The point is not in the view's area.
  case outside(Excursion)

  /// The point is in the rectangle of the view's area, but not in this shape.
  case outsideShape(HitArea.Shape)

  /// An override of `point(inside:with:)` said no.
  case refused

  /// The point is in the view, but this view in front of it, or of one that it is in, was hit.
  case covered(by: String)

  /// The point is in the view, but this view, which it is in, said no or was passed over.
  case unreached(through: String)
}
