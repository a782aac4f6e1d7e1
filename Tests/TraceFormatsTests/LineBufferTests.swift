import Testing

@testable import TraceFormats

@Suite struct LineBufferTests {
  struct Failure: Error {}

  /// Fails instead of ending.
  final class Torn: ByteStream {
    private let beginning: Dribble

    init(_ text: String) {
      beginning = Dribble(Array(text.utf8), size: 3)
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
      let count = beginning.read(into: buffer)
      guard count > 0 else { throw Failure() }
      return count
    }
  }

  static func lines(
    _ text: String, size: Int, limit: Int = LineBuffer.longestLine
  ) throws(ReadingFailure) -> [String] {
    var buffer = LineBuffer(Dribble(Array(text.utf8), size: size), limit: limit)
    var lines: [String] = []
    while let line = try buffer.next(file: "f") {
      lines.append("\(buffer.lineNumber) " + buffer.storage.span.bytes.text(line))
    }
    return lines
  }

  @Test(arguments: [1, 2, 3, 5, 1_000])
  func cuts(_ size: Int) throws {
    #expect(try Self.lines("", size: size) == [])
    #expect(try Self.lines("\n", size: size) == ["1 "])
    #expect(
      try Self.lines("one\n\ntwo\r\nthree", size: size) == ["1 one", "2 ", "3 two\r", "4 three"])
    #expect(try Self.lines("one\n", size: size) == ["1 one"])
  }

  @Test func aLineMayBeLongerThanAChunk() throws {
    let long = String(repeating: "x", count: 3 * LineBuffer.chunkSize)
    #expect(try Self.lines("a\n\(long)\nb", size: 50_000) == ["1 a", "2 \(long)", "3 b"])
  }

  @Test(arguments: ["a\n0123456789\n", "a\n0123456789", "a\n0123456789abc\nd"])
  func tooLongALineIsRefused(_ text: String) throws {
    #expect(try Self.lines(text, size: 100, limit: 13).count >= 2)
    let failure = #expect(throws: ReadingFailure.self) {
      try Self.lines(text, size: 100, limit: 9)
    }
    guard case .diagnostic(let diagnostic) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(
      diagnostic.description == "f:2:1: error: the line is too long; expected at most 9 bytes")
  }

  @Test func aLineIsExtendedByTheNext() throws {
    var buffer = LineBuffer(Dribble(Array("a\nb\n\nc".utf8), size: 1))
    var line = try #require(try buffer.next(file: "f"))
    for expected in ["a\nb", "a\nb\n", "a\nb\n\nc"] {
      line = try #require(try buffer.extended(line, file: "f"))
      #expect(buffer.storage.span.bytes.text(line) == expected)
      #expect(buffer.lineNumber == 1)
    }
    #expect(try buffer.extended(line, file: "f") == nil)
    #expect(try buffer.next(file: "f") == nil)
  }

  @Test(arguments: ["t.csv", "t.ndjson", "t.json", "<stdin>"])
  func aStreamsOwnErrorPassesThrough(_ file: String) {
    var sink = OrderedSink()
    let reader = TraceReader(file: file, diagnostics: DiagnosticCollector())
    let failure = #expect(throws: ReadingFailure.self) {
      try reader.read(.stream(Torn("began,1,2,0\n")), into: &sink)
    }
    switch failure {
    case .stream(let error): #expect(error is Failure)
    case .diagnostic(let diagnostic): #expect(file == "t.ndjson", "\(diagnostic)")
    case nil: break
    }
  }
}
