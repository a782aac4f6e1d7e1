import TraceCore
import TraceFormats

/// Every command with its options; parsing, help and suggestions are made from this table alone.
enum CommandTable {
  static let commands = [
    CommandSpecification(
      name: .replay,
      summary: "replay traces of touches and print every callback",
      positional: PositionalSpecification(name: "TRACE", isRequired: true, isRepeatable: true),
      options: replayOptions),
    CommandSpecification(
      name: .help,
      summary: "explain the tool or a command",
      positional: PositionalSpecification(
        name: "COMMAND", isRequired: false, isRepeatable: false,
        choices: CommandName.allCases.map(\.rawValue)),
      options: [help]),
  ]

  /// What the help of a command says below its options, one paragraph each.
  static func remarks(on command: CommandName) -> [String] {
    switch command {
    case .replay:
      [
        """
        TRACE is a .json, .ndjson, .jsonl, .csv or .tsv file, or - for standard input. Its scene is the \
        one of --scene, else the one that the trace names, else NAME.scene.json or scene.json \
        beside it, else a single button.
        """,
        """
        LIST is categories by commas: \(listWords.dropLast().joined(separator: ", ")), or all. A \
        list replaces the default (\(standardCategories.joined(separator: ", "))); with a + before \
        each name, as in --show=+hit,+chain, it adds to it. What --hide names is never shown.
        """,
      ]
    case .help:
      []
    }
  }

  /// The options that stand where a command's name could.
  static let toolOptions = [
    help,
    OptionSpecification(name: .version, help: "print the version"),
  ]

  private static let help = OptionSpecification(
    name: .help, short: "h", help: "print this help")

  private static let replayOptions = [
    OptionSpecification(
      name: .scene, value: .file, help: "the scene to replay in, whatever the trace names"),
    OptionSpecification(
      name: .inputFormat, value: .choice(TraceFormat.allCases.map(\.rawValue)),
      help: "how to read the traces, whatever their endings"),
    OptionSpecification(
      name: .show, value: .list(placeholder: "LIST", of: listWords), isRepeatable: true,
      help: "the categories of lines to print"),
    OptionSpecification(
      name: .hide, value: .list(placeholder: "LIST", of: listWords), isRepeatable: true,
      help: "the categories of lines not to print"),
    OptionSpecification(
      name: .subject, value: .text(placeholder: "ID,ID"), isRepeatable: true,
      help: "print only lines about these views, controllers and recognizers"),
    OptionSpecification(
      name: .since, value: .text(placeholder: "SECONDS"),
      help: "print only lines at this time or later"),
    OptionSpecification(
      name: .until, value: .text(placeholder: "SECONDS"),
      help: "print only lines at this time or earlier"),
    OptionSpecification(
      name: .format, value: .choice(ReplayOptions.LogFormat.allCases.map(\.rawValue)),
      help: "how to print the log: columns, or one JSON object a line"),
    OptionSpecification(
      name: .profile, value: .choice(Settings.Profile.allCases.map(\.rawValue)),
      help: "which account of UIKit to follow where guides, documentation and devices differ"),
    OptionSpecification(
      name: .slop, value: .text(placeholder: "POINTS"),
      help: "how far outside its bounds a control counts a finger as inside"),
    OptionSpecification(
      name: .idiom, value: .choice(Settings.Idiom.allCases.map(\.rawValue)),
      help: "the kind of device, which decides the slop"),
    OptionSpecification(
      name: .button, value: .text(placeholder: "X,Y,W,H"),
      help: "where the button of the default scene is, in points"),
    OptionSpecification(
      name: .strict, help: "treat warnings as errors"),
    OptionSpecification(
      name: .output, short: "o", value: .file,
      help: "write the log to this file, which is replaced only when it is complete"),
    OptionSpecification(
      name: .stats, help: "say on standard error how much was replayed, and how fast"),
    help,
  ]

  private static let listWords = LogCategory.allCases.map(\.rawValue) + [CategoryList.all]

  private static var standardCategories: [String] {
    LogCategory.allCases
      .filter { LogCategories.standard.contains(LogCategories($0)) }
      .map(\.rawValue)
  }

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
    for command in commands where command.name == name { return command }
    preconditionFailure("\(name) is not in the table")
  }
}
