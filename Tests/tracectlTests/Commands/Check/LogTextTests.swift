import Testing

@testable import tracectl

@Suite struct LogTextTests {
  @Test(arguments: [
    ("", "", true), ("a\n", "a\n", true), ("a\n", "b\n", false), ("a\nb\n", "a\n", false),
    ("# x\na\n", "a\n", true), ("a\n# x\nb\n", "# y\na\nb\n", true), ("# x\n", "", true),
    ("a", "a\n", true), ("a\n", "a\n\n", false), ("#\n#\n", "# z", true), ("ab\n", "a\n", false),
  ])
  func comparesLinesThatAreNoComments(_ left: String, _ right: String, _ isSame: Bool) {
    let result = Array(left.utf8).withUnsafeBytes { left in
      Array(right.utf8).withUnsafeBytes { LogText.isSame(left, $0) }
    }
    #expect(result == isSame)
  }
}
