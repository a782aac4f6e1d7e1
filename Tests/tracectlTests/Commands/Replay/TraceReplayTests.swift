import Foundation
import Testing

@testable import tracectl

/// Whole replays, from the command line to the log.
@Suite struct TraceReplayTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let csv = """
    phase,x,y,time
    began,187,322,0
    moved,187,366.5,0.016
    ended,187,350,0.12

    """

  private static let header = "# profile uikit, phone, touch slop 70\n"

  /// The control events of `csv` in the default scene.
  private static let events = """
        0.000  button        touchDown
        0.016  button        touchDragInside   outside=22.5
        0.120  button          touchUpInside   outside=6
        0.120  button            primaryActionTriggered

    """

  private func note(_ trace: String) -> String {
    "note: no scene for \(trace); using a 390 × 844 window with one UIButton, button\n"
  }

  @Test func replaysInTheDefaultScene() throws {
    let trace = try folder.file("a.csv", Self.csv)
    let run = try Tool().run("replay", trace, "--show", "event")
    #expect(run.output == Self.header + Self.events)
    #expect(run.errors == note(trace))
    #expect(run.status == .success)
  }

  @Test func replaysStandardInput() throws {
    let run = try Tool(input: Self.csv).run("replay", "-", "--show", "event")
    #expect(run.output == Self.header + Self.events)
    #expect(run.errors == note("<stdin>"))
    #expect(run.status == .success)
  }

  @Test func putsTheButtonWhereItIsTold() throws {
    let tool = try Tool(input: Self.csv)
    let words = ["replay", "-", "--show", "touches", "--until", "0"]
    let run = try tool.run(words + ["--button", "180,300,100,40"])
    #expect(run.output.hasSuffix("    0.000  button      touchesBegan        touch=1 at=7,22\n"))
  }

  @Test func tellsTheFormatByTheOption() throws {
    let trace = try folder.file("a.txt", Self.csv)
    let run = try Tool().run("replay", trace, "--input-format", "ndjson")
    #expect(run.errors.hasPrefix("\(trace):1:1: error: "))
    #expect(run.status == .badInput)
  }

  @Test func headsEachOfSeveralLogs() throws {
    let first = try folder.file("a.csv", Self.csv)
    let second = try folder.file("b.csv", Self.csv)
    let run = try Tool().run("replay", first, second, "--show", "event")
    let log = Self.header + Self.events
    #expect(run.output == "# ==> \(first)\n\(log)# ==> \(second)\n\(log)")
  }

  @Test func goesOnAfterATraceThatFails() throws {
    let bad = try folder.file("bad.csv", "began,1,2,soon\n")
    let good = try folder.file("good.csv", Self.csv)
    let run = try Tool().run("replay", bad, folder.path("gone"), good, "--show", "event")
    #expect(run.output.hasSuffix("# ==> \(good)\n\(Self.header)\(Self.events)"))
    #expect(run.errors.hasPrefix("\(bad):1:"))
    #expect(run.errors.contains("error: cannot open \(folder.path("gone"))"))
    #expect(run.status == .cannotOpen)
  }

  @Test func overridesTheSettings() throws {
    let words = ["replay", "-", "--show", "event", "--profile", "device", "--idiom", "pad"]
    let run = try Tool(input: Self.csv).run(words)
    #expect(run.output.hasPrefix("# profile device, pad, touch slop 25\n"))
    let narrow = try Tool(input: Self.csv).run(words + ["--slop", "5.5"])
    #expect(narrow.output.hasPrefix("# profile device, pad, touch slop 5.5\n"))
    #expect(narrow.output.contains("touchUpOutside"))
  }

  @Test func printsObjectsForPrograms() throws {
    let run = try Tool(input: Self.csv).run("replay", "-", "--format", "json", "--show", "event")
    #expect(
      run.output.hasPrefix(
        #"{"time":0,"depth":1,"category":"event","subject":"button","callback":"touchDown"}"#))
    #expect(run.output.split(separator: "\n").count == 4)
  }

  @Test func writesTheLogToAFile() throws {
    let trace = try folder.file("a.csv", Self.csv)
    let run = try Tool().run("replay", trace, "--show", "event", "-o", folder.path("a.log"))
    #expect(run.output == "")
    #expect(run.status == .success)
    #expect(try folder.content(of: "a.log") == Self.header + Self.events)
  }

  @Test func keepsTheOldLogWhenATraceBreaksOff() throws {
    let trace = try folder.file("a.csv", Self.csv + "moved,1,2,0.2\n")
    let log = try folder.file("a.log", "old")
    let run = try Tool().run("replay", trace, "-o", log)
    #expect(run.errors.contains("\(trace):5:1: error: "))
    #expect(run.status == .badInput)
    #expect(try folder.content(of: "a.log") == "old")
  }

  @Test func writesWhatWasReplayedBeforeAMistake() throws {
    let run = try Tool(input: Self.csv + "moved,1,2,0.2\n").run("replay", "-", "--show", "event")
    #expect(run.output.hasPrefix(Self.header + "    0.000  button        touchDown\n"))
    #expect(run.status == .badInput)
  }

  @Test func countsForStatistics() throws {
    let run = try Tool(input: Self.csv).run("replay", "-", "--show", "event", "--stats")
    #expect(run.errors.hasSuffix("\n3 samples, 4 callbacks, 0.000 s, 3000000000 samples/s\n"))
  }

  @Test func warnsUnlessItIsStrict() throws {
    let trace = try folder.file("a.json", #"{"touches": [], "expct": []}"#)
    let lenient = try Tool().run("replay", trace)
    #expect(lenient.errors.hasPrefix("\(trace):1:17: warning: unknown key"))
    #expect(lenient.status == .success)
    let strict = try Tool().run("replay", trace, "--strict")
    #expect(strict.errors.hasPrefix("\(trace):1:17: error: unknown key"))
    #expect(strict.status == .badInput)
  }
}

/// What a trace expects of its log.
@Suite struct ReplayExpectationTests {
  private func run(_ expectations: String, _ words: String...) throws -> Tool.Run {
    let trace = """
      {"touches": [
        {"phase": "began", "x": 10, "y": 10, "time": 0},
        {"phase": "ended", "x": 10, "y": 10, "time": 0.1}
      ],
      \(expectations)}
      """
    return try Tool(input: trace).run(["replay", "-"] + words)
  }

  @Test func isContentWhenAllIsAsExpected() throws {
    let run = try run(#""expect": ["button touchDown", "button touchUpInside"]"#)
    #expect(run.status == .success)
  }

  @Test func saysWhereTheUnmetEntryStands() throws {
    let run = try run(#""expect": ["button touchDown", "button touchUpOutside"]"#)
    #expect(run.errors.contains("\n<stdin>:5:32: error: expected \"button touchUpOutside\""))
    #expect(run.status == .difference)
  }

  @Test func saysWhereTheForbiddenEntryStands() throws {
    let run = try run(#""forbid": ["button touchUpInside"]"#)
    #expect(run.errors.contains("\n<stdin>:5:12: error: forbidden \"button touchUpInside\""))
    #expect(run.status == .difference)
  }

  @Test func looksAtWhatIsNotShown() throws {
    let run = try run(#""expect": ["window hitTest"]"#, "--show", "event", "--subject", "nobody")
    #expect(run.status == .success)
  }

  @Test func refusesAnEntryOfOneWord() throws {
    let run = try run(#""expect": ["button"]"#)
    #expect(run.errors.contains("<stdin>:5:12: error: "))
    #expect(run.status == .badInput)
  }
}
