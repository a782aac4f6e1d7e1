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

  /// The scene for all traces; `nil` looks for one beside each.
  var scene: String?

  /// How to read the traces; `nil` looks at each.
  var inputFormat: TraceFormat?

  /// The lines to print.
  var filter = LogFilter()

  var logFormat = LogFormat.text

  /// `nil`, here as in the next two, leaves it to the scene.
  var profile: Settings.Profile?
  var idiom: Settings.Idiom?

  /// In points.
  var touchSlop: Double?

  /// Where the default scene has its button; `nil` is where the first touch begins.
  var button: Rect?

  /// Whether warnings are errors.
  var isStrict = false

  /// The path of the log; `nil` is standard output.
  var output: String?

  var printsStatistics = false
}

extension ReplayOptions {
  init(_ words: ParsedWords) throws(UsageError) {
    do throws(UsageError.Problem) {
      self.init(traces: words.positionals)
      try read(words)
    } catch {
      throw UsageError(error, in: .replay)
    }
  }

  private mutating func read(_ words: ParsedWords) throws(UsageError.Problem) {
    if traces.count(where: { $0 == "-" }) > 1 { throw .standardInputTwice }
    for option in words.options { try read(option) }
    filter.categories = try CategoryList.shown(words)
    if let since = filter.since, let until = filter.until, since > until {
      throw .sinceAfterUntil(since: words.value(of: .since), until: words.value(of: .until))
    }
  }

  private mutating func read(_ option: ParsedWords.Option) throws(UsageError.Problem) {
    switch option.name {
    case .scene:
      if option.value == "-" { throw .sceneFromStandardInput }
      scene = option.value
    case .inputFormat: inputFormat = try option.choice()
    case .subject: filter.subjects.formUnion(try option.names())
    case .since: filter.since = try option.instant()
    case .until: filter.until = try option.instant()
    case .format: logFormat = try option.choice()
    case .profile: profile = try option.choice()
    case .idiom: idiom = try option.choice()
    case .slop: touchSlop = try option.distance()
    case .button: button = try option.rectangle()
    case .strict: isStrict = true
    case .output: output = option.value
    case .stats: printsStatistics = true
    case .show, .hide: break  // CategoryList.shown reads them together.
    case .help, .version: break  // Answered before.
    }
  }
}

extension ParsedWords {
  fileprivate func value(of name: OptionName) -> String {
    options.first { $0.name == name }?.value ?? ""
  }
}
