/// How a text breaks the rules of JSON, or is no text at all.
public enum SyntaxMistake: Hashable, Sendable {
  /// Something else stands where `expected` should.
  case unexpected(found: String, expected: String)

  /// The text, or in NDJSON the line, stops too early.
  case end(expected: String)

  case trailingText(found: String)
  case trailingComma(before: String)
  case comment
  case duplicateKey(String)
  case number(found: String, NumberMistake)

  /// A number beyond what a `Double` or, for a time, an `Instant` can hold.
  case numberTooLarge(found: String)

  case controlCharacter(UInt8)
  case escape(found: String)
  case loneSurrogate(found: String)
  case invalidUTF8(UInt8)
  case byteOrderMark
  case encoding(String)
  case tooDeep(limit: Int)
}

/// What keeps a text from being a number.
public enum NumberMistake: Hashable, Sendable {
  case notFinite
  case hexadecimal
  case leadingPlus
  case leadingZero
  case noDigitBeforePoint
  case noDigitAfterPoint
  case noDigitInExponent
  case notANumber
}

extension SyntaxMistake: CustomStringConvertible {
  /// What was found and what was expected.
  public var description: String {
    switch self {
    case .unexpected(let found, let expected): "found \(found); expected \(expected)"
    case .end(let expected): "the text ends here; expected \(expected)"
    case .trailingText(let found): "found \(found) after the end; expected nothing more"
    case .trailingComma(let close): "found a comma before \(close); expected a value after it"
    case .comment: "found a comment; expected none, JSON has no comments"
    case .duplicateKey(let key): "duplicate key \(quoted(key)); expected each key once"
    case .number(let found, let mistake): "\(quoted(found)) is not a number: \(mistake)"
    case .numberTooLarge(let found): "\(quoted(found)) is out of range; expected a smaller number"
    case .controlCharacter(let byte):
      "found \(characterName(byte)) in a string; expected it written as an escape"
    case .escape(let found):
      "\(quoted(found)) is not an escape; expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u"
    case .loneSurrogate(let found):
      "\(quoted(found)) is half a character; expected the pair of both surrogates"
    case .invalidUTF8(let byte): "found byte \(hexadecimal(byte)); expected UTF-8 text"
    case .byteOrderMark: "found a byte-order mark; expected JSON without one"
    case .encoding(let name): "the text is in \(name); expected UTF-8"
    case .tooDeep(let limit): "nested too deeply; expected at most \(limit) levels"
    }
  }
}

extension NumberMistake: CustomStringConvertible {
  /// The rest of the sentence that begins with the text and "is not a number".
  public var description: String {
    switch self {
    case .notFinite: "expected a finite one"
    case .hexadecimal: "expected a decimal one"
    case .leadingPlus: "expected no plus sign"
    case .leadingZero: "expected no leading zero"
    case .noDigitBeforePoint: "expected a digit before the point"
    case .noDigitAfterPoint: "expected a digit after the point"
    case .noDigitInExponent: "expected a digit in the exponent"
    case .notANumber: "expected a decimal one such as -12.5"
    }
  }
}
