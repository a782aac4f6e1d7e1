import TraceFormats

/// The Test Anything Protocol, version 14 (https://testanything.org): a test point a result, with a
/// YAML block below those that failed.
///
/// The plan stands at the end: a report that breaks off has none, and whoever reads it knows.
struct TAPReport: CheckReport {
  let isStrict: Bool
  private var count = 0

  init(isStrict: Bool) {
    self.isStrict = isStrict
  }

  var beginning: String { "TAP version 14\n" }

  mutating func text(for result: CheckResult) -> String {
    count += 1
    let name = Self.escaped(result.path)
    let messages = result.messages(isStrict: isStrict)
    let text =
      switch result.verdict(isStrict: isStrict) {
      case .passed: "ok \(count) - \(name)\n"
      case .remarked:
        "ok \(count) - \(name) # SKIP \(Self.escaped(messages.first?.text ?? ""))\n"
      case .failed(let failure):
        "not ok \(count) - \(name)\n" + Self.block(failure, messages, diff: result.diff)
      }
    return text + result.actions.map { "# \(PlainText.line($0))\n" }.joined()
  }

  func ending(_ summary: CheckSummary) -> String {
    let plan = count == 0 ? "1..0 # SKIP nothing to check\n" : "1..\(count)\n"
    return plan + "# \(summary)\n"
  }

  /// A number sign would begin a directive; a backslash takes its meaning away.
  private static func escaped(_ text: String) -> String {
    PlainText.escape(PlainText.line(text), ["\\": "\\\\", "#": "\\#"])
  }

  private static func block(
    _ failure: CheckResult.Failure, _ messages: [Reporter.Message], diff: String
  ) -> String {
    var lines = ["---", "severity: fail", "reason: \(failure.word)"]
    if let first = messages.first {
      lines.append("message: \(quoted(first.text))")
      if let place = first.place {
        lines += [
          "at:", "  file: \(quoted(place.file))", "  line: \(place.line)",
          "  column: \(place.column)",
        ]
      }
    }
    if messages.count > 1 {
      lines.append("further:")
      for message in messages.dropFirst() {
        lines.append(
          "  - \(quoted(message.place.map { "\($0): \(message.text)" } ?? message.text))")
      }
    }
    if !diff.isEmpty {
      // Two blanks of indentation are said, for the first line could begin with blanks itself.
      lines.append("diff: |2")
      lines += PlainText.lines(diff).split(separator: "\n").map { "  \($0)" }
    }
    lines.append("...")
    return lines.map { "  \($0)\n" }.joined()
  }

  /// In double quotes, as YAML and JSON both have them.
  private static func quoted(_ text: String) -> String {
    "\"\(PlainText.escape(PlainText.line(text), ["\\": "\\\\", "\"": "\\\""]))\""
  }
}
