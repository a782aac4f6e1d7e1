/// Every command with its options; parsing, help and suggestions are made from this table alone.
///
/// A command's own entry stands beside the command.
enum CommandTable {
  /// What the tool is for.
  static let summary = """
    tracectl replays recorded touches through a model of UIKit and prints every callback, in the \
    order in which an app would see them.
    """

  /// All of them, in the order of the help.
  static let commands = CommandName.allCases.map(command)

  /// The options that stand where a command's name could.
  static let toolOptions: [OptionSpecification] = [
    .help,
    OptionSpecification(name: .version, help: "print the version"),
  ]

  /// The option that `word`, which stands where a command's name could, is.
  static func toolOption(_ word: String) throws(UsageError) -> OptionName {
    for option in toolOptions where option.isTyped(word) { return option.name }
    guard word.hasPrefix("-"), word != "-" else {
      throw UsageError(.unknownCommand(word, known: commands.map(\.name.rawValue)))
    }
    for command in commands where command.options.contains(where: { $0.isTyped(word) }) {
      throw UsageError(.optionBeforeCommand(word), in: command.name)
    }
    throw UsageError(.unknownOption(word, known: toolOptions.map(\.name.word)))
  }

  static func command(_ name: CommandName) -> CommandSpecification {
    switch name {
    case .replay: .replay
    case .check: .check
    case .accept: .accept
    case .reject: .reject
    case .diff: .diff
    case .slop: .slop
    case .explain: .explain
    case .draw: .draw
    case .completions: .completions
    case .help: .help
    }
  }
}
