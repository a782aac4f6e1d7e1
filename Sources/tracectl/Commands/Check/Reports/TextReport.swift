/// For people: what is not as expected, and nothing of the rest.
struct TextReport: CheckReport {
  let isStrict: Bool
  var isColored = false

  /// Whether the diffs are shown.
  var showsDiffs = true

  var beginning: String { "" }

  func text(for result: CheckResult) -> String {
    var text = ""
    for message in result.messages(isStrict: isStrict) {
      text += message.line(isColored: isColored)
    }
    if showsDiffs { text += result.diff }
    for action in result.actions {
      text += Reporter.Message.note(action).line(isColored: isColored)
    }
    return text
  }

  func ending(_ summary: CheckSummary) -> String { "\(summary)\n" }
}
