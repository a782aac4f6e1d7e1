import Foundation
import Testing

@testable import tracectl

/// A trace that cannot be read is one failed result, and the others still run.
@Suite struct UnreadableTraceTests {
  private let folder: CheckFolder

  init() throws {
    folder = try CheckFolder()
    try folder.press("a.csv")
    try folder.press("z.csv")
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let content: String
    let error: String

    var testDescription: String { name + " " + error }
  }

  @Test(arguments: [
    Row(name: "m.csv", content: "began,1,x,0\n", error: "m.csv:1:9: error: "),
    Row(name: "m.json", content: "", error: "m.json:1:1: error: "),
    Row(name: "m.json", content: #"{"views": []}"#, error: "m.json:1:1: error: this is a scene"),
    Row(name: "m.ndjson", content: "{\n", error: "m.ndjson:1:2: error: "),
    Row(
      name: "m.json", content: #"{"touches": [], "scene": "no.scene.json"}"#,
      error: "m.json:1:26: error: cannot open \"no.scene.json\": no such file or directory"),
    Row(
      name: "m.json", content: #"{"touches": [], "scene": {"views": 1}}"#,
      error: "m.json:1:36: error: "),
    Row(
      name: "m.csv", content: "began,1,1,0\nmoved,1,1,-1\n", error: "m.csv:2:11: error: "),
  ])
  func failsAlone(_ row: Row) throws {
    try folder.files.file(row.name, row.content)
    try folder.files.file("m.log", "not looked at")
    for jobs in ["1", "3"] {
      let run = try folder.check("--jobs", jobs)
      let lines = run.output.split(separator: "\n")
      #expect(lines.count == 2, "\(run.output)")
      #expect(lines.first?.hasPrefix(row.error) == true, "\(run.output)")
      #expect(lines.last == "3 traces: 2 passed, 1 failed")
      #expect(run.status == .difference)
    }
    #expect(try folder.names().count == 6, "something was left")
  }

  /// The log of the trace before must not hang on to that of the next.
  @Test func leavesNothingForTheNextTrace() throws {
    try folder.files.file("m.csv", "began,9,9,0\nbegan,9,9,0\n")
    try folder.press("n.csv")
    #expect(try folder.check("--jobs", "1").output.hasSuffix("4 traces: 3 passed, 1 failed\n"))
  }

  @Test(arguments: [
    ("<<<<<<< HEAD\n", "m.log:1:1: error: the log differs: "),
    ("    0.000  button\n", "m.log:1:"),
  ])
  func tellsOfAnExpectedLogThatIsNone(_ log: String, _ error: String) throws {
    try folder.press("m.csv", log: log)
    let run = try folder.check()
    #expect(run.output.hasPrefix(error), "\(run.output)")
    #expect(run.status == .difference)
    let update = try folder.check("--update")
    #expect(
      update.output
        == "note: updated m.log\n3 traces: 3 passed; 1 log written\n"
        .replacing(
          "note: updated m.log\n3", with: "note: updated m.log\nnote: removed m.log.new\n3"))
    #expect(try folder.files.content(of: "m.log") == CheckFolder.pressLog)
  }

  @Test(.disabled(if: getuid() == 0, "root may do everything")) func tellsOfWhatMayNotBeRead()
    throws
  {
    try folder.press("m.csv")
    try folder.press("n.csv")
    try folder.files.setPermissions(0, of: "m.csv")
    try folder.files.setPermissions(0, of: "n.log")
    #expect(
      try folder.check().output == """
        error: cannot open m.csv: permission denied
        error: cannot open n.log: permission denied
        4 traces: 2 passed, 2 failed

        """)
  }

  /// Neither a pipe that nobody writes to nor a device is read or replaced.
  @Test(arguments: ["", "--update"], ["/", "/m.csv"])
  func leavesAloneWhatIsNoRegularFile(_ option: String, _ path: String) throws {
    try folder.press("m.csv", log: nil)
    #expect(mkfifo(folder.files.path("pipe"), 0o600) == 0)
    try folder.files.link("m.log", to: "pipe")
    let run = try folder.run(["check", path] + (option.isEmpty ? [] : [option]))
    #expect(run.output.hasPrefix("error: cannot open m.log: it is no regular file\n"))
    #expect(run.status == .difference)
    #expect(FileStatus.ofFile(at: folder.files.path("m.log"))?.kind == .other)
  }

  @Test func escapesAHostileName() throws {
    try folder.files.file("m\n\u{1B}[31m\u{202E}.csv", "x")
    let run = try folder.check()
    #expect(run.output.hasPrefix(#"m\n\u{1b}[31m\u{202e}.csv:1:1: error: "#), "\(run.output)")
  }
}
