import Foundation
import Testing

@testable import tracectl

/// Every trace of the project can be drawn in every way, and the picture is sound.
@Suite struct DrawnTracesTests {
  private static let folder = URL(filePath: #filePath).appending(path: "../../../../../../traces")
    .standardized

  static func traces() throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let endings = [".json", ".ndjson", ".jsonl", ".csv", ".tsv"]
    return paths.filter { path in
      endings.contains { path.hasSuffix($0) } && !path.hasSuffix("scene.json")
    }.sorted()
  }

  @Test func thereAreTraces() throws {
    #expect(try Self.traces().count > 50)
  }

  @Test(arguments: try traces())
  func canBeDrawn(_ name: String) throws {
    let trace = Self.folder.appending(path: name).path
    let picture = try Tool().run("draw", trace, "--format", "svg")
    #expect(picture.status == .success)
    let document = try #require(MarkupDocument(picture.output))
    #expect(document.ids.count == Set(document.ids).count)
    let page = try Tool().run("draw", trace, "--format", "html")
    #expect(page.status == .success)
    let sketch = try Tool().run("draw", trace)
    #expect(sketch.status == .success)
    #expect(sketch.output.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.hasPrefix("#") })
  }
}
