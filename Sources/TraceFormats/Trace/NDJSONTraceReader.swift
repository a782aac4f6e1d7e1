import TraceCore

/// Reads a trace with one sample a line.
///
/// The first line is a header when it has no field of a sample; `{}` is one.
struct NDJSONTraceReader: SampleSource {
  private(set) var header = TraceHeader()
  private var lines: LineBuffer
  private var line = 0..<0
  private var hasBegun = false
  private let file: String
  private let diagnostics: DiagnosticCollector

  init(file: String, stream: any ByteStream, diagnostics: DiagnosticCollector) {
    self.file = file
    self.diagnostics = diagnostics
    lines = LineBuffer(stream)
  }

  mutating func next(_ draft: inout SampleDraft) throws(ReadingFailure) -> Bool {
    if readPlainly(&draft) { return true }
    while let found = try lines.next(file: file) {
      line = found
      if lines.lineNumber == 1 { try checkBeginning() }
      if try readCarefully(&draft) { return true }
      if readPlainly(&draft) { return true }
    }
    if !hasBegun {
      let place = SourceLocation(file: file, line: 1, column: 1)
      throw .diagnostic(Diagnostic(at: place, .empty(expected: "a trace")))
    }
    return false
  }

  /// Reads a line that looks as nearly all lines do, and lies in the buffer as a whole.
  @inline(__always)
  private mutating func readPlainly(_ draft: inout SampleDraft) -> Bool {
    guard hasBegun, let end = endOfPlainLine(&draft) else { return false }
    line = lines.take(upTo: end)
    return true
  }

  @inline(__always)
  private func endOfPlainLine(_ draft: inout SampleDraft) -> Int? {
    let bytes = lines.storage.span.bytes.extracting(0..<lines.rest.upperBound)
    let start = lines.rest.lowerBound
    guard let end = bytes.plainSample(at: start, into: &draft) else { return nil }
    let feed = bytes.firstOffset(of: ASCII.lineFeed, from: start)
    guard feed < bytes.byteCount else { return nil }
    let isReturn = feed == end &+ 1 && bytes[end] == ASCII.carriageReturn
    return feed == end || isReturn ? feed &+ 1 : nil
  }

  func location(of offset: Int) -> SourceLocation {
    SourceLocation(
      file: file, line: lines.lineNumber, column: max(offset - line.lowerBound, 0) + 1)
  }

  /// Looks at the mark that may precede the first line.
  private mutating func checkBeginning() throws(ReadingFailure) {
    let (encoding, hasMark) = beginning
    if let encoding {
      throw failure(Mistake(at: line.lowerBound, .syntax(.encoding(encoding))))
    }
    guard hasMark else { return }
    line = line.lowerBound + 3..<line.upperBound
    try warn(Mistake(at: line.lowerBound, .syntax(.byteOrderMark)))
  }

  private var beginning: (encoding: String?, hasMark: Bool) {
    let text = lines.storage.span.bytes.extracting(line)
    return (text.foreignEncoding, text.beginsWithMark)
  }

  /// Reads a line of which nothing is known.
  ///
  /// - Returns: `false` when it is blank or the header.
  private mutating func readCarefully(_ draft: inout SampleDraft) throws(ReadingFailure) -> Bool {
    guard !isBlank else { return false }
    let isFirst = !hasBegun
    hasBegun = true
    let value = try value()
    if isFirst, case .object(let members) = value.content,
      !members.contains(where: { SampleField(named: $0.key) != nil })
    {
      try readHeader()
      return false
    }
    let unknown: [Mistake]
    do throws(Mistake) {
      unknown = try draft.read(value)
    } catch {
      throw failure(error)
    }
    for mistake in unknown { try warn(mistake) }
    return true
  }

  private var isBlank: Bool {
    let bytes = lines.storage.span.bytes
    var position = line.lowerBound
    bytes.skipBlanks(&position)
    return position >= line.upperBound
  }

  /// The line's one value.
  private func value() throws(ReadingFailure) -> JSONValue {
    do throws(Mistake) {
      let bytes = lines.storage.span.bytes.extracting(0..<line.upperBound)
      var position = line.lowerBound
      let value = try bytes.jsonValue(at: &position)
      try bytes.jsonEnd(at: &position)
      return value
    } catch {
      throw failure(error)
    }
  }

  /// Reads the line again, from a copy that lives as long as the header.
  private mutating func readHeader() throws(ReadingFailure) {
    let document = MemoryDocument(lines.storage[line])
    let source = JSONSource(file: file, document: document, firstLine: lines.lineNumber)
    do throws(Diagnostic) {
      let value = try source.value(diagnostics: diagnostics)
      guard case .object(let members) = value.content else { return }
      if let samples = members.first(where: { $0.key == TraceHeader.samplesKey }) {
        throw source.diagnostic(Mistake(at: samples.keyOffset, .samplesInHeader))
      }
      header = try TraceHeader(members, source: source, diagnostics: diagnostics)
    } catch {
      throw .diagnostic(error)
    }
  }

  private func failure(_ mistake: Mistake) -> ReadingFailure {
    .diagnostic(diagnostic(mistake))
  }

  private func diagnostic(_ mistake: Mistake) -> Diagnostic {
    Diagnostic(
      at: location(of: mistake.offset), mistake.problem, earlier: mistake.earlier.map(location))
  }

  private func warn(_ mistake: Mistake) throws(ReadingFailure) {
    do throws(Diagnostic) {
      try diagnostics.warn(diagnostic(mistake).with(.warning))
    } catch {
      throw .diagnostic(error)
    }
  }
}
