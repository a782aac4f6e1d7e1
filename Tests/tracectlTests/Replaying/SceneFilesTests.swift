import Foundation
import Testing

@testable import tracectl

@Suite struct SceneFilesTests {
  private let folder: TemporaryFolder
  private let environment: Environment

  init() throws {
    folder = try TemporaryFolder()
    environment = try Tool().open().0
  }

  @Test func readsAFileOnce() throws {
    let files = SceneFiles()
    let path = try folder.file("a", "{}")
    let first = try files.document(path, in: environment)
    try folder.file("a", "changed")
    #expect(try files.document(path, in: environment) === first)
  }

  @Test func forgetsWhatIsTooMuch() throws {
    let files = SceneFiles(capacity: 2_000)
    let paths = try ["a", "b"].map { try folder.file($0, String(repeating: " ", count: 1_000)) }
    let first = try files.document(paths[0], in: environment)
    let second = try files.document(paths[1], in: environment)
    #expect(try files.document(paths[1], in: environment) === second)
    #expect(try files.document(paths[0], in: environment) !== first)
  }

  @Test func keepsNoFileThatIsTooLarge() throws {
    let files = SceneFiles(capacity: 1_000)
    let path = try folder.file("a", String(repeating: " ", count: 1_000))
    let first = try files.document(path, in: environment)
    #expect(try files.document(path, in: environment) !== first)
    #expect(first.count == 1_000)
  }

  @Test func asksAgainForAFileThatWasMissing() throws {
    let files = SceneFiles()
    let path = folder.path("a")
    #expect(throws: FileError.self) { try files.document(path, in: environment) }
    try folder.file("a", "{}")
    #expect(try files.document(path, in: environment).count == 2)
  }
}
