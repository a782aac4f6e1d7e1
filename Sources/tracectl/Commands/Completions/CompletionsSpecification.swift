extension CommandSpecification {
  static let completions = CommandSpecification(
    name: .completions,
    summary: "print what a shell needs to complete commands and options",
    positionals: [
      PositionalSpecification(name: "SHELL", value: .choice(Shell.allCases.map(\.rawValue)))
    ],
    options: [.help],
    remarks: [
      """
      In bash, eval "$(tracectl completions bash)" turns the completion on; in zsh, behind compinit, \
      eval "$(tracectl completions zsh)"; in fish, tracectl completions fish | source.
      """
    ])
}
