import Foundation
import Testing

@testable import tracectl

@Suite struct TraceSearchTests {
  private let files: TemporaryFolder

  init() throws {
    files = try TemporaryFolder()
  }

  /// What is found at `paths`, which are in the folder, one line each.
  private func found(_ paths: String...) -> [String] {
    TraceSearch(paths.map { $0.isEmpty ? files.path : files.path($0) }).findings.map { finding in
      let path = finding.path.replacing(files.path + "/", with: "").replacing(files.path, with: ".")
      return switch finding.subject {
      case .trace(let trace):
        path + (trace.hasLog ? " log" : "") + (trace.hasPendingLog ? " pending" : "")
          + (trace.rival == nil ? "" : " rival")
      case .staleLog: path + " stale"
      case .mistake(let mistake): "\(path): \(mistake)"
      }
    }
  }

  private func touch(_ names: String...) throws {
    for name in names { try files.file(name, "") }
  }

  @Test func findsTracesInTheByteOrderOfTheirPaths() throws {
    try touch(
      "b/a.csv", "b-c.json", "b.ndjson", "Z.tsv", "a.jsonl", "é.csv", "b/scene.json",
      "b.scene.json", "notes.txt", "b/a.csv.orig")
    #expect(found("") == ["Z.tsv", "a.jsonl", "b-c.json", "b.ndjson", "b/a.csv", "é.csv"])
  }

  @Test func knowsTheLogsBesideATrace() throws {
    try touch("a.csv", "a.log", "b.csv", "b.log.new", "c.csv", "c.log", "c.log.new", "d.csv")
    #expect(found("") == ["a.csv log", "b.csv pending", "c.csv log pending", "d.csv"])
    #expect(found("c.csv", "b.csv") == ["b.csv pending", "c.csv log pending"])
  }

  @Test func tellsOfLogsThatNoTraceHas() throws {
    try touch("a.csv", "b.log", "sub/c.log.new", "scene.json", "scene.log")
    #expect(found("") == ["a.csv", "b.log stale", "scene.log stale", "sub/c.log.new stale"])
  }

