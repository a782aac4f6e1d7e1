extension CommandSpecification {
  static let replay = CommandSpecification(
    name: .replay,
    summary: "replay traces of touches and print every callback",
    positionals: [
      PositionalSpecification(
        name: "TRACE", value: .file, isRepeatable: true, replacement: .batch)
    ],
    options: OptionSpecification.categories + [
      OptionSpecification(
        name: .subject, value: .text(placeholder: "ID,ID"), isRepeatable: true,
        help: "print only lines about these views, controllers and recognizers"),
      OptionSpecification(
        name: .since, value: .text(placeholder: "SECONDS"),
        help: "print only lines at this time or later"),
      OptionSpecification(
        name: .until, value: .text(placeholder: "SECONDS"),
        help: "print only lines at this time or earlier"),
      OptionSpecification(
        name: .format, value: .choice(ReplayOptions.LogFormat.allCases.map(\.rawValue)),
        help: "how to print the log: columns, or one JSON object a line"),
    ] + OptionSpecification.playback + [
      OptionSpecification(
        name: .batch, value: .file,
        help: "replay the traces in this file, or - for standard input: one JSON trace a line"),
      OptionSpecification(
        name: .output, short: "o", value: .file,
        help: "write the log to this file, which is replaced only when it is complete"),
      OptionSpecification(
        name: .expect, value: .file,
        help: "compare the log with this one and print a diff instead"),
    ] + OptionSpecification.comparison + [
      OptionSpecification(
        name: .stats, help: "say on standard error how much was replayed, and how fast"),
      .help,
    ],
    remarks: [
      """
      TRACE is a .json, .ndjson, .jsonl, .csv or .tsv file, or - for standard input. Its scene is the \
      one of --scene, else the one that the trace names, else NAME.scene.json or scene.json \
      beside it, else a single button.
      """,
      CategoryList.explanation,
      """
      With --expect nothing is printed where the logs are the same, and the status is 1 where they \
      differ; with -o the log is written all the same. What is compared are the categories that \
      would be printed; with --like-expected and without --show or --hide those that the expected \
      log has. tracectl help diff says how logs are compared.
      """,
      """
      With --batch each trace is answered by one line, a JSON object: name, the trace's, or null; \
      log, its log as one string, with --format json an array of objects, or else error, why it \
      was not replayed; and, where there are any, problems, warnings and notes. A trace that fails \
      does not stop the others; what --output names is written all the same.
      """,
    ])
}
