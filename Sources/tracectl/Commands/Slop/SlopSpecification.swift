extension CommandSpecification {
  static let slop = CommandSpecification(
    name: .slop,
    summary: "show what each slop distance would have done",
    positionals: [PositionalSpecification(name: "TRACE", value: .file)],
    options: [
      OptionSpecification(
        name: .view, value: .text(placeholder: "ID"), help: "look only at this control"),
      OptionSpecification(
        name: .allRows, help: "print every row, however many there are"),
      OptionSpecification(
        name: .format, value: .choice(SlopOptions.Format.allCases.map(\.rawValue)),
        help: "how to print what was found: tables, or one JSON object a press"),
    ] + OptionSpecification.playback + [.help],
    remarks: [
      """
      For each finger that a control tracked: how far outside the bounds it was at the farthest \
      and at the lift, how much of the slop that left, and with which slops which events would \
      have been sent. The bounds of the rows are exact: < and ≤ tell on which side the number \
      itself lies.
      """,
      """
      The rows of the phone's and the pad's slop are marked, and the one in force by a *. The last \
      line tells what a StrictBoundsButton would have sent. Long tables put other \
      neighbouring rows together; --all-rows does not.
      """,
    ])
}
