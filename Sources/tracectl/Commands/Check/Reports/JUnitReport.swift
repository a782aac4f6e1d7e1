/// JUnit's XML as GitLab and Jenkins read it: a test case a result.
///
/// A case's class is its folder, with points for slashes as Jenkins expects packages, and its name
/// that of the file. There are no times: they would differ from run to run.
struct JUnitReport: CheckReport {
  let isStrict: Bool
  private var cases: [String] = []
  private var failures = 0
  private var errors = 0
  private var skipped = 0

  init(isStrict: Bool) {
    self.isStrict = isStrict
  }

  var beginning: String { "" }

  /// Nothing yet: the first lines have to say how many cases follow.
  mutating func text(for result: CheckResult) -> String {
    let messages = result.messages(isStrict: isStrict)
    let message = XMLText.line(messages.first?.text ?? "")
    let text = TextReport(isStrict: isStrict).text(for: result)
    switch result.verdict(isStrict: isStrict) {
    case .passed: add(result, "")
    case .remarked:
      skipped += 1
      add(result, "      <skipped message=\"\(message)\"/>\n")
    case .failed(let failure):
      let name = element(failure)
      add(
        result,
        "      <\(name) message=\"\(message)\" type=\"\(failure.word)\">"
          + "\(XMLText.lines(text))</\(name)>\n")
    }
    return ""
  }

  func ending(_ summary: CheckSummary) -> String {
    let counts =
      "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="tracectl check" \(counts)>
        <testsuite name="tracectl check" \(counts)>
      \(cases.joined())    <system-out>\(XMLText.lines("\(summary)"))</system-out>
        </testsuite>
      </testsuites>

      """
  }

  /// A failure is a behaviour that is not as expected; an error keeps it from being seen.
  private mutating func element(_ failure: CheckResult.Failure) -> String {
    switch failure {
    case .difference, .unmet, .remark:
      failures += 1
      return "failure"
    case .unreadable, .sharedLog, .mistake, .unwritable:
      errors += 1
      return "error"
    }
  }

  private mutating func add(_ result: CheckResult, _ content: String) {
    let folder = PlainText.escape(FilePath.folder(of: result.path), ["/": "."])
    let name = String(FilePath.lastName(of: result.path))
    let attributes =
      "classname=\"\(XMLText.line(folder))\" name=\"\(XMLText.line(name))\" "
      + "file=\"\(XMLText.line(result.path))\""
    cases.append(
      content.isEmpty
        ? "    <testcase \(attributes)/>\n"
        : "    <testcase \(attributes)>\n\(content)    </testcase>\n")
  }
}
