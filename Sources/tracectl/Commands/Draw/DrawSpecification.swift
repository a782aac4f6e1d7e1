extension CommandSpecification {
  static let draw = CommandSpecification(
    name: .draw,
    summary: "draw a trace: a sketch, a picture or an interactive page",
    positionals: [PositionalSpecification(name: "TRACE", value: .file)],
    options: [
      OptionSpecification(
        name: .output, short: "o", value: .file,
        help: "write a picture (.svg) or a page (.html) to this file"),
      OptionSpecification(
        name: .format, value: .choice(DrawOptions.Format.allCases.map(\.rawValue)),
        help: "what to draw, whatever the ending of the file"),
    ] + OptionSpecification.playback + [.help],
    remarks: [
      """
      Without a file or a format the drawing is a sketch in the terminal, as wide as that is, or \
      as COLUMNS says. A picture shows the views and the fingers' paths with what happened on \
      them. A page plays them beside the log; it needs a browser and nothing else.
      """
    ])
}
