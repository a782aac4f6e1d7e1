import Testing
import TraceFormats

@testable import tracectl

@Suite struct TextReportTests {
  @Test func saysWhatIsNotAsExpected() {
    let text = HostileResults.report(TextReport(isStrict: false))
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.contains(": error: ") } == 3)
    #expect(lines.count { $0.contains(": note: ") } == 2)
    #expect(lines.count { $0.contains(": warning: ") } == 2)
    #expect(lines.count { $0.hasPrefix("note: wrote ") } == 1)
    #expect(lines.count { $0.hasPrefix("+b") } == 1)
    #expect(
      lines.last
        == "4 traces: 1 passed, 2 failed, 1 without expectation; 1 wrong path; 1 stale log")
    #expect(!HostileResults.hasControl(text))
  }

  @Test func isSilentAboutWhatPasses() {
    #expect(TextReport(isStrict: true).text(for: HostileResults.passed) == "")
  }

  @Test func leavesOutDiffs() {
    let text = TextReport(isStrict: false, showsDiffs: false).text(for: HostileResults.difference)
    #expect(!text.contains("\n+b\n"))
    #expect(text.contains("the log differs: "))
  }

  @Test func colorsTheSeverity() {
    let text = TextReport(isStrict: false, isColored: true).text(for: HostileResults.unreadable)
    #expect(text.contains("\u{1B}[1;31merror:\u{1B}[0m"))
  }

  @Test func countsWhatItDoesNotSay() {
    var result = HostileResults.difference
    let sentences = (1...8).map { "number \($0)" }
    result.content = .replayed(
      CheckResult.Replay(
        log: .different(
          ReportedDifference(
            place: .init(file: "a.log", line: 2, column: 1), sentences: sentences, text: ""),
          actual: []), unmet: [], expectsSomething: false))
    let lines = TextReport(isStrict: false).text(for: result).split(separator: "\n")
    #expect(lines.first == "a.log:2:1: error: the log differs: number 1")
    #expect(lines.dropFirst(4).first == "a.log:2:1: note: number 5")
    #expect(lines.dropFirst(5).first == "a.log:2:1: note: and 3 more such differences")
  }
}
