import TraceCore
import TraceFormats

extension SVGPicture {
  /// What happened on the way, at its place.
  func marks(of panel: PicturePanel, _ svg: inout MarkupBuffer) {
    let groups = layout.signGroups.filter {
      layout.drawing.presses[$0.place.press].window == panel.window
    }
    svg.line("<g class=\"marks\">")
    if groups.count <= Metrics.titledMarks {
      for group in groups {
        glyph(
          PictureGlyph.mark(group.kind), at: layout.drawing.point(group.place),
          turned: direction(of: group), title: title(of: group), &svg)
      }
    } else {
      for kind in Mark.Kind.allCases {
        let points = groups.filter { $0.kind == kind }.map { layout.drawing.point($0.place) }
        spots(points, "many \(kind.rawValue)", &svg)
      }
    }
    svg.line("</g>")
  }

  private func title(of group: MarkGroup) -> String {
    let names = group.marks.map { "\($0.subject) \($0.name)" }
    return "\(LogNotation.time(group.time)) s: " + names.joined(separator: ", ")
  }

  /// Where the finger goes as it crosses an edge; `nil` for marks that do not point anywhere.
  private func direction(of group: MarkGroup) -> (cosine: Double, sine: Double)? {
    guard group.kind == .exit || group.kind == .enter else { return nil }
    let points = layout.drawing.presses[group.place.press].points
    let here = points[group.place.point]
    for index in points[..<group.place.point].indices.reversed() {
      let distance = points[index].distance(to: here)
      guard distance > 0 else { continue }
      let way = here - points[index]
      return (way.x / distance, way.y / distance)
    }
    return nil
  }

  func labels(of panel: PicturePanel, _ svg: inout MarkupBuffer) {
    svg.line("<g class=\"labels\">")
    for label in panel.labels {
      if let pointer = label.pointer { leader(from: pointer, to: label, &svg) }
      svg.markup("<text class=\"\(label.name)\"")
      if case .view(let view) = label.role { svg.markup(" data-id-of=\"\(view)\"") }
      svg.markup(" y=\"")
      svg.number(label.box.minY + 10)
      svg.markup("\">")
      for (index, line) in label.lines.enumerated() {
        svg.markup("<tspan x=\"")
        svg.number(label.isFlushRight ? label.box.maxX : label.box.minX)
        if index > 0 { svg.markup("\" dy=\"1.227em") }
        svg.markup(line.isStrong ? "\" class=\"strong\">" : "\">")
        svg.content(line.text)
        svg.markup("</tspan>")
      }
      svg.line("</text>")
    }
    svg.line("</g>")
  }

  /// A thin line from a mark to its label.
  private func leader(
    from point: Point, to label: PictureLabel, _ svg: inout MarkupBuffer
  ) {
    let box = label.box
    let target = Point(
      x: max(box.minX - 2, min(box.maxX + 2, point.x)),
      y: max(box.minY, min(box.maxY, point.y)))
    svg.markup("<path class=\"leader\" d=\"M")
    svg.point(point)
    svg.markup("L")
    svg.point(target)
    svg.line("\"/>")
  }
}

extension PictureLabel {
  /// The classes of its element.
  fileprivate var name: String {
    let flush = isFlushRight ? " flush" : ""
    return switch role {
    case .view: "id" + flush
    case .slop: "reach" + flush
    case .mark, .finger: "name" + flush
    }
  }
}
