import Foundation
import Testing

@testable import tracectl

/// What `check` writes and removes.
@Suite struct CheckUpdateTests {
  private let folder: CheckFolder

  init() throws {
    folder = try CheckFolder()
  }

  @Test func writesTheLogsThatDifferOrAreMissing() throws {
    try folder.press("a.csv", log: "# by hand\n" + CheckFolder.pressLog)
    try folder.press("b.csv", log: CheckFolder.otherLog)
    try folder.press("c.csv", log: nil)
    let run = try folder.check("--update")
    #expect(
      run
        == Tool.Run(
          status: .success,
          output: """
            note: updated b.log
            note: created c.log
            3 traces: 3 passed; 2 logs written

            """, errors: ""))
    #expect(try folder.files.content(of: "a.log") == "# by hand\n" + CheckFolder.pressLog)
    #expect(try folder.files.content(of: "b.log") == CheckFolder.pressLog)
    #expect(try folder.files.content(of: "c.log") == CheckFolder.pressLog)
    #expect(try folder.check("--update", "--strict").output == "3 traces: 3 passed\n")
    #expect(try folder.names().count == 6)
  }

  @Test func writesWhatReplayPrints() throws {
    let trace = #"{"name": "x", "touches": [], "changes": [{"time": 1, "interrupt": "call"}]}"#
    try folder.files.file("a.json", trace)
    _ = try folder.check("--update")
    #expect(
      try folder.files.content(of: "a.log") == folder.run(["replay", "/a.json"]).output)
  }

  /// What the trace itself says is another matter.
  @Test func updatesTheLogOfATraceWithUnmetExpectations() throws {
    try folder.files.file("a.json", #"{"touches": [], "expect": ["a b"]}"#)
    let run = try folder.check("--update")
    #expect(run.output.hasSuffix("note: created a.log\n1 trace: 1 failed; 1 log written\n"))
    #expect(run.status == .difference)
  }

  @Test func isRefusedInCI() throws {
    try folder.press("a.csv", log: CheckFolder.otherLog)
    folder.variables = ["CI": "true"]
    let run = try folder.check("--update")
    #expect(
      run.errors == """
        error: --update is refused where CI=true; record the logs on your machine and commit them
        see tracectl help check

        """)
    #expect(run.status == .usage)
    #expect(try folder.files.content(of: "a.log") == CheckFolder.otherLog)
    folder.variables = ["CI": "false"]
    #expect(try folder.check("--update").status == .success)
  }

  @Test func isRefusedBesideNoPending() throws {
    try folder.press("a.csv", log: CheckFolder.otherLog)
    let run = try folder.check("--update", "--no-pending")
    #expect(
      run.errors == """
        error: --no-pending is of no use with --update: a log that differs becomes the expected one
        see tracectl help check

        """)
    #expect(run.status == .usage)
    #expect(try folder.files.content(of: "a.log") == CheckFolder.otherLog)
  }

  @Test func leavesALogThatDiffers() throws {
    try folder.press("a.csv", log: CheckFolder.otherLog)
    let run = try folder.check()
    #expect(
      run.output.contains(
        "note: a.log.new is the log as it is now; tracectl accept or reject settles it\n"))
    #expect(run.output.contains("\n+++ a.log.new\n"))
    #expect(try folder.files.content(of: "a.log") == CheckFolder.otherLog)
    #expect(try folder.files.content(of: "a.log.new") == CheckFolder.pressLog)

    try folder.press("a.csv")
    #expect(try folder.check().output == "note: removed a.log.new\n1 trace: 1 passed\n")
    #expect(try folder.names() == ["a.csv", "a.log"])
  }

  @Test func leavesNothingWhenItIsToldSo() throws {
    try folder.press("a.csv", log: CheckFolder.otherLog)
    #expect(try folder.check("--no-pending").status == .difference)
    #expect(try folder.names() == ["a.csv", "a.log"])
    folder.variables = ["CI": "true"]
    #expect(try folder.check().status == .difference)
    #expect(try folder.names() == ["a.csv", "a.log"])
  }

  @Test func removesNothingInCI() throws {
    try folder.press("a.csv")
    try folder.files.file("a.log.new", "x")
    folder.variables = ["CI": "true"]
    #expect(try folder.check().output == "1 trace: 1 passed\n")
    #expect(try folder.files.content(of: "a.log.new") == "x")
  }

  @Test func updatingSettlesWhatWasPending() throws {
    try folder.press("a.csv", log: CheckFolder.otherLog)
    _ = try folder.check()
    let run = try folder.check("--update")
    #expect(
      run.output
        == "note: updated a.log\nnote: removed a.log.new\n1 trace: 1 passed; 1 log written\n")
    #expect(try folder.names() == ["a.csv", "a.log"])
  }

  /// A link could lead anywhere.
  @Test func doesNotWriteThroughALinkInPlaceOfAPendingLog() throws {
    try folder.press("a.csv", log: CheckFolder.otherLog)
    try folder.files.file("precious.txt", "mine")
    try folder.files.link("a.log.new", to: "precious.txt")
    _ = try folder.check()
    #expect(try folder.files.content(of: "precious.txt") == "mine")
    #expect(try folder.files.content(of: "a.log.new") == CheckFolder.pressLog)
  }

  @Test(.disabled(if: getuid() == 0, "root may do everything")) func goesOnWhereItMayNotWrite()
    throws
  {
    try folder.press("a/x.csv", log: CheckFolder.otherLog)
    try folder.press("b.csv", log: CheckFolder.otherLog)
    try folder.files.setPermissions(0o500, of: "a")
    defer { try? folder.files.setPermissions(0o700, of: "a") }

    let run = try folder.check()
    #expect(run.errors == "warning: cannot create a/x.log.new: permission denied\n")
    #expect(run.status == .difference)

    let update = try folder.check("--update")
    #expect(
      update.output == """
        error: cannot create a/x.log: permission denied
        note: updated b.log
        note: removed b.log.new
        2 traces: 1 passed, 1 failed; 1 log written

        """)
    #expect(update.status == .cannotCreate)
    #expect(try folder.files.content(of: "a/x.log") == CheckFolder.otherLog)
  }

  @Test func keepsThePermissionsOfALog() throws {
    try folder.press("a.csv", log: CheckFolder.otherLog)
    try folder.files.setPermissions(0o640, of: "a.log")
    _ = try folder.check("--update")
    #expect(try folder.files.permissions(of: "a.log") == 0o640)
  }
}
