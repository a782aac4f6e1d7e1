import Foundation
import Testing

@testable import tracectl

/// Where a report goes, and what is said beside it.
@Suite struct ReportFileTests {
  private let folder: CheckFolder

  init() throws {
    folder = try CheckFolder()
    try folder.press("a.csv", log: CheckFolder.otherLog)
    try folder.press("b.csv")
  }

  @Test func writesTheReportAndSaysWhatFailed() throws {
    let run = try folder.run(
      ["check", "--no-pending", "--reporter", "tap", "-o", "/report.tap", "/"])
    #expect(run.output == "")
    #expect(
      run.errors == """
        a.log:7:1: error: the log differs: button: touchUpOutside became touchUpInside at 0.100
        2 traces: 1 passed, 1 failed

        """)
    #expect(run.status == .difference)
    #expect(
      try folder.files.content(of: "report.tap").hasSuffix(
        "\n1..2\n# 2 traces: 1 passed, 1 failed\n"))
  }

  @Test(arguments: ["/a.csv", "/a.log", "/b.log"])
  func replacesNoInput(_ path: String) throws {
    let run = try folder.run(["check", "-o", path, "/"])
    #expect(run.errors.hasPrefix("error: --output "))
    #expect(run.status == .usage)
    #expect(try folder.files.content(of: "a.log") == CheckFolder.otherLog)
  }

  @Test func tellsOfAReportThatCannotBeWritten() throws {
    let run = try folder.run(["check", "-o", "/no/report", "/"])
    #expect(run.errors == "error: cannot create no/report: no such file or directory\n")
    #expect(run.status == .cannotCreate)
    #expect(try folder.names().count == 4, "the check has begun")
  }

  @Test func tellsOfAReportThatIsCutShort() throws {
    try #require(FileManager.default.fileExists(atPath: "/dev/full"))
    let run = try Executable.shell(
      #""$TOOL" check --no-pending "$1" > /dev/full"#, folder.files.path)
    #expect(run.errors == "error: cannot write <stdout>: no space left on device\n")
    #expect(run.status == 74)
  }

  /// It is for eyes, and goes when it is over.
  @Test func showsHowFarItIsOnATerminalOnly() throws {
    var tool = try Tool()
    tool.isErrorTerminal = true
    let words = ["check", "--no-pending", folder.files.path]
    let run = try tool.run(words)
    #expect(run.errors.contains("1 of 2 checked"))
    #expect(run.errors.hasSuffix("\r\u{1B}[K"))
    tool.variables = ["TERM": "dumb"]
    #expect(try tool.run(words).errors == "")
    #expect(try Tool().run(words).errors == "")
  }

  @Test func colorsADiffOnATerminalOnly() throws {
    var tool = try Tool()
    tool.isOutputTerminal = true
    let words = ["check", "--no-pending", folder.files.path]
    #expect(try tool.run(words).output.contains("\u{1B}[32m+"))
    #expect(try tool.run(words + ["--reporter", "tap"]).output.contains("\u{1B}") == false)
    #expect(try Tool().run(words).output.contains("\u{1B}") == false)
  }
}
