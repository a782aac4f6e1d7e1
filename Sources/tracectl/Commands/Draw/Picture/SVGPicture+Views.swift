import TraceCore

extension SVGPicture {
  /// The views from back to front; what a scroll view contains is cut off at its edges.
  func views(of panel: PicturePanel, _ svg: inout MarkupBuffer) {
    var clips: [Int] = []
    svg.line("<g class=\"views\">")
    for (index, view) in scene.views.enumerated() where view.window == panel.window {
      while let clip = clips.last, !isInside(index, clip) {
        svg.line("</g>")
        clips.removeLast()
      }
      outline(of: index, &svg)
      if view.role == .scrollView {
        svg.markup("<clipPath id=\"clip-\(index)\">")
        polygon(&svg, "clip", layout.figures[index].outline, data: "data-clip=\"\(index)\"")
        svg.line("</clipPath><g clip-path=\"url(#clip-\(index))\">")
        clips.append(index)
      }
    }
    for _ in clips { svg.line("</g>") }
    svg.line("</g>")
  }

  private func outline(of index: Int, _ svg: inout MarkupBuffer) {
    let view = scene.views[index]
    let figure = layout.figures[index]
    let hidden = figure.isVisible ? "" : " hidden"
    polygon(
      &svg, "view \(view.role.rawValue)\(hidden)", figure.outline, data: "data-view=\"\(index)\"",
      title: title(of: index, isVisible: figure.isVisible))
    if let hit = figure.hitOutline {
      polygon(
        &svg, "hit\(hidden)", hit, data: "data-hit=\"\(index)\"",
        title: "where \(view.id) is hit")
    }
  }

  /// `save, UIButton, 110 × 44 at 140, 400`.
  private func title(of index: Int, isVisible: Bool) -> String {
    let view = scene.views[index]
    let frame = layout.figures[index].state.frame
    let numbers = [frame.width, frame.height, frame.minX, frame.minY].map(MarkupBuffer.numeral)
    let place = "\(numbers[0]) × \(numbers[1]) at \(numbers[2]), \(numbers[3])"
    return "\(view.id), \(view.className), \(place)" + (isVisible ? "" : ", not visible")
  }

  /// Light outlines of the views that are elsewhere in the end.
  func laterViews(of panel: PicturePanel, _ svg: inout MarkupBuffer) {
    guard layout.hasLaterViews else { return }
    svg.line("<g class=\"laters\">")
    for index in layout.movedViews where scene.views[index].window == panel.window {
      polygon(
        &svg, "later", layout.laterFigures[index].outline, data: "data-later=\"\(index)\"",
        title: "\(scene.views[index].id) in the end")
    }
    svg.line("</g>")
  }

  /// How far outside their bounds the controls that tracked count a finger as inside.
  func reaches(of panel: PicturePanel, _ svg: inout MarkupBuffer) {
    svg.line("<g class=\"slops\">")
    for index in layout.slopViews where scene.views[index].window == panel.window {
      let figure = layout.figures[index]
      guard let outline = figure.slopOutline, let slop = figure.state.slop, slop > 0 else {
        continue
      }
      polygon(
        &svg, "slop", outline, data: "data-slop=\"\(index)\"",
        title: "inside for \(scene.views[index].id): \(MarkupBuffer.numeral(slop)) points around")
    }
    svg.line("</g>")
  }

  private var scene: DrawnScene { layout.drawing.scene }

  private func isInside(_ view: Int, _ other: Int) -> Bool {
    var one = scene.views[view].parent
    while let index = one {
      if index == other { return true }
      one = scene.views[index].parent
    }
    return false
  }
}

extension PictureLayout {
  /// The views, by their indices, that can be seen elsewhere in the end.
  var movedViews: [Int] {
    figures.indices.filter { index in
      let later = laterFigures[index]
      guard later.isVisible else { return false }
      return zip(figures[index].outline, later.outline).contains { $0.distance(to: $1) > 0.5 }
    }
  }

  var hasLaterViews: Bool { !drawing.scene.changes.isEmpty && !movedViews.isEmpty }
}
