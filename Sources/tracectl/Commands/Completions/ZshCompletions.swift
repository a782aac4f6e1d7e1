/// The completions for zsh, made of its own `_arguments`.
struct ZshCompletions {
  private let commands: [CommandSpecification]

  init(_ commands: [CommandSpecification]) {
    self.commands = commands
  }

  var text: String {
    """
    #compdef tracectl
    # Completions of tracectl for zsh.

    # Completes one of the given names behind the last comma, each once; a + may stand before it.
    _tracectl_list() {
      local -a taken left expl
      [[ $PREFIX == *,* ]] && taken=( ${${(s:,:)${PREFIX%,*}}#+} )
      compset -P '*,'
      compset -S ',*'
      compset -P '[+]'
      left=( ${@:|taken} )
      _wanted values expl value compadd -S '' -a left
    }

    _tracectl() {
      local curcontext=$curcontext context state state_descr ret=1
      local -a line commands
      typeset -A opt_args

      _arguments -C \\
    \(lines(CommandTable.toolOptions.map(specification))) \\
        '1:command:->command' \\
        '*::argument:->argument' && ret=0

      case $state in
        (command)
          commands=(
    \(commandRows.joined(separator: "\n"))
          )
          _describe -t commands command commands && ret=0 ;;
        (argument)
          case $line[1] in
    \(commands.map(branch).joined(separator: "\n"))
          esac ;;
      esac
      return ret
    }

    # Read by eval, and not yet by compinit, the file says itself what it is for.
    if [[ $funcstack[1] == _tracectl ]]; then
      _tracectl "$@"
    else
      compdef _tracectl tracectl
    fi

    """
  }

  private var commandRows: [String] {
    commands.map { command in
      "        " + ShellWord.posix("\(escaped(command.name.rawValue)):\(command.summary)")
    }
  }

  private func branch(_ command: CommandSpecification) -> String {
    let options = command.options.map(specification)
    let positionals = command.positionals.map(specification)
    return """
              (\(command.name.rawValue))
                _arguments -s -S \\
      \(lines(options + positionals, indentation: 12)) && ret=0 ;;
      """
  }

  private func lines(_ specifications: [String], indentation: Int = 4) -> String {
    let blanks = String(repeating: " ", count: indentation)
    return specifications.map { blanks + $0 }.joined(separator: " \\\n")
  }

  /// An option as `_arguments` wants it: `'(-o --output)'{-o+,--output=}'[help]:FILE:_files'`.
  private func specification(_ option: OptionSpecification) -> String {
    let takesValue = option.value.isTaken
    let long = option.name.word
    let explanation = "[\(escaped(option.help))]" + action(option.value)
    guard let short = option.short else {
      let typed = long + (takesValue ? "=" : "")
      return ShellWord.posix((option.isOfferedAgain ? "*" : "") + typed + explanation)
    }
    let others = option.isOfferedAgain ? "*" : "(-\(short) \(long))"
    let typed = takesValue ? "{-\(short)+,\(long)=}" : "{-\(short),\(long)}"
    return ShellWord.posix(others) + typed + ShellWord.posix(explanation)
  }

  private func specification(_ positional: PositionalSpecification) -> String {
    let count = positional.isRepeatable ? "*" : ""
    let colon = positional.isRequired || positional.isRepeatable ? ":" : "::"
    return ShellWord.posix(
      count + colon + escaped(positional.name) + ":" + action(positional.value))
  }

  /// What stands for the value and completes it; the action of one blank completes nothing.
  private func action(_ value: OptionSpecification.Value) -> String {
    switch value {
    case .none: ""
    case .text(let placeholder): ":\(escaped(placeholder)): "
    case .choice(let words): ":value:(\(words.joined(separator: " ")))"
    case .list(let placeholder, let words):
      // The blank keeps zsh from passing words of its own.
      ":\(escaped(placeholder)): _tracectl_list \(words.joined(separator: " "))"
    case .file: ":FILE:_files"
    }
  }

  private func action(_ value: PositionalSpecification.Value) -> String {
    switch value {
    case .file, .path: "_files"
    case .choice(let words): "(\(words.joined(separator: " ")))"
    }
  }

  /// Text without what `_arguments` would take for the end of its part.
  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if #"\:[]"#.contains(character) { result += #"\"# }
      result.append(character)
    }
    return result
  }
}
