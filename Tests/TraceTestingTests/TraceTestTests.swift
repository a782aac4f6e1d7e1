import Foundation
import Testing
import TraceCore
import TraceFormats

@testable import TraceTesting

/// What a `TraceTest` says, does to its files, and finds.
@Suite final class TraceTestTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "tracectl-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(Self.press, "press.csv")
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private static let press = "began,195,422,0\nended,195,430,0.1\n"

  private static let events = """
    # profile uikit, phone, touch slop 70
        0.000  button        touchDown
        0.100  button          touchUpInside
        0.100  button            primaryActionTriggered

    """

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func content(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
  }

  /// A test in the folder that compares control events, whatever the environment says.
  private func test(_ trace: String, log: String? = nil, isRecording: Bool = false) -> TraceTest {
    var test = TraceTest(trace, log: log, relativeTo: folder.appending(path: "Test.swift").path)
    test.categories = .event
    test.isRecording = isRecording
    return test
  }

  /// What a run throws, as the test frameworks print it.
  private func failure(_ run: () throws -> Void) throws -> String {
    let failure = try #require(throws: TraceTestFailure.self) { try run() }
    #expect(failure.errorDescription == "\(failure)")
    return "\(failure)"
  }

  @Test func isContentWithAnEqualLog() throws {
    try write(Self.events.replacing("# profile", with: "# another comment\n# profile"), "press.log")
    try test("press.csv").run()
  }

  @Test func saysWhatDiffersAsADiffAndInWords() throws {
    try write(Self.events.replacing("0.100", with: "0.120"), "press.log")
    let failure = try failure { try test("press.csv").run() }
    let path = folder.standardizedFileURL.appending(path: "press.log").path
    #expect(
      failure == """
        the log is not as expected:
        --- \(path)
        +++ replay of press.csv
        @@ -1,4 +1,4 @@
         # profile uikit, phone, touch slop 70
             0.000  button        touchDown
        -    0.120  button          touchUpInside
        +    0.100  button          touchUpInside
        -    0.120  button            primaryActionTriggered
        +    0.100  button            primaryActionTriggered
        button: touchUpInside and primaryActionTriggered moved from 0.120 to 0.100
        """)
    #expect(try content("press.log").contains("0.120"))
  }

  @Test func comparesAsItIsTold() throws {
    try write(Self.events.replacing("0.100", with: "0.120"), "press.log")
    var test = test("press.csv")
    test.comparison.timeTolerance = 20_000
    try test.run()
  }

  @Test func recordsAMissingLogAndFails() throws {
    let failure = try failure { try test("press.csv").run() }
    #expect(failure.hasPrefix("there was no log to compare with; recorded "))
    #expect(try content("press.log") == Self.events)
    try test("press.csv").run()
  }

  @Test func recordsWhenItIsToldAndFails() throws {
    try write("old", "press.log")
    let failure = try failure { try test("press.csv", isRecording: true).run() }
    #expect(failure.hasPrefix("TRACE_RECORD is set; recorded "))
    #expect(try content("press.log") == Self.events)
  }

  @Test func takesAnotherLog() throws {
    try write(Self.events, "other.txt")
    try test("press.csv", log: "other.txt").run()
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "press.log").path))
  }

  @Test func saysWhereAnExpectationIsNotMet() throws {
    try write(
      #"{"touches": [], "expect": ["button touchDown"], "forbid": []}"#, "empty.json")
    try write("", "empty.log")
    let failure = try failure { try test("empty.json").run() }
    #expect(failure.contains("/empty.json:1:28: error: expected \"button touchDown\""))
  }

  @Test func namesTheConflictMarkersOfALog() throws {
    try write("<<<<<<< HEAD\n" + Self.events, "press.log")
    let failure = try failure { try test("press.csv").run() }
    #expect(failure.contains("/press.log:1:1: error: found the conflict marker <<<<<<<"))
  }

  @Test func saysWhatIsWrongWithATrace() throws {
    try write("began,1,2,soon\n", "bad.csv")
    let failure = try failure { try test("bad.csv").run() }
    #expect(failure.contains("/bad.csv:1:"))
  }

  @Test func saysThatThereIsNoTrace() throws {
    let failure = try failure { try test("gone.csv").run() }
    #expect(failure.hasPrefix("cannot read "))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["press.csv"])
  }

  @Test func isStrictUnlessItIsTold() throws {
    try write(#"{"touches": [], "tuoches": []}"#, "typo.json")
    try write("", "typo.log")
    let failure = try failure { try test("typo.json").run() }
    #expect(failure.contains("unknown key \"tuoches\""))
    var lenient = test("typo.json")
    lenient.isStrict = false
    try lenient.run()
  }
}

/// Which scene a test's trace is played in.
@Suite final class TestSceneTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "tracectl-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  /// The ids of the views that a trace touches, by the log that is recorded of it.
  private func touched(_ trace: String, _ run: (TraceTest) throws -> Void) throws -> Set<String> {
    var test = TraceTest(trace, relativeTo: folder.appending(path: "Test.swift").path)
    test.isRecording = true
    #expect(throws: TraceTestFailure.self) { try run(test) }
    let log = try Data(contentsOf: test.log)
    let lines = String(decoding: log, as: UTF8.self).split(separator: "\n")
    return Set(lines.filter { !$0.hasPrefix("#") }.map { String($0.split(separator: " ")[1]) })
  }

  private static func scene(_ id: String) -> String {
    #"{"views": [{"id": "\#(id)", "frame": [0, 0, 390, 844]}]}"#
  }

  private static let touch = "began,195,422,0\nended,195,430,0.1\n"

  private static func json(_ more: String = "") -> String {
    """
    {"touches": [{"phase": "began", "x": 195, "y": 422, "time": 0},
     {"phase": "ended", "x": 195, "y": 430, "time": 0.1}]\(more)}
    """
  }

  @Test func isTheNamedOne() throws {
    try write(Self.scene("named"), "a.scene.json")
    try write(Self.json(#", "scene": "a.scene.json""#), "press.json")
    #expect(try touched("press.json") { try $0.run() } == ["named"])
  }

  @Test func isTheOneInTheTrace() throws {
    try write(Self.json(#", "scene": \#(Self.scene("inline"))"#), "press.json")
    #expect(try touched("press.json") { try $0.run() } == ["inline"])
  }

  @Test func isTheOneBesideTheTrace() throws {
    try write(Self.touch, "press.csv")
    try write(Self.scene("shared"), "scene.json")
    #expect(try touched("press.csv") { try $0.run() } == ["shared"])
    try write(Self.scene("own"), "press.scene.json")
    #expect(try touched("press.csv") { try $0.run() } == ["own"])
  }

  @Test func isTheWindowThatWasBuilt() throws {
    try write(Self.json(#", "scene": \#(Self.scene("inline"))"#), "press.json")
    let ids = try touched("press.json") { test in
      try test.run { Window(id: "built", size: Size(width: 390, height: 844)) }
    }
    #expect(ids == ["built"])
  }

  @Test func isTheApplicationThatWasBuilt() throws {
    try write(Self.touch, "press.csv")
    let ids = try touched("press.csv") { test in
      try test.runApplication {
        let application = Application()
        application.show(Window(id: "back", size: Size(width: 390, height: 844)))
        application.show(Window(id: "front", size: Size(width: 390, height: 844)))
        return application
      }
    }
    #expect(ids == ["front"])
  }

  /// The trace's changes know the views of a scene built in Swift by their ids.
  @Test func changesWhatWasBuilt() throws {
    try write(
      Self.json(#", "changes": [{"time": 0.05, "set": "card.alpha", "to": 0.5}]"#), "press.json")
    let ids = try touched("press.json") { test in
      try test.run {
        let window = Window(size: Size(width: 390, height: 844))
        window.addSubview(View(id: "card", frame: Rect(x: 0, y: 0, width: 10, height: 10)))
        return window
      }
    }
    #expect(ids == ["window", "card"])
  }

  /// The default scene would hide it.
  @Test(.disabled(if: getuid() == 0, "root may do everything"))
  func isNotPassedOverWhenItCannotBeRead() throws {
    try write(Self.touch, "press.csv")
    try write(Self.scene("own"), "press.scene.json")
    let scene = folder.appending(path: "press.scene.json").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: scene)
    let test = TraceTest("press.csv", relativeTo: folder.appending(path: "Test.swift").path)
    let failure = try #require(throws: TraceTestFailure.self) { try test.run() }
    #expect("\(failure)".contains("/press.scene.json:1:1: error: cannot open "))
  }

  @Test func saysWhyANamedOneCannotBeRead() throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "sub"), withIntermediateDirectories: false)
    try write(Self.json(#", "scene": "sub""#), "press.json")
    let test = TraceTest("press.json", relativeTo: folder.appending(path: "Test.swift").path)
    let failure = try #require(throws: TraceTestFailure.self) { try test.run() }
    #expect("\(failure)".contains("cannot open \"sub\": "))
    #expect(!"\(failure)".contains("cannot open \"sub\": expected"))
  }

  @Test func saysWhereAMissingOneIsNamed() throws {
    try write(Self.json(#", "scene": "gone.json""#), "press.json")
    let test = TraceTest("press.json", relativeTo: folder.appending(path: "Test.swift").path)
    let failure = try #require(throws: TraceTestFailure.self) { try test.run() }
    #expect("\(failure)".contains("/press.json:2:65: error: cannot open \"gone.json\""))
  }
}
