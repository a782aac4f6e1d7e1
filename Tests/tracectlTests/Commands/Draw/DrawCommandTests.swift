import Foundation
import Testing

@testable import tracectl

@Suite struct DrawCommandTests {
  private let folder: TemporaryFolder
  private let trace: String

  init() throws {
    folder = try TemporaryFolder()
    trace = try folder.file("trace.json", DrawnTrace.outAndBack.text)
  }

  @Test(arguments: [
    ("a.svg", "<svg "), ("a.SVG", "<svg "), ("a.html", "<!doctype html>"),
    ("a.htm", "<!doctype html>"),
  ])
  func drawsWhatTheEndingSays(_ name: String, _ beginning: String) throws {
    let run = try Tool().run("draw", trace, "-o", folder.path(name))
    #expect(run == Tool.Run(status: .success, output: "", errors: ""))
    #expect(try folder.content(of: name).hasPrefix(beginning))
  }

  @Test(arguments: [("svg", "<svg "), ("html", "<!doctype html>"), ("text", "# trace.json\n")])
  func drawsWhatTheFormatSays(_ format: String, _ beginning: String) throws {
    let run = try Tool().run("draw", trace, "--format", format)
    #expect(run.output.hasPrefix(beginning))
    #expect(run.status == .success)
    _ = try Tool().run("draw", trace, "--format", format, "-o", folder.path("file.txt"))
    #expect(try folder.content(of: "file.txt") == run.output)
  }

  @Test func sketchesWithoutAFileOrToADash() throws {
    let run = try Tool().run("draw", trace)
    #expect(run.output.contains("┌ button ─"))
    #expect(try Tool().run("draw", trace, "-o", "-") == run)
  }

  @Test func readsStandardInput() throws {
    let run = try Tool(input: DrawnTrace.outAndBack.text).run("draw", "-")
    #expect(run.output.hasPrefix("# standard input\n"))
    #expect(run.status == .success)
  }

  @Test(arguments: ["svg", "html", "text"])
  func drawsTheSameEachTime(_ format: String) throws {
    let first = try Tool().run("draw", trace, "--format", format)
    #expect(try Tool().run("draw", trace, "--format", format) == first)
  }

  @Test func obeysTheOptionsOfAReplay() throws {
    let run = try Tool().run("draw", trace, "--slop", "200")
    #expect(run.output.contains("touch slop 200\n"))
    #expect(!run.output.contains("touchDragExit"))
  }

  @Test func leavesTheOldFileWhenTheTraceIsWrong() throws {
    let wrong = try folder.file("wrong.json", #"{"touches": [{"phase": "moved"}]}"#)
    let picture = try folder.file("old.svg", "old")
    let run = try Tool().run("draw", wrong, "-o", picture)
    #expect(run.errors.hasPrefix("\(wrong):1:"))
    #expect(run.status == .badInput)
    #expect(try folder.content(of: "old.svg") == "old")
    #expect(try folder.names() == ["old.svg", "trace.json", "wrong.json"])
  }

  @Test func saysWhichFileIsMissing() throws {
    let run = try Tool().run("draw", folder.path("none.json"))
    #expect(
      run.errors == "error: cannot open \(folder.path("none.json")): no such file or directory\n")
    #expect(run.status == .cannotOpen)
  }

  @Test func saysWhichFileCannotBeCreated() throws {
    let run = try Tool().run("draw", trace, "-o", folder.path("nowhere/a.svg"))
    #expect(run.status == .cannotCreate)
  }

  @Test func doesNotReplaceWhatItReads() throws {
    let disguised = try folder.file("trace.svg", DrawnTrace.outAndBack.text)
    let run = try Tool().run("draw", disguised, "--input-format", "json", "-o", disguised)
    #expect(run.errors.contains("would replace a file that is read"))
    #expect(run.status == .usage)
    #expect(try folder.content(of: "trace.svg") == DrawnTrace.outAndBack.text)
  }

  @Test func doesNotReplaceTheSceneThatTheTraceNames() throws {
    let scene = try folder.file("scene.svg", #"{"views": []}"#)
    let named = try folder.file("named.json", #"{"scene": "scene.svg", "touches": []}"#)
    let run = try Tool().run("draw", named, "-o", scene)
    #expect(
      run.errors
        == "error: --output \(scene) would replace a file that is read\nsee tracectl help draw\n")
    #expect(run.status == .usage)
    #expect(try folder.content(of: "scene.svg") == #"{"views": []}"#)
  }

  @Test(arguments: [("40", 40), ("25", 25), ("1", 20), ("wide", 80), ("-3", 80), ("", 80)])
  func isAsWideAsTheVariableSays(_ columns: String, _ expected: Int) throws {
    var tool = try Tool()
    tool.variables = ["COLUMNS": columns]
    var wide = DrawnTrace.outAndBack
    wide.rows[2] = "moved,4000,120,0.1"
    let path = try folder.file("wide.json", wide.text)
    let lines = try tool.run("draw", path).output.split(separator: "\n").dropFirst(2)
    let longest = lines.map(\.count).max() ?? 0
    #expect(longest <= expected)
    #expect(longest >= expected / 2)
  }

  @Test func coloursOnlyATerminal() throws {
    var tool = try Tool()
    tool.isOutputTerminal = true
    #expect(try tool.run("draw", trace).output.contains("\u{1B}[36m●\u{1B}[0m"))
    tool.variables = ["NO_COLOR": "1"]
    #expect(try !tool.run("draw", trace).output.contains("\u{1B}"))
    #expect(try !Tool().run("draw", trace).output.contains("\u{1B}"))
  }

  @Test func aFileHasNeitherColoursNorTheWidthOfTheTerminal() throws {
    let plain = try Tool().run("draw", trace)
    var tool = try Tool()
    tool.isOutputTerminal = true
    tool.variables = ["COLUMNS": "30"]
    _ = try tool.run("draw", trace, "--format", "text", "-o", folder.path("file.txt"))
    #expect(try folder.content(of: "file.txt") == plain.output)
    #expect(try tool.run("draw", trace, "-o", "-").output != plain.output)
  }

  @Test func drawsATraceWithoutTouches() throws {
    let empty = try folder.file("empty.json", DrawnTrace().text)
    for format in ["svg", "html", "text"] {
      let run = try Tool().run("draw", empty, "--format", format)
      #expect(run.status == .success)
      #expect(run.output.contains("button"))
    }
  }
}
