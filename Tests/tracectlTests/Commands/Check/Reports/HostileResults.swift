import TraceFormats

@testable import tracectl

/// Results of every kind, with all that a path or a text can hold to break a report.
enum HostileResults {
  /// Ends of everything, controls, a right-to-left mark, a quote with a combining mark, and what
  /// XML cannot say.
  static let text =
    "a\"b'<c>&]]>#%,:\\\n::error::\r\t\u{0}\u{1B}[31m\u{202E}\"\u{301}\u{FFFF}--> ok 7 </script>"

  static let path = "f/\(text).json"

  private static let place = SourceLocation(file: path, line: 3, column: 9)

  static let difference = CheckResult(
    path: path,
    content: .replayed(
      CheckResult.Replay(
        log: .different(
          ReportedDifference(
            place: place, sentences: [text, "a second", "a third"],
            text: "--- x\n+++ y\n@@ -1 +1 @@\n-\(PlainText.line(text))\n+b\n"),
          actual: []),
        unmet: [.error(text, at: place)], expectsSomething: true)),
    warnings: [.warning(text, at: place)],
    actions: ["wrote \(text)"])

  static let unreadable = CheckResult(
    path: path, content: .broken(.unreadable, [.error(text, at: place)]))

  static let wrongPath = CheckResult(
    path: path, content: .broken(.mistake(.cannotOpen), [.error(text)]))

  static let passed = CheckResult(
    path: path,
    content: .replayed(
      CheckResult.Replay(log: .asExpected, unmet: [], expectsSomething: false)))

  static let unexpected = CheckResult(
    path: path,
    content: .replayed(
      CheckResult.Replay(log: .missing(actual: []), unmet: [], expectsSomething: false)))

  static let stale = CheckResult(path: path, content: .stale)

  static let all = [difference, unreadable, wrongPath, passed, unexpected, stale]

  /// The whole report of `results`.
  static func report(_ report: some CheckReport, _ results: [CheckResult] = all) -> String {
    var report = report
    var summary = CheckSummary()
    var text = report.beginning
    for result in results {
      text += report.text(for: result)
      summary.add(result, result.verdict(isStrict: false))
    }
    return text + report.ending(summary)
  }

  /// Whether `text` has a character that a terminal or a reader would take for something else.
  static func hasControl(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      scalar != "\n" && [.control, .format].contains(scalar.properties.generalCategory)
    }
  }
}
