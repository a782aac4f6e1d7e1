#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Logs as mere bytes.
enum LogText {
  /// Whether two logs have the same lines, comments not counted.
  ///
  /// Two that have not may still be equal in all that counts.
  static func isSame(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    if areEqual(left, right) { return true }
    var left = left[...]
    var right = right[...]
    while true {
      let mine = nextLine(of: &left)
      let theirs = nextLine(of: &right)
      guard let mine, let theirs else { return mine == nil && theirs == nil }
      guard areEqual(.init(rebasing: mine), .init(rebasing: theirs)) else { return false }
    }
  }

  private static func areEqual(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer
  ) -> Bool {
    guard left.count == right.count else { return false }
    guard let mine = left.baseAddress, let theirs = right.baseAddress else { return true }
    return memcmp(mine, theirs, left.count) == 0
  }

  /// The next line that is no comment, without its end.
  private static func nextLine(
    of rest: inout Slice<UnsafeRawBufferPointer>
  ) -> Slice<UnsafeRawBufferPointer>? {
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      let line = rest[..<end]
      rest = rest[min(end + 1, rest.endIndex)...]
      if line.first != UInt8(ascii: "#") { return line }
    }
    return nil
  }
}
