import TraceCore

/// Reads a trace from CSV or TSV: one sample a row.
struct TableTraceReader: SampleSource {
  let header = TraceHeader()
  private var lines: LineBuffer
  private var row = 0..<0
  private var columns: TableColumns?
  private let delimiter: UInt8
  private let file: String
  private let diagnostics: DiagnosticCollector

  init(
    file: String, stream: any ByteStream, delimiter: UInt8, diagnostics: DiagnosticCollector
  ) {
    self.file = file
    self.delimiter = delimiter
    self.diagnostics = diagnostics
    lines = LineBuffer(stream)
  }

  mutating func next(_ draft: inout SampleDraft) throws(ReadingFailure) -> Bool {
    if readPlainly(&draft) { return true }
    while let line = try lines.next(file: file) {
      row = line
      if lines.lineNumber == 1 { try checkBeginning() }
      if try readCarefully(&draft) { return true }
      if readPlainly(&draft) { return true }
    }
    if columns == nil {
      let place = SourceLocation(file: file, line: 1, column: 1)
      throw .diagnostic(Diagnostic(at: place, .empty(expected: "a trace")))
    }
    return false
  }

  func location(of offset: Int) -> SourceLocation {
    let bytes = lines.storage.span.bytes.extracting(row.lowerBound..<lines.storage.count)
    return bytes.location(
      of: max(offset - row.lowerBound, 0), file: file, firstLine: lines.lineNumber)
  }

  /// Reads a row that looks as nearly all rows do, and lies in the buffer as a whole.
  @inline(__always)
  private mutating func readPlainly(_ draft: inout SampleDraft) -> Bool {
    guard let end = endOfPlainRow(&draft) else { return false }
    row = lines.take(upTo: end)
    return true
  }

  @inline(__always)
  private func endOfPlainRow(_ draft: inout SampleDraft) -> Int? {
    guard let columns, lines.lineNumber > 0 else { return nil }
    let bytes = lines.storage.span.bytes.extracting(0..<lines.rest.upperBound)
    return bytes.plainRow(
      at: lines.rest.lowerBound, columns: columns, delimiter: delimiter, into: &draft)
  }

  /// Looks at the mark that may precede the first row.
  private mutating func checkBeginning() throws(ReadingFailure) {
    let (encoding, hasMark) = beginning
    if let encoding {
      throw failure(Mistake(at: row.lowerBound, .syntax(.encoding(encoding))))
    }
    if hasMark { row = row.lowerBound + 3..<row.upperBound }
  }

  private var beginning: (encoding: String?, hasMark: Bool) {
    let text = lines.storage.span.bytes.extracting(row)
    return (text.foreignEncoding, text.beginsWithMark)
  }

  /// Reads a row of which nothing is known.
  ///
  /// - Returns: `false` when it has no sample: a comment, a blank line, the header row.
  private mutating func readCarefully(_ draft: inout SampleDraft) throws(ReadingFailure) -> Bool {
    try completeRow()
    var ignored: [Mistake] = []
    var isSample = false
    do throws(Mistake) {
      let fields = try fields()
      guard let fields else { return false }
      isSample = try read(fields, into: &draft, ignored: &ignored)
    } catch {
      throw failure(error)
    }
    do throws(Diagnostic) {
      for mistake in ignored { try diagnostics.warn(diagnostic(mistake).with(.warning)) }
    } catch {
      throw .diagnostic(error)
    }
    return isSample
  }

  private mutating func read(
    _ fields: [TableField], into draft: inout SampleDraft, ignored: inout [Mistake]
  ) throws(Mistake) -> Bool {
    if let columns {
      try draft.read(fields, columns: columns, start: row.lowerBound)
      return true
    }
    if let columns = TableColumns(firstSample: fields, ignored: &ignored) {
      self.columns = columns
      try draft.read(fields, columns: columns, start: row.lowerBound)
      return true
    }
    columns = try TableColumns(header: fields, ignored: &ignored)
    return false
  }

  /// The present row's fields, or `nil` when it is a comment or blank.
  private func fields() throws(Mistake) -> [TableField]? {
    let bytes = lines.storage.span.bytes
    var row = row
    if let last = row.last, bytes[last] == ASCII.carriageReturn {
      row = row.lowerBound..<last
    }
    if isComment {
      if let mistake = bytes.firstNonText(in: row) { throw mistake }
      return nil
    }
    let isBlank = row.allSatisfy { bytes[$0] == ASCII.blank || bytes[$0] == ASCII.tab }
    return isBlank ? nil : try bytes.tableFields(in: row, delimiter: delimiter)
  }

  private var isComment: Bool {
    let bytes = lines.storage.span.bytes
    let first = row.first { bytes[$0] != ASCII.blank && bytes[$0] != ASCII.tab }
    return first.map { bytes[$0] == ASCII.hash } ?? false
  }

  /// Adds lines until no quote is open.
  private mutating func completeRow() throws(ReadingFailure) {
    guard !isComment else { return }
    var isPaired = lines.storage.span.bytes.hasPairedQuotes(in: row)
    while !isPaired {
      let length = row.count
      guard let longer = try lines.extended(row, file: file) else { return }
      row = longer
      let added = row.dropFirst(length)
      let hasPairs = lines.storage.span.bytes.hasPairedQuotes(
        in: added.startIndex..<added.endIndex)
      isPaired = !hasPairs
    }
  }

  private func failure(_ mistake: Mistake) -> ReadingFailure {
    .diagnostic(diagnostic(mistake))
  }

  private func diagnostic(_ mistake: Mistake) -> Diagnostic {
    Diagnostic(
      at: location(of: mistake.offset), mistake.problem, earlier: mistake.earlier.map(location))
  }
}
