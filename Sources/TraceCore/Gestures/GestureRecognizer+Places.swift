extension GestureRecognizer {
  /// How many fingers it follows.
  public final var numberOfTouches: Int { touches.count }

  /// The place of one of its fingers in the coordinates of `view`, in points.
  public final func location(ofTouch index: Int, in view: View?) -> Point {
    touches[index].location(in: view)
  }

  /// The centroid of the fingers that are down and those lifted in this event, on the screen.
  final var centroid: Point {
    Self.centroid(of: touches, and: lifted)
  }

  static func centroid(of touches: [Touch], and others: [Touch] = []) -> Point {
    let count = Double(touches.count + others.count)
    guard count > 0 else { return .zero }
    var sum = Point.zero
    for touch in touches { sum = sum + touch.location }
    for touch in others { sum = sum + touch.location }
    return Point(x: sum.x / count, y: sum.y / count)
  }
}
