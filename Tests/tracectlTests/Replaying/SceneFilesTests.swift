import Foundation
import Testing
import TraceFormats

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
    let first = try files.file(path, in: environment)
    try folder.file("a", "changed")
    #expect(try files.file(path, in: environment) === first)
  }

  @Test func forgetsWhatIsTooMuch() throws {
    let files = SceneFiles(capacity: 2_000)
    let paths = try ["a", "b"].map { try folder.file($0, String(repeating: " ", count: 1_000)) }
    let first = try files.file(paths[0], in: environment)
    let second = try files.file(paths[1], in: environment)
    #expect(try files.file(paths[1], in: environment) === second)
    #expect(try files.file(paths[0], in: environment) !== first)
  }

  @Test func keepsNoFileThatIsTooLarge() throws {
    let files = SceneFiles(capacity: 1_000)
    let path = try folder.file("a", String(repeating: " ", count: 1_000))
    let first = try files.file(path, in: environment)
    #expect(try files.file(path, in: environment) !== first)
  }

  @Test func asksAgainForAFileThatWasMissing() throws {
    let files = SceneFiles()
    let path = folder.path("a")
    #expect(throws: FileError.self) { try files.file(path, in: environment) }
    try folder.file("a", "{}")
    let value = try files.file(path, in: environment).value(diagnostics: DiagnosticCollector())
    #expect(value.content == .object([]))
  }

  @Test func warnsEachTraceOfAByteOrderMark() throws {
    let file = try SceneFiles().file(try folder.file("a", "\u{FEFF}{}"), in: environment)
    for _ in 1...2 {
      let diagnostics = DiagnosticCollector()
      #expect(try file.value(diagnostics: diagnostics).content == .object([]))
      #expect(diagnostics.warnings.count == 1)
    }
  }
}
