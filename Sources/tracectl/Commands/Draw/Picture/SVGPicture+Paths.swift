import TraceCore
import TraceFormats

extension SVGPicture {
  /// The fingers' paths, with dots for the samples and marks for begin and end.
  func paths(of panel: PicturePanel, _ svg: inout MarkupBuffer) {
    let shown = layout.paths.filter { presses[$0.press].window == panel.window }
    svg.line("<g class=\"paths\">")
    for finger in layout.drawing.fingers.indices {
      let own = shown.filter { presses[$0.press].finger == finger }
      if own.isEmpty { continue }
      lines(of: own, finger, &svg)
      dots(of: own, finger, &svg)
    }
    svg.line("</g><g class=\"ends\">")
    if shown.count <= Metrics.titledMarks {
      for path in shown { ends(of: presses[path.press], &svg) }
    } else {
      manyEnds(of: shown, &svg)
    }
    svg.line("</g>")
  }

  private var presses: [Press] { layout.drawing.presses }

  private func lines(of paths: [PicturePath], _ finger: Int, _ svg: inout MarkupBuffer) {
    svg.markup("<path class=\"path f\(FingerStyle(finger: finger).number)\" d=\"")
    for path in paths where path.line.count > 1 {
      svg.markup("M")
      append(path.line.map { presses[path.press].points[$0] }, &svg)
    }
    svg.line("\"/>")
  }

  /// Points as `X Y` and then what leads from each to the next, which is shorter.
  private func append(_ points: [Point], _ svg: inout MarkupBuffer) {
    // Differences of rounded coordinates, so that no error adds up.
    var previous = rounded(points[0])
    svg.point(previous)
    svg.markup("l")
    for (index, point) in points.dropFirst().enumerated() {
      if index > 0 { svg.markup(" ") }
      let next = rounded(point)
      svg.point(next - previous)
      previous = next
    }
  }

  private func rounded(_ point: Point) -> Point {
    Point(x: (point.x * 100).rounded() / 100, y: (point.y * 100).rounded() / 100)
  }

  private func dots(of paths: [PicturePath], _ finger: Int, _ svg: inout MarkupBuffer) {
    let points = paths.flatMap { path in path.dots.map { presses[path.press].points[$0] } }
    spots(points, "dots f\(FingerStyle(finger: finger).number)", &svg)
  }

  /// The begins and ends of very many presses, which nobody looks at one by one.
  private func manyEnds(of paths: [PicturePath], _ svg: inout MarkupBuffer) {
    let ends = paths.map { presses[$0.press].points }
    spots(ends.compactMap(\.first), "many begins", &svg)
    spots(ends.compactMap(\.last), "many lifts", &svg)
  }

  /// Lines without a length, of which their caps are to be seen: all as one thing, so that a picture
  /// of many opens at once.
  func spots(_ points: [Point], _ name: String, _ svg: inout MarkupBuffer) {
    if points.isEmpty { return }
    svg.markup("<path class=\"\(name)\" d=\"")
    for point in points {
      svg.markup("M")
      svg.point(point)
      svg.markup("h0")
    }
    svg.line("\"/>")
  }

  private func ends(of press: Press, _ svg: inout MarkupBuffer) {
    guard let first = press.points.first, let last = press.points.last else { return }
    let style = FingerStyle(finger: press.finger)
    let name = DrawnText(layout.drawing.fingers[press.finger]).text
    let begin = "finger \(name) down at \(LogNotation.time(press.times.first ?? .zero)) s"
    let time = LogNotation.time(press.times.last ?? .zero)
    let (glyph, end) =
      switch press.ending {
      case .lifted: (PictureGlyph.lift(style), "finger \(name) lifted at \(time) s")
      case .cancelled: (PictureGlyph.cancel(style), "finger \(name) cancelled at \(time) s")
      case .down: (PictureGlyph.stillDown(style), "finger \(name) still down at \(time) s")
      }
    // The end lies above the begin, which it may coincide with: a ring around a disc.
    self.glyph(PictureGlyph.begin(style), at: first, title: begin, &svg)
    self.glyph(glyph, at: last, title: end, &svg)
  }

  func glyph(
    _ glyph: String, at point: Point, turned angle: (cosine: Double, sine: Double)? = nil,
    title: String, _ svg: inout MarkupBuffer
  ) {
    svg.markup("<g transform=\"")
    if let angle {
      let turn = [angle.cosine, angle.sine, -angle.sine, angle.cosine].map(MarkupBuffer.numeral)
      svg.markup("matrix(\(turn.joined(separator: " ")) ")
      svg.point(point)
    } else {
      svg.markup("translate(")
      svg.point(point)
    }
    svg.markup(")\"><g class=\"glyph\">\(glyph)</g>")
    svg.element("title", content: title)
    svg.line("</g>")
  }
}
