import TraceCore

/// Leaves out the points of a path that do not change its shape.
///
/// From each kept point on, the directions in which all points so far lie within the tolerance form
/// a cone, which every further point narrows. A point outside of the cone, or one that turns back,
/// makes its predecessor a kept point, from which a new cone starts. That takes one pass, whatever
/// the shape, and every point that is left out lies within two tolerances of the line that is
/// drawn instead.
struct PathThinning {
  /// In points: a fifth of a pixel on a display without subpixels, when doubled.
  static let tolerance = 0.1

  private let points: [Point]
  private var anchor = 0
  private var farthest = 0.0

  /// The cone's edges as vectors, clockwise last; `nil` while every direction will do.
  private var cone: (first: Point, last: Point)?

  /// The indices of the points that make the shape, ascending.
  ///
  /// The ends, the leftmost, rightmost, uppermost and lowermost point, and those that `pinned`
  /// names are always among them.
  static func kept(_ points: [Point], pinned: [Int]) -> [Int] {
    guard !points.isEmpty else { return [] }
    var mustStay = [Bool](repeating: false, count: points.count)
    for index in pinned + extremes(of: points) { mustStay[index] = true }
    var thinning = Self(points)
    var kept = [0]
    for index in points.indices.dropFirst() {
      if !thinning.extends(to: index) {
        kept.append(index - 1)
        thinning.start(at: index - 1)
        _ = thinning.extends(to: index)
      }
      if mustStay[index] {
        kept.append(index)
        thinning.start(at: index)
      }
    }
    return kept
  }

  /// The ends and the points that touch the sides of the smallest rectangle around all.
  static func extremes(of points: [Point]) -> [Int] {
    var (left, right, top, bottom) = (0, 0, 0, 0)
    for (index, point) in points.enumerated() {
      if point.x < points[left].x { left = index }
      if point.x > points[right].x { right = index }
      if point.y < points[top].y { top = index }
      if point.y > points[bottom].y { bottom = index }
    }
    return [0, left, right, top, bottom, points.count - 1]
  }

  private init(_ points: [Point]) {
    self.points = points
  }

  private mutating func start(at index: Int) {
    anchor = index
    farthest = 0
    cone = nil
  }

  /// Whether the line from the anchor to this point can stand for all between; if so, the cone is
  /// narrowed.
  private mutating func extends(to index: Int) -> Bool {
    let way = points[index] - points[anchor]
    let distance = (way.x * way.x + way.y * way.y).squareRoot()
    let tolerance = Self.tolerance
    if distance < farthest - tolerance { return false }
    if distance > tolerance {
      if let cone, Self.cross(cone.first, way) < 0 || Self.cross(way, cone.last) < 0 {
        return false
      }
      narrow(around: way, distance)
    }
    farthest = max(farthest, distance)
    return true
  }

  private mutating func narrow(around way: Point, _ distance: Double) {
    let sine = Self.tolerance / distance
    let cosine = (1 - sine * sine).squareRoot()
    let first = Point(x: way.x * cosine + way.y * sine, y: way.y * cosine - way.x * sine)
    let last = Point(x: way.x * cosine - way.y * sine, y: way.y * cosine + way.x * sine)
    guard let old = cone else {
      cone = (first, last)
      return
    }
    cone = (
      Self.cross(old.first, first) > 0 ? first : old.first,
      Self.cross(last, old.last) > 0 ? last : old.last
    )
  }

  private static func cross(_ left: Point, _ right: Point) -> Double {
    left.x * right.y - left.y * right.x
  }
}
