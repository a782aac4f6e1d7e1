/// What `tracectl completions` was asked for.
struct CompletionsOptions: Hashable, Sendable {
  let shell: Shell

  init(_ words: ParsedWords) throws(UsageError) {
    // The words were counted when they were taken apart.
    let word = words.required(0)
    guard let shell = Shell(rawValue: word) else {
      let known = Shell.allCases.map(\.rawValue)
      throw UsageError(.unknownValue(option: "SHELL", value: word, known: known), in: .completions)
    }
    self.shell = shell
  }
}
