import TraceCore
import TraceFormats

/// What `tracectl check` was asked for.
struct CheckOptions: Sendable {
  /// What is done with a log that is not as expected.
  enum LogHandling: Hashable, Sendable {
    /// It becomes the expected one.
    case update
    /// It is left beside the expected one.
    case leavePending
    /// Nothing is written.
    case forget
  }

  enum ReportFormat: String, CaseIterable, Sendable {
    case text
    case tap
    case junit
    case github
  }

  /// Folders and traces, at least one.
  var paths: [String]

  var playback = PlaybackOptions()

  /// What the logs contain.
  var categories = LogCategories.standard

  /// What counts as a difference.
  var comparison = ComparisonOptions()

  var logHandling = LogHandling.leavePending

  /// How many traces are replayed at once.
  var jobs = 1

  var shard: Shard?

  /// Only traces whose paths contain one of these are checked; all when there are none.
  var filters: [String] = []

  var stopsAtFirstFailure = false

  var reportFormat = ReportFormat.text

  /// Whether a trace without expectations and a log without a trace are failures, as other
  /// warnings are.
  var isStrict: Bool { playback.isStrict }
}

extension CheckOptions {
  init(_ words: ParsedWords, in environment: Environment) throws(UsageError) {
    do throws(UsageError.Problem) {
      try self.init(reading: words, in: environment)
    } catch {
      throw UsageError(error, in: .check)
    }
  }

  private init(
    reading words: ParsedWords, in environment: Environment
  ) throws(UsageError.Problem) {
    paths = words.positionals
    if paths.contains("-") { throw .checkOfStandardInput }
    playback.command = .check
    playback.isStrict = words.contains(.strict)
    categories = try CategoryList.shown(words)
    comparison = try ComparisonOptions(words)
    logHandling = try Self.logHandling(words, in: environment)
    jobs = try words[.jobs]?.count(in: 1...1_024) ?? ProcessorCount.usable
    shard = try words[.shard]?.shard()
    filters = words.all(.filter).map(\.value)
    stopsAtFirstFailure = words.contains(.failFast)
    reportFormat = try words[.reporter]?.choice() ?? .text
    if let path = words[.output]?.value, path != "-" { playback.output = path }
  }

  /// In CI nobody is there to look at what is written, and it is gone with the machine.
  private static func logHandling(
    _ words: ParsedWords, in environment: Environment
  ) throws(UsageError.Problem) -> LogHandling {
    let isCI = environment.variable("CI") == "true"
    if let update = words[.update] {
      if let other = words[.noPending] {
        throw .uselessOption(
          other.word, beside: update.word, reason: "a log that differs becomes the expected one")
      }
      if isCI { throw .updateInCI }
      return .update
    }
    return isCI || words.contains(.noPending) ? .forget : .leavePending
  }
}
