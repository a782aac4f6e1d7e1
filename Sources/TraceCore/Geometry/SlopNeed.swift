/// How far the four sides of a rectangle would have to move outwards to contain a point, in points.
///
/// A negative distance tells how far within its side the point lies.
package struct SlopNeed: Hashable, Sendable {
  /// From the point to the left edge.
  package let left: Double
  /// From the right edge to the point.
  package let right: Double
  /// From the point to the upper edge.
  package let top: Double
  /// From the lower edge to the point.
  package let bottom: Double

  /// Whether sides that all move outwards by `slop` contain the point.
  ///
  /// Each side is compared by itself: with a point on the moved minimum edges inside and one on the
  /// moved maximum edges outside, and without the rounding of a grown rectangle, so that more slop
  /// never leaves out a point that less slop contains, and the answer agrees with the distance that
  /// the log prints.
  package func isMet(by slop: Double) -> Bool {
    left <= slop && top <= slop && right < slop && bottom < slop
  }

  /// How far the point lies outside: the larger of the two axes' distances, or 0.
  package var distance: Double { max(0, max(max(left, right), max(top, bottom))) }
}

extension Rect {
  /// How far the sides would have to move outwards to contain `point`.
  package func slopNeeded(for point: Point) -> SlopNeed {
    SlopNeed(
      left: minX - point.x, right: point.x - maxX, top: minY - point.y, bottom: point.y - maxY)
  }
}
