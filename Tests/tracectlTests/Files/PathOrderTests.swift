import Testing

@testable import tracectl

@Suite struct PathOrderTests {
  /// Letters that look the same come in the order of their bytes, as everywhere.
  @Test func ordersByBytes() {
    let names = ["", "B", "a", "a!", "a/b", "ab", "e\u{301}", "\u{e9}", "\u{1F600}"]
    #expect(names.reversed().sorted { $0.precedesInBytes($1) } == names)
    #expect(!"a".precedesInBytes("a"))
  }

  @Test(arguments: [
    ("a", "a"), ("./a", "a"), ("a/", "a"), ("a//b/./c/", "a/b/c"), (".", "."), ("./", "."),
    ("/", "/"), ("//a", "/a"), ("/.", "/"), ("a/../b", "a/../b"), ("..", ".."), ("", ""),
    ("./-", "-"),
  ])
  func normalizes(_ path: String, _ normalized: String) {
    #expect(FilePath.normalized(path) == normalized)
  }
}
