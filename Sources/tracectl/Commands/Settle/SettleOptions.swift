/// What `tracectl accept` and `tracectl reject` were asked for.
struct SettleOptions: Sendable {
  enum Decision: Sendable {
    case accept
    case reject
  }

  let decision: Decision

  /// Folders, traces, logs and pending logs, at least one.
  let paths: [String]

  init(_ decision: Decision, _ words: ParsedWords) {
    self.decision = decision
    paths = words.positionals
  }
}
