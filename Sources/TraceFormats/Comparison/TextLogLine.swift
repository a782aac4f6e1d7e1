import TraceCore

/// A line of a text log, taken apart.
struct TextLogLine {
  /// In microseconds.
  let time: Int64
  let depth: Int32
  let subject: Range<Int>
  let callback: Range<Int>

  /// All behind the callback, without the blanks around it.
  let details: Range<Int>

  /// Takes apart a line that is neither empty nor a comment.
  init(_ line: Span<UInt8>) throws(Mistake) {
    if let marker = Self.conflictMarker(line) {
      throw Mistake(at: 0, .log(.conflictMarker(marker)))
    }
    guard let words = LineWords(of: line) else {
      throw Mistake(at: 0, .log(.fewWords(found: 0)))
    }
    guard let time = PrintedTime.microseconds(of: line.extracting(words.time)) else {
      let word = line.extracting(words.time)
      throw Mistake(at: words.time.lowerBound, .log(.noTime(found: String(word))))
    }
    guard time.magnitude <= Instant.limit.microseconds.magnitude else {
      let word = line.extracting(words.time)
      throw Mistake(
        at: words.time.lowerBound, .syntax(.numberTooLarge(found: String(word))))
    }
    guard !words.callback.isEmpty else {
      throw Mistake(
        at: words.time.lowerBound, .log(.fewWords(found: words.subject.isEmpty ? 1 : 2)))
    }
    self.time = time
    subject = words.subject
    callback = words.callback
    depth = Self.depth(line, words)
    var start = words.details.lowerBound
    var end = words.details.upperBound
    while start < end, line[start] == .blank { start += 1 }
    while end > start, line[end - 1] == .blank { end -= 1 }
    details = start..<end
  }

  /// How far the callback is indented beyond the column of callbacks, in calls.
  private static func depth(_ line: Span<UInt8>, _ words: LineWords) -> Int32 {
    var width = 0
    for index in words.subject where line[index] & 0xC0 != 0x80 { width += 1 }
    let pushed = max(0, width - LineHead.Width.subject)
    // Columns are characters, and only the subject may have other than one byte for each.
    let column = words.callback.lowerBound - words.subject.upperBound + width
    let indentation = column - LineHead.Width.subject - LineHead.Width.gap - pushed
    return Int32(clamping: max(0, indentation) / LineHead.Width.indentation)
  }

  /// The marker of an unsettled merge that `line` is, if it is one.
  private static func conflictMarker(_ line: Span<UInt8>) -> String? {
    /// As Git writes them by default.
    let length = 7
    guard line.count >= length, line.count == length || line[length] == .blank else { return nil }
    let first = line[0]
    guard [UInt8](#"<|=>"#.utf8).contains(first) else { return nil }
    for index in 1..<length where line[index] != first { return nil }
    return String(line.extracting(0..<length))
  }
}

extension String {
  /// The text of `bytes`; what is not UTF-8 in it is replaced.
  init(_ bytes: Span<UInt8>) {
    self = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}
