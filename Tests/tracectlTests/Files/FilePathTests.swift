import Foundation
import Testing

@testable import tracectl

@Suite struct FilePathTests {
  @Test(arguments: [
    ("a", "."), ("a/b", "a"), ("/a", "/"), ("/a/b/c", "/a/b"), ("./a", "."), ("a/", "a"),
  ])
  func tellsTheFolder(_ path: String, _ folder: String) {
    #expect(FilePath.folder(of: path) == folder)
  }

  @Test(arguments: [
    ("a.csv", "a"), ("a/b.c.csv", "a/b.c"), ("a.b/c", "a.b/c"), ("a/.csv", "a/.csv"), ("-", "-"),
  ])
  func dropsTheLastExtension(_ path: String, _ rest: String) {
    #expect(FilePath.withoutExtension(path) == rest)
  }

  @Test(arguments: [
    (".", "a", "a"), ("b", "a", "b/a"), ("/", "a", "/a"), ("b", "/a", "/a"), ("b/", "a", "b/a"),
  ])
  func joins(_ folder: String, _ name: String, _ path: String) {
    #expect(FilePath.join(folder, name) == path)
  }

  @Test func followsLinksToWhereNothingIs() throws {
    let folder = try TemporaryFolder()
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder.path("a"), withDestinationPath: "b")
    try manager.createSymbolicLink(
      atPath: folder.path("b"), withDestinationPath: folder.path("c"))
    #expect(try FilePath.resolvingLinks(folder.path("a")) == folder.path("c"))
    #expect(try FilePath.resolvingLinks(folder.path("c")) == folder.path("c"))
  }

  @Test func givesUpOnLinksInACircle() throws {
    let folder = try TemporaryFolder()
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder.path("a"), withDestinationPath: "b")
    try manager.createSymbolicLink(atPath: folder.path("b"), withDestinationPath: "a")
    #expect(throws: SystemError.tooManyLinks) {
      try FilePath.resolvingLinks(folder.path("a"))
    }
  }
}
