import TraceCore

/// What there is to show of one window, in its coordinates.
struct WindowContent {
  /// The window's own; never empty.
  let frame: Rect

  /// Where controls that tracked count a finger as inside.
  let slops: [Rect]

  /// Where fingers were.
  let paths: [Rect]

  /// The views that were touched, but for those that take half of the window or more.
  let touched: [Rect]

  init(_ drawing: Drawing, _ figures: [ViewFigure], of window: Int) {
    let views = drawing.scene.views
    let root = views.firstIndex { $0.role == .window && $0.window == window }
    let outline = root.flatMap { Rect.around(figures[$0].outline) } ?? .zero
    let frame = Rect(
      origin: outline.origin,
      size: Size(width: max(1, outline.width), height: max(1, outline.height)))
    self.frame = frame
    slops = drawing.trackedControls.filter { views[$0].window == window }
      .compactMap { figures[$0].slopOutline.flatMap { Rect.around($0) } }
    paths = drawing.presses.filter { $0.window == window }.compactMap { Rect.around($0.points) }
    touched = drawing.touchedViews.sorted().filter { views[$0].window == window }
      .compactMap { Rect.around(figures[$0].outline) }
      .filter { $0.width * $0.height < frame.width * frame.height / 2 }
  }

  /// Where it is worth to look closely; where only large views were touched, that is everywhere: the
  /// control that a finger has missed is to be seen.
  var busy: [Rect] {
    let views = slops + touched
    return views.isEmpty && !paths.isEmpty ? [frame] + paths : views + paths
  }
}
