/// The completions for fish, from 3.1 on.
struct FishCompletions {
  private let commands: [CommandSpecification]

  init(_ commands: [CommandSpecification]) {
    self.commands = commands
  }

  var text: String {
    let start = "-n __tracectl_starts"
    var lines = ["complete -c tracectl -e", "complete -c tracectl -f"]
    for command in commands {
      let name = ShellWord.fish(command.name.rawValue)
      lines.append("complete -c tracectl \(start) -a \(name) -d \(ShellWord.fish(command.summary))")
    }
    lines += CommandTable.toolOptions.map { "complete -c tracectl \(start) \(flags($0))" }
    for command in commands {
      let condition = "-n " + ShellWord.fish("__tracectl_runs \(command.name.rawValue)")
      lines += positionals(of: command)
      lines += command.options.map { "complete -c tracectl \(condition) \(flags($0))" }
    }
    return "# Completions of tracectl for fish.\n\n\(Self.functions)\n"
      + lines.joined(separator: "\n") + "\n"
  }

  private func positionals(of command: CommandSpecification) -> [String] {
    let valued = command.options.flatMap(\.wordsWithValue).joined(separator: " ")
    return command.positionals.enumerated().map { index, positional in
      let comparison = positional.isRepeatable ? "-ge" : "-eq"
      let condition = ShellWord.fish(
        "__tracectl_wants \(command.name.rawValue) \(comparison) \(index + 1) \(valued)")
      return "complete -c tracectl -n \(condition) \(flags(positional.value))"
    }
  }

  private func flags(_ option: OptionSpecification) -> String {
    let short = option.short.map { "-s \($0) " } ?? ""
    let value =
      switch option.value {
      case .none: ""
      case .text: "-x "
      case .choice(let words): "-x -a \(ShellWord.fish(words.joined(separator: " "))) "
      case .list(_, let words):
        "-x -a \(ShellWord.fish("(__tracectl_list \(words.joined(separator: " ")))")) "
      case .file: "-r -F "
      }
    return "\(short)-l \(option.name.rawValue) \(value)-d \(ShellWord.fish(option.help))"
  }

  private func flags(_ value: PositionalSpecification.Value) -> String {
    switch value {
    case .file, .path: "-F"
    case .choice(let words): "-a \(ShellWord.fish(words.joined(separator: " ")))"
    }
  }

  /// What is the same whatever the commands are.
  private static let functions = #"""
    # Whether nothing stands behind the tool's name yet.
    function __tracectl_starts
        test (count (commandline -opc)) -eq 1
    end

    # Whether the command is $argv[1].
    function __tracectl_runs
        set -l words (commandline -opc)
        test (count $words) -gt 1; and test "$words[2]" = $argv[1]
    end

    # Whether the next word of command $argv[1] that is no option has a number that compares by
    # $argv[2] with $argv[3]; the other arguments are the options that have a value.
    function __tracectl_wants
        __tracectl_runs $argv[1]; or return 1
        set -l words (commandline -opc)
        set -e words[1..2]
        set -l valued $argv
        set -e valued[1..3]
        set -l number 1
        set -l state options
        for word in $words
            if test $state = value
                set state options
            else if test $state = options; and test "$word" = --
                set state ended
            else if test $state = options; and string match -q -- '-?*' $word
                contains -- $word $valued; and set state value
            else
                set number (math $number + 1)
            end
        end
        test $number $argv[2] $argv[3]
    end

    # One of the given names behind the last comma, each once; a + may stand before it.
    function __tracectl_list
        set -l token (string replace -r -- '^--[^=]*=' '' (commandline -ct))
        set -l start (string replace -r -- '[^,]*$' '' $token)
        set -l plus ''
        string match -q -- "$start+*" $token; and set plus +
        set -l taken (string split -- , (string replace -a -- + '' $start))
        for name in $argv
            contains -- $name $taken; or echo $start$plus$name
        end
    end

    """#
}

extension OptionSpecification {
  /// The words behind which a value stands.
  fileprivate var wordsWithValue: [String] {
    value.isTaken ? [name.word] + (short.map { ["-\($0)"] } ?? []) : []
  }
}
