/// What `tracectl diff` was asked for.
struct DiffOptions: Hashable, Sendable {
  /// Paths; one of them may be `-`: standard input.
  var expected: String
  var actual: String

  var comparison = ComparisonOptions()
}

extension DiffOptions {
  init(_ words: ParsedWords) throws(UsageError) {
    do throws(UsageError.Problem) {
      try self.init(reading: words)
    } catch {
      throw UsageError(error, in: .diff)
    }
  }

  private init(reading words: ParsedWords) throws(UsageError.Problem) {
    expected = words.required(0)
    actual = words.required(1)
    if expected == "-", actual == "-" { throw .standardInputTwice }
    comparison = try ComparisonOptions(words)
  }
}
