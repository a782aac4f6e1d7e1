/// A place in a text file.
///
/// Lines and columns count from 1. A column is one UTF-8 byte, as in `swiftc`'s own messages; a
/// byte-order mark has none.
public struct SourceLocation: Hashable, Sendable {
  /// The file as the user named it, `<stdin>` for standard input.
  public let file: String

  /// The line, from 1.
  public let line: Int

  /// The byte in its line, from 1.
  public let column: Int

  /// A place whose line and column count from 1.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `file:line:column`, the form that editors turn into a link.
  public var description: String { "\(file):\(line):\(column)" }
}

/// A word of a text with the place where it stands.
public struct LocatedString: Hashable, Sendable {
  /// The word, without quotes and escapes.
  public let text: String

  /// The place of its first byte, which may be a quote.
  public let location: SourceLocation

  /// A word that stands at `location`.
  public init(text: String, location: SourceLocation) {
    self.text = text
    self.location = location
  }
}
