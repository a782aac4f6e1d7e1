/// Where the words of a line stand.
struct LineWords {
  let time: Range<Int>
  let subject: Range<Int>
  let callback: Range<Int>

  /// What follows the callback, up to the end of the line.
  let details: Range<Int>

  /// Finds the words of a line; a comment has none.
  @inline(__always)
  init?(of line: Span<UInt8>) {
    guard !line.isEmpty, line[0] != UInt8(ascii: "#") else { return nil }
    var position = 0
    time = Self.word(in: line, from: &position)
    subject = Self.word(in: line, from: &position)
    callback = Self.word(in: line, from: &position)
    details = position..<line.count
  }

  /// The next word at or after `position`, which moves behind it; empty at the end.
  @inline(__always)
  private static func word(in line: Span<UInt8>, from position: inout Int) -> Range<Int> {
    while position < line.count, line[position] == .blank { position += 1 }
    let start = position
    while position < line.count, line[position] != .blank { position += 1 }
    return start..<position
  }

  /// How many of `words`, from the first on, the details have in this order.
  func commonDetails(in line: Span<UInt8>, with words: [[UInt8]]) -> Int {
    var found = 0
    var position = details.lowerBound
    while found < words.count {
      let word = Self.word(in: line, from: &position)
      if word.isEmpty { break }
      if line.extracting(word).isEqual(to: words[found]) { found += 1 }
    }
    return found
  }
}

extension Span<UInt8> {
  func isEqual(to word: [UInt8]) -> Bool {
    guard count == word.count else { return false }
    for index in 0..<count where self[index] != word[index] { return false }
    return true
  }
}
