/// What the tool can be asked to do, in the order of the help.
enum CommandName: String, CaseIterable, Sendable {
  case replay
  case check
  case accept
  case reject
  case diff
  case slop
  case explain
  case draw
  case completions
  case help
}

/// Every option of every command, by its long name.
enum OptionName: String, CaseIterable, Sendable {
  case allRows = "all-rows"
  case at
  case batch
  case button
  case context
  case expect
  case failFast = "fail-fast"
  case filter
  case format
  case help
  case hide
  case idiom
  case ignore
  case inputFormat = "input-format"
  case jobs
  case likeExpected = "like-expected"
  case man
  case noPending = "no-pending"
  case output
  case positionTolerance = "position-tolerance"
  case profile
  case reporter
  case scene
  case shard
  case show
  case since
  case slop
  case stats
  case strict
  case subject
  case tolerance
  case touch
  case until
  case update
  case version
  case view

  /// As it is typed.
  var word: String { "--\(rawValue)" }
}

/// One option: all that parsing, help and shells need to know.
struct OptionSpecification: Sendable {
  enum Value: Sendable {
    /// The option stands alone.
    case none
    /// Any text; `placeholder` names it in the help.
    case text(placeholder: String)
    /// One of a few words.
    case choice([String])
    /// Several of a few words, by commas.
    case list(placeholder: String, of: [String])
    /// The path of a file.
    case file
  }

  let name: OptionName
  var short: Character?
  var value: Value = .none

  /// Whether every one of several counts; otherwise a second one is a mistake.
  var isRepeatable = false

  /// One sentence without a capital and a full stop.
  let help: String

  /// Whether it is worth offering once it is there.
  var isOfferedAgain: Bool { value.isTaken && isRepeatable }

  /// Whether `word` is this option, without a value.
  func isTyped(_ word: String) -> Bool {
    word == name.word || short.map { word == "-\($0)" } ?? false
  }
}

/// The words of a command that are not options.
struct PositionalSpecification: Sendable {
  /// As in a usage line.
  enum Value: Sendable {
    /// A file, or `-`.
    case file
    /// A file or a folder.
    case path
    /// One of a few words.
    case choice([String])
  }

  let name: String
  let value: Value
  var isRequired = true

  /// Whether more of them may follow; only of a command's last.
  var isRepeatable = false

  /// The option that stands in for the word: with it the word is neither needed nor allowed.
  var replacement: OptionName?

  var usage: String {
    let name = isRepeatable ? "\(name)…" : name
    return isRequired ? name : "[\(name)]"
  }
}

/// One command.
struct CommandSpecification: Sendable {
  let name: CommandName

  /// One sentence without a capital and a full stop.
  let summary: String

  /// The words that are not options, in their order.
  var positionals: [PositionalSpecification] = []

  let options: [OptionSpecification]

  /// What the help says below the options, one paragraph each.
  var remarks: [String] = []
}
