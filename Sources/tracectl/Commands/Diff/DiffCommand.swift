import TraceFormats

/// `tracectl diff`: compares two logs by their callbacks and prints what differs.
struct DiffCommand {
  let options: DiffOptions
  let environment: Environment

  func run() throws -> ExitStatus {
    let expected = try LogFile.read(options.expected, in: environment)
    let actual = try LogFile.read(options.actual, in: environment)
    return try DifferenceReport(
      comparison: LogComparison(
        expected: expected, actual: actual, options: options.comparison.log),
      expectedName: expected.file, actualName: actual.file, options: options.comparison
    ).print(in: environment)
  }
}