  @Test func tellsOfTracesThatShareALog() throws {
    try touch("a.csv", "a.json", "sub/a.csv", "a.scene.json")
    #expect(found("") == ["a.csv rival", "a.json rival", "sub/a.csv"])
    #expect(
      found("a.csv", "sub/a.csv", "./a.json") == ["a.csv rival", "a.json rival", "sub/a.csv"])
    #expect(found("a.csv", "./a.csv") == ["a.csv"])
  }

  /// A letter with an accent is one scalar or two, and then two files.
  @Test func tellsNamesApartByTheirBytes() throws {
    let one = "\u{E9}"
    let two = "e\u{301}"
    try touch("\(one).csv", "\(two).log", "\(two)/a.csv")
    guard try files.names().count == 3 else { return }  // Some file systems know only one of them.
    #expect(bytes(found("")) == bytes(["\(two).log stale", "\(two)/a.csv", "\(one).csv"]))
    try touch("\(two).csv")
    #expect(
      bytes(found("\(one).csv", "\(two).csv")) == bytes(["\(two).csv log", "\(one).csv"]))
    try touch("\(one).log.new", "\(two).log.new")
    #expect(
      PendingSearch([files.path("\(one).csv"), files.path("\(two).csv")]).logs.count == 2)
    #expect(PendingSearch([files.path]).logs.count == 2)
  }

  /// Two strings with other bytes can be equal.
  private func bytes(_ texts: [String]) -> [[UInt8]] { texts.map { Array($0.utf8) } }

  /// A mark that begins a name makes one letter with the slash or the dot before it.
  @Test func takesPathsApartByTheirBytes() throws {
    try files.folder("sub")
    try touch("\u{301}.csv", ".\u{301}.csv", "sub/\u{301}.csv")
    #expect(found("").count == 2)
    #expect(found(".\u{301}.csv", "").count == 3)
    #expect(FilePath.normalized("a//\u{301}x/./b") == "a/\u{301}x/b")
    #expect(FilePath.join("a", "/\u{301}x") == "/\u{301}x")
  }

  @Test func skipsWhatIsHidden() throws {
    try touch("a.csv", ".git/b.csv", ".build/debug/c.json", ".d.csv", "e/.f/g.csv")
    #expect(found("") == ["a.csv"])
    #expect(found(".git") == [".git/b.csv"])
    #expect(found(".d.csv", "") == [".d.csv", "a.csv"])
  }

  @Test(arguments: [
    ["", ""], ["", "sub"], ["sub", ""], ["", "sub/a.csv"], ["sub/a.csv", "", "b.csv"],
    ["", "./sub/./a.csv"], ["sub/../b.csv", ""], ["", "link"], ["link", ""],
  ])
  func findsEachTraceOnce(_ paths: [String]) throws {
    try touch("sub/a.csv", "b.csv")
    try files.link("link", to: "sub")
    let findings = TraceSearch(paths.map { $0.isEmpty ? files.path : files.path($0) }).findings
    let names = findings.map { $0.path.split(separator: "/").last }
    #expect(names.sorted { $0 ?? "" < $1 ?? "" } == ["a.csv", "b.csv"])
  }

  @Test func followsLinksThatFormNoLoop() throws {
    try touch("a/x.csv", "out/y.csv")
    try files.folder("z")
    try files.link("a/up", to: "..")
    try files.link("a/self", to: ".")
    try files.link("z/other", to: "../out")
    try files.link("z/same", to: "../out")
    try files.link("y.csv", to: "out/y.csv")
    try files.link("lost", to: "nowhere")
    #expect(found("") == ["a/x.csv", "out/y.csv", "y.csv"])
    #expect(found("a") == ["a/x.csv"])
    #expect(found("z") == ["z/other/y.csv"])
  }

  @Test func takesABrokenLinkForATraceThatCannotBeRead() throws {
    try files.link("a.csv", to: "nowhere")
    #expect(found("") == ["a.csv"])
  }

  @Test func leavesPipesAlone() throws {
    try touch("a.csv")
    try #require(mkfifo(files.path("b.csv"), 0o600) == 0)
    #expect(found("") == ["a.csv"])
    #expect(
      found("b.csv") == [
        "b.csv: this is a trace that is no file; "
          + "expected a trace (.json, .ndjson, .jsonl, .csv, .tsv) or a folder"
      ])
  }

  @Test(arguments: [
    ("missing", "cannot be opened: no such file or directory"),
    ("scene.json", "this is a scene"), ("a.log", "this is a log"),
    ("a.log.new", "this is a pending log"), ("note.txt", "this is no trace"),
    ("empty", "no traces here or below; expected at least one"),
  ])
  func tellsOfAPathWithoutATrace(_ path: String, _ text: String) throws {
    try touch("a.csv", "scene.json", "a.log", "a.log.new", "note.txt", "empty/sub/scene.json")
    let lines = found(path)
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("\(path): \(text)") == true)
  }

  /// Root may open everything.
  @Test(.disabled(if: getuid() == 0, "root may do everything"))
  func tellsOfAFolderThatCannotBeListed() throws {
    try touch("a.csv", "shut/b.csv")
    try files.setPermissions(0, of: "shut")
    defer { try? files.setPermissions(0o700, of: "shut") }
    let reason = "cannot be opened: permission denied"
    #expect(found("") == ["a.csv", "shut: \(reason)"])
    #expect(found("shut") == ["shut: \(reason)"])
  }

  #if os(Linux)
    @Test func tellsOfANameThatIsNoText() throws {
      try touch("a.csv")
      let name = Array("\(files.path)/".utf8) + [0xFF] + Array(".csv".utf8) + [0]
      let file = name.withUnsafeBytes { bytes -> Int32 in
        guard let start = bytes.bindMemory(to: CChar.self).baseAddress else { return -1 }
        return open(start, O_WRONLY | O_CREAT, 0o600)
      }
      try #require(file >= 0)
      close(file)
      #expect(found("") == ["a.csv", "\u{FFFD}.csv: the name is not UTF-8; expected one that is"])
    }
  #endif
}
