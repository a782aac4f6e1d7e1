import TraceFormats

/// What is printed of two logs that differ: a unified diff, and a summary in words below it.
struct DifferenceReport {
  /// More sentences than this are counted.
  static let longestSummary = 20

  let comparison: LogComparison
  let expectedName: String
  let actualName: String
  let options: ComparisonOptions

  /// Whole lines; nothing where the logs are equal.
  func text(_ style: DiffStyle) -> String {
    if comparison.isEqual { return "" }
    var text = comparison.unified(
      context: options.context, style: style, expectedName: expectedName, actualName: actualName)
    if !text.isEmpty { text += "\n" }
    let excerpt = SummaryExcerpt(comparison.summary, limit: Self.longestSummary)
    for sentence in excerpt.sentences { text += sentence + "\n" }
    if let rest = excerpt.rest { text += rest + "\n" }
    return text
  }

  /// Prints it.
  ///
  /// - Returns: The status of a comparison.
  func print(in environment: Environment) throws(FileError) -> ExitStatus {
    if comparison.isEqual { return .success }
    try environment.print(text(environment.colorsOutput ? .colored : .plain))
    return .difference
  }
}
