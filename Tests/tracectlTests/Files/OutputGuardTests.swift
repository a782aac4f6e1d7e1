import Testing

@testable import tracectl

/// What a command writes is none of the files that it reads.
@Suite struct OutputGuardTests {
  private let folder: CheckFolder

  init() throws {
    folder = try CheckFolder()
    try folder.press("a.csv", log: CheckFolder.otherLog)
    try folder.files.file("a.log.new", "pending")
    try folder.files.file("scene.json", #"{"views": []}"#)
    try folder.files.link("link", to: "scene.json")
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let words: [String]
    let output: String
  }

  private static let rows = [
    Row(
      testDescription: "replay, the trace", words: ["replay", "/a.csv"], output: "/a.csv"),
    Row(
      testDescription: "replay, the expected log",
      words: ["replay", "/a.csv", "--expect", "/a.log"], output: "/a.log"),
    Row(
      testDescription: "replay, the scene beside it", words: ["replay", "/a.csv"],
      output: "/scene.json"),
    Row(
      testDescription: "replay, the named scene",
      words: ["replay", "/missing.csv", "--scene", "/scene.json"], output: "/link"),
    Row(
      testDescription: "batch, its scene",
      words: ["replay", "--batch", "/missing.ndjson", "--scene", "/scene.json"],
      output: "/scene.json"),
    Row(testDescription: "draw, the scene", words: ["draw", "/a.csv"], output: "/scene.json"),
    Row(testDescription: "check, a trace", words: ["check", "/"], output: "/a.csv"),
    Row(testDescription: "check, a log", words: ["check", "/"], output: "/a.log"),
    Row(testDescription: "check, a pending log", words: ["check", "/"], output: "/a.log.new"),
    Row(testDescription: "check, a scene", words: ["check", "/"], output: "/scene.json"),
    Row(testDescription: "check, a link to a scene", words: ["check", "/"], output: "/link"),
  ]

  @Test(arguments: rows)
  func isRefused(_ row: Row) throws {
    let name = String(row.output.dropFirst())
    let old = try folder.files.content(of: name)
    let draws = row.words[0] == "draw" ? ["--format", "svg"] : []
    let run = try folder.run(row.words + draws + ["--output", row.output])
    #expect(
      run.errors.hasSuffix(
        "error: --output \(name) would replace a file that is read\n"
          + "see tracectl help \(row.words[0])\n"))
    #expect(run.status == .usage)
    #expect(try folder.files.content(of: name) == old)
  }

  /// Several threads find the scene at once.
  @Test func isRefusedByEveryThread() throws {
    for number in 0..<20 { try folder.press("b\(number).csv", log: nil) }
    let run = try folder.run(["check", "--jobs", "4", "/", "--output", "/scene.json"])
    #expect(run.status == .usage)
    #expect(try folder.files.content(of: "scene.json") == #"{"views": []}"#)
  }

  /// A report that became the first log of a trace would be lost in it, or the log in the report.
  @Test func isRefusedWhereALogWillBe() throws {
    try folder.press("new.csv", log: nil)
    let run = try folder.run(["check", "--update", "/", "--output", "/new.log"])
    #expect(run.status == .usage)
    #expect(try !folder.names().contains("new.log"))
  }

  @Test func isNoMatterForPipesAndStrangers() throws {
    let run = try Tool().run("check", folder.files.path, "--output", "/dev/null")
    #expect(run.status == .difference)
    #expect(try folder.run(["check", "/", "--output", "/report"]).status == .difference)
    #expect(try folder.files.content(of: "report").hasSuffix("1 failed\n"))
  }
}
