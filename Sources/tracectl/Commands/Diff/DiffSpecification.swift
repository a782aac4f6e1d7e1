extension CommandSpecification {
  static let diff = CommandSpecification(
    name: .diff,
    summary: "compare two logs by their callbacks",
    positionals: [
      PositionalSpecification(name: "EXPECTED", value: .file),
      PositionalSpecification(name: "ACTUAL", value: .file),
    ],
    options: OptionSpecification.comparison + [.help],
    remarks: [
      """
      EXPECTED and ACTUAL are logs of tracectl replay, as text or as JSON; one of them may be -, \
      standard input. Comments and the blanks between words do not count; the indentation of a \
      callback does, for it tells what happened inside of what. Of several traces in one log each \
      is compared with its namesake.
      """,
      """
      A unified diff is printed, in which a callback that only moved or changed is one line, and \
      below it in words what differs. The status is 0 where the logs are the same and 1 where they \
      differ.
      """,
      """
      Positions are at, outside, translation and contentOffset, and what a set gives to frame, \
      bounds, contentOffset and contentSize. LIST is categories by commas, as in tracectl help \
      replay; which one a line of text is of is told by its callback and its details.
      """,
    ])
}
