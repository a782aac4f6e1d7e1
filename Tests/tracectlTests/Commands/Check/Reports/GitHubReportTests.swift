import Testing

@testable import tracectl

@Suite struct GitHubReportTests {
  /// A workflow command as the runner reads it.
  private struct Command {
    let name: String
    let properties: [String: String]
    let text: String
  }

  private func command(_ line: Substring) throws -> Command {
    let match = try #require(line.wholeMatch(of: #/::([a-z]+) (.*?)::(.*)/#), "\(line)")
    var properties: [String: String] = [:]
    for property in match.2.split(separator: ",") {
      let parts = property.split(separator: "=", maxSplits: 1)
      try #require(parts.count == 2, "\(property)")
      properties[String(parts[0])] = decoded(parts[1])
    }
    return Command(name: String(match.1), properties: properties, text: decoded(match.3))
  }

  private func decoded(_ text: Substring) -> String {
    String(text).replacing("%0A", with: "\n").replacing("%0D", with: "\r").replacing(
      "%3A", with: ":"
    )
    .replacing("%2C", with: ",").replacing("%25", with: "%")
  }

  @Test func isReadAsItIsMeantWhateverThePaths() throws {
    let report = HostileResults.report(GitHubReport(isStrict: false))
    let lines = report.split(separator: "\n")
    let commands = try lines.dropLast().map(command)
    #expect(
      commands.map(\.name)
        == ["warning", "error", "error", "notice", "error", "error", "warning", "warning"])
    let path = PlainText.line(HostileResults.path)
    #expect(commands.allSatisfy { $0.properties["file"] == path })
    #expect(commands.allSatisfy { $0.properties["title"] == "tracectl check" })
    #expect(commands[1].properties["line"] == "3")
    #expect(commands[1].properties["col"] == "9")
    #expect(commands[2].text == PlainText.line(HostileResults.text))
    #expect(lines.last?.hasPrefix("4 traces: ") == true)
    #expect(!HostileResults.hasControl(report))
  }

  @Test func pointsAtTheLineOfTheLog() throws {
    let folder = try CheckFolder()
    try folder.press("a,b.csv", log: CheckFolder.otherLog)
    let run = try folder.check("--no-pending", "--reporter", "github", "-U0")
    #expect(
      run.output == """
        ::error file=a%2Cb.log,line=7,col=1,title=tracectl check::the log differs: button: \
        touchUpOutside became touchUpInside at 0.100%0A--- a,b.log%0A+++ a,b.csv%0A@@ -7 +7 @@%0A\
        -    0.100  button          touchUpOutside%0A+    0.100  button          touchUpInside%0A
        1 trace: 1 failed

        """)
  }

  @Test func pointsAtTheTracesEntry() throws {
    let folder = try CheckFolder()
    try folder.files.file("a.json", "{\"touches\": [],\n\"expect\": [\"a b\"]}")
    let run = try folder.check("--reporter", "github")
    #expect(run.output.hasPrefix("::error file=a.json,line=2,col=12,title="))
  }
}
