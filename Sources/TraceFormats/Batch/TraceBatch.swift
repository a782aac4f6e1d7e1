/// Reads a batch: a text with one whole JSON trace a line.
///
/// One line is in memory at a time, so that the number of traces costs none. Blank lines are
/// skipped; a line ends in LF or CRLF, the last one also with the text.
public struct TraceBatch {
  private var lines: LineBuffer
  private let file: String

  /// - Parameters:
  ///   - file: The text's name, as the user gave it, for diagnostics.
  ///   - stream: Gives the text.
  public init(file: String, stream: any ByteStream) {
    self.file = file
    // A trace in a file of its own may have any length.
    lines = LineBuffer(stream, limit: .max)
  }

  /// The next trace, of which nothing is known yet, or `nil` at the end of the text.
  ///
  /// - Throws: What the stream threw.
  public mutating func next() throws(ReadingFailure) -> BatchTrace? {
    while let line = try lines.next(file: file) {
      let bytes = lines.storage.span.bytes.extracting(line)
      guard let text = Self.text(of: bytes) else { continue }
      return BatchTrace(
        beginning: SourceLocation(file: file, line: lines.lineNumber, column: 1),
        document: MemoryDocument(copying: bytes.extracting(text)))
    }
    return nil
  }

  /// Where a line's text is, without the end of the line; `nil` for a blank line.
  private static func text(of line: RawSpan) -> Range<Int>? {
    var position = line.beginsWithMark ? 3 : 0
    line.skipBlanks(&position)
    guard position < line.byteCount else { return nil }
    let isReturn = line[line.byteCount - 1] == ASCII.carriageReturn
    return 0..<line.byteCount - (isReturn ? 1 : 0)
  }
}
