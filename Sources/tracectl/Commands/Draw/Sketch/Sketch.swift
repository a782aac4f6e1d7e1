import TraceCore
import TraceFormats

/// A drawing in the characters of a terminal: of every window in which a finger was down the part
/// where something happened, and below what the signs stand for.
struct Sketch {
  let drawing: Drawing
  let figures: [ViewFigure]

  /// In columns.
  let width: Int

  /// Where nobody says how wide the terminal is.
  static let standardWidth = 80

  /// In columns: less would show nothing, more helps nobody.
  private static let widths = 20...160

  /// A sketch is looked at at a glance: it leaves room for what stands below it.
  private static let rows = 24

  init(_ drawing: Drawing, width: Int) {
    self.drawing = drawing
    self.width = max(Self.widths.lowerBound, min(Self.widths.upperBound, width))
    figures = drawing.scene.figures(drawing.scene.states(at: drawing.firstTouch))
  }

  /// All of it, with the end of the last line.
  func text(isColored: Bool) -> String {
    let ink = SketchInk(isColored: isColored)
    var key = SketchKey(drawing)
    var lines: [String] = []
    for window in shownWindows {
      var sheet = sheet(of: window)
      drawSigns(&key, window, on: &sheet)
      lines += sheet.canvas.lines(ink: ink)
    }
    lines += key.lines(width: width, slops: slops, ink: ink)
    let head = [drawing.title, drawing.settings].map { LogNotation.comment(DrawnText($0).text) }
    return head.joined() + lines.map { $0 + "\n" }.joined()
  }

  /// The windows in which a finger was down; without a finger the front one.
  private var shownWindows: [Int] {
    let all = 0..<drawing.scene.windowCount
    let used = Set(drawing.presses.map(\.window))
    return used.isEmpty ? all.suffix(1) : all.filter(used.contains)
  }

  /// The slops of the controls that tracked, each once.
  private var slops: [Double] {
    var slops: [Double] = []
    for view in drawing.trackedControls {
      if let slop = figures[view].state.slop, slop > 0, !slops.contains(slop) {
        slops.append(slop)
      }
    }
    return slops
  }

  private struct Sheet {
    var canvas: SketchCanvas
    let grid: SketchGrid
  }

  private func sheet(of window: Int) -> Sheet {
    let area = SketchArea(drawing, figures).area(of: window)
    let grid = SketchGrid(area: area, columns: width, rows: Self.rows)
    var canvas = SketchCanvas(columns: grid.columns, rows: grid.rows)
    SketchViews(drawing: drawing, figures: figures, grid: grid).draw(window, on: &canvas)
    for press in drawing.presses where press.window == window {
      let points = press.points.map { grid.dot($0) }
      for (start, end) in zip(points, points.dropFirst()) {
        canvas.line(start, end, finger: press.finger)
      }
    }
    return Sheet(canvas: canvas, grid: grid)
  }

  /// Draws the signs of the key; where several fall together, the key has what is drawn for all.
  private func drawSigns(_ key: inout SketchKey, _ window: Int, on sheet: inout Sheet) {
    let entries = key.entries.enumerated().filter { _, entry in
      drawing.presses[entry.place.press].window == window
    }
    let cells = entries.map { _, entry in
      let point = drawing.point(entry.place)
      return (column: sheet.grid.column(point.x), row: sheet.grid.row(point.y))
    }
    for ((_, entry), (column, row)) in zip(entries, cells) {
      let old = sheet.canvas.sign(column, row)
      sheet.canvas.sign(
        SketchSign.joined(old, entry.sign), column, row,
        finger: drawing.presses[entry.place.press].finger)
    }
    for ((index, _), (column, row)) in zip(entries, cells) {
      if let sign = sheet.canvas.sign(column, row) { key.show(sign, for: index) }
    }
  }
}
