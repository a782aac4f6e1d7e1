/// A word, number, string or sign of a rule.
struct RuleToken {
  enum Kind: Hashable {
    case number(Double)

    /// A string's text, its escapes resolved.
    case string(String)

    case word(String)
    case symbol(RuleSymbol)
    case end
  }

  let kind: Kind

  /// As the rule spells it.
  let text: String

  /// The place in bytes of the rule's text.
  let offset: Int

  func isSymbol(_ symbol: RuleSymbol) -> Bool { kind == .symbol(symbol) }
}

extension RuleToken: CustomStringConvertible {
  /// What the token is, for a sentence.
  var description: String {
    switch kind {
    case .number, .word, .symbol: quoted(text)
    case .string(let content): "the string \(quoted(content))"
    case .end: "the end"
    }
  }
}
