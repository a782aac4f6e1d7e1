/// Writes down results as somebody reads them; all texts end with a line feed, or are empty.
protocol CheckReport {
  /// What stands before all results.
  var beginning: String { get }

  /// What is written for the next result.
  mutating func text(for result: CheckResult) -> String

  /// What stands behind all results.
  func ending(_ summary: CheckSummary) -> String
}

extension CheckOptions {
  /// The report that was asked for.
  func report(in environment: Environment) -> any CheckReport {
    switch reportFormat {
    case .text: TextReport(isStrict: isStrict, isColored: colorsReport(in: environment))
    case .tap: TAPReport(isStrict: isStrict)
    case .junit: JUnitReport(isStrict: isStrict)
    case .github: GitHubReport(isStrict: isStrict)
    }
  }

  /// Whether the report is for eyes, and for a terminal.
  func colorsReport(in environment: Environment) -> Bool {
    reportFormat == .text && playback.output == nil && environment.colorsOutput
  }
}
