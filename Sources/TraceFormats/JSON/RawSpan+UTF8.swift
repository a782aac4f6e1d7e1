extension RawSpan {
  /// How many bytes the character at `offset` has, or `nil` when it is not UTF-8.
  ///
  /// Overlong forms, surrogates and what lies beyond Unicode are not UTF-8.
  func utf8Length(at offset: Int) -> Int? {
    switch self[offset] {
    case 0x00...0x7F: 1
    case 0xC2...0xDF: hasTail(at: offset, count: 1) ? 2 : nil
    case 0xE0: hasTail(at: offset, count: 2, second: 0xA0...0xBF) ? 3 : nil
    case 0xED: hasTail(at: offset, count: 2, second: 0x80...0x9F) ? 3 : nil
    case 0xE1...0xEF: hasTail(at: offset, count: 2) ? 3 : nil
    case 0xF0: hasTail(at: offset, count: 3, second: 0x90...0xBF) ? 4 : nil
    case 0xF1...0xF3: hasTail(at: offset, count: 3) ? 4 : nil
    case 0xF4: hasTail(at: offset, count: 3, second: 0x80...0x8F) ? 4 : nil
    default: nil
    }
  }

  private func hasTail(
    at offset: Int, count: Int, second: ClosedRange<UInt8> = 0x80...0xBF
  ) -> Bool {
    guard offset + count < byteCount, second.contains(self[offset + 1]) else { return false }
    return (1...count).allSatisfy { self[offset + $0] & 0xC0 == 0x80 }
  }

  /// The first byte of `range` that is not text: NUL, or not UTF-8.
  func firstNonText(in range: Range<Int>) -> Mistake? {
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard self[offset] != 0 else {
        return Mistake(
          at: offset, .syntax(.unexpected(found: characterName(0), expected: "text")))
      }
      guard let length = utf8Length(at: offset) else {
        return Mistake(at: offset, .syntax(.invalidUTF8(self[offset])))
      }
      offset += length
    }
    return nil
  }

  /// Whether the text begins with UTF-8's byte-order mark.
  var beginsWithMark: Bool {
    byteCount >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF
  }

  /// The encoding that the first bytes betray when it is not UTF-8.
  var foreignEncoding: String? {
    guard byteCount >= 2 else { return nil }
    let isWide = byteCount >= 4 && self[2] == 0 && self[3] == 0
    return switch (self[0], self[1]) {
    case (0xFF, 0xFE): isWide ? "UTF-32" : "UTF-16"
    case (0xFE, 0xFF): "UTF-16"
    case (0, 0) where byteCount >= 4 && self[2] == 0xFE && self[3] == 0xFF: "UTF-32"
    default: nil
    }
  }
}
