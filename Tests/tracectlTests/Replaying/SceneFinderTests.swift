import Testing

@testable import tracectl

/// Scenes that are not where somebody says.
@Suite struct SceneFinderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func missesTheSceneOfTheOption() throws {
    let trace = try folder.file("a.csv", "began,0,0,0\n")
    let scene = folder.path("gone.json")
    let run = try Tool().run("replay", trace, "--scene", scene)
    #expect(run.errors == "error: cannot open \(scene): no such file or directory\n")
    #expect(run.status == .cannotOpen)
  }

  @Test func missesTheSceneOfTheTrace() throws {
    let trace = try folder.file("a.json", #"{"scene": "gone.json", "touches": []}"#)
    let run = try Tool().run("replay", trace)
    #expect(run.errors.hasPrefix("\(trace):1:11: error: cannot open \"\(folder.path)"))
    #expect(run.errors.hasSuffix(": no such file or directory\n"))
    #expect(run.status == .cannotOpen)
  }

  @Test func doesNotTakeATraceForAScene() throws {
    let trace = try folder.file("a.json", #"{"touches": []}"#)
    let run = try Tool().run("replay", trace, "--scene", trace)
    #expect(run.errors == "\(trace):1:1: error: this is a trace; expected a scene\n")
    #expect(run.status == .badInput)
  }

  /// What is forbidden by a wrong name would hold for ever.
  @Test(arguments: [
    ("buton touchUpInside", #"unknown id "buton"; did you mean "button"?"#),
    ("button touchUpInsde", #"unknown callback "touchUpInsde"; did you mean "touchUpInside"?"#),
  ])
  func warnsOfWhatIsForbiddenInVain(_ entry: String, _ message: String) throws {
    let trace = try folder.file("a.json", #"{"touches": [], "forbid": ["\#(entry)"]}"#)
    let run = try Tool().run("replay", trace)
    #expect(run.errors.contains("\(trace):1:28: warning: \(message)\n"))
    #expect(run.status == .success)
    #expect(try Tool().run("replay", "--strict", trace).status == .badInput)
  }

  @Test(arguments: ["button isHighlighted", "0.100 application interrupt", "button touchCancel"])
  func isSilentAboutWhatCouldHappen(_ entry: String) throws {
    let trace = try folder.file("a.json", #"{"touches": [], "forbid": ["\#(entry)"]}"#)
    #expect(!(try Tool().run("replay", trace).errors.contains("warning")))
  }

  @Test func doesNotTakeAFolderForAScene() throws {
    let trace = try folder.file("a.json", #"{"scene": ".", "touches": []}"#)
    let run = try Tool().run("replay", trace)
    #expect(run.errors.hasSuffix("it is a directory\n"))
    #expect(run.status == .cannotOpen)
  }
}
