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

  /// Around what happens in the window.
  func area(of window: Int) -> Rect {
    let content = WindowContent(drawing, figures, of: window)
    let frame = content.frame
    let limit = frame.outset(by: Outsets(max(frame.width, frame.height)))
    let parts = content.busy.compactMap { limit.intersection($0.outset(by: Outsets(Self.margin))) }
    guard let first = parts.first else { return frame }
    return parts.dropFirst().reduce(first) { $0.union($1) }
  }
}
