import TraceFormats

/// Commands of GitHub Actions, which annotate the lines of a pull request.
struct GitHubReport: CheckReport {
  let isStrict: Bool

  var beginning: String { "" }

  func text(for result: CheckResult) -> String {
    var commands: [String] = []
    for warning in result.warnings { commands.append(Self.command(warning, result.path)) }
    let messages = result.messages(isStrict: isStrict)
    let errors = messages.filter { $0.severity != .note }
    for (index, message) in errors.enumerated() {
      // Notes and the diff belong to the first: each annotation is shown by itself.
      let notes = index == 0 ? messages.filter { $0.severity == .note }.map(\.text) : []
      let details = index == 0 && !result.diff.isEmpty ? [PlainText.lines(result.diff)] : []
      commands.append(
        Self.command(message, result.path, notes.map { PlainText.line($0) } + details))
    }
    for action in result.actions { commands.append(Self.command(.note(action), result.path)) }
    return commands.joined()
  }

  func ending(_ summary: CheckSummary) -> String { "\(summary)\n" }

  /// An annotation: at the message's place, else at the file at `path`; `further` are more lines of
  /// its text.
  private static func command(
    _ message: Reporter.Message, _ path: String, _ further: [String] = []
  ) -> String {
    let name =
      switch message.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    let file = property(PlainText.line(message.place?.file ?? path))
    let place = message.place.map { ",line=\($0.line),col=\($0.column)" } ?? ""
    let text = ([PlainText.line(message.text)] + further).joined(separator: "\n")
    return "::\(name) file=\(file)\(place),title=tracectl check::\(data(text))\n"
  }

  /// A command's text: the runner takes `%` and line ends for its own.
  private static func data(_ text: String) -> String {
    PlainText.escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// A property's value, which also ends at a comma or a colon.
  private static func property(_ text: String) -> String {
    PlainText.escape(data(text), [":": "%3A", ",": "%2C"])
  }
}
