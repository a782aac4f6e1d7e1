/// How a picture looks: its style sheet, in an SVG file and in a page alike.
enum PictureStyle {
  /// Everything is inside of `.trace`, so that a page around it stays as it is.
  static var sheet: String {
    var light = ""
    var dark = ""
    var fingers = ""
    for (number, color) in FingerStyle.colors.enumerated() {
      light += "--f\(number):\(color.light);"
      dark += "--f\(number):\(color.dark);"
      fingers += ".trace .f\(number){--finger:var(--f\(number))}\n"
      let dashes = FingerStyle.dashes[number]
      fingers += ".trace .path.f\(number){stroke-dasharray:\(dashes)}\n"
    }
    return """
      .trace{\(lightPaper)\(light)}
      @media (prefers-color-scheme:dark){.trace{\(darkPaper)\(dark)}}
      \(fingers)\(shapes)
      """
  }

  private static let lightPaper = """
    --paper:#ffffff;--sheet:#f7f8fa;--edge:#b4bbc6;--strong:#5c6675;--ink:#1a1f27;--quiet:#566070;\
    --wash:rgba(40,52,70,.06);
    """

  private static let darkPaper = """
    --paper:#14171c;--sheet:#1b1f26;--edge:#4d5765;--strong:#8f9bab;--ink:#eceff3;--quiet:#a3adba;\
    --wash:rgba(200,214,235,.06);
    """

  private static let shapes = #"""
    .trace{font:11px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
    .trace :is(path,polygon){vector-effect:non-scaling-stroke;stroke-linejoin:round}
    .trace .paper{fill:var(--paper)}
    .trace text{fill:var(--ink);unicode-bidi:isolate;direction:ltr}
    .trace .heading{font-size:13px;font-weight:600}
    .trace .quiet{fill:var(--quiet)}
    .trace .view{fill:var(--sheet);fill-opacity:.4;stroke:var(--edge);stroke-width:1}
    .trace .window{fill-opacity:1}
    .trace .control{fill:var(--wash);fill-opacity:1;stroke:var(--strong);stroke-width:1.5}
    .trace .view.hidden,.trace .hit.hidden{fill:none;stroke-dasharray:1 4;opacity:.7}
    .trace .later{fill:none;stroke:var(--edge);stroke-width:1;stroke-dasharray:2 3}
    .trace .hit{fill:none;stroke:var(--strong);stroke-width:1;stroke-dasharray:1 3;stroke-linecap:round}
    .trace .slop{fill:none;stroke:var(--strong);stroke-width:1.25;stroke-dasharray:6 4}
    .trace .path{fill:none;stroke:var(--finger);stroke-width:1.75;stroke-linecap:round;opacity:.85}
    .trace .dots{fill:none;stroke:var(--finger);stroke-width:4.5;stroke-linecap:round}
    .trace .begin{fill:var(--finger);stroke:var(--paper);stroke-width:1.5}
    .trace .lift{fill:none;stroke:var(--finger);stroke-width:2}
    .trace .open{stroke-dasharray:3 3}
    .trace .cross{fill:none;stroke:var(--finger);stroke-width:3;stroke-linecap:round}
    .trace .event{fill:var(--ink);stroke:var(--paper);stroke-width:1.25}
    .trace .exit{fill:var(--paper);stroke:var(--ink);stroke-width:1.75}
    .trace .enter{fill:var(--ink);stroke:var(--ink);stroke-width:1.75}
    .trace .taken{fill:none;stroke:var(--ink);stroke-width:2;stroke-linecap:round}
    .trace .state{fill:var(--paper);stroke:var(--ink);stroke-width:1.5}
    .trace .many{fill:none;stroke:var(--ink);stroke-width:6;stroke-linecap:square}
    .trace .many.exit{stroke:var(--strong)}
    .trace .many.event,.trace .many.recognizer{stroke-width:3}
    .trace .many.begins,.trace .many.lifts{stroke-width:4;stroke-linecap:round;opacity:.35}
    .trace .leader{fill:none;stroke:var(--edge);stroke-width:1}
    .trace .labels text{paint-order:stroke;stroke:var(--paper);stroke-width:3px;stroke-linejoin:round;stroke-opacity:.85}
    .trace .id,.trace .reach{fill:var(--quiet)}
    .trace .flush{text-anchor:end}
    .trace text.name{fill:var(--ink);stroke-width:3px}
    .trace .strong{font-weight:600}
    .trace.dense .path{stroke-width:1;opacity:.6}
    .trace.dense .dots{stroke-width:2;opacity:.7}

    """#
}
