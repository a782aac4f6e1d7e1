import TraceCore

/// Draws the outlines of views with their ids, and how far their slop reaches.
struct SketchViews {
  let drawing: Drawing
  let figures: [ViewFigure]
  let grid: SketchGrid

  func draw(_ window: Int, on canvas: inout SketchCanvas) {
    let views = drawing.scene.views
    for index in drawing.trackedControls where views[index].window == window {
      if let outline = figures[index].slopOutline, figures[index].state.slop ?? 0 > 0 {
        drawSlop(outline, on: &canvas)
      }
    }
    for index in views.indices where views[index].window == window {
      guard figures[index].isVisible, let frame = drawing.scene.visibleFrame(of: index, figures)
      else { continue }
      if Self.isUpright(figures[index].outline) {
        drawBox(frame, id: views[index].id, on: &canvas)
      } else {
        drawPolygon(figures[index].outline, on: &canvas)
        canvas.write(
          DrawnText(DrawnText(views[index].id).shortened(to: 24)), grid.column(frame.minX) + 1,
          grid.row(frame.midY))
      }
    }
  }

  private static func isUpright(_ outline: [Point]) -> Bool {
    outline[0].y == outline[1].y && outline[1].x == outline[2].x
      || outline[0].x == outline[1].x && outline[1].y == outline[2].y
  }

  private func drawBox(_ frame: Rect, id: String, on canvas: inout SketchCanvas) {
    let (left, right) = (grid.column(frame.minX), grid.column(frame.maxX))
    let (top, bottom) = (grid.row(frame.minY), grid.row(frame.maxY))
    canvas.box(left: left, top: top, right: right, bottom: bottom)
    name(id, left: max(left, 0), right: right, top: top, on: &canvas)
  }

  /// Writes a view's id into its upper edge, above it if it is too long for that, or as much as there
  /// is room for.
  private func name(
    _ id: String, left: Int, right: Int, top: Int, on canvas: inout SketchCanvas
  ) {
    let room = right - left - 3
    let text = DrawnText(DrawnText(id).shortened(to: 24))
    guard top >= 0, text.columns > 0 else { return }
    if text.columns > room, canvas.write(text, left, top - 1) { return }
    guard room >= 3 else { return }
    canvas.write(DrawnText(" \(text.shortened(to: room)) "), left + 1, top)
  }

  private func drawPolygon(_ outline: [Point], on canvas: inout SketchCanvas) {
    let dots = outline.map { grid.dot($0) }
    for (start, end) in zip(dots, dots.dropFirst() + dots.prefix(1)) {
      canvas.line(start, end, finger: nil)
    }
  }

  private func drawSlop(_ outline: [Point], on canvas: inout SketchCanvas) {
    if Self.isUpright(outline), let frame = Rect.around(outline) {
      canvas.dottedBox(
        left: grid.column(frame.minX), top: grid.row(frame.minY),
        right: grid.column(frame.maxX), bottom: grid.row(frame.maxY))
      return
    }
    let dots = outline.map { grid.dot($0) }
    for (start, end) in zip(dots, dots.dropFirst() + dots.prefix(1)) {
      let steps = max(abs(end.x - start.x), abs(end.y - start.y))
      for step in stride(from: 0, through: steps, by: 4) {
        let share = steps == 0 ? 0 : Double(step) / Double(steps)
        canvas.dot(
          start.x + Int((Double(end.x - start.x) * share).rounded()),
          start.y + Int((Double(end.y - start.y) * share).rounded()), finger: nil)
      }
    }
  }
}
