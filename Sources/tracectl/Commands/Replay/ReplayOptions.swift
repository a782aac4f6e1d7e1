import TraceCore
import TraceFormats

/// What `tracectl replay` was asked for.
struct ReplayOptions: Sendable {
  enum LogFormat: String, CaseIterable, Sendable {
    /// Columns.
    case text
    /// One object a line.
    case json
  }

  /// The paths; `-` is standard input.
  ///
  /// A batch, which brings its traces along, has none.
  var traces: [String]

  var playback = PlaybackOptions()

  /// The lines to print.
  var filter = LogFilter()

  var logFormat = LogFormat.text

  var printsStatistics = false

  /// What the log is to be compared with, instead of being printed.
  var expectation: ExpectedLog?

  /// A log and how to compare with it.
  struct ExpectedLog: Sendable {
    /// `-` is standard input.
    var path: String
    var comparison: ComparisonOptions

    /// The lines to compare.
    var filter: LogFilter
  }
}

extension ReplayOptions {
  init(_ words: ParsedWords) throws(UsageError) {
    do throws(UsageError.Problem) {
      try self.init(reading: words)
    } catch {
      throw UsageError(error, in: .replay)
    }
  }

  private init(reading words: ParsedWords) throws(UsageError.Problem) {
    traces = words.positionals
    if traces.count(where: { $0 == "-" }) > 1 { throw .standardInputTwice }
    playback = try PlaybackOptions(words)
    filter.categories = try CategoryList.shown(words)
    for option in words.all(.subject) { filter.subjects.formUnion(try option.names()) }
    filter.since = try words[.since]?.instant()
    filter.until = try words[.until]?.instant()
    if let since = filter.since, let until = filter.until, since > until {
      throw .sinceAfterUntil(
        since: words[.since]?.value ?? "", until: words[.until]?.value ?? "")
    }
    logFormat = try words[.format]?.choice() ?? .text
    printsStatistics = words.contains(.stats)
    expectation = try Self.expectation(words, filter: filter)
  }

  private static func expectation(
    _ words: ParsedWords, filter: LogFilter
  ) throws(UsageError.Problem) -> ExpectedLog? {
    guard let option = words[.expect] else {
      if let stray = ComparisonOptions.names.lazy.compactMap({ words.all($0).first }).first {
        throw .optionAlone(stray.word, needed: OptionName.expect.word)
      }
      return nil
    }
    guard words.positionals.count == 1 else {
      throw .severalTraces(option: option.word, count: words.positionals.count)
    }
    if let format = words[.format], words[.output] == nil {
      throw .uselessOption(
        format.word, beside: option.word, reason: "without --output no log is printed")
    }
    if option.value == "-", words.positionals == ["-"] { throw .standardInputTwice }
    let comparison = try ComparisonOptions(words)
    var compared = filter
    // What is to be shown is what the expected log has, unless it is said.
    if comparison.log.isLikeExpected, !words.contains(.show), !words.contains(.hide) {
      compared.categories = .all
    }
    return ExpectedLog(path: option.value, comparison: comparison, filter: compared)
  }
}
