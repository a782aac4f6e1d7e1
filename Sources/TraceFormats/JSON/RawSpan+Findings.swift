extension RawSpan {
  /// What stands at `offset`, for a sentence: a word, a character, or a name of it.
  func finding(at offset: Int) -> String {
    guard offset < byteCount else { return "the end" }
    guard hasWordByte(at: offset) else {
      guard self[offset] >= 0x80, let length = utf8Length(at: offset) else {
        return characterName(self[offset])
      }
      return quoted(text(offset..<offset + length))
    }
    return quoted(text(wordRange(at: offset)))
  }

  /// The number or word that begins at `offset`, as far as it is worth showing.
  func wordRange(at offset: Int) -> Range<Int> {
    let longest = 40
    var end = offset
    while end - offset < longest, hasWordByte(at: end) { end += 1 }
    return offset..<end
  }

  /// Whether a number or word goes on at `offset`.
  func hasWordByte(at offset: Int) -> Bool {
    guard offset < byteCount else { return false }
    return switch self[offset] {
    case ASCII.zero...ASCII.nine, UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), ASCII.plus, ASCII.minus, ASCII.point,
      UInt8(ascii: "_"):
      true
    default:
      false
    }
  }

  /// That something else than `expected` stands at `offset`.
  func unexpected(at offset: Int, expected: String) -> Mistake {
    guard offset < byteCount else { return Mistake(at: offset, .syntax(.end(expected: expected))) }
    if holds("//", at: offset) || holds("/*", at: offset) {
      return Mistake(at: offset, .syntax(.comment))
    }
    if self[offset] >= 0x80, utf8Length(at: offset) == nil {
      return Mistake(at: offset, .syntax(.invalidUTF8(self[offset])))
    }
    return Mistake(
      at: offset, .syntax(.unexpected(found: finding(at: offset), expected: expected)))
  }

  /// What is wrong with the number that begins at `offset`.
  ///
  /// When it `canGoOn`, a number that stops with the text was cut off there.
  func numberMistake(at offset: Int, canGoOn: Bool = true) -> Mistake {
    let range = wordRange(at: offset)
    let word = text(range)
    let mistake = Self.numberMistake(in: word.first == "-" ? word.dropFirst() : word[...])
    if canGoOn, range.upperBound == byteCount, mistake.wantsDigit(after: word) {
      return Mistake(at: byteCount, .syntax(.end(expected: "a digit")))
    }
    return Mistake(at: offset, .syntax(.number(found: word, mistake)))
  }

  private static func numberMistake(in unsigned: Substring) -> NumberMistake {
    let lower = unsigned.lowercased()
    if lower == "nan" || lower == "inf" || lower == "infinity" { return .notFinite }
    if lower.hasPrefix("0x") { return .hexadecimal }
    if lower.hasPrefix("+") { return numberMistake(afterPlus: lower.dropFirst()) }
    if lower.hasPrefix(".") { return .noDigitBeforePoint }
    let digits = lower.prefix { $0.isNumber }
    guard !digits.isEmpty else { return .notANumber }
    if digits.count > 1, digits.hasPrefix("0") { return .leadingZero }
    var rest = lower.dropFirst(digits.count)
    if rest.hasPrefix(".") {
      let fraction = rest.dropFirst().prefix { $0.isNumber }
      if fraction.isEmpty { return .noDigitAfterPoint }
      rest = rest.dropFirst(fraction.count + 1)
    }
    guard rest.hasPrefix("e") else { return .notANumber }
    rest = rest.dropFirst()
    if let sign = rest.first, "+-".contains(sign) { rest = rest.dropFirst() }
    return rest.isEmpty ? .noDigitInExponent : .notANumber
  }

  private static func numberMistake(afterPlus rest: Substring) -> NumberMistake {
    ["inf", "infinity", "nan"].contains(rest) ? .notFinite : .leadingPlus
  }
}

extension NumberMistake {
  /// Whether one more digit would make a number of `word`.
  fileprivate func wantsDigit(after word: String) -> Bool {
    switch self {
    case .noDigitAfterPoint: word.last == "."
    case .noDigitInExponent: true
    case .notANumber: word == "-"
    case .notFinite, .hexadecimal, .leadingPlus, .leadingZero, .noDigitBeforePoint: false
    }
  }
}
