import TraceCore

/// How a part of a window lies on a canvas.
struct SketchGrid {
  /// What is drawn, in the window, in points.
  let area: Rect
  let columns: Int
  let rows: Int

  /// The width of a character, in points; its height is twice that.
  let unit: Double

  /// A character is about twice as high as wide.
  static let aspect = 2.0

  /// As much of `area` as fits into this many columns and rows, enlarged evenly.
  init(area: Rect, columns: Int, rows: Int) {
    self.area = area
    unit = max(
      area.width / Double(max(1, columns - 1)),
      area.height / (Self.aspect * Double(max(1, rows - 1))), 0.01)
    self.columns = min(columns, Int((area.width / unit).rounded()) + 1)
    self.rows = min(rows, Int((area.height / unit / Self.aspect).rounded()) + 1)
  }

  func column(_ x: Double) -> Int {
    Self.whole((x - area.minX) / unit, limit: columns)
  }

  func row(_ y: Double) -> Int {
    Self.whole((y - area.minY) / unit / Self.aspect, limit: rows)
  }

  /// The dot at a point, counted over the whole canvas.
  func dot(_ point: Point) -> (x: Int, y: Int) {
    let x = ((point.x - area.minX) / unit + 0.5) * 2
    let y = ((point.y - area.minY) / unit / Self.aspect + 0.5) * 4
    return (
      Self.whole(x - 0.5, limit: 2 * columns), Self.whole(y - 0.5, limit: 4 * rows)
    )
  }

  /// The nearest whole number; what is far outside is just outside.
  private static func whole(_ value: Double, limit: Int) -> Int {
    guard value.isFinite else { return -2 }
    return Int(max(-2, min(Double(limit) + 2, value.rounded())))
  }
}

extension SketchCanvas {
  /// Draws a line of dots between two dots, both included.
  mutating func line(_ start: (x: Int, y: Int), _ end: (x: Int, y: Int), finger: Int?) {
    let steps = max(abs(end.x - start.x), abs(end.y - start.y))
    for step in 0...steps {
      let share = steps == 0 ? 0 : Double(step) / Double(steps)
      dot(
        start.x + Int((Double(end.x - start.x) * share).rounded()),
        start.y + Int((Double(end.y - start.y) * share).rounded()), finger: finger)
    }
  }
}
