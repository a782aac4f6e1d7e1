/// Where a point lies that a rectangle does not contain.
public struct Excursion: Hashable, Sendable {
  /// How far it lies to the right, in points, or, below 0, to the left; `nil` between these sides.
  ///
  /// 0 is the right edge, which a rectangle does not contain.
  public let horizontal: Double?

  /// How far it lies below, in points, or, below 0, above; `nil` between these sides.
  ///
  /// 0 is the lower edge, which a rectangle does not contain.
  public let vertical: Double?

  /// How far the point lies outside, in points: the larger of the two axes' distances.
  public var distance: Double {
    max((horizontal ?? 0).magnitude, (vertical ?? 0).magnitude)
  }
}

extension Excursion {
  /// Which sides would have to move for a rectangle to contain the point; `nil` if it does.
  init?(_ need: SlopNeed) {
    horizontal = Self.beyond(need.left, need.right)
    vertical = Self.beyond(need.top, need.bottom)
    if horizontal == nil && vertical == nil { return nil }
  }

  /// A rectangle contains its minimum edges and not its maximum edges.
  private static func beyond(_ minimum: Double, _ maximum: Double) -> Double? {
    if minimum > 0 { return -minimum }
    return maximum >= 0 ? maximum : nil
  }
}

extension Rect {
  /// Where `point` lies outside; `nil` where the rectangle contains it.
  func excursion(of point: Point) -> Excursion? {
    Excursion(slopNeeded(for: point))
  }
}
