import TraceCore

/// Places that a label could have, the best first.
enum LabelCandidates {
  /// From a mark, in points: beside it, then farther and farther away.
  private static let distances = [9.0, 15, 24, 36, 52, 72, 96]

  /// Around a point: to the right, to the left, below, above, and the corners between.
  ///
  /// With `isNear` only places that need no pointer will do.
  static func around(_ point: Point, _ size: Size, isNear: Bool) -> [Rect] {
    let (width, height) = (size.width, size.height)
    return distances.prefix(isNear ? 2 : distances.count).flatMap { distance in
      let right = point.x + distance
      let left = point.x - distance - width
      let below = point.y + distance
      let above = point.y - distance - height
      return [
        Point(x: right, y: point.y - height / 2), Point(x: left, y: point.y - height / 2),
        Point(x: right, y: below - height / 2), Point(x: right, y: above + height / 2),
        Point(x: left, y: below - height / 2), Point(x: left, y: above + height / 2),
        Point(x: point.x - width / 2, y: below), Point(x: point.x - width / 2, y: above),
      ].map { Rect(origin: $0, size: size) }
    }
  }

  /// In a rectangle's corners, one below the other, then along its outside.
  static func along(_ frame: Rect, _ size: Size) -> [Rect] {
    let inset = 4.0
    let left = frame.minX + inset
    let right = frame.maxX - inset - size.width
    let top = frame.minY + 2
    let bottom = frame.maxY - 2 - size.height
    var origins: [Point] = []
    if size.width + 2 * inset <= frame.width, size.height <= frame.height {
      for row in 0..<3 {
        let step = Double(row) * size.height
        if top + step <= bottom { origins.append(Point(x: left, y: top + step)) }
      }
      origins += [
        Point(x: right, y: top), Point(x: left, y: bottom), Point(x: right, y: bottom),
      ]
    }
    origins += [
      Point(x: frame.minX, y: frame.minY - size.height - 1),
      Point(x: frame.minX, y: frame.maxY + 1),
      Point(x: frame.maxX + 4, y: frame.midY - size.height / 2),
    ]
    return origins.map { Rect(origin: $0, size: size) }
  }
}
