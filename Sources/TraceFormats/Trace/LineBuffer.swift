/// Cuts a stream into lines, in memory that does not grow with the text.
struct LineBuffer {
  static let chunkSize = 1 << 16

  /// How long a line may be, in bytes: more is no trace, and would have to be held as a whole.
  static let longestLine = 1 << 24

  private let limit: Int
  private let stream: any ByteStream

  /// The bytes of the present line, among others.
  private(set) var storage: [UInt8]

  /// The bytes that were read from the stream and are not yet part of a line.
  private(set) var rest = 0..<0
  private var isAtEnd = false

  /// The number of the line that `next` gave last.
  private(set) var lineNumber = 0

  /// How many lines that one was made of.
  private var lineCount = 1

  init(_ stream: any ByteStream, limit: Int = longestLine) {
    self.limit = limit
    self.stream = stream
    storage = Array(repeating: 0, count: Self.chunkSize)
  }

  /// The next line without its line feed, or `nil` at the end of the text.
  mutating func next(file: String) throws(ReadingFailure) -> Range<Int>? {
    lineNumber += lineCount
    lineCount = 1
    return try line(from: rest.lowerBound, searchingFrom: rest.lowerBound, file: file)
  }

  /// Takes the next line from one who has read it and found its end, which lies behind its line
  /// feed; gives it without that.
  @inline(__always)
  mutating func take(upTo end: Int) -> Range<Int> {
    lineNumber += lineCount
    lineCount = 1
    let line = rest.lowerBound..<end - 1
    rest = end..<rest.upperBound
    return line
  }

  /// The same line together with the one after it, or `nil` at the end of the text.
  mutating func extended(_ line: Range<Int>, file: String) throws(ReadingFailure) -> Range<Int>? {
    let length = line.count
    let start = line.lowerBound
    guard let longer = try self.line(from: start, searchingFrom: rest.lowerBound, file: file),
      longer.count > length
    else { return nil }
    lineCount += 1
    return longer
  }

  private mutating func line(
    from lineStart: Int, searchingFrom: Int, file: String
  ) throws(ReadingFailure) -> Range<Int>? {
    var start = lineStart
    var searched = searchingFrom
    while true {
      let feed = storage.span.bytes.extracting(0..<rest.upperBound)
        .firstOffset(of: ASCII.lineFeed, from: searched)
      if feed < rest.upperBound, feed - start <= limit {
        rest = feed + 1..<rest.upperBound
        return start..<feed
      }
      if isAtEnd, feed - start <= limit {
        guard start < rest.upperBound else { return nil }
        rest = rest.upperBound..<rest.upperBound
        return start..<rest.upperBound
      }
      guard feed - start <= limit else {
        let place = SourceLocation(file: file, line: lineNumber, column: 1)
        throw .diagnostic(Diagnostic(at: place, .lineTooLong(limit: limit)))
      }
      searched = rest.upperBound - start
      try refill(keeping: start)
      start = 0
    }
  }

  /// Moves what is kept to the front and reads behind it.
  private mutating func refill(keeping start: Int) throws(ReadingFailure) {
    let kept = rest.upperBound - start
    if storage.count - kept < Self.chunkSize / 2 {
      storage.append(contentsOf: repeatElement(0, count: storage.count))
    }
    do {
      let stream = stream
      let count = try storage.withUnsafeMutableBytes { bytes in
        if start > 0 {
          bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[start..<start + kept]))
        }
        return try stream.read(into: UnsafeMutableRawBufferPointer(rebasing: bytes[kept...]))
      }
      isAtEnd = count == 0
      rest = kept..<kept + count
    } catch {
      throw .stream(error)
    }
  }
}
