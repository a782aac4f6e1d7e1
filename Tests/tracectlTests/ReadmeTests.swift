import Foundation
import Testing
import TraceCore

@testable import TraceFormats
@testable import tracectl

/// Every command and every output of the README is what the tool does.
@Suite struct ReadmeTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  private static func readme() throws -> String {
    try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  }

  /// The texts of the fenced blocks in a language, in order; `nil` for those that name none.
  static func blocks(_ language: String) throws -> [String] {
    var blocks: [String] = []
    var lines: [Substring] = []
    var isInside = false
    var isWanted = false
    for line in try readme().split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if isInside, isWanted { blocks.append(lines.joined(separator: "\n") + "\n") }
        isInside.toggle()
        isWanted = isInside && line.dropFirst(3) == language
        lines = []
      } else if isInside {
        lines.append(line)
      }
    }
    return blocks
  }

  /// A command of the README with what it prints.
  struct Console: CustomTestStringConvertible, Sendable {
    let command: String
    let output: String

    var testDescription: String { command }
  }

  private static func consoles() throws -> [Console] {
    try blocks("console").map { block in
      let lines = block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return Console(command: String(lines[0].dropFirst(2)), output: String(lines[1]))
    }
  }

  @Test func thereAreCommands() throws {
    #expect(try Self.consoles().count >= 5)
  }

  /// Standard output and standard error as a terminal shows them, one after the other.
  @Test(arguments: try consoles())
  func prints(_ console: Console) throws {
    let script = console.command
      .replacing("swift run -c release tracectl", with: "\"$TOOL\"")
      .replacing("| tracectl", with: "| \"$TOOL\"")
      .replacing(#/^tracectl/#, with: "\"$TOOL\"")
    let run = try Executable.shell("cd \"$1\" && \(script) 2>&1", Self.root.path)
    #expect(run.output == console.output)
  }

  @Test func theTableOfStatusesIsTheManuals() throws {
    let rows = try Self.readme().split(separator: "\n")
      .filter { $0.prefixMatch(of: #/\| \d+ \|/#) != nil }.map { $0.replacing("`", with: "") }
    #expect(rows == tracectl.ExitStatus.allCases.map { "| \($0.rawValue) | \($0.meaning) |" })
  }

  @Test func theFirstTraceIsTheFile() throws {
    let trace = Self.root.appending(path: "traces/drag-slop/out-and-back.json")
    #expect(try Self.blocks("json").first == String(contentsOf: trace, encoding: .utf8))
  }

  /// The script that compares batches runs the README's commands.
  @Test func theBatchCommandsAreRun() throws {
    let script = try String(contentsOfFile: Program.script("batches.sh"), encoding: .utf8)
    let parallel = try #require(try Self.blocks("sh").first { $0.hasPrefix("parallel ") })
    #expect(script.contains("\n  \(parallel)"))
    let spark = try String(contentsOfFile: Program.script("spark.py"), encoding: .utf8)
    #expect(try Self.blocks("python") == [spark])
  }

  @Test func theTableOfSamplesReplays() throws {
    let table = try #require(try Self.blocks("csv").first)
    let folder = try TemporaryFolder()
    let run = try Tool().run("replay", try folder.file("press.csv", table))
    #expect(run.status == .success)
    #expect(run.output.contains("touchUpOutside  outside=93"))
  }

  @Test func theViewWithRulesIsRead() throws {
    let view = try #require(try Self.blocks("json").dropFirst().first)
    let folder = try TemporaryFolder()
    let scene = try folder.file("rules.scene.json", #"{"views": [\#(view)]}"#)
    let trace = try folder.file("rules.csv", "began,30,40,0\nmoved,60,160,0.1\nended,60,160,0.2\n")
    let run = try Tool().run("replay", "--strict", "--scene", scene, trace)
    #expect(run.status == .success)
    #expect(run.output.contains("continueTracking  touch=1 at=40,140 x=40 -> false"))
  }

  /// What the recording window prints is a trace, its order of keys and its plain numbers included.
  @Test func theRecordingWindowsLinesReplay() throws {
    let window = try #require(try Self.blocks("swift").first { $0.contains("UIWindow") })
    #expect(window.contains(##"{"touch":\#(number),"phase":"\#(phase)","x":\#(place.x),"##))
    let lines = """
      {"touch":1,"phase":"began","x":195.0,"y":422.0,"time":8412.016}
      {"touch":2,"phase":"began","x":60.5,"y":100.0,"time":8412.016}
      {"touch":1,"phase":"ended","x":195.0,"y":422.0,"time":8412.1}
      {"touch":2,"phase":"cancelled","x":60.5,"y":100.0,"time":8412.1}

      """
    let folder = try TemporaryFolder()
    let run = try Tool().run("replay", "--strict", try folder.file("recorded.ndjson", lines))
    #expect(run.status == .success)
    #expect(run.output.contains("touchUpInside"))
  }

  /// The README's program stands below, word for word, and returns what the README says.
  @Test func theSwiftExampleIsThisFiles() throws {
    let example = try #require(try Self.blocks("swift").first { $0.contains("class Knob") })
    let here = try String(contentsOfFile: #filePath, encoding: .utf8)
    let program = example.replacing("import TraceCore\nimport TraceFormats\n\n", with: "")
    #expect(here.contains(program))
    #expect(try logOfADrag() == Self.blocks("").first)
  }
}

/// The README's tests of an app stand word for word in this project's own.
@Suite struct ReadmeTestingTests {
  @Test(arguments: [("func theKnob", "KnobTests"), ("XCTestCase", "PressTests")])
  func standsInATestFile(_ word: String, _ name: String) throws {
    let example = try #require(try ReadmeTests.blocks("swift").first { $0.contains(word) })
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let file = root.appending(path: "Tests/TraceTestingTests/\(name).swift")
    let program = example.replacing(#/import .*\n+/#, with: "")
    #expect(try String(contentsOf: file, encoding: .utf8).contains(program))
  }
}

/// Follows a finger only while it is being edited.
final class Knob: Control {
  var isEditing = false

  override func beginTracking(_ touch: Touch, with event: TraceCore.Event?) -> Bool {
    isEditing
  }

  override func continueTracking(_ touch: Touch, with event: TraceCore.Event?) -> Bool {
    sendActions(for: .valueChanged)
    return true
  }
}

func logOfADrag() throws -> String {
  let knob = Knob(id: "knob", frame: Rect(x: 20, y: 20, width: 80, height: 80))
  knob.isEditing = true
  let window = Window(size: Size(width: 390, height: 844))
  window.addSubview(knob)

  let output = CollectedOutput()
  let log = TextLog(output: output)
  let session = Session(windows: [window], sink: log)
  try session.play([
    TouchSample(time: Instant(seconds: 0), phase: .began, location: Point(x: 60, y: 60)),
    TouchSample(time: Instant(seconds: 0.1), phase: .moved, location: Point(x: 70, y: 60)),
    TouchSample(time: Instant(seconds: 0.2), phase: .ended, location: Point(x: 70, y: 60)),
  ])
  session.finish()
  try log.finish()
  return output.text
}

/// The README's reference names every key that a scene can have.
@Suite struct ReadmeReferenceTests {
  @Test func namesEveryProperty() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let properties = SceneProperties()
    var names: Set<String> = Set(SceneSettings.keys)
    for one in SceneClasses.views {
      #expect(readme.contains("`\(one.name)`"))
      names.formUnion(properties.names(of: .view(one.make("view"))))
    }
    for one in SceneClasses.recognizers {
      #expect(readme.contains("`\(one.name)`"))
      names.formUnion(properties.names(of: .recognizer(one.make("recognizer"))))
    }
    names.formUnion(SceneRules.viewKeys + SceneRules.controlKeys + SceneRules.recognizerKeys)
    for name in names { #expect(readme.contains("`\(name)`"), "\(name)") }
  }
}
