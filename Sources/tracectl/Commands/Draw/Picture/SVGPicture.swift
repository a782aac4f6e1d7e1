import TraceCore

/// Writes a picture as SVG.
struct SVGPicture {
  enum Setting: Sendable {
    /// A file of its own, with a heading, a legend and paper to be drawn on.
    case standalone
    /// A part of a page, which has all that around it.
    case embedded
  }

  let layout: PictureLayout
  let setting: Setting

  /// The same for everything that is written, in points.
  enum Metrics {
    static let headingHeight = 44.0
    static let legendRow = 20.0
    static let margin = 16.0

    /// Narrower pictures get paper beside them, for the heading and the legend.
    static let leastWidth = 320.0
    static let endRadius = 6.5
    static let glyphRadius = 4.5

    /// Up to so many marks each has a title of its own.
    static let titledMarks = 300
  }

  /// The whole picture, with the end of its last line.
  var markup: String {
    var svg = MarkupBuffer()
    let viewBox = self.viewBox
    open(&svg, viewBox)
    svg.markup("<title id=\"trace-title\">")
    svg.content(layout.drawing.title)
    svg.line("</title>")
    svg.markup("<desc id=\"trace-desc\">")
    svg.content(PictureDescription(layout).text)
    svg.line("</desc>")
    if setting == .standalone {
      svg.line("<style>\n\(PictureStyle.sheet)</style>")
      svg.markup("<rect class=\"paper\" rx=\"10\" ")
      rectangle(&svg, viewBox)
      svg.line("/>")
      heading(&svg, viewBox)
    }
    for panel in layout.panels { write(panel, &svg) }
    if setting == .standalone { legend(&svg, viewBox) }
    svg.line("</svg>")
    return svg.text
  }

  /// What the picture shows, in points.
  private var viewBox: Rect {
    var area = layout.area
    guard setting == .standalone else { return area }
    let missing = max(0, Metrics.leastWidth - area.width)
    area = area.outset(by: Outsets(top: 0, left: 0, bottom: 0, right: missing))
    let legend = PictureLegend(layout).height(width: area.width - 2 * Metrics.margin)
    return area.outset(
      by: Outsets(top: Metrics.headingHeight, left: 0, bottom: legend, right: 0))
  }

  private func open(_ svg: inout MarkupBuffer, _ viewBox: Rect) {
    svg.markup("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"\(name)\" viewBox=\"")
    svg.rectangle(viewBox)
    switch setting {
    case .standalone:
      svg.markup("\" width=\"")
      svg.number(viewBox.width)
      svg.markup("\" height=\"")
      svg.number(viewBox.height)
    case .embedded:
      if let closeUp = layout.closeUp {
        svg.markup("\" data-close-up=\"")
        svg.rectangle(closeUp)
      }
      svg.markup("\" id=\"picture")
    }
    svg.line("\" role=\"img\" aria-labelledby=\"trace-title trace-desc\">")
  }

  /// Where dots would run together, lines and dots are fine ones.
  private var name: String {
    let count = layout.paths.reduce(0) { $0 + $1.dots.count }
    return count > DotThinning.limit ? "trace dense" : "trace"
  }

  private func heading(_ svg: inout MarkupBuffer, _ viewBox: Rect) {
    let left = viewBox.minX + Metrics.margin
    let room = Int((viewBox.width - 2 * Metrics.margin) / 8)
    text(&svg, "heading", Point(x: left, y: viewBox.minY + 24)) {
      $0.content(DrawnText(layout.drawing.title).shortened(to: room))
    }
    text(&svg, "quiet", Point(x: left, y: viewBox.minY + 39)) {
      $0.content(DrawnText(layout.drawing.settings).shortened(to: room))
    }
  }

  private func legend(_ svg: inout MarkupBuffer, _ viewBox: Rect) {
    let legend = PictureLegend(layout)
    let width = viewBox.width - 2 * Metrics.margin
    svg.line("<g class=\"legend\">")
    for (item, place) in zip(legend.items, legend.places(width: width)) {
      let x = viewBox.minX + Metrics.margin + place.x
      let y = layout.area.maxY + place.y
      svg.markup("<g transform=\"translate(")
      svg.point(Point(x: x, y: y))
      svg.markup(")\">\(item.symbol)")
      text(&svg, "quiet", Point(x: 31, y: 4)) { $0.content(item.text) }
      svg.line("</g>")
    }
    svg.line("</g>")
  }

  private func write(_ panel: PicturePanel, _ svg: inout MarkupBuffer) {
    svg.markup("<g class=\"panel\" data-window=\"\(panel.window)\" transform=\"translate(")
    svg.point(panel.origin)
    svg.line(")\">")
    views(of: panel, &svg)
    laterViews(of: panel, &svg)
    reaches(of: panel, &svg)
    paths(of: panel, &svg)
    marks(of: panel, &svg)
    labels(of: panel, &svg)
    svg.line("</g>")
  }

  // MARK: Parts

  func rectangle(_ svg: inout MarkupBuffer, _ rect: Rect) {
    svg.markup("x=\"")
    svg.number(rect.minX)
    svg.markup("\" y=\"")
    svg.number(rect.minY)
    svg.markup("\" width=\"")
    svg.number(rect.width)
    svg.markup("\" height=\"")
    svg.number(rect.height)
    svg.markup("\"")
  }

  /// A text whose base line begins at `point`.
  func text(
    _ svg: inout MarkupBuffer, _ name: String, _ point: Point,
    _ content: (inout MarkupBuffer) -> Void
  ) {
    svg.markup("<text class=\"\(name)\" x=\"")
    svg.number(point.x)
    svg.markup("\" y=\"")
    svg.number(point.y)
    svg.markup("\">")
    content(&svg)
    svg.markup("</text>")
  }

  func polygon(
    _ svg: inout MarkupBuffer, _ name: String, _ points: [Point], data: String,
    title: String? = nil
  ) {
    svg.markup("<polygon class=\"\(name)\" \(data) points=\"")
    svg.points(points)
    svg.markup("\"")
    guard let title else { return svg.line("/>") }
    svg.markup(">")
    svg.element("title", content: title)
    svg.line("</polygon>")
  }
}
