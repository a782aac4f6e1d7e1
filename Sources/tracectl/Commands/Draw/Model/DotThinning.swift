import TraceCore

/// Leaves out dots that would lie on top of others.
struct DotThinning {
  /// Up to so many samples each has its dot.
  static let limit = 2_000

  /// The side of the squares that get one dot each, in points: a dot is larger.
  static let spacing = 3.0

  private struct Cell: Hashable {
    let x: Int
    let y: Int
  }

  /// The indices of the points that get a dot, ascending; those that `pinned` names among them.
  ///
  /// `points` are one press's, `total` is how many all presses have.
  static func kept(_ points: [Point], pinned: [Int], total: Int) -> [Int] {
    guard total > limit else { return Array(points.indices) }
    let pinned = Set(pinned)
    var taken: Set<Cell> = []
    return points.indices.filter { index in
      let point = points[index]
      let cell = Cell(x: number(point.x), y: number(point.y))
      return taken.insert(cell).inserted || pinned.contains(index)
    }
  }

  private static func number(_ coordinate: Double) -> Int {
    let cell = (coordinate / spacing).rounded(.down)
    // Beyond that no two doubles are a dot's distance apart.
    return Int(max(-1e15, min(1e15, cell)))
  }
}
