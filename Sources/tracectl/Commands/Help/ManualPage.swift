/// The manual page of the tool, in the `man` macros, made from the command table.
///
/// Nothing in it depends on when or where it is printed, the date that such pages often have
/// included.
struct ManualPage {
  private let commands: [CommandSpecification]

  init(_ commands: [CommandSpecification]) {
    self.commands = commands
  }

  /// The page, with the end of its last line.
  var text: String {
    let sections =
      [head, synopsis, description] + commands.map(section) + [
        statuses, files, environment, examples,
      ]
    return sections.joined(separator: "\n") + "\n"
  }

  private var head: String {
    """
    .TH TRACECTL 1 "" "tracectl \(Roff.literal(Main.version))"
    .SH NAME
    tracectl \\- replay touches through a model of UIKit
    """
  }

  private var synopsis: String {
    let usages = commands.flatMap(\.usages).map { usage in
      ".B tracectl\n" + Roff.literal(usage)
    }
    let options = CommandTable.toolOptions.map { ".B tracectl\n" + Roff.literal($0.name.word) }
    return ".SH SYNOPSIS\n" + (usages + options).joined(separator: "\n.br\n")
  }

  private var description: String {
    """
    .SH DESCRIPTION
    \(Roff.prose(CommandTable.summary))
    .PP
    \(Roff.prose(Self.syntax))
    .SH COMMANDS
    """
  }

  private static let syntax = """
    Options and other words may be mixed. The value of an option follows it as the next word or \
    behind an equals sign; -- ends the options, and - is standard input where a file is read.
    """

  private func section(_ command: CommandSpecification) -> String {
    var lines = [
      ".SS tracectl " + Roff.literal(command.name.rawValue),
      Roff.prose("\(command.summary.capitalizedFirst)."),
    ]
    for option in command.options { lines += [".TP", term(option), Roff.prose(option.sentence)] }
    for remark in command.remarks { lines += [".PP", Roff.prose(remark)] }
    return lines.joined(separator: "\n")
  }

  /// `-o, --output FILE`, what is typed in bold and what it stands for in italics.
  private func term(_ option: OptionSpecification) -> String {
    var text = option.short.map { #"\fB"# + Roff.literal("-\($0)") + #"\fR, "# } ?? ""
    text += #"\fB"# + Roff.literal(option.name.word) + #"\fR"#
    let value = Roff.literal(option.value.description)
    switch option.value {
    case .none: break
    case .choice: text += " " + value
    case .text, .list, .file: text += #" \fI"# + value + #"\fR"#
    }
    return text
  }

  private var statuses: String {
    let rows = ExitStatus.allCases.map { status in
      ".TP\n.B \(status.rawValue)\n" + Roff.prose("\(status.meaning.capitalizedFirst).")
    }
    return ([".SH EXIT STATUS"] + rows).joined(separator: "\n")
  }

  private var files: String { list("FILES", ManualText.files) }
  private var environment: String { list("ENVIRONMENT", ManualText.environment) }

  private func list(_ title: String, _ rows: [ManualText.Row]) -> String {
    let rows = rows.map { ".TP\n.B \(Roff.literal($0.term))\n" + Roff.prose($0.explanation) }
    return ([".SH \(title)"] + rows).joined(separator: "\n")
  }

  private var examples: String {
    let rows = ManualText.examples.map { row in
      """
      .PP
      \(Roff.prose(row.explanation))
      .PP
      .nf
      .RS
      \(Roff.literal(row.term))
      .RE
      .fi
      """
    }
    // The first paragraph begins with its section.
    return ".SH EXAMPLES" + rows.joined(separator: "\n").dropFirst(3)
  }
}

extension OptionSpecification {
  /// The help with a capital and a full stop, and what else there is to know.
  fileprivate var sentence: String {
    var text = help.capitalizedFirst + "."
    if isRepeatable { text += " May be given several times." }
    if case .list(_, let words) = value {
      text += " One or more of " + words.joined(separator: ", ") + ", by commas."
    }
    return text
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
