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

  /// At least one path; `-` is standard input.
  var traces: [String]

  var playback = PlaybackOptions()

  /// The lines to print.
  var filter = LogFilter()

  var logFormat = LogFormat.text

  var printsStatistics = false
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
  }
}
