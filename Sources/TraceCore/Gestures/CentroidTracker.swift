/// How far the centroid of some fingers has moved, without a jump when one joins or leaves.
struct CentroidTracker {
  /// How far it moved with the fingers that were there before, in points.
  private var base = Point.zero

  /// Where the centroid of the present fingers was when they became these.
  private var anchor = Point.zero
  private var current = Point.zero

  /// The whole movement, in points on the screen.
  var movement: Point { base + (current - anchor) }

  /// The same fingers have moved.
  mutating func move(to centroid: Point) {
    current = centroid
  }

  /// From now on it is the centroid of other fingers.
  mutating func restart(at centroid: Point) {
    base = movement
    anchor = centroid
    current = centroid
  }
}
