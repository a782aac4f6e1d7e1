/// The completions for bash, from the 3.2 of a Mac on; they need no other package.
struct BashCompletions {
  private let commands: [CommandSpecification]

  init(_ commands: [CommandSpecification]) {
    self.commands = commands
  }

  var text: String {
    """
    # Completions of tracectl for bash 3.2 and newer.

    # What option $2 of command $1 is: its long name, the kind of its value, the words for it, and
    # whether it may be repeated. Before a command, $1 is empty.
    _tracectl_option() {
      name= kind=none words= repeats=
      case "$1 $2" in
    \(optionCases.joined(separator: "\n"))
      esac
    }

    # What word number $2 of command $1 is, options not counted.
    _tracectl_positional() {
      kind=none words=
      case "$1 $2" in
    \(positionalCases.joined(separator: "\n"))
      esac
    }

    # The options of command $1.
    _tracectl_options() {
      case "$1" in
    \(listCases.joined(separator: "\n"))
      esac
    }

    \(Self.program)
    """
  }

  private var optionCases: [String] {
    scopes.flatMap { scope in
      scope.options.map { option in
        let typed = [option.name.word] + (option.short.map { ["-\($0)"] } ?? [])
        let pattern = typed.map { ShellWord.posix("\(scope.name) \($0)") }.joined(separator: "|")
        var facts = "name=\(option.name.word)" + assignments(option.value)
        if option.isOfferedAgain { facts += " repeats=1" }
        return "    \(pattern)) \(facts) ;;"
      }
    }
  }

  private var positionalCases: [String] {
    let words = commands.map(\.name.rawValue).joined(separator: " ")
    return ["    ' 1') kind=choice words=\(ShellWord.posix(words)) ;;"]
      + commands.flatMap { command in
        command.positionals.enumerated().map { index, positional in
          let number = positional.isRepeatable ? "*" : ShellWord.posix("\(index + 1)")
          let pattern = ShellWord.posix("\(command.name.rawValue) ") + number
          return "    \(pattern))\(assignments(positional.value)) ;;"
        }
      }
  }

  private var listCases: [String] {
    scopes.map { scope in
      let words = scope.options.map(\.name.word).joined(separator: " ")
      return "    \(ShellWord.posix(scope.name))) options=\(ShellWord.posix(words)) ;;"
    }
  }

  /// The tool itself, under an empty name, and its commands.
  private var scopes: [(name: String, options: [OptionSpecification])] {
    [("", CommandTable.toolOptions)] + commands.map { ($0.name.rawValue, $0.options) }
  }

  private func assignments(_ value: OptionSpecification.Value) -> String {
    switch value {
    case .none: ""
    case .text: " kind=text"
    case .choice(let words): " kind=choice" + assignment(words)
    case .list(_, let words): " kind=list" + assignment(words)
    case .file: " kind=file"
    }
  }

  private func assignments(_ value: PositionalSpecification.Value) -> String {
    switch value {
    case .file, .path: " kind=file"
    case .choice(let words): " kind=choice" + assignment(words)
    }
  }

  private func assignment(_ words: [String]) -> String {
    " words=" + ShellWord.posix(words.joined(separator: " "))
  }
}
