import TraceCore

/// The part of a window that a sketch shows.
struct SketchArea {
  let drawing: Drawing
  let figures: [ViewFigure]

  /// Around what happens, in points.
  private static let margin = 12.0

  init(_ drawing: Drawing, _ figures: [ViewFigure]) {
    self.drawing = drawing
    self.figures = figures
  }

  /// Around the paths, the slops and the views that were hit, unless these fill the window.
  func area(of window: Int) -> Rect {
    let views = drawing.scene.views
    let root = views.firstIndex { $0.role == .window && $0.window == window }
    let frame = root.flatMap { Rect.around(figures[$0].outline) } ?? .zero
    let limit = frame.outset(by: Outsets(max(frame.width, frame.height)))
    let outlines =
      drawing.touchedViews.sorted().map { (view: $0, outline: figures[$0].outline) }
      .filter { pair in
        Rect.around(pair.outline).map { $0.width * $0.height < frame.width * frame.height / 2 }
          ?? false
      }
      + drawing.trackedControls.compactMap { view in
        figures[view].slopOutline.map { (view: view, outline: $0) }
      }
    var rects = outlines.filter { views[$0.view].window == window }
      .compactMap { Rect.around($0.outline) }
    rects += drawing.presses.filter { $0.window == window }.compactMap { Rect.around($0.points) }
    let parts = rects.compactMap { limit.intersection($0.outset(by: Outsets(Self.margin))) }
    guard let first = parts.first else {
      return frame.width > 0 && frame.height > 0 ? frame : Rect(x: 0, y: 0, width: 1, height: 1)
    }
    return parts.dropFirst().reduce(first) { $0.union($1) }
  }
}
