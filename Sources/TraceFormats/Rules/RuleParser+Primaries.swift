extension RuleParser {
  /// The types that can stand before `.pi`.
  private static let numberTypes = ["Double", "CGFloat"]

  /// Reads what has no operator outside of parentheses.
  mutating func primary() throws(Mistake) {
    let token = token
    switch token.kind {
    case .number(let value):
      take()
      append(.number(value), at: token.offset)
    case .string(let text):
      take()
      append(.string(text), at: token.offset)
    case .word(let word):
      try self.word(word)
    case .symbol(.openParenthesis):
      take()
      try expression()
      try close(token)
    case .symbol(.dot):
      take()
      let (name, offset) = try takeName("\"pi\"")
      append(.constant(name), at: offset)
    case .symbol, .end:
      throw unexpected("a value")
    }
  }

  private mutating func word(_ word: String) throws(Mistake) {
    let offset = take().offset
    switch RuleWord(rawValue: word) {
    case .true: append(.bool(true), at: offset)
    case .false: append(.bool(false), at: offset)
    case .self:
      _ = try take(.dot)
      let (name, offset) = try takeName("the name of a member")
      try nameOrCall(name, at: offset)
    case .pi, nil:
      if token.isSymbol(.dot), Self.numberTypes.contains(word) { return try primary() }
      try nameOrCall(word, at: offset)
    }
  }

  private mutating func nameOrCall(_ name: String, at offset: Int) throws(Mistake) {
    if token.isSymbol(.openParenthesis) {
      append(.call(name, try arguments()), at: offset)
    } else {
      append(.name(name), at: offset)
    }
  }

  /// Reads arguments from their opening parenthesis on.
  mutating func arguments() throws(Mistake) -> [RuleArgument] {
    let open = take()
    var arguments: [RuleArgument] = []
    if token.isSymbol(.closeParenthesis) {
      take()
      return arguments
    }
    while true {
      let offset = token.offset
      let label = takeLabel()
      arguments.append(RuleArgument(label: label, offset: offset))
      try expression()
      guard token.isSymbol(.comma) else { break }
      take()
    }
    try close(open)
    return arguments
  }

  private mutating func takeLabel() -> String? {
    guard case .word(let label) = token.kind, tokens[index + 1].isSymbol(.colon) else { return nil }
    take()
    take()
    return label
  }

  // MARK: Tokens

  var token: RuleToken { tokens[index] }

  /// Goes on to the next token; nothing follows the end.
  @discardableResult
  mutating func take() -> RuleToken {
    let token = token
    if token.kind != .end { index += 1 }
    return token
  }

  mutating func take(_ symbol: RuleSymbol) throws(Mistake) -> RuleToken {
    guard token.isSymbol(symbol) else { throw unexpected(quoted(symbol.rawValue)) }
    return take()
  }

  mutating func takeName(_ expected: String) throws(Mistake) -> (name: String, offset: Int) {
    guard case .word(let name) = token.kind else { throw unexpected(expected) }
    return (name, take().offset)
  }

  private mutating func close(_ open: RuleToken) throws(Mistake) {
    if token.kind == .end { throw Mistake(at: open.offset, rule: .unclosedParenthesis) }
    _ = try take(.closeParenthesis)
  }

  private func unexpected(_ expected: String) -> Mistake {
    token.kind == .end
      ? Mistake(at: token.offset, rule: .end(expected: expected))
      : Mistake(at: token.offset, rule: .unexpected(found: token.description, expected: expected))
  }
}
