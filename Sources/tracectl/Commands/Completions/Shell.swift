/// A shell whose users press the tab key.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// What the shell reads to complete the command lines of `commands`.
  func completions(_ commands: [CommandSpecification]) -> String {
    switch self {
    case .bash: BashCompletions(commands).text
    case .zsh: ZshCompletions(commands).text
    case .fish: FishCompletions(commands).text
    }
  }
}

/// A word that a shell takes as it is.
enum ShellWord {
  /// In bash and zsh.
  static func posix(_ text: String) -> String {
    "'" + text.replacing("'", with: #"'\''"#) + "'"
  }

  /// In fish, where a backslash counts in single quotes too.
  static func fish(_ text: String) -> String {
    "'" + text.replacing(#"\"#, with: #"\\"#).replacing("'", with: #"\'"#) + "'"
  }
}
