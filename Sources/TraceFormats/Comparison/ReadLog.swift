import TraceCore

/// A log that was read, of one trace or of several, as `TextLog` or `JSONLog` writes it.
///
/// What is kept are the callbacks. Comments, empty lines and the number of blanks between words do
/// not count; the indentation of the callback does, for it tells what happened inside of what.
public struct ReadLog {
  /// The file as the user named it, for diagnostics.
  public let file: String

  /// How many callbacks there are.
  public var count: Int { callbacks.count }

  let sections: [ReadSection]
  let callbacks: [ReadCallback]
  let words: WordTable

  /// Whether every callback is a JSON object, so that numbers are exact.
  public let isExact: Bool

  private let document: any ByteDocument

  /// Where each line begins, and at last where the text ends, in bytes.
  private let lineStarts: [Int]

  /// Reads a whole log.
  ///
  /// - Throws: What is no log, at its place: the markers of a merge conflict among them.
  public init(_ document: any ByteDocument, file: String) throws(Diagnostic) {
    var reader = LogReader(file: file)
    try withExtendedLifetime(document) { () throws(Diagnostic) in
      try reader.read(document.bytes.bytes)
    }
    self.file = file
    self.document = document
    sections = reader.sections
    callbacks = reader.callbacks
    words = reader.words
    isExact = reader.hasJSON && !reader.hasText
    lineStarts = reader.lineStarts
  }

  /// Reads a log that is in memory.
  public init(_ text: String, file: String) throws(Diagnostic) {
    try self.init(MemoryDocument(text), file: file)
  }

  /// How a line of a file ends: with a line feed unless it is the last one, and perhaps with a
  /// carriage return before it.
  struct LineEnd {
    var hasReturn: Bool
    var hasFeed: Bool
  }

  /// The last line, counted from 1, if the file ends in its middle.
  var openLine: Int? {
    let last = lineStarts.count - 1
    return last > 0 && !end(of: last).hasFeed ? last : nil
  }

  /// How a line of the file, counted from 1, ends.
  func end(of line: Int) -> LineEnd {
    withExtendedLifetime(document) {
      let bytes = document.bytes.bytes
      let start = lineStarts[line - 1]
      var end = lineStarts[line]
      let hasFeed = end > start && bytes[end - 1] == ASCII.lineFeed
      if hasFeed { end -= 1 }
      return LineEnd(
        hasReturn: end > start && bytes[end - 1] == ASCII.carriageReturn, hasFeed: hasFeed)
    }
  }

  /// How a line ends that is new in the file: as the first one.
  var newLineEnd: LineEnd {
    LineEnd(hasReturn: lineStarts.count > 1 && end(of: 1).hasReturn, hasFeed: true)
  }

  /// Appends a line of the file, counted from 1, without its end.
  func append(source line: Int, to buffer: ByteBuffer) {
    withExtendedLifetime(document) {
      let bytes = document.bytes.bytes
      let start = lineStarts[line - 1]
      var end = lineStarts[line]
      while end > start, bytes[end - 1] == ASCII.lineFeed || bytes[end - 1] == ASCII.carriageReturn
      {
        end -= 1
      }
      buffer.append(text: bytes.text(start..<end))
    }
  }
}
