extension RawSpan {
  /// Moves `position` behind blanks and line breaks.
  @inline(__always)
  func skipBlanks(_ position: inout Int) {
    while position < byteCount {
      let byte = self[position]
      guard byte <= ASCII.blank else { return }
      guard
        byte == ASCII.blank || byte == ASCII.lineFeed || byte == ASCII.carriageReturn
          || byte == ASCII.tab
      else { return }
      position &+= 1
    }
  }

  /// Moves behind a comma or the end of an array or object.
  ///
  /// - Returns: Whether another element follows.
  func jsonContinues(at position: inout Int, until close: UInt8) throws(Mistake) -> Bool {
    skipBlanks(&position)
    guard position < byteCount, self[position] == ASCII.comma else {
      guard position < byteCount, self[position] == close else {
        throw unexpected(at: position, expected: "a comma or \(characterName(close))")
      }
      position += 1
      return false
    }
    let comma = position
    position += 1
    skipBlanks(&position)
    if position < byteCount, self[position] == close {
      throw Mistake(at: comma, .syntax(.trailingComma(before: characterName(close))))
    }
    return true
  }

  /// Reads an object's key and its colon.
  func jsonKey(at position: inout Int) throws(Mistake) -> String {
    guard position < byteCount, self[position] == ASCII.quote else {
      throw unexpected(at: position, expected: "a key in double quotes")
    }
    let key = try jsonString(at: &position)
    skipBlanks(&position)
    guard position < byteCount, self[position] == ASCII.colon else {
      throw unexpected(at: position, expected: "a colon")
    }
    position += 1
    skipBlanks(&position)
    return key
  }

  /// Reads `true`, `false` or `null`.
  func jsonLiteral(
    _ text: StaticString, _ content: JSONValue.Content, at position: inout Int
  ) throws(Mistake) -> JSONValue.Content {
    let range = wordRange(at: position)
    if holds(text, at: position), range.count == text.utf8CodeUnitCount {
      position = range.upperBound
      return content
    }
    let expected = "\(text)"
    if range.upperBound == byteCount, expected.hasPrefix(self.text(range)) {
      throw Mistake(at: byteCount, .syntax(.end(expected: "\"\(expected)\"")))
    }
    throw unexpectedWord(at: position)
  }

  /// A word where a value should be.
  func unexpectedWord(at offset: Int) -> Mistake {
    let word = text(wordRange(at: offset))
    let number = numberMistake(at: offset)
    if case .syntax(.number(_, let mistake)) = number.problem, mistake != .notANumber {
      return number
    }
    let literals = ["true", "false", "null"]
    guard let meant = Suggestion.closest(to: word, among: literals) else {
      return unexpected(at: offset, expected: "a value")
    }
    return unexpected(at: offset, expected: "\"\(meant)\"")
  }

  /// Reads a number with its values.
  func jsonNumber(at position: inout Int) throws(Mistake) -> JSONNumber {
    let start = position
    guard let decimal = decimalNumber(at: &position), !hasWordByte(at: position) else {
      throw numberMistake(at: start)
    }
    let value = decimal.double(in: self)
    guard value.isFinite else {
      throw Mistake(
        at: start, .syntax(.numberTooLarge(found: text(wordRange(at: start)))))
    }
    return JSONNumber(value: value, integer: decimal.integer, instant: decimal.instant)
  }
}
