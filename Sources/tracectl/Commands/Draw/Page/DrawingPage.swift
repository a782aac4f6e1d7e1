import TraceCore
import TraceFormats

/// A page that plays a drawing: one file that asks nothing of the network.
struct DrawingPage {
  private let replay: DrawingReplay
  private let layout: PictureLayout

  init(_ replay: DrawingReplay) {
    self.replay = replay
    layout = PictureLayout(replay.drawing)
  }

  func write(to output: OutputFile) throws {
    try output.write(head)
    let data = PageData(replay, layout)
    try output.write(data.bytes.span.bytes)
    try output.write("</script>\n<script>\n\(PageScript.text)</script>\n</body>\n</html>\n")
  }

  /// Nothing is loaded, sent or framed; the page's own style and script are all there is.
  private static let policy = """
    default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; \
    base-uri 'none'; form-action 'none'
    """

  /// A heading is two lines or so, in columns; the whole name is the page's title.
  private static let headingLimit = 120

  /// All before the data.
  private var head: String {
    var html = MarkupBuffer()
    html.line(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      """)
    html.element("title", content: replay.drawing.title)
    html.line("\n<style>\n\(PictureStyle.sheet)\(PageStyle.sheet)</style>\n</head>\n<body>")
    html.markup("<header><h1>")
    html.content(DrawnText(replay.drawing.title).shortened(to: Self.headingLimit))
    html.markup("</h1><p>")
    html.content(summary)
    html.line("</p></header>")
    html.line("<noscript><p>Without scripts this page shows the picture alone.</p></noscript>")
    html.line("<main>")
    stage(&html)
    html.markup(PageMarkup.transport)
    html.markup(PageMarkup.log)
    html.markup(PageMarkup.lanes)
    html.line("</main>")
    html.markup("<script type=\"application/json\" id=\"data\">")
    return html.text
  }

  private var summary: String {
    let drawing = replay.drawing
    let samples = drawing.presses.reduce(0) { $0 + $1.points.count }
    let lines = drawing.moments.categories.count
    return [
      drawing.settings, counted(samples, "sample"),
      "\(LogNotation.time(drawing.start)) to \(LogNotation.time(drawing.end)) s",
      counted(lines, "callback"),
    ].joined(separator: " · ")
  }

  private func stage(_ html: inout MarkupBuffer) {
    html.line("<section class=\"stage\" aria-label=\"Picture\">")
    html.line(PageMarkup.canvasStart)
    html.markup(SVGPicture(layout: layout, setting: .embedded).markup)
    html.line(PageMarkup.canvasEnd)
    html.line("<ul class=\"legend\">")
    for item in PictureLegend(layout).items {
      html.markup(
        "<li><svg class=\"trace\" viewBox=\"-1 -10 26 20\" width=\"26\" height=\"20\" "
          + "aria-hidden=\"true\">\(item.symbol)</svg>")
      html.content(item.text)
      html.line("</li>")
    }
    html.line("</ul>\n</section>")
  }
}
