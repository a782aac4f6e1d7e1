import Testing

@testable import tracectl

@Suite struct TAPReportTests {
  /// A test point, as the specification's grammar has it.
  private struct Point: Equatable {
    let isOK: Bool
    let number: Int
    let description: String
    let directive: String
  }

  /// Reads a report as strictly as TAP 14 allows: its version, its points with their YAML blocks,
  /// comments and, at the end, the plan.
  private func points(of report: String) throws -> [Point] {
    var lines = report.split(separator: "\n", omittingEmptySubsequences: false)[...]
    try #require(lines.popFirst() == "TAP version 14")
    try #require(lines.popLast() == "")
    var points: [Point] = []
    var plan: Int?
    while let line = lines.popFirst() {
      if line.hasPrefix("# ") { continue }
      if let match = line.wholeMatch(of: #/1\.\.([0-9]+)( # SKIP .*)?/#) {
        try #require(plan == nil)
        plan = Int(match.1)
        continue
      }
      if line == "  ---" {
        try #require(points.last?.isOK == false)
        let end = try #require(lines.firstIndex(of: "  ..."))
        for inside in lines[..<end] { try #require(inside.hasPrefix("  ")) }
        lines = lines[(end + 1)...]
        continue
      }
      let pattern = #/(not )?ok ([0-9]+) - ((?:[^#\\]|\\[#\\])*)(?: # (SKIP .*))?/#
      let match = try #require(line.wholeMatch(of: pattern), "\(line)")
      try #require(plan == nil)
      points.append(
        Point(
          isOK: match.1 == nil, number: Int(match.2) ?? 0,
          description: String(match.3).replacing(#/\\([#\\])/#) { $0.1 },
          directive: String(match.4 ?? "")))
    }
    try #require(plan == points.count)
    return points
  }

  @Test func isWellFormedWhateverThePaths() throws {
    let report = HostileResults.report(TAPReport(isStrict: false))
    let points = try points(of: report)
    #expect(points.map(\.number) == Array(1...6))
    #expect(points.map(\.isOK) == [false, false, false, true, true, true])
    #expect(points.map(\.directive.isEmpty) == [true, true, true, true, false, false])
    #expect(points.allSatisfy { $0.description == PlainText.line(HostileResults.path) })
    #expect(!HostileResults.hasControl(report))
  }

  @Test func saysWhereAndWhy() throws {
    let folder = try CheckFolder()
    try folder.press("a.csv", log: CheckFolder.otherLog)
    try folder.press("b.csv")
    try folder.press("c.csv", log: nil)
    let run = try folder.check("--no-pending", "--reporter", "tap", "-U0")
    #expect(
      run.output == """
        TAP version 14
        not ok 1 - a.csv
          ---
          severity: fail
          reason: difference
          message: "the log differs: button: touchUpOutside became touchUpInside at 0.100"
          at:
            file: "a.log"
            line: 7
            column: 1
          diff: |2
            --- a.log
            +++ a.csv
            @@ -7 +7 @@
            -    0.100  button          touchUpOutside
            +    0.100  button          touchUpInside
          ...
        ok 2 - b.csv
        ok 3 - c.csv # SKIP nothing is expected of this trace: no c.log, expect or forbid
        1..3
        # 3 traces: 1 passed, 1 failed, 1 without expectation

        """)
    #expect(try points(of: run.output).count == 3)
  }

  @Test func plansNothingWhereNothingIs() throws {
    let report = HostileResults.report(TAPReport(isStrict: false), [])
    #expect(try points(of: report).isEmpty)
  }

  @Test func failsWhatIsStrictlyAFailure() throws {
    var report = TAPReport(isStrict: true)
    #expect(report.text(for: HostileResults.stale).hasPrefix("not ok 1 - "))
    #expect(report.text(for: HostileResults.unexpected).hasPrefix("not ok 2 - "))
  }
}
