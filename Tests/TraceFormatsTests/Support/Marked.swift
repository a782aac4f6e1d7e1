import Testing

@testable import TraceFormats

/// Swift Testing has a type of the same name.
typealias Place = TraceFormats.SourceLocation

/// A text with the place at which something is expected.
///
/// `‸` marks the place and is taken out, so that no column is counted by hand; `◦` marks that of
/// the thing that is repeated there.
struct Marked: ExpressibleByStringLiteral, Sendable {
  let text: String

  /// The places in bytes from the start of the text; `nil` without a mark.
  let offset: Int?
  let earlierOffset: Int?

  init(_ marked: String) {
    text = marked.filter { $0 != "‸" && $0 != "◦" }
    offset = Self.offset(of: "‸", in: marked)
    earlierOffset = Self.offset(of: "◦", in: marked)
  }

  init(stringLiteral marked: String) {
    self.init(marked)
  }

  private static func offset(of mark: Character, in marked: String) -> Int? {
    marked.firstIndex(of: mark).map { end in
      marked[..<end].filter { $0 != "‸" && $0 != "◦" }.utf8.count
    }
  }

  /// The marked place in a file.
  func location(file: String) throws -> Place {
    location(ofByte: try #require(offset), file: file)
  }

  /// The place that is marked as the earlier one, if one is.
  func earlierLocation(file: String) -> Place? {
    earlierOffset.map { location(ofByte: $0, file: file) }
  }

  private func location(ofByte offset: Int, file: String) -> Place {
    let before = text.utf8.prefix(offset)
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { before.index(after: $0) }
    return Place(
      file: file, line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      column: before[(lineStart ?? before.startIndex)...].count + 1)
  }
}
