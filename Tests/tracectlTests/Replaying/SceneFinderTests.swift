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

  @Test func doesNotTakeAFolderForAScene() throws {
    let trace = try folder.file("a.json", #"{"scene": ".", "touches": []}"#)
    let run = try Tool().run("replay", trace)
    #expect(run.errors.hasSuffix("it is a directory\n"))
    #expect(run.status == .cannotOpen)
  }
}
