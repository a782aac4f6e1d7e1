import Foundation
import Testing

@testable import tracectl

@Suite struct SettleCommandTests {
  private let folder: CheckFolder

  init() throws {
    folder = try CheckFolder()
    for name in ["a", "b", "sub/c"] {
      try folder.press("\(name).csv", log: CheckFolder.otherLog)
      try folder.files.file("\(name).log.new", CheckFolder.pressLog)
    }
  }

  private func pending() throws -> [String] {
    try folder.names().filter { $0.hasSuffix(".new") }
  }

  @Test func acceptsAFolder() throws {
    let run = try folder.run(["accept", "/"])
    let output = "accepted a.log\naccepted b.log\naccepted sub/c.log\n"
    #expect(run == Tool.Run(status: .success, output: output, errors: ""))
    #expect(try pending().isEmpty)
    #expect(try folder.files.content(of: "sub/c.log") == CheckFolder.pressLog)
    #expect(try folder.check().output == "3 traces: 3 passed\n")
  }

  @Test func rejectsAFolder() throws {
    let run = try folder.run(["reject", "/sub", "/"])
    let output = "rejected a.log.new\nrejected b.log.new\nrejected sub/c.log.new\n"
    #expect(run == Tool.Run(status: .success, output: output, errors: ""))
    #expect(try pending().isEmpty)
    #expect(try folder.files.content(of: "a.log") == CheckFolder.otherLog)
  }

  @Test(arguments: ["/a.csv", "/a.log", "/a.log.new"])
  func settlesOneFile(_ path: String) throws {
    #expect(try folder.run(["accept", path]).output == "accepted a.log\n")
    #expect(try pending() == ["b.log.new", "sub/c.log.new"])
    #expect(try folder.run(["reject", path]).output == "")
  }

  @Test func settlesAFileOnce() throws {
    let run = try folder.run(["accept", "/a.csv", "/a.log.new", "/./a.log"])
    #expect(run.output == "accepted a.log\n")
  }

  @Test func acceptsTheFirstLogOfATrace() throws {
    try folder.press("d.csv", log: nil)
    try folder.files.file("d.log.new", CheckFolder.pressLog)
    #expect(try folder.run(["accept", "/d.csv"]).output == "accepted d.log\n")
    #expect(try folder.files.content(of: "d.log") == CheckFolder.pressLog)
  }

  @Test func saysThatNothingIsPending() throws {
    try folder.press("d/e.csv")
    let run = try folder.run(["accept", "/d", "/d/e.csv"])
    #expect(run.output == "")
    #expect(
      run.errors == "note: nothing is pending in d/e.csv\nnote: nothing is pending in d\n")
    #expect(run.status == .success)
  }

  @Test func goesOnAfterAWrongPath() throws {
    let run = try folder.run(["reject", "/missing", "/a.csv"])
    #expect(run.output == "rejected a.log.new\n")
    #expect(run.errors == "error: cannot open missing: no such file or directory\n")
    #expect(run.status == .cannotOpen)
  }

  @Test func leavesLinksAndHiddenFilesAlone() throws {
    try folder.files.file("secret.txt", "secret")
    try folder.files.link("x.log.new", to: "secret.txt")
    try folder.files.file(".git/y.log.new", "")
    #expect(try folder.run(["accept", "/"]).output.split(separator: "\n").count == 3)
    #expect(try folder.run(["accept", "/x.log.new"]).output == "")
    #expect(!FileManager.default.fileExists(atPath: folder.files.path("x.log")))
    #expect(try pending() == [".git/y.log.new", "x.log.new"])
  }

  @Test(.disabled(if: getuid() == 0, "root may do everything")) func goesOnWhereItMayNotWrite()
    throws
  {
    try folder.files.setPermissions(0o500, of: "sub")
    defer { try? folder.files.setPermissions(0o700, of: "sub") }
    let run = try folder.run(["accept", "/"])
    #expect(run.output == "accepted a.log\naccepted b.log\n")
    #expect(run.errors == "error: cannot create sub/c.log: permission denied\n")
    #expect(run.status == .cannotCreate)
    #expect(try folder.files.content(of: "sub/c.log") == CheckFolder.otherLog)
  }
}
