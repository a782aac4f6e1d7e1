extension CommandSpecification {
  static let explain = CommandSpecification(
    name: .explain,
    summary: "say in words why each touch did what it did",
    positionals: [PositionalSpecification(name: "TRACE", value: .file)],
    options: [
      OptionSpecification(
        name: .touch, value: .text(placeholder: "N"),
        help: "explain only this finger, by its name in the trace, each time it comes down"),
      OptionSpecification(
        name: .at, value: .text(placeholder: "SECONDS"),
        help: "explain only what is going on at this time, and how it came to it"),
    ] + OptionSpecification.playback + [.help],
    remarks: [
      """
      Each touch has its hit-test, the recognizers that it was offered to, what the view that it \
      hit got and sent, known traps, and at last one sentence: what came of it, and why.
      """,
      """
      With --at, the replay is told as if it stopped at that time. A touch is going on as long as \
      its finger is down, its view waits for the lift, or a recognizer has not decided.
      """,
    ])
}
