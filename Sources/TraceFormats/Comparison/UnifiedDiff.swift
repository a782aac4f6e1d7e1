import TraceCore

extension LogComparison {
  /// A unified diff that leads from the expected log to one that is equal to the actual one.
  ///
  /// Its context are the expected log's lines, comments and categories that are not compared
  /// included, and they end as they end there, so `patch` can apply it. A callback that changed is a `-` line with its `+` line
  /// directly below. Control characters are escaped; lines of a JSON log are shown in columns.
  /// Traces of one log only have no lines here: `summary` names them.
  ///
  /// - Parameters:
  ///   - context: How many lines to show around each change.
  ///   - style: Whether it is coloured.
  ///   - expectedName: What the expected log is called in the first line.
  ///   - actualName: What the actual log is called in the second line.
  /// - Returns: Whole lines; nothing where no lines differ.
  public func unified(
    context: Int = 3, style: DiffStyle = .plain, expectedName: String, actualName: String
  ) -> String {
    var diff = UnifiedDiff(comparison: self, style: style)
    return diff.text(
      context: max(0, context), expectedName: expectedName, actualName: actualName)
  }
}

/// Writes a unified diff.
private struct UnifiedDiff {
  let comparison: LogComparison
  let style: DiffStyle
  private let output = ByteBuffer(capacity: 65_536)

  /// The two lines of a callback that changed.
  private let old = ByteBuffer()
  private let new = ByteBuffer()

  init(comparison: LogComparison, style: DiffStyle) {
    self.comparison = comparison
    self.style = style
  }

  mutating func text(context: Int, expectedName: String, actualName: String) -> String {
    for trace in comparison.traces where !trace.isEqual {
      let rows = trace.rows(in: comparison.logs, openLine: comparison.expected.openLine)
      if output.isEmpty {
        append(.file, "--- ", expectedName)
        append(.file, "+++ ", actualName)
      }
      for hunk in DiffHunk.hunks(of: rows, of: trace, context: context) {
        append(.hunk, hunk.header, trace.expected.name.map { " \($0)" } ?? "")
        for row in rows[hunk.rows] { append(row) }
      }
    }
    return output.withElements { String(decoding: $0, as: UTF8.self) }
  }

  private func append(_ row: DiffRow) {
    let newEnd = comparison.expected.newLineEnd
    switch row {
    case .context(let line, _):
      read(expected: line)
      append(.context, old, end: comparison.expected.end(of: line))
    case .removed(let line):
      read(expected: line)
      append(.removed, old, end: comparison.expected.end(of: line))
    case .ended(let line, _):
      read(expected: line)
      append(.removed, old, end: comparison.expected.end(of: line))
      append(.added, old, end: newEnd)
    case .added(let line):
      read(actual: line)
      append(.added, new, end: newEnd)
    case .changed(let expected, let actual):
      read(expected: expected)
      read(actual: actual)
      let oldEnd = comparison.expected.end(of: expected)
      guard style == .colored else {
        append(.removed, old, end: oldEnd)
        append(.added, new, end: newEnd)
        return
      }
      let words = old.withElements { old in
        new.withElements { new in ChangedWords(old.span, new.span) }
      }
      append(.removed, old, changed: words.old, end: oldEnd)
      append(.added, new, changed: words.new, end: newEnd)
    }
  }

  private func read(expected line: Int) {
    old.removeAll()
    comparison.expected.append(line: line, to: old)
  }

  private func read(actual line: Int) {
    new.removeAll()
    comparison.actual.append(line: line, to: new)
  }

  private func append(_ part: Part, _ text: String, _ rest: String) {
    if style == .colored { output.append(part.color) }
    output.append(text: text)
    output.append(text: rest)
    if style == .colored { output.append(Self.plain) }
    output.append(.newline)
  }

  /// Appends a line in its colour, the words that changed set off.
  private func append(
    _ part: Part, _ line: ByteBuffer, changed: [Range<Int>] = [], end: ReadLog.LineEnd
  ) {
    let isColored = style == .colored && part != .context
    if isColored { output.append(part.color) }
    output.append(part.mark)
    var start = 0
    line.withElements { bytes in
      for word in changed {
        output.append(UnsafeBufferPointer(rebasing: bytes[start..<word.lowerBound]))
        output.append("\u{1B}[7m")
        output.append(UnsafeBufferPointer(rebasing: bytes[word]))
        output.append("\u{1B}[27m")
        start = word.upperBound
      }
      output.append(UnsafeBufferPointer(rebasing: bytes[start...]))
    }
    if isColored { output.append(Self.plain) }
    // Nobody patches with colours.
    if end.hasReturn, style == .plain { output.append(ASCII.carriageReturn) }
    output.append(.newline)
    if !end.hasFeed { output.append("\\ No newline at end of file\n") }
  }

  private static let plain: StaticString = "\u{1B}[m"

  /// What a line of the diff is.
  private enum Part {
    case file
    case hunk
    case context
    case removed
    case added

    var mark: UInt8 {
      switch self {
      case .file, .hunk, .context: .blank
      case .removed: .minus
      case .added: ASCII.plus
      }
    }

    /// As a terminal's sequence.
    var color: StaticString {
      switch self {
      case .file: "\u{1B}[1m"
      case .hunk: "\u{1B}[36m"
      case .context: ""
      case .removed: "\u{1B}[31m"
      case .added: "\u{1B}[32m"
      }
    }
  }
}
