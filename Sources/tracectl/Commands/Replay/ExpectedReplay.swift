import TraceFormats

/// The comparison of a replay with an expected log.
struct ExpectedReplay {
  /// Gets the callbacks to compare.
  let log: ReplayLog

  private let expectation: ReplayOptions.ExpectedLog
  private let expected: ReadLog
  private let trace: String
  private let output = CollectedOutput()

  /// Reads the expected log.
  init(
    _ expectation: ReplayOptions.ExpectedLog, of trace: String, in environment: Environment
  ) throws {
    self.expectation = expectation
    self.trace = trace
    expected = try LogFile.read(expectation.path, in: environment)
    // In the precision of the expected log; a line of text does not say its category.
    let isJSON = expected.isExact || expectation.comparison.log.isLikeExpected
    log = ReplayLog(isJSON ? .json : .text, filter: expectation.filter, output: output)
  }

  /// Prints what differs, once the replay is over.
  func report(in environment: Environment) throws -> ExitStatus {
    try log.lines.finish()
    let name = "replay of \(trace == "-" ? "<stdin>" : trace)"
    let actual = try ReadLog(output.document, file: name)
    return try DifferenceReport(
      comparison: LogComparison(
        expected: expected, actual: actual, options: expectation.comparison.log),
      expectedName: expected.file, actualName: name, options: expectation.comparison
    ).print(in: environment)
  }
}
