import Foundation
import Testing

@testable import tracectl

@Suite struct BatchCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  static let tap =
    #""touches":[{"phase":"began","x":9,"y":9,"time":0},{"phase":"ended","x":9,"y":9,"time":0.1}]"#
  static let scene = #"{"views":[{"id":"knob","class":"UIControl","frame":[0,0,20,20]}]}"#
  static let events =
    #"# profile uikit, phone, touch slop 70\n"#
    + #"    0.000  knob          touchDown\n    0.100  knob            touchUpInside\n"#

  /// A trace that expects what does not come, and has a key that nobody knows.
  static let wanting =
    "{\"name\":\"a\",\"scene\":\(scene),\(tap),\"expect\":[\"knob touchCancel\"],\"foo\":1}"

  /// Where the quote before `text` stands in that trace.
  private static func column(_ text: String) -> Int {
    wanting.components(separatedBy: "\"" + text)[0].utf8.count + 1
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let lines: [String]
    var words: [String] = []
    let answers: [String]
    var errors = ""
    var status = tracectl.ExitStatus.success
  }

  @Test(arguments: [
    Row(testDescription: "an empty batch", lines: [], answers: []),
    Row(
      testDescription: "a scene in the trace, without a note",
      lines: ["{\"scene\":\(scene),\(tap)}"],
      answers: ["{\"name\":null,\"log\":\"\(events)\"}"]),
    Row(
      testDescription: "an unmet expectation and a warning",
      lines: [wanting],
      answers: [
        "{\"name\":\"a\",\"log\":\"# a\\n\(events)\",\"problems\":[\"<stdin>:1:\(column("knob t")): error: "
          + #"expected \"knob touchCancel\"; no line matches, the nearest is \"0.000 knob touchesBegan touch=1 at=9,9\""]"#
          + #","warnings":["<stdin>:1:\#(column("foo")): warning: unknown key \"foo\"; expected one of version, "#
          + #"name, notes, scene, changes, expect, forbid, touches"]}"#
      ],
      errors: "error: 1 of 1 trace did not log what is expected\n", status: .difference),
    Row(
      testDescription: "mistakes do not stop the others",
      lines: ["{\"name\":\"a\",\"scene\":\"no.json\",\(tap)}", "[", "{\"scene\":\(scene),\(tap)}"],
      answers: [
        #"{"name":"a","error":"<stdin>:1:21: error: cannot open \"no.json\": no such file or directory"}"#,
        #"{"name":null,"error":"<stdin>:2:2: error: the text ends here; expected a value"}"#,
        "{\"name\":null,\"log\":\"\(events)\"}",
      ],
      errors: "error: 2 of 3 traces could not be replayed\n", status: .cannotOpen),
    Row(
      testDescription: "a warning is an error when strict",
      lines: ["{\"foo\":1,\(tap)}"], words: ["--strict"],
      answers: [
        #"{"name":null,"error":"<stdin>:1:2: error: unknown key \"foo\"; expected one of version, "#
          + #"name, notes, scene, changes, expect, forbid, touches"}"#
      ],
      errors: "error: 1 of 1 trace could not be replayed\n", status: .badInput),
    Row(
      testDescription: "the default scene is a note in its line",
      lines: ["", "[]"], words: ["--subject", "buton"],
      answers: [
        ##"{"name":null,"log":"# profile uikit, phone, touch slop 70\n","notes":["##
          + #""<stdin>:2:1: note: no scene for <stdin>; using a 390 × 844 window with one UIButton, button","#
          + #""<stdin>:2:1: note: no \"buton\" in the scene; did you mean \"button\"?"]}"#
      ]),
    Row(
      testDescription: "objects, limits and statistics",
      lines: ["{\"scene\":\(scene),\(tap)}"],
      words: ["--format", "json", "--since", "0.1", "--hide", "touches", "--stats"],
      answers: [
        #"{"name":null,"log":[{"time":0.1,"depth":2,"category":"event","subject":"knob","callback":"touchUpInside"}]}"#
      ],
      errors: "2 samples, 2 callbacks, 0.000 s, 2000000000 samples/s\n"),
    Row(
      testDescription: "the options of a replay",
      lines: ["{\(tap)}"],
      words: ["--button", "0,0,5,5", "--slop", "3", "--profile", "device", "--idiom", "pad"],
      answers: [
        ##"{"name":null,"log":"# profile device, pad, touch slop 3\n","notes":["##
          + #""<stdin>:1:1: note: no scene for <stdin>; using a 390 × 844 window with one UIButton, button"]}"#
      ]),
  ])
  func answers(_ row: Row) throws {
    let tool = try Tool(input: row.lines.joined(separator: "\n"))
    let run = try tool.run(["replay", "--batch", "-", "--show", "event"] + row.words)
    #expect(run.output == row.answers.map { $0 + "\n" }.joined())
    #expect(run.errors == row.errors)
    #expect(run.status == row.status)
  }

  /// The log in a line is what a replay of the trace alone prints.
  @Test func logsWhatAReplayPrints() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../../../traces").standardized
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
    let traces = paths.filter { $0.hasPrefix("drag-slop/") && $0.hasSuffix(".json") }
      .filter { !$0.hasSuffix("scene.json") }
    try #require(!traces.isEmpty)
    for trace in traces {
      let path = root.appending(path: trace).path
      let text = try String(contentsOfFile: path, encoding: .utf8).replacing("\n", with: " ")
      try folder.file("batch.ndjson", text)
      for scene in paths where scene.hasPrefix("drag-slop/") && scene.hasSuffix("scene.json") {
        let copy = folder.path(FilePath.lastName(of: scene).description)
        if !FileManager.default.fileExists(atPath: copy) {
          try FileManager.default.copyItem(atPath: root.appending(path: scene).path, toPath: copy)
        }
      }
      let run = try Tool().run("replay", "--batch", folder.path("batch.ndjson"))
      let answer = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      #expect(answer?["log"] as? String == (try Tool().run("replay", path).output), "\(trace)")
    }
  }

  @Test func looksForScenesBesideTheBatch() throws {
    try folder.file("s.json", Self.scene)
    try folder.file("scene.json", Self.scene.replacing("knob", with: "beside"))
    let lines =
      "{\"scene\":\"s.json\",\(Self.tap)}\n{\(Self.tap)}\n{\"scene\":\"s.json\",\(Self.tap)}"
    let batch = try folder.file("batch.ndjson", lines)
    let run = try Tool().run("replay", "--batch", batch, "--show", "event")
    let named = "{\"name\":null,\"log\":\"\(Self.events)\"}\n"
    let other = named.replacing("knob  ", with: "beside")
    #expect(run == Tool.Run(status: .success, output: named + other + named, errors: ""))
  }

  @Test func playsEachTraceInASceneOfItsOwn() throws {
    let scene = try folder.file(
      "s.json", #"{"views":[{"id":"s","class":"UISwitch","frame":[0,0,51,31]}]}"#)
    let tool = try Tool(input: "{\(Self.tap)}\n{\(Self.tap)}\n")
    let run = try tool.run(
      "replay", "--batch", "-", "--scene", scene, "--show", "properties", "--format", "json")
    let answers = run.output.split(separator: "\n")
    try #require(answers.count == 2)
    #expect(answers[0] == answers[1])
    #expect(answers[0].contains(#""callback":"isOn""#))
  }

  private static let scenesOfAll: [(String?, String, tracectl.ExitStatus)] = [
    (#"{"views":[{}]}"#, #"s.json:1:11: error: no "frame" in a view; expected one"#, .badInput),
    (nil, "error: cannot open s.json: no such file or directory", .cannotOpen),
  ]

  @Test(arguments: scenesOfAll)
  func saysOnceWhatIsWrongWithTheSceneOfAll(
    _ content: String?, _ message: String, _ status: tracectl.ExitStatus
  ) throws {
    if let content { try folder.file("s.json", content) }
    let path = folder.path("s.json")
    let run = try Tool(input: "[]\n[]\n").run("replay", "--batch", "-", "--scene", path)
    let errors = message.replacing("s.json", with: path) + "\n"
    #expect(run == Tool.Run(status: status, output: "", errors: errors))
  }

  @Test func writesTheFileThoughATraceFailed() throws {
    try folder.file("out", "old")
    let tool = try Tool(input: "[]\n?\n")
    let run = try tool.run(
      "replay", "--batch", "-", "--button", "0,0,1,1", "-o", folder.path("out"))
    #expect(run.output == "")
    #expect(run.status == .badInput)
    let written = try folder.content(of: "out").split(separator: "\n")
    try #require(written.count == 2)
    #expect(written[0].hasPrefix(#"{"name":null,"log":"#))
    #expect(written[1].hasPrefix(#"{"name":null,"error":"<stdin>:2:1: error: "#))
  }

  @Test func doesNotReplaceTheBatchByItsAnswers() throws {
    let batch = try folder.file("b", "[]\n")
    let run = try Tool().run("replay", "--batch", batch, "-o", batch)
    #expect(run.status == .usage)
    #expect(run.errors.hasPrefix("error: --output \(batch) would replace a file that is read\n"))
    #expect(try folder.content(of: "b") == "[]\n")
  }

  @Test(.timeLimit(.minutes(1))) func answersBeforeItWaitsForTheNextTrace() throws {
    // The writer sends the second trace only when it has read the first one's answer.
    let script = #"""
      mkfifo "$1/in" "$1/out"
      "$TOOL" replay --batch - < "$1/in" > "$1/out" & tool=$!
      exec 3> "$1/in" 4< "$1/out"
      printf '{"name":"first","scene":{},"touches":[]}\n' >&3
      read -r line <&4; printf '%s\n' "$line"
      printf '{"name":"second","scene":{},"touches":[]}' >&3
      exec 3>&-
      read -r line <&4; printf '%s\n' "$line"
      wait $tool
      """#
    let run = try Executable.shell(script, folder.path)
    let first = ##"{"name":"first","log":"# first\n# profile uikit, phone, touch slop 70\n"}"##
    #expect(run.output == "\(first)\n\(first.replacing("first", with: "second"))\n")
    #expect(run.status == 0)
  }

  @Test func saysThatTheOutputIsFull() throws {
    try #require(FileManager.default.fileExists(atPath: "/dev/full"))
    let run = try Executable.shell(#"echo '[]' | "$TOOL" replay --batch - > /dev/full"#)
    #expect(run.errors == "error: cannot write <stdout>: no space left on device\n")
    #expect(run.status == 74)
  }

  #if os(Linux)
    /// The peak of memory is the same whatever the number of traces.
    @Test func takesNoMoreMemoryForMoreTraces() throws {
      let script = #"""
        awk -v n="$1" 'BEGIN { for (i = 0; i < n; i++)
          print "{\"name\":\"" i "\",\"scene\":\"0.json\"," t "}" }' t="$2" /dev/null > "$3/b"
        "$TOOL" replay --batch "$3/b" -o "$3/out" 2> /dev/null & tool=$!
        while kill -0 $tool 2> /dev/null; do
          grep VmHWM /proc/$tool/status 2> /dev/null; sleep 0.02
        done | tail -n 1
        """#
      try folder.file("0.json", Self.scene)
      func peak(_ traces: Int) throws -> Int {
        let run = try Executable.shell(script, "\(traces)", Self.tap, folder.path)
        let number = run.output.split(separator: " ").compactMap { Int($0) }.first
        return try #require(number)
      }
      #expect(try peak(6_000) < peak(500) + 1_500, "in KiB")
    }
  #endif
}
