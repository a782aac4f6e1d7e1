extension CommandSpecification {
  static let help = CommandSpecification(
    name: .help,
    summary: "explain the tool or a command",
    positionals: [
      PositionalSpecification(
        name: "COMMAND", value: .choice(CommandName.allCases.map(\.rawValue)), isRequired: false,
        replacement: .man)
    ],
    options: [
      OptionSpecification(
        name: .man, help: "print the manual of the whole tool, as man and mandoc read it"),
      .help,
    ],
    remarks: [
      "tracectl help --man | man -l - shows the manual; a file tracectl.1 below man1 installs it."
    ])
}
