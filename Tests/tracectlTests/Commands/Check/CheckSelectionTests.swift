import Testing

@testable import tracectl

/// Which traces are checked, and how far.
@Suite struct CheckSelectionTests {
  private let folder: CheckFolder

  init() throws {
    folder = try CheckFolder()
  }

  private func names(_ words: String...) throws -> [String] {
    try folder.run(["check", "--reporter", "tap"] + words).output.split(separator: "\n")
      .filter { $0.hasPrefix("ok") || $0.hasPrefix("not ok") }
      .map { String($0.drop { $0 != "-" }.dropFirst(2).prefix { $0 != " " }) }
  }

  @Test func checksWhatComesThroughAFilter() throws {
    for name in ["a/x.csv", "a/y.csv", "b/x.csv"] { try folder.press(name) }
    #expect(try names("/", "--filter", "a/") == ["a/x.csv", "a/y.csv"])
    #expect(try names("/", "--filter", "y", "--filter", "b/") == ["a/y.csv", "b/x.csv"])
  }

  @Test func tellsOfAFilterThatNothingComesThrough() throws {
    try folder.press("a.csv")
    let run = try folder.check("--filter", "a", "--filter", "misspelt")
    #expect(run.output == "1 trace: 1 passed\n")
    #expect(run.errors == "error: no trace has \"misspelt\" in its path\n")
    #expect(run.status == .difference)
  }

  @Test(arguments: [1, 2, 3, 7])
  func everyTraceIsInOneShard(_ count: Int) throws {
    for number in 0..<40 { try folder.press("f\(number % 3)/t\(number).csv") }
    try folder.files.file("old.log", "")
    let all = try names("/")
    #expect(all.count == 41)
    var found: [String] = []
    for index in 1...count { found += try names("/", "--shard", "\(index)/\(count)") }
    #expect(found.sorted { $0.precedesInBytes($1) } == all)
  }

  /// Machines have the project in different places.
  @Test func aShardDoesNotDependOnWhereTheFolderIs() throws {
    for number in 0..<20 {
      try folder.press("one/t\(number).csv")
      try folder.press("two/deeper/t\(number).csv")
    }
    let here = try names("/one", "--shard", "1/3").map { $0.dropFirst("one/".count) }
    let there = try names("/two/deeper", "--shard", "1/3").map {
      $0.dropFirst("two/deeper/".count)
    }
    #expect(here == there)
    #expect(!here.isEmpty)
    let files = (0..<20).map { "/one/t\($0).csv" }
    let named = try folder.run(["check", "--reporter", "tap", "--shard", "1/3"] + files)
    #expect(named.output.split(separator: "\n").count { $0.hasPrefix("ok") } == here.count)
  }

  @Test func everyShardHearsOfAWrongPath() throws {
    try folder.press("a.csv")
    for shard in ["1/2", "2/2"] {
      let run = try folder.run(["check", "/", "/missing", "--shard", shard])
      #expect(run.status == .cannotOpen)
    }
  }

  @Test(arguments: ["1", "2", "8"])
  func stopsAtTheFirstFailure(_ jobs: String) throws {
    for number in 10..<60 {
      try folder.press("t\(number).csv", log: number % 10 == 7 ? "" : CheckFolder.pressLog)
    }
    let run = try folder.check("--fail-fast", "--jobs", jobs)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("t17.log:1:1: error: ") == true)
    #expect(
      lines.last
        == "8 traces: 7 passed, 1 failed; 42 not checked after the first failure")
    #expect(run.status == .difference)
    // What other threads had begun is not to be seen.
    #expect(try folder.names().filter { $0.hasSuffix(".new") } == ["t17.log.new"])
  }

  @Test func stopsAtNothingWhenAllPass() throws {
    try folder.press("a.csv")
    try folder.press("b.csv")
    #expect(try folder.check("--fail-fast").output == "2 traces: 2 passed\n")
  }
}
