import TraceCore

extension ReadLog {
  /// Appends a line of the file, counted from 1, as it is to be shown: one of text as it stands, a
  /// JSON object in columns, with all its decimals.
  func append(line: Int, to buffer: ByteBuffer) {
    guard let callback = jsonCallback(at: line) else { return append(source: line, to: buffer) }
    append(time: Instant(microseconds: callback.time), to: buffer)
    buffer.append(blanks: LineHead.Width.gap)
    append(callback.subject, padded: LineHead.Width.subject, to: buffer)
    buffer.append(blanks: LineHead.Width.gap)
    // A depth that no screen shows is cut.
    let indentation = LineHead.Width.indentation * min(Int(callback.depth), 1_000)
    buffer.append(blanks: indentation)
    append(
      callback.callback, padded: max(0, LineHead.Width.callback - indentation), to: buffer)
    buffer.append(blanks: LineHead.Width.gap)
    words[Int(callback.details)].withUnsafeBufferPointer { buffer.append($0) }
    buffer.trimBlanks()
  }

  /// The callback of a line, if the line is a JSON object.
  private func jsonCallback(at line: Int) -> ReadCallback? {
    var range = callbacks.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if callbacks[middle].line < line {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    guard range.lowerBound < callbacks.count else { return nil }
    let callback = callbacks[range.lowerBound]
    return callback.line == line && callback.category != nil ? callback : nil
  }

  private func append(time: Instant, to buffer: ByteBuffer) {
    if time.microseconds % 1_000 == 0 {
      buffer.append(column: time)
    } else {
      let text = ByteBuffer()
      text.append(exact: time)
      buffer.append(blanks: ByteBuffer.timeWidth - text.count)
      buffer.append(text)
    }
  }

  private func append(_ word: Int32, padded width: Int, to buffer: ByteBuffer) {
    let text = words[Int(word)]
    text.withUnsafeBufferPointer { buffer.append($0) }
    // Columns are characters, not bytes.
    buffer.append(blanks: width - text.count { $0 & 0xC0 != 0x80 })
  }
}
