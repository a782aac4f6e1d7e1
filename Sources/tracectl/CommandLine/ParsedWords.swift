/// A command line taken apart: which options with which values, and what else.
///
/// `--name value` and `--name=value`, `-o value` and `-ovalue` are the same; options and other
/// words may be mixed; `--` ends the options; `-` is not an option.
struct ParsedWords: Equatable, Sendable {
  /// One option as it was given.
  struct Option: Equatable, Sendable {
    let name: OptionName

    /// As it was typed, without its value.
    let word: String

    /// Empty for an option without one.
    let value: String
  }

  private(set) var options: [Option] = []
  private(set) var positionals: [String] = []

  /// Takes `words`, those behind the command's name, apart.
  init(_ words: some Sequence<String>, for command: CommandSpecification) throws(UsageError) {
    do throws(UsageError.Problem) {
      try parse(words, for: command)
    } catch {
      throw UsageError(error, in: command.name)
    }
  }

  func contains(_ name: OptionName) -> Bool {
    options.contains { $0.name == name }
  }

  /// An option that is not repeatable, if it was given.
  subscript(name: OptionName) -> Option? {
    options.first { $0.name == name }
  }

  /// A word that the table requires: without it the words would not have been parsed.
  func required(_ index: Int) -> String {
    precondition(index < positionals.count, "the table does not require so many words")
    return positionals[index]
  }

  /// A repeatable option, as often as it was given.
  func all(_ name: OptionName) -> [Option] {
    options.filter { $0.name == name }
  }

  private mutating func parse(
    _ words: some Sequence<String>, for command: CommandSpecification
  ) throws(UsageError.Problem) {
    var words = words.makeIterator()
    while let word = words.next() {
      if word == "--" {
        while let word = words.next() { try addPositional(word, for: command) }
      } else if word.hasPrefix("-"), word != "-" {
        let (specification, typed, attached) = try command.option(in: word)
        let value = try specification.value(typed, attached) { words.next() }
        try add(Option(name: specification.name, word: typed, value: value), specification)
        // Whoever asks for help does not want to hear what else is missing.
        if specification.name == .help { return }
      } else {
        try addPositional(word, for: command)
      }
    }
    try checkPositionals(of: command)
  }

  private func checkPositionals(of command: CommandSpecification) throws(UsageError.Problem) {
    for (index, positional) in command.positionals.enumerated() {
      if let option = positional.replacement, contains(option) {
        guard index < positionals.count else { continue }
        throw .replacedPositional(positionals[index], positional.name, by: option.word)
      }
      if positional.isRequired, index >= positionals.count {
        throw .missingPositional(positional.name, expected: "\(positional.value)")
      }
    }
  }

  private mutating func add(
    _ option: Option, _ specification: OptionSpecification
  ) throws(UsageError.Problem) {
    let isMistake = specification.value.isTaken && !specification.isRepeatable
    if isMistake, contains(option.name) { throw .repeatedOption(option.name.word) }
    options.append(option)
  }

  private mutating func addPositional(
    _ word: String, for command: CommandSpecification
  ) throws(UsageError.Problem) {
    let isWanted =
      positionals.count < command.positionals.count
      || command.positionals.last?.isRepeatable ?? false
    guard isWanted else { throw .unwantedPositional(word) }
    positionals.append(word)
  }
}

extension CommandSpecification {
  /// The option that `word` begins with, as it is typed, and the value that is attached to it.
  fileprivate func option(
    in word: String
  ) throws(UsageError.Problem) -> (OptionSpecification, typed: String, attached: String?) {
    if word.hasPrefix("--") {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let typed = String(parts[0])
      for option in options where option.name.word == typed {
        return (option, typed, parts.count == 2 ? String(parts[1]) : nil)
      }
      throw .unknownOption(typed, known: options.map(\.name.word))
    }
    let letter = word.dropFirst().prefix(1)
    for option in options {
      guard let short = option.short, letter == String(short) else { continue }
      let rest = word.dropFirst(2)
      return (option, "-\(short)", rest.isEmpty ? nil : String(rest))
    }
    // `-show` is more likely `--show` than five letters.
    let known = options.map(\.name.word)
    throw .unknownOption(word, known: known)
  }
}

extension OptionSpecification {
  /// The option's value: what is attached to it, else the next word.
  fileprivate func value(
    _ typed: String, _ attached: String?, next: () -> String?
  ) throws(UsageError.Problem) -> String {
    switch value {
    case .none:
      if let attached { throw .unwantedValue(option: typed, value: attached) }
      return ""
    case .choice(let words):
      let value = try text(typed, attached, next: next)
      guard words.contains(value) else {
        throw .unknownValue(option: typed, value: value, known: words)
      }
      return value
    case .text, .list, .file:
      return try text(typed, attached, next: next)
    }
  }

  private func text(
    _ typed: String, _ attached: String?, next: () -> String?
  ) throws(UsageError.Problem) -> String {
    guard let value = attached ?? next(), !value.isEmpty,
      attached != nil || !value.looksLikeOption
    else { throw .missingValue(option: typed, expected: value.description) }
    return value
  }
}

extension OptionSpecification.Value {
  /// Whether the option has one.
  var isTaken: Bool {
    switch self {
    case .none: false
    case .text, .choice, .list, .file: true
    }
  }
}

extension OptionSpecification.Value: CustomStringConvertible {
  /// As in a usage line.
  var description: String {
    switch self {
    case .none: ""
    case .text(let placeholder), .list(let placeholder, _): placeholder
    case .choice(let words): words.joined(separator: "|")
    case .file: "FILE"
    }
  }
}

extension PositionalSpecification.Value: CustomStringConvertible {
  /// What is expected, in words.
  var description: String {
    switch self {
    case .file: "a file, or - for standard input"
    case .path: "a file or a folder"
    case .choice(let words): "one of " + words.joined(separator: ", ")
    }
  }
}

extension String {
  /// Whether this is an option rather than the value of the one before it; a number is a value.
  fileprivate var looksLikeOption: Bool {
    guard hasPrefix("-"), let second = dropFirst().first else { return false }
    return !second.isNumber && second != "."
  }
}
