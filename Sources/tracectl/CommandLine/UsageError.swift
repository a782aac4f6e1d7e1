import TraceFormats

/// What is wrong with the command line.
struct UsageError: Error, Hashable, Sendable {
  enum Problem: Error, Hashable, Sendable {
    case unknownCommand(String, known: [String])
    case unknownOption(String, known: [String])

    /// An option that stands before the command it belongs to.
    case optionBeforeCommand(String)

    case missingValue(option: String, expected: String)
    case unwantedValue(option: String, value: String)
    case repeatedOption(String)
    case unknownValue(option: String, value: String, known: [String])
    case malformedValue(option: String, value: String, expected: String)

    /// A list that both replaces and adds.
    case mixedList(option: String, value: String)

    case sinceAfterUntil(since: String, until: String)
    case missingPositional(String, expected: String)
    case unwantedPositional(String)

    /// A word beside the option that stands in for it.
    case replacedPositional(String, _ name: String, by: String)

    /// An option that means nothing beside another.
    case uselessOption(String, beside: String, reason: String)

    /// `-` more than once.
    case standardInputTwice

    case sceneFromStandardInput

    /// An option that does nothing without another.
    case optionAlone(String, needed: String)

    /// More traces than an option is for.
    case severalTraces(option: String, count: Int)

    /// Categories of which none is left to compare.
    case nothingToCompare(option: String, value: String)

    case outputIsInput(String)

    /// No view of the scene has this id.
    case unknownView(String, known: [String])
    /// `-` has no log beside it.
    case checkOfStandardInput

    case updateInCI
    /// The name of a file from which it does not follow what to draw.
    case unknownPictureEnding(String)
  }

  let problem: Problem

  /// The command that the mistake is in; `nil` when none was named yet.
  let command: CommandName?

  init(_ problem: Problem, in command: CommandName? = nil) {
    self.problem = problem
    self.command = command
  }

  /// Where to read on.
  var hint: String {
    if let command { "see tracectl help \(command.rawValue)" } else { "see tracectl help" }
  }
}

extension UsageError.Problem: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownCommand(let name, let known):
      "unknown command \(Self.quoted(name))" + Self.advice(for: name, known)
    case .unknownOption(let word, let known):
      "unknown option \(word)" + Self.suggestion(for: word, known)
    case .optionBeforeCommand(let word):
      "\(word) stands before the command; options follow it"
    case .missingValue(let option, let expected):
      "\(option) needs a value: \(expected)"
    case .unwantedValue(let option, let value):
      "\(option) takes no value; found \(Self.quoted(value))"
    case .repeatedOption(let option):
      "\(option) is given twice"
    case .unknownValue(let option, let value, let known):
      "unknown value \(Self.quoted(value)) for \(option)" + Self.advice(for: value, known)
    case .malformedValue(let option, let value, let expected):
      "\(Self.quoted(value)) for \(option) is not \(expected)"
    case .mixedList(let option, let value):
      "\(Self.quoted(value)) for \(option) mixes names with and without +; "
        + "give all of them one, to add to the default, or none, to replace it"
    case .sinceAfterUntil(let since, let until):
      "--since \(since) is after --until \(until); nothing lies between"
    case .missingPositional(let name, let expected):
      "\(name) is missing; expected \(expected)"
    case .unwantedPositional(let word):
      "unexpected \(Self.quoted(word))"
    case .replacedPositional(let word, let name, let option):
      "unexpected \(Self.quoted(word)); with \(option) there is no \(name)"
    case .uselessOption(let option, let other, let reason):
      "\(option) is of no use with \(other): \(reason)"
    case .standardInputTwice:
      "standard input (-) can be read only once"
    case .sceneFromStandardInput:
      "--scene needs a file; standard input (-) is for a trace"
    case .optionAlone(let option, let needed):
      "\(option) is for a comparison; it needs \(needed)"
    case .severalTraces(let option, let count):
      "\(option) is for one trace; found \(count)"
    case .nothingToCompare(let option, let value):
      "\(Self.quoted(value)) for \(option) leaves nothing to compare"
    case .outputIsInput(let path):
      "--output \(path) would replace a file that is read"
    case .unknownView(let id, let known):
      "no view \(Self.quoted(id)) in the scene" + Self.advice(for: id, known)
    case .checkOfStandardInput:
      "standard input (-) has no log beside it; expected files and folders"
    case .updateInCI:
      "--update is refused where CI=true; record the logs on your machine and commit them"
    case .unknownPictureEnding(let path):
      "--output \(path) ends neither in .svg nor in .html; give it such a name or a --format"
    }
  }

  private static func quoted(_ text: String) -> String { "\"\(text)\"" }

  /// The word that was probably meant, or else all that are allowed.
  private static func advice(for word: String, _ known: [String]) -> String {
    let suggestion = suggestion(for: word, known)
    return suggestion.isEmpty ? "; expected \(list(known))" : suggestion
  }

  private static func suggestion(for word: String, _ known: [String]) -> String {
    guard let meant = Suggestion.closest(to: word, among: known) else { return "" }
    return "; did you mean \(meant.hasPrefix("-") ? meant : quoted(meant))?"
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
