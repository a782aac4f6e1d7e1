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

extension Rect {
  /// Where `point` lies outside; `nil` where the rectangle contains it.
  public func excursion(of point: Point) -> Excursion? {
    let horizontal = Self.excursion(of: point.x, from: minX, to: maxX)
    let vertical = Self.excursion(of: point.y, from: minY, to: maxY)
    if horizontal == nil && vertical == nil { return nil }
    return Excursion(horizontal: horizontal, vertical: vertical)
  }

  private static func excursion(of place: Double, from start: Double, to end: Double) -> Double? {
    if place < start { return place - start }
    return place >= end ? place - end : nil
  }
}
