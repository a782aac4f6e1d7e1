import Foundation
import Testing

@testable import tracectl

/// What `check` finds and how it ends.
@Suite struct CheckCommandTests {
  private let folder: CheckFolder

  init() throws {
    folder = try CheckFolder()
  }

  @Test func passesWithoutAWordAboutEachTrace() throws {
    try folder.press("b.csv")
    try folder.press("a/b.csv")
    let run = try folder.check()
    #expect(run == Tool.Run(status: .success, output: "2 traces: 2 passed\n", errors: ""))
  }

  @Test func ignoresCommentsAndSpacing() throws {
    let log = CheckFolder.pressLog.split(separator: "\n").dropFirst()
      .map { $0.replacing(#/  +touch=/#, with: " touch=") }
    try folder.press("a.csv", log: "# by hand\n" + log.joined(separator: "\n\n"))
    #expect(try folder.check().output == "1 trace: 1 passed\n")
  }

  @Test func showsADifference() throws {
    try folder.press("a.csv", log: CheckFolder.otherLog)
    let run = try folder.check("--no-pending", "--context", "0")
    #expect(
      run.output == """
        a.log:7:1: error: the log differs: \
        button: touchUpOutside became touchUpInside at 0.100
        --- a.log
        +++ a.csv
        @@ -7 +7 @@
        -    0.100  button          touchUpOutside
        +    0.100  button          touchUpInside
        1 trace: 1 failed

        """)
    #expect(run.errors == "")
    #expect(run.status == .difference)
  }

  /// A report is for eyes and programs, not for patch.
  @Test func showsNoCarriageReturns() throws {
    let log = CheckFolder.otherLog.replacing("\n", with: "\r\n")
    try folder.press("a.csv", log: log)
    let run = try folder.check("--no-pending", "--context", "0")
    #expect(
      run.output.hasSuffix(
        """
        @@ -7 +7 @@
        -    0.100  button          touchUpOutside
        +    0.100  button          touchUpInside
        1 trace: 1 failed

        """))
  }

  @Test func comparesAsItIsTold() throws {
    try folder.press("a.csv", log: CheckFolder.pressLog.replacing("0.100", with: "0.102"))
    #expect(try folder.check().status == .difference)
    #expect(try folder.check("--tolerance", "0.002").status == .success)
    try folder.press("a.csv", log: CheckFolder.otherLog)
    #expect(try folder.check("--ignore", "event").status == .success)
  }

  @Test func replaysTheCategoriesThatAreWanted() throws {
    let events = CheckFolder.pressLog.split(separator: "\n").filter { $0.contains("touch") }
      .filter { !$0.contains("touches") && !$0.contains("Tracking") }
    let log = (events + ["    0.100  button            primaryActionTriggered", ""])
      .joined(separator: "\n")
    try folder.press("a.csv", log: log)
    #expect(try folder.check().status == .difference)
    #expect(try folder.check("--show", "event").status == .success)
    #expect(try folder.check("--like-expected").status == .success)
  }

  @Test func comparesWithTheTracesOwnExpectations() throws {
    let trace = #"{"touches": [], "expect": ["button touchDown"], "forbid": ["a b"]}"#
    try folder.files.file("a.json", trace)
    let run = try folder.check()
    #expect(
      run.output == """
        a.json:1:28: error: expected "button touchDown"; no line comes near it
        1 trace: 1 failed

        """)
    #expect(run.status == .difference)
  }

  /// Neither hides the other.
  @Test func tellsOfTheLogAndOfExpectations() throws {
    let touches = #"[{"phase": "began", "x": 9, "y": 9, "time": 0}]"#
    try folder.files.file("a.json", #"{"touches": \#(touches), "forbid": ["button touchDown"]}"#)
    try folder.files.file("a.log", "")
    let run = try folder.check("--no-pending")
    #expect(run.output.contains("a.log:1:1: error: the log differs"))
    #expect(run.output.contains("a.json:1:73: error: forbidden \"button touchDown\" stands there"))
    #expect(run.output.hasSuffix("\n1 trace: 1 failed\n"))
  }

  @Test func tellsOfWhatNothingIsExpected() throws {
    try folder.press("a.csv", log: nil)
    try folder.press("b.csv")
    try folder.files.file("old.log", "")
    let run = try folder.check()
    #expect(
      run.output == """
        a.csv:1:1: warning: nothing is expected of this trace: no a.log, expect or forbid
        old.log:1:1: warning: no trace has this log; expected one beside it
        2 traces: 1 passed, 1 without expectation; 1 stale log

        """)
    #expect(run.status == .success)
    let strict = try folder.check("--strict")
    #expect(strict.output == run.output.replacing("warning:", with: "error:"))
    #expect(strict.status == .difference)
  }

  @Test func acceptsAnEmptyLogOfATraceWithoutCallbacks() throws {
    try folder.files.file("a.json", #"{"touches": []}"#)
    try folder.files.file("a.log", "")
    #expect(try folder.check("--strict").output == "1 trace: 1 passed\n")
  }

  @Test func refusesAnEmptyLogOfATraceWithCallbacks() throws {
    try folder.press("a.csv", log: "")
    let run = try folder.check("--no-pending")
    #expect(run.output.hasPrefix("a.log:1:1: error: the log differs: "))
    #expect(run.status == .difference)
  }

  @Test func refusesTwoTracesWithOneLog() throws {
    try folder.press("a.csv")
    try folder.press("a.tsv")
    let run = try folder.check("--update")
    #expect(
      run.output == """
        a.csv:1:1: error: a.log would be the log of a.tsv too; expected a log for each trace
        a.tsv:1:1: error: a.log would be the log of a.csv too; expected a log for each trace
        2 traces: 2 failed

        """)
  }

  @Test func goesOnAfterAWrongPath() throws {
    try folder.press("a.csv")
    try folder.files.file("empty/note.txt", "")
    let run = try folder.run(["check", "/missing", "/empty", "/a.csv"])
    #expect(
      run.output == """
        error: empty: no traces here or below; expected at least one
        error: missing: cannot be opened: no such file or directory
        1 trace: 1 passed; 2 wrong paths

        """)
    #expect(run.status == .cannotOpen)
    #expect(try folder.run(["check", "/empty"]).status == .difference)
  }

  @Test func saysOfWhichTraceAWarningIs() throws {
    try folder.files.file("a.json", #"{"touches": [], "nmae": "x"}"#)
    try folder.files.file("a.log", "")
    let run = try folder.check()
    #expect(run.output == "1 trace: 1 passed\n")
    #expect(
      run.errors
        == "a.json:1:17: warning: unknown key \"nmae\"; did you mean \"name\"?\n")
    let strict = try folder.check("--strict")
    #expect(strict.output.hasPrefix("a.json:1:17: error: unknown key"))
    #expect(strict.status == .difference)
  }
}
