import TraceCore

/// Reads the lines of a log, text and JSON alike.
struct LogReader {
  private(set) var sections: [ReadSection] = []
  private(set) var callbacks: [ReadCallback] = []
  private(set) var words = WordTable()
  private(set) var lineStarts: [Int] = []
  private(set) var hasText = false
  private(set) var hasJSON = false

  private let file: String
  private let jsonReader = JSONLogLineReader()

  /// For each word of `words`, if it were the details of a line, the word that means the same.
  private var canonical: [Int32] = []

  /// What begins a section, behind which its path stands.
  private static let sectionMark: StaticString = "# ==> "

  /// The callback whose details are a text for people, not words with values.
  static let textCallback = Array("interrupt".utf8)

  init(file: String) {
    self.file = file
  }

  mutating func read(_ bytes: RawSpan) throws(Diagnostic) {
    if let encoding = bytes.foreignEncoding {
      throw Diagnostic(at: place(1), .syntax(.encoding(encoding)))
    }
    sections = [ReadSection(name: nil, lines: 1..<1, callbacks: 0..<0)]
    var start = bytes.beginsWithMark ? 3 : 0
    var number = 0
    while start < bytes.byteCount {
      let end = bytes.firstOffset(of: ASCII.lineFeed, from: start)
      number += 1
      lineStarts.append(start)
      try read(line: bytes.extracting(start..<end), number: number)
      start = end + 1
    }
    lineStarts.append(min(start, bytes.byteCount))
    closeSection(before: number + 1)
    if sections.count > 1, sections[0].callbacks.isEmpty { sections.removeFirst() }
  }

  private mutating func read(line: RawSpan, number: Int) throws(Diagnostic) {
    if !line.isPlainText, let mistake = line.firstNonText(in: 0..<line.byteCount) {
      throw Diagnostic(at: place(number, mistake.offset), mistake.problem)
    }
    var start = 0
    var end = line.byteCount
    if end > 0, line[end - 1] == ASCII.carriageReturn { end -= 1 }
    while start < end, line[start] == .blank { start += 1 }
    guard start < end else { return }
    switch line[start] {
    case ASCII.hash:
      if line.holds(Self.sectionMark, at: start) {
        begin(section: line.text(start + Self.sectionMark.utf8CodeUnitCount..<end), at: number)
      }
    case ASCII.openBrace:
      try readJSON(line.extracting(0..<end), number: number)
    default:
      try readText(line.extracting(0..<end), number: number)
    }
  }

  private mutating func begin(section name: String, at number: Int) {
    closeSection(before: number)
    let next = callbacks.count
    sections.append(ReadSection(name: name, lines: number..<number, callbacks: next..<next))
  }

  private mutating func closeSection(before number: Int) {
    let last = sections.count - 1
    sections[last].lines = sections[last].lines.lowerBound..<number
    sections[last].callbacks = sections[last].callbacks.lowerBound..<callbacks.count
  }

  private func place(_ number: Int, _ offset: Int = 0) -> SourceLocation {
    SourceLocation(file: file, line: number, column: offset + 1)
  }
}

extension LogReader {
  private mutating func readJSON(_ line: RawSpan, number: Int) throws(Diagnostic) {
    do throws(Mistake) {
      let read = try jsonReader.read(line)
      // As in the `# ==>` of a text log, where a path is written with escapes.
      if let trace = read.trace.map(LogNotation.text), trace != sections.last?.name {
        begin(section: trace, at: number)
      }
      let subject = words.number(of: jsonReader.subject)
      let callback = words.number(of: jsonReader.callback)
      let details = words.number(of: jsonReader.details.exact)
      let rounded = words.number(of: jsonReader.details.rounded)
      callbacks.append(
        ReadCallback(
          line: number, time: read.time, depth: read.depth, subject: subject, callback: callback,
          details: details, roundedDetails: rounded, category: read.category))
      hasJSON = true
    } catch {
      throw Diagnostic(
        at: place(number, error.offset), error.problem,
        earlier: error.earlier.map { place(number, $0) })
    }
  }

  private mutating func readText(_ line: RawSpan, number: Int) throws(Diagnostic) {
    let bytes = Span<UInt8>(_bytes: line)
    do throws(Mistake) {
      let read = try TextLogLine(bytes)
      let isText = bytes.extracting(read.callback).isEqual(to: Self.textCallback)
      let details = details(bytes.extracting(read.details), isText: isText)
      callbacks.append(
        ReadCallback(
          line: number, time: read.time, depth: read.depth,
          subject: Int32(words.insert(bytes.extracting(read.subject))),
          callback: Int32(words.insert(bytes.extracting(read.callback))),
          details: details, roundedDetails: details, category: nil))
      hasText = true
    } catch {
      throw Diagnostic(at: place(number, error.offset), error.problem)
    }
  }

  /// The number of what `details` mean, whatever blanks and zeros they are written with.
  private mutating func details(_ details: Span<UInt8>, isText: Bool) -> Int32 {
    if isText { return Int32(words.insert(DetailWords.spaced(details))) }
    let number = words.insert(details)
    while canonical.count <= number { canonical.append(Self.unknown) }
    if canonical[number] == Self.unknown {
      let plain = DetailWords.canonical(details)
      canonical[number] = Int32(plain.map { words.insert($0) } ?? number)
    }
    return canonical[number]
  }

  private static let unknown: Int32 = -1
}

extension RawSpan {
  /// Whether all bytes are ASCII and none is NUL; if not, they may still be text.
  fileprivate var isPlainText: Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highBits = ones << 7
    var offset = 0
    while let word = word(at: offset) {
      // A byte of zero borrows from its high bit.
      if (word | (word &- ones)) & highBits != 0 { return false }
      offset += 8
    }
    while offset < byteCount {
      guard 1..<0x80 ~= self[offset] else { return false }
      offset += 1
    }
    return true
  }
}

extension WordTable {
  fileprivate mutating func number(of buffer: ByteBuffer) -> Int32 {
    buffer.withElements { Int32(insert($0.span)) }
  }
}
