/// What `tracectl help` was asked for.
enum HelpOptions: Hashable, Sendable {
  case tool
  case command(CommandName)

  /// The manual page.
  case manual

  init(_ words: ParsedWords) throws(UsageError) {
    if words.contains(.man) {
      self = .manual
    } else if let word = words.positionals.first {
      guard let name = CommandName(rawValue: word) else {
        let known = CommandName.allCases.map(\.rawValue)
        throw UsageError(.unknownCommand(word, known: known))
      }
      self = .command(name)
    } else {
      self = .tool
    }
  }

  /// What is printed.
  var text: String {
    switch self {
    case .tool: HelpText.ofTool
    case .command(let name): HelpText.of(CommandTable.command(name))
    case .manual: ManualPage(CommandTable.commands).text
    }
  }
}
