extension CommandSpecification {
  static let check = CommandSpecification(
    name: .check,
    summary: "replay all traces below paths and compare with the expected logs",
    positionals: [PositionalSpecification(name: "PATH", value: .path, isRepeatable: true)],
    options: [
      OptionSpecification(
        name: .update, help: "write the logs that differ or are missing; refused where CI=true"),
      OptionSpecification(
        name: .noPending, help: "leave no NAME.log.new beside a log that differs"),
      OptionSpecification(
        name: .filter, value: .text(placeholder: "TEXT"), isRepeatable: true,
        help: "check only traces whose path contains this text"),
      OptionSpecification(
        name: .shard, value: .text(placeholder: "I/N"),
        help: "check only the I-th of N parts, for N machines"),
      OptionSpecification(
        name: .jobs, short: "j", value: .text(placeholder: "N"),
        help: "how many traces to replay at once; all cores without it"),
      OptionSpecification(name: .failFast, help: "stop at the first failure"),
      OptionSpecification(
        name: .reporter, value: .choice(CheckOptions.ReportFormat.allCases.map(\.rawValue)),
        help: "how to report the results"),
      OptionSpecification(
        name: .output, short: "o", value: .file,
        help: "write the report to this file, and what failed to standard error"),
    ] + OptionSpecification.categories + OptionSpecification.comparison + [
      .strict,
      .help,
    ],
    remarks: [
      """
      Traces are .json, .ndjson, .jsonl, .csv and .tsv files, but for scene.json and \
      *.scene.json; hidden files and folders are skipped. The log that NAME.json is expected to \
      have is NAME.log beside it, as tracectl replay prints it; comments and spacing do not count. \
      Its own expect and forbid count too. --like-expected leaves out categories that the log has \
      not; it adds none, so that a log with others than the default needs the --show with which it \
      was recorded.
      """,
      """
      A log that differs is left as NAME.log.new, for tracectl accept or tracectl reject, unless \
      CI=true. A trace of which nothing is expected and a log without a trace are told, and \
      are failures with --strict, as other warnings.
      """,
      CategoryList.explanation,
    ])
}
