import Testing

@testable import tracectl

/// What the tool says of words that would otherwise do nothing, on standard error and without a
/// change of the status.
@Suite struct ReplayNotesTests {
  private let folder: TemporaryFolder
  private let trace: String

  init() throws {
    folder = try TemporaryFolder()
    trace = try folder.file("press.csv", "began,10,10,0\nended,10,10,0.1\n")
  }

  @Test func aSubjectThatTheSceneDoesNotHave() throws {
    let run = try Tool().run("replay", "--subject", "buton,button", trace)
    #expect(run.errors.contains("note: no \"buton\" in the scene; did you mean \"button\"?\n"))
    #expect(run.output.contains("touchUpInside"))
    #expect(run.status == .success)
  }

  @Test func aSubjectThatResemblesNothing() throws {
    let run = try Tool().run("replay", "--subject", "elsewhere", trace)
    #expect(
      run.errors.contains(
        "note: no \"elsewhere\" in the scene; --subject shows none of its lines\n"))
    #expect(run.status == .success)
  }

  @Test func aFirstTouchOutsideOfTheDefaultWindow() throws {
    let outside = try folder.file("pad.csv", "began,900,1000,0\nended,900,1000,0.1\n")
    let run = try Tool().run("replay", outside)
    #expect(
      run.errors.contains("note: the first touch is outside of that window; give a --scene\n"))
    #expect(run.status == .success)
  }

  @Test func aButtonBesideAScene() throws {
    try folder.file("press.scene.json", #"{"views": [{"id": "card", "frame": [0, 0, 50, 50]}]}"#)
    let run = try Tool().run("replay", "--button", "0,0,50,50", trace)
    #expect(
      run.errors == "note: --button is for a trace without a scene; \(trace) has one\n")
    #expect(run.output.contains("card        touchesBegan"))
    #expect(run.status == .success)
  }
}
