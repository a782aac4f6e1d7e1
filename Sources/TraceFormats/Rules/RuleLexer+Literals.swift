extension RuleLexer {
  // MARK: Numbers

  /// Reads a number as Swift writes a `Double`: `1`, `1.5`, `1e-3`, `1_000`.
  mutating func number() throws(Mistake) -> Double {
    let start = position
    skipDigits()
    if byte == ASCII.point, !beginsMember(at: position + 1) {
      position += 1
      guard let byte, ASCII.isDigit(byte) else {
        throw numberMistake(.noDigitAfterPoint, from: start)
      }
      skipDigits()
    }
    if let byte, byte | ASCII.caseBit == ASCII.smallE {
      position += 1
      if self.byte == ASCII.plus || self.byte == ASCII.minus { position += 1 }
      guard let digit = self.byte, ASCII.isDigit(digit) else {
        throw numberMistake(.noDigitInExponent, from: start)
      }
      skipDigits()
    }
    let end = position
    if word() != nil {
      let isHexadecimal = bytes[end] | ASCII.caseBit == UInt8(ascii: "x")
      throw numberMistake(isHexadecimal ? .hexadecimal : .notANumber, from: start)
    }
    let digits = bytes[start..<end].filter { $0 != UInt8(ascii: "_") }
    let text = String(decoding: digits, as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw Mistake(at: start, .syntax(.numberTooLarge(found: text)))
    }
    return value
  }

  /// What is wrong with the number that began at `start`, up to where it stops looking like one.
  mutating func numberMistake(_ mistake: NumberMistake, from start: Int) -> Mistake {
    position = max(position, start + 1)
    while let byte, ASCII.isDigit(byte) || byte == UInt8(ascii: "_") { position += 1 }
    let found = String(decoding: bytes[start..<position], as: UTF8.self)
    return Mistake(at: start, .syntax(.number(found: found, mistake)))
  }

  private mutating func skipDigits() {
    while let byte, ASCII.isDigit(byte) || byte == UInt8(ascii: "_") { position += 1 }
  }

  /// Whether a member's name stands at `offset`, so that the point before it is no decimal point.
  private func beginsMember(at offset: Int) -> Bool {
    var next = self
    next.position = offset
    return next.word() != nil
  }

  // MARK: Strings

  /// Reads a string from its opening quote on.
  mutating func string() throws(Mistake) -> String {
    let start = position
    var text: [UInt8] = []
    position += 1
    while let byte, byte != ASCII.lineFeed, byte != ASCII.carriageReturn {
      switch byte {
      case ASCII.quote:
        position += 1
        return String(decoding: text, as: UTF8.self)
      case ASCII.backslash:
        text += Array(String(try escape()).utf8)
      default:
        text.append(byte)
        position += 1
      }
    }
    throw Mistake(at: start, rule: .unclosedString)
  }

  /// Reads an escape from its backslash on.
  private mutating func escape() throws(Mistake) -> Unicode.Scalar {
    let start = position
    position += 1
    guard let letter = scalar() else { throw escapeMistake(from: start) }
    position += UTF8.width(letter)
    switch letter {
    case "\"", "\\", "'": return letter
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "0": return "\0"
    case "u": return try scalarEscape(from: start)
    case "(": throw Mistake(at: start, rule: .interpolation)
    default: throw escapeMistake(from: start)
    }
  }

  /// Reads the `{…}` of `\u{…}`.
  private mutating func scalarEscape(from start: Int) throws(Mistake) -> Unicode.Scalar {
    guard byte == ASCII.openBrace else { throw escapeMistake(from: start) }
    position += 1
    let first = position
    while let byte, byte != ASCII.closeBrace, byte != ASCII.quote { position += 1 }
    let digits = String(decoding: bytes[first..<position], as: UTF8.self)
    guard byte == ASCII.closeBrace, (1...8).contains(digits.utf8.count), digits.first != "+",
      let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code)
    else {
      throw escapeMistake(from: start)
    }
    position += 1
    return scalar
  }

  private func escapeMistake(from start: Int) -> Mistake {
    let found = String(decoding: bytes[start..<position], as: UTF8.self)
    return Mistake(at: start, rule: .escape(found: found))
  }
}
