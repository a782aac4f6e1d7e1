import Testing

@testable import tracectl

/// `tracectl replay --expect`.
@Suite struct ExpectedReplayTests {
  private let folder: TemporaryFolder
  private let trace: String

  init() throws {
    folder = try TemporaryFolder()
    trace = try folder.file("a.csv", "began,187,322,0\nended,187,322,0.1\n")
  }

  private static let events = """
    0.000  button        touchDown
    0.100  button          touchUpInside
    0.100  button            primaryActionTriggered

    """

  private func log(_ words: String...) throws -> String {
    try Tool().run(["replay", trace] + words).output
  }

  private func note(_ trace: String) -> String {
    "note: no scene for \(trace); using a 390 × 844 window with one UIButton, button\n"
  }

  @Test func printsNothingWhereTheLogIsTheSame() throws {
    let expected = try folder.file("e.log", try log())
    let run = try Tool().run("replay", trace, "--expect", expected)
    #expect(run == Tool.Run(status: .success, output: "", errors: note(trace)))
  }

  @Test func printsWhatDiffersInsteadOfTheLog() throws {
    let expected = try folder.file("e.log", Self.events.replacing("UpInside", with: "Cancel"))
    let run = try Tool().run("replay", trace, "--expect", expected, "--show", "event")
    #expect(
      run.output == """
        --- \(expected)
        +++ replay of \(trace)
        @@ -1,3 +2,3 @@
         0.000  button        touchDown
        -0.100  button          touchCancel
        +    0.100  button          touchUpInside
         0.100  button            primaryActionTriggered

        button: touchCancel became touchUpInside at 0.100

        """)
    #expect(run.status == .difference)
  }

  @Test func takesTheOptionsOfDiff() throws {
    let expected = try folder.file("e.log", Self.events.replacing("0.100", with: "0.110"))
    let words = ["replay", trace, "--expect", expected, "--ignore", "touches,tracking"]
    #expect(try Tool().run(words + ["--tolerance", "0.01"]).status == .success)
    let run = try Tool().run(words + ["-U0"])
    #expect(run.output.contains("@@ -2,2 "))
    #expect(run.status == .difference)
  }

  /// A log with fewer or more categories than are shown otherwise.
  @Test(arguments: ["event", "hit,event", "all", "properties"])
  func comparesTheCategoriesThatTheLogHas(_ categories: String) throws {
    let expected = try folder.file("e.log", try log("--show", categories))
    let like = try Tool().run("replay", trace, "--expect", expected, "--like-expected")
    #expect(like.status == .success, "\(like.output)")
    let same = try Tool().run("replay", trace, "--expect", expected, "--show", categories)
    #expect(same.status == .success, "\(same.output)")
    #expect(try Tool().run("replay", trace, "--expect", expected).status == .difference)
  }

  @Test func comparesOnlyWhatIsWantedOfTheLog() throws {
    let expected = try folder.file("e.log", try log("--until", "0.05", "--subject", "button"))
    let run = try Tool().run(
      "replay", trace, "--expect", expected, "--until", "0.05", "--subject", "button")
    #expect(run.status == .success)
  }

  @Test func comparesWithAJSONLogExactly() throws {
    let trace = try folder.file("b.csv", "began,187,322,0\nended,187,322,0.1000004\n")
    let json = try Tool().run("replay", trace, "--format", "json").output
    let expected = try folder.file("e.jsonl", json)
    #expect(try Tool().run("replay", trace, "--expect", expected).status == .success)
    try folder.file("b.csv", "began,187,322,0\nended,187,322,0.100001\n")
    #expect(try Tool().run("replay", trace, "--expect", expected).status == .difference)
  }

  @Test func writesTheLogIntoAFileAllTheSame() throws {
    let expected = try folder.file("e.log", Self.events)
    let output = folder.path("new.log")
    let run = try Tool().run("replay", trace, "--expect", expected, "--like-expected", "-o", output)
    #expect(run.output == "")
    #expect(run.status == .success)
    #expect(try folder.content(of: "new.log") == log())
  }

  @Test func saysWhatTheTraceExpectsToo() throws {
    let trace = try folder.file(
      "c.json",
      #"{"touches": [{"phase": "began", "x": 9, "y": 9, "time": 0}], "expect": ["button touchUpInside"]}"#
    )
    let log = try Tool().run("replay", trace).output
    let run = try Tool().run("replay", trace, "--expect", try folder.file("c.log", log))
    #expect(run.output == "")
    #expect(run.errors.contains("\(trace):1:73: error: expected \"button touchUpInside\""))
    #expect(run.status == .difference)
  }

  @Test func comparesNothingWhenTheTraceBreaksOff() throws {
    let trace = try folder.file("d.csv", "began,187,322,0\nmoved,187,322,soon\n")
    let run = try Tool().run("replay", trace, "--expect", try folder.file("e.log", "0 a b\n"))
    #expect(run.output == "")
    #expect(run.status == .badInput)
  }

  @Test func readsTheExpectedLogFirst() throws {
    let gone = try Tool().run(
      "replay", folder.path("gone.csv"), "--expect", folder.path("gone.log"))
    #expect(gone.errors.hasPrefix("error: cannot open \(folder.path("gone.log")): "))
    #expect(gone.status == .cannotOpen)
    let marked = try folder.file("m.log", "=======\n")
    let run = try Tool().run("replay", trace, "--expect", marked)
    #expect(run.errors.hasPrefix("\(marked):1:1: error: found the conflict marker ======="))
    #expect(run.status == .badInput)
  }

  @Test func takesTheExpectedLogFromStandardInput() throws {
    let run = try Tool(input: try log()).run("replay", trace, "--expect", "-")
    #expect(run.status == .success)
  }

  struct Misuse: CustomTestStringConvertible, Sendable {
    let words: [String]
    let message: String

    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Misuse(words: ["a", "b", "--expect", "c"], message: "--expect is for one trace; found 2"),
    Misuse(
      words: ["a", "--expect", "b", "--format", "json"],
      message: "--format is of no use with --expect: without --output no log is printed"),
    Misuse(words: ["-", "--expect", "-"], message: "standard input (-) can be read only once"),
    Misuse(
      words: ["a", "--tolerance", "1"],
      message: "--tolerance is for a comparison; it needs --expect"
    ),
    Misuse(words: ["a", "-U", "1"], message: "-U is for a comparison; it needs --expect"),
    Misuse(
      words: ["a", "--like-expected"],
      message: "--like-expected is for a comparison; it needs --expect"),
  ])
  func isRefused(_ row: Misuse) throws {
    let run = try Tool().run(["replay"] + row.words)
    #expect(run.errors == "error: \(row.message)\nsee tracectl help replay\n")
    #expect(run.status == .usage)
  }

  @Test func keepsTheExpectedLogFromBeingReplaced() throws {
    let expected = try folder.file("e.log", Self.events)
    let run = try Tool().run("replay", trace, "--expect", expected, "-o", expected)
    #expect(run.status == .usage)
    #expect(try folder.content(of: "e.log") == Self.events)
  }
}
