extension RawSpan {
  /// Reads a string from its opening quote on and moves `position` behind the closing one.
  func jsonString(at position: inout Int) throws(Mistake) -> String {
    let start = position + 1
    var offset = start
    while true {
      guard offset < byteCount else { throw unclosedString }
      let byte = self[offset]
      if byte == ASCII.quote { break }
      if byte == ASCII.backslash {
        return try jsonStringWithEscapes(from: start, at: &position)
      }
      offset += try jsonCharacterLength(at: offset)
    }
    position = offset + 1
    return text(start..<offset)
  }

  private var unclosedString: Mistake {
    Mistake(at: byteCount, .syntax(.end(expected: "the closing quote of a string")))
  }

  /// The length of a character that stands for itself.
  private func jsonCharacterLength(at offset: Int) throws(Mistake) -> Int {
    let byte = self[offset]
    if byte < ASCII.blank { throw Mistake(at: offset, .syntax(.controlCharacter(byte))) }
    guard let length = utf8Length(at: offset) else {
      throw Mistake(at: offset, .syntax(.invalidUTF8(byte)))
    }
    return length
  }

  private func jsonStringWithEscapes(
    from start: Int, at position: inout Int
  ) throws(Mistake) -> String {
    var bytes: [UInt8] = []
    var offset = start
    while true {
      guard offset < byteCount else { throw unclosedString }
      switch self[offset] {
      case ASCII.quote:
        position = offset + 1
        return String(decoding: bytes, as: UTF8.self)
      case ASCII.backslash:
        bytes.append(contentsOf: UTF8.encode(try jsonEscape(at: &offset)) ?? .init())
      default:
        let length = try jsonCharacterLength(at: offset)
        for index in offset..<offset + length { bytes.append(self[index]) }
        offset += length
      }
    }
  }

  /// Reads an escape from its backslash on.
  func jsonEscape(at offset: inout Int) throws(Mistake) -> Unicode.Scalar {
    guard offset + 1 < byteCount else {
      throw Mistake(at: byteCount, .syntax(.end(expected: "an escape")))
    }
    let letter = self[offset + 1]
    let plain: Unicode.Scalar? =
      switch letter {
      case ASCII.quote, ASCII.backslash, ASCII.slash: Unicode.Scalar(letter)
      case UInt8(ascii: "b"): "\u{8}"
      case UInt8(ascii: "f"): "\u{C}"
      case UInt8(ascii: "n"): "\n"
      case UInt8(ascii: "r"): "\r"
      case UInt8(ascii: "t"): "\t"
      default: nil
      }
    if let plain {
      offset += 2
      return plain
    }
    guard letter == UInt8(ascii: "u") else {
      let length = utf8Length(at: offset + 1) ?? 1
      throw Mistake(
        at: offset, .syntax(.escape(found: text(offset..<offset + 1 + length))))
    }
    return try jsonCodePoint(at: &offset)
  }

  /// Reads `\u` and four hexadecimal digits, and a second such escape where the first needs it.
  private func jsonCodePoint(at offset: inout Int) throws(Mistake) -> Unicode.Scalar {
    let start = offset
    let unit = try jsonCodeUnit(at: &offset)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let found = text(start..<offset)
    guard UTF16.isLeadSurrogate(unit), holds("\\u", at: offset) else {
      throw Mistake(at: start, .syntax(.loneSurrogate(found: found)))
    }
    let second = try jsonCodeUnit(at: &offset)
    guard UTF16.isTrailSurrogate(second) else {
      throw Mistake(at: start, .syntax(.loneSurrogate(found: found)))
    }
    return UTF16.decode(UTF16.EncodedScalar([unit, second]))
  }

  private func jsonCodeUnit(at offset: inout Int) throws(Mistake) -> UInt16 {
    let digits = offset + 2
    var unit: UInt16 = 0
    for index in digits..<digits + 4 {
      guard index < byteCount else {
        throw Mistake(at: byteCount, .syntax(.end(expected: "a hexadecimal digit")))
      }
      guard let digit = Character(Unicode.Scalar(self[index])).hexDigitValue else {
        throw unexpected(at: index, expected: "a hexadecimal digit")
      }
      unit = unit << 4 | UInt16(digit)
    }
    offset = digits + 4
    return unit
  }
}
