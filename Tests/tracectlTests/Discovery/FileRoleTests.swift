import Testing

@testable import tracectl

@Suite struct FileRoleTests {
  @Test(arguments: [
    ("a.json", FileRole.trace), ("a/b.NDJSON", .trace), ("a.jsonl", .trace), ("a.b.csv", .trace),
    ("x.tsv", .trace), ("scene.json", .scene), ("a/Scene.JSON", .scene), ("a.scene.json", .scene),
    ("ascene.json", .trace), ("a.log", .log), ("a.log.new", .pendingLog), ("a.log.old", .other),
    ("a.json~", .other), ("json", .other), ("README.md", .other), ("a.csv/b", .other),
  ])
  func tellsByTheName(_ path: String, _ role: FileRole) {
    #expect(FileRole(of: path) == role)
  }

  @Test func leadsFromTraceToLogAndBack() {
    let log = FileRole.log(ofTrace: "a.b/c.d.csv")
    #expect(log == "a.b/c.d.log")
    let pending = FileRole.pending(ofLog: log)
    #expect(pending == "a.b/c.d.log.new")
    #expect(FileRole.log(ofPending: pending) == log)
  }
}
