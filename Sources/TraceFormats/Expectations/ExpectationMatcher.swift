/// Compares a log with what a trace expects, while the log is being written.
///
/// It is the output of a `TextLog` that has all categories, so it reads what people would read:
///
/// ```swift
/// let matcher = ExpectationMatcher(expect: expected, forbid: forbidden)
/// let log = TextLog(output: matcher, filter: LogFilter(categories: .all))
/// // … replay into `log` …
/// try log.finish()
/// print(matcher.outcome.unmet)
/// ```
///
/// Expected entries are met in order, each by the first line that matches it behind the line of the
/// entry before. No lines are kept but those that the outcome may have to show.
public final class ExpectationMatcher: ByteOutput {
  private var search: ExpectationSearch

  /// Begins at the start of a log.
  public init(expect: [Expectation], forbid: [Expectation]) {
    search = ExpectationSearch(expect: expect, forbid: forbid)
  }

  /// Takes whole lines of the log.
  public func write(_ bytes: RawSpan) {
    search.read(Span(_bytes: bytes))
  }

  /// How the lines so far compare.
  public var outcome: ExpectationOutcome { search.outcome }
}
