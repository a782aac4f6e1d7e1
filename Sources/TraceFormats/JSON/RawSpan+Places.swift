extension RawSpan {
  /// The line and column of `offset`; lines are counted by their line feeds.
  func location(of offset: Int, file: String, firstLine: Int = 1) -> SourceLocation {
    let offset = min(offset, byteCount)
    var line = firstLine
    var lineStart = beginsWithMark ? 3 : 0
    for index in 0..<offset where self[index] == ASCII.lineFeed {
      line += 1
      lineStart = index + 1
    }
    return SourceLocation(file: file, line: line, column: max(offset - lineStart, 0) + 1)
  }

  /// Where the text begins, behind a byte-order mark and blanks.
  func jsonBeginning(expected: String) throws(Mistake) -> Int {
    if let foreignEncoding {
      throw Mistake(at: 0, .syntax(.encoding(foreignEncoding)))
    }
    var position = beginsWithMark ? 3 : 0
    skipBlanks(&position)
    guard position < byteCount else { throw Mistake(at: 0, .empty(expected: expected)) }
    return position
  }

  /// Makes sure that nothing follows.
  func jsonEnd(at position: inout Int) throws(Mistake) {
    skipBlanks(&position)
    guard position < byteCount else { return }
    let mistake = unexpected(at: position, expected: "the end")
    guard case .syntax(.unexpected(let found, _)) = mistake.problem else { throw mistake }
    throw Mistake(at: position, .syntax(.trailingText(found: found)))
  }

  /// Where the byte `index` of a string's text stands, its escapes counted as what they mean.
  func jsonOffset(ofByte index: Int, inStringAt start: Int) -> Int {
    var offset = start + 1
    var count = 0
    while offset < byteCount, self[offset] != ASCII.quote {
      let isEscape = self[offset] == ASCII.backslash
      var next = offset
      if isEscape, let scalar = try? jsonEscape(at: &next) {
        count += UTF8.width(scalar)
      } else {
        next = offset + 1
        count += 1
      }
      guard count <= index else { return offset }
      offset = next
    }
    return offset
  }
}
