/// The help of the tool and of its commands, made from the command table.
enum HelpText {
  /// No line is longer, in columns.
  static let width = 80

  /// What `tracectl help` prints.
  static var ofTool: String {
    let commands = CommandTable.commands.map {
      Row(term: $0.usage, explanation: $0.summary)
    }
    return """
      \(wrap(CommandTable.summary, to: width).joined(separator: "\n"))

      usage: tracectl COMMAND [OPTION…] …

      commands:
      \(table(commands))

      options:
      \(table(CommandTable.toolOptions.map(Row.init)))

      tracectl help COMMAND explains a command with its options.

      """
  }

  /// What a command says with `--help`.
  static func of(_ command: CommandSpecification) -> String {
    var paragraphs = [
      "tracectl \(command.name.rawValue): \(command.summary)",
      usage(of: command),
      "options:\n\(table(command.options.map(Row.init)))",
    ]
    for remark in command.remarks {
      paragraphs.append(wrap(remark, to: width).joined(separator: "\n"))
    }
    return paragraphs.joined(separator: "\n\n") + "\n"
  }

  private static func usage(of command: CommandSpecification) -> String {
    let lines = command.usages.map { "tracectl \($0)" }
    return "usage: " + lines.joined(separator: "\n       ")
  }

  /// One line of a table: what is typed and what it does.
  private struct Row {
    let term: String
    let explanation: String

    init(term: String, explanation: String) {
      self.term = term
      self.explanation = explanation
    }

    init(_ option: OptionSpecification) {
      let value = option.value.description
      let short = option.short.map { "-\($0), " } ?? "    "
      term = short + option.name.word + (value.isEmpty ? "" : " \(value)")
      explanation = option.help
    }
  }

  /// Rows with their explanations in one column; a long term has its explanation below it.
  private static func table(_ rows: [Row]) -> String {
    let longest = 24
    let column = 2 + min(longest, rows.map(\.term.count).max() ?? 0) + 2
    var lines: [String] = []
    for row in rows {
      var explanation = wrap(row.explanation, to: width - column)[...]
      var line = "  " + row.term
      if line.count + 2 <= column, let first = explanation.popFirst() {
        line += blanks(column - line.count) + first
      }
      lines.append(line)
      lines += explanation.map { blanks(column) + $0 }
    }
    return lines.joined(separator: "\n")
  }

  /// `text` in lines of at most `width` columns, broken between words.
  static func wrap(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? word : " " + word
    }
    return lines + [line]
  }

  private static func blanks(_ count: Int) -> String {
    String(repeating: " ", count: count)
  }
}

extension CommandSpecification {
  /// The command's name and what else it wants, without its options.
  fileprivate var usage: String {
    ([name.rawValue] + positionals.map(\.usage)).joined(separator: " ")
  }
}
