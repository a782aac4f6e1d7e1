/// Cuts a rule's text into tokens.
///
/// Blanks and line breaks separate and mean nothing else: `a&&!b` and `a - -b` are read, though
/// Swift wants blanks in the one and none in the other.
struct RuleLexer {
  let bytes: [UInt8]
  var position = 0

  private init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The tokens of `text`; the last one is the end.
  static func tokens(of text: String) throws(Mistake) -> [RuleToken] {
    var lexer = Self(text)
    var tokens: [RuleToken] = []
    while true {
      let token = try lexer.next()
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  private mutating func next() throws(Mistake) -> RuleToken {
    while let byte, Self.isBlank(byte) { position += 1 }
    let start = position
    let kind = try kind()
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return RuleToken(kind: kind, text: text, offset: start)
  }

  private mutating func kind() throws(Mistake) -> RuleToken.Kind {
    guard let byte else { return .end }
    if ASCII.isDigit(byte) { return .number(try number()) }
    if byte == ASCII.quote { return .string(try string()) }
    if let word = word() { return .word(word) }
    if byte == ASCII.point, position + 1 < bytes.count, ASCII.isDigit(bytes[position + 1]) {
      throw numberMistake(.noDigitBeforePoint, from: position)
    }
    return .symbol(try symbol())
  }

  /// Reads the longest sign that stands here.
  private mutating func symbol() throws(Mistake) -> RuleSymbol {
    for length in [3, 2, 1] where position + length <= bytes.count {
      let text = String(decoding: bytes[position..<position + length], as: UTF8.self)
      if let symbol = RuleSymbol(rawValue: text) {
        position += length
        return symbol
      }
      if let meant = RuleSymbol.meant(by: text) {
        throw Mistake(at: position, rule: .misspeltSymbol(found: text, meant: meant.rawValue))
      }
    }
    throw Mistake(at: position, rule: .unexpectedCharacter(found: character()))
  }

  // MARK: Characters

  /// The byte at the present position, or `nil` at the end.
  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Reads a word: a letter or `_`, then letters, digits and `_`, of any script as in Swift.
  mutating func word() -> String? {
    let start = position
    while let scalar = scalar(), Self.isWordScalar(scalar, isFirst: position == start) {
      position += UTF8.width(scalar)
    }
    return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  private static func isWordScalar(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    guard scalar != "_" else { return true }
    return isFirst ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue
  }

  /// The character at the present position.
  func scalar() -> Unicode.Scalar? {
    guard let byte else { return nil }
    if byte < 0x80 { return Unicode.Scalar(byte) }
    let longest = bytes[position..<min(position + 4, bytes.count)]
    return String(decoding: longest, as: UTF8.self).unicodeScalars.first
  }

  /// The character at the present position, for a sentence.
  func character() -> String {
    guard let scalar = scalar() else { return "the end" }
    return scalar.isASCII ? characterName(UInt8(scalar.value)) : quoted(String(scalar))
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == ASCII.blank || byte == ASCII.tab || byte == ASCII.lineFeed
      || byte == ASCII.carriageReturn
  }
}

extension RuleLexer {
  /// Whether the whole of `text` is one word, so that a rule can name it.
  static func isWord(_ text: String) -> Bool {
    var lexer = Self(text)
    return lexer.word() != nil && lexer.byte == nil
  }
}
