import TraceCore

/// Finds places for labels where they hide neither each other nor, if possible, a finger's path.
///
/// What is there already is kept in squares of a grid, so that a place is judged by its neighbours
/// alone.
struct LabelPlacer {
  private struct Cell: Hashable {
    let x: Int
    let y: Int
  }

  /// The side of the squares that obstacles are sorted into, in points.
  private static let cellSize = 32.0

  /// How much of a distance in points one covered dot is worth.
  private static let costOfDot = 6.0

  private let area: Rect
  private var obstacles: [Cell: [Rect]] = [:]
  private var dots: [Cell: [Point]] = [:]

  /// - Parameter area: Where labels may be.
  init(area: Rect) {
    self.area = area
  }

  /// No label may cover `rect`.
  mutating func block(_ rect: Rect) {
    for cell in Self.cells(of: rect) { obstacles[cell, default: []].append(rect) }
  }

  /// Labels had better not cover `point`.
  mutating func avoid(_ point: Point) {
    dots[Self.cell(of: point), default: []].append(point)
  }

  /// The best of `candidates`, which is taken; `nil` where each would hide something.
  ///
  /// Earlier candidates are better unless they cover more dots.
  mutating func place(_ candidates: [Rect]) -> Rect? {
    var best: (rect: Rect, cost: Double)?
    for (rank, rect) in candidates.enumerated() where isFree(rect) {
      let cost = Double(rank) + Self.costOfDot * Double(dotCount(in: rect))
      if cost < best?.cost ?? .infinity { best = (rect, cost) }
    }
    guard let best else { return nil }
    block(best.rect)
    return best.rect
  }

  private func isFree(_ rect: Rect) -> Bool {
    guard area.encloses(rect) else { return false }
    return Self.cells(of: rect).allSatisfy { cell in
      !(obstacles[cell] ?? []).contains { $0.overlaps(rect) }
    }
  }

  private func dotCount(in rect: Rect) -> Int {
    Self.cells(of: rect).reduce(0) { count, cell in
      count + (dots[cell] ?? []).count { rect.contains($0) }
    }
  }

  private static func cells(of rect: Rect) -> [Cell] {
    let first = cell(of: rect.origin)
    let last = cell(of: Point(x: rect.maxX, y: rect.maxY))
    var cells: [Cell] = []
    for x in first.x...max(first.x, last.x) {
      for y in first.y...max(first.y, last.y) { cells.append(Cell(x: x, y: y)) }
    }
    return cells
  }

  private static func cell(of point: Point) -> Cell {
    Cell(x: number(point.x), y: number(point.y))
  }

  private static func number(_ coordinate: Double) -> Int {
    let cell = (coordinate / cellSize).rounded(.down)
    return cell.isFinite ? Int(max(-1e9, min(1e9, cell))) : 0
  }
}

extension Rect {
  /// Whether the two have more than an edge in common.
  func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether all of `other` is in this one.
  func encloses(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// The smallest rectangle around both.
  func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// What lies in both; `nil` where that is nothing.
  func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left < right, top < bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around `points`; `nil` where there are none.
  static func around(_ points: some Collection<Point>) -> Rect? {
    guard let first = points.first else { return nil }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points.dropFirst() {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
