import Foundation
import Testing

@testable import tracectl

@Suite struct ReplayCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func missing(_ name: String) -> String {
    "error: cannot open \(folder.path(name)): no such file or directory\n"
  }

  @Test func saysOfEveryTraceWhatIsWrong() throws {
    let run = try Tool().run("replay", folder.path("a"), folder.path, folder.path("b"))
    let directory = "error: cannot open \(folder.path): it is a directory\n"
    #expect(run.errors == missing("a") + directory + missing("b"))
    #expect(run.status == .cannotOpen)
  }

  @Test func keepsTheOldLogWhenATraceFails() throws {
    let log = try folder.file("log", "old")
    let run = try Tool().run("replay", folder.path("a"), "-o", log)
    #expect(run.errors == missing("a") + "note: the log is not complete; \(log) is not written\n")
    #expect(run.status == .cannotOpen)
    #expect(try folder.content(of: "log") == "old")
    #expect(try folder.names() == ["log"])
  }

  @Test func failsBeforeReplayingWhenTheLogCannotBeCreated() throws {
    let log = folder.path("nowhere/log")
    let run = try Tool().run("replay", folder.path("a"), "-o", log)
    #expect(run.errors == "error: cannot create \(log): no such file or directory\n")
    #expect(run.status == .cannotCreate)
  }

  @Test(arguments: ["a.csv", "link"])
  func doesNotReplaceATraceByItsLog(_ name: String) throws {
    let trace = try folder.file("a.csv", "began,0,0,0\n")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "a.csv")
    let run = try Tool().run("replay", trace, "-o", folder.path(name))
    let message = "--output \(folder.path(name)) would replace a file that is read"
    #expect(run.errors == "error: \(message)\nsee tracectl help replay\n")
    #expect(run.status == .usage)
    #expect(try folder.content(of: "a.csv") == "began,0,0,0\n")
  }

  @Test func doesNotReplaceASceneByTheLog() throws {
    let scene = try folder.file("a.scene.json", "{}")
    let run = try Tool().run("replay", folder.path("a"), "--scene", scene, "-o", scene)
    #expect(run.status == .usage)
    #expect(try folder.content(of: "a.scene.json") == "{}")
  }
}
