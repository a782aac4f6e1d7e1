/// Reads the grammar of rules, lowest precedence first.
///
///     expression  = binary { "?" expression ":" binary }        grouping to the right
///     binary      = prefixed { operator prefixed }              by precedence, as in Swift
///     prefixed    = { "!" | "-" } postfixed
///     postfixed   = primary { "." name [ arguments ] }
///     primary     = number | string | "true" | "false" | "(" expression ")"
///                 | [ "Double" | "CGFloat" ] "." "pi" | [ "self" "." ] name [ arguments ]
///     arguments   = "(" [ argument { "," argument } ] ")"
///     argument    = [ name ":" ] expression
struct RuleParser {
  /// How deeply parentheses, arguments, prefix operators and the middles of `? :` may be nested.
  ///
  /// Assumed: more than anyone writes, and room enough on the stack of any thread.
  static let largestDepth = 32

  let tokens: [RuleToken]
  var index = 0
  private var depth = 0
  private var nodes: [RuleNode] = []

  private init(_ text: String) throws(Mistake) {
    tokens = try RuleLexer.tokens(of: text)
  }

  /// The steps of the expression that `text` is.
  static func nodes(of text: String) throws(Mistake) -> [RuleNode] {
    var parser = try Self(text)
    guard parser.token.kind != .end else { throw Mistake(at: 0, rule: .empty) }
    try parser.expression()
    switch parser.token.kind {
    case .end: return parser.nodes
    case .symbol(.closeParenthesis):
      throw Mistake(at: parser.token.offset, rule: .strayParenthesis)
    case .number, .string, .word, .symbol:
      throw Mistake(
        at: parser.token.offset, rule: .textAfterEnd(found: parser.token.description))
    }
  }

  // MARK: Levels

  mutating func expression() throws(Mistake) {
    try descend()
    try binary(.disjunction)
    var openChoices: [RuleToken] = []
    while token.isSymbol(.question) {
      append(.condition, at: take().offset)
      try expression()
      let colon = try take(.colon)
      append(.firstChoice, at: colon.offset)
      openChoices.append(colon)
      try binary(.disjunction)
    }
    // The choices group to the right: the last one ends first.
    for colon in openChoices.reversed() { append(.secondChoice, at: colon.offset) }
    ascend()
  }

  private mutating func binary(_ lowest: RulePrecedence) throws(Mistake) {
    try prefixed()
    while let infix, infix.precedence >= lowest {
      let offset = take().offset
      if case .connective(let connective) = infix { append(.leftOperand(connective), at: offset) }
      try binary(infix.precedence.next)
      switch infix {
      case .connective(let connective): append(.connective(connective), at: offset)
      case .binary(let binary): append(.binary(binary), at: offset)
      }
      if infix.precedence == .comparison { try checkChain() }
    }
  }

  private func checkChain() throws(Mistake) {
    guard case .symbol(let symbol) = token.kind, infix?.precedence == .comparison else { return }
    throw Mistake(at: token.offset, rule: .chainedComparison(symbol.rawValue))
  }

  private mutating func prefixed() throws(Mistake) {
    guard let prefix else { return try postfixed() }
    try descend()
    let offset = take().offset
    try prefixed()
    append(.prefix(prefix), at: offset)
    ascend()
  }

  private mutating func postfixed() throws(Mistake) {
    try primary()
    while token.isSymbol(.dot) {
      take()
      let (name, offset) = try takeName("the name of a member")
      if token.isSymbol(.openParenthesis) {
        append(.methodCall(name, try arguments()), at: offset)
      } else {
        append(.member(name), at: offset)
      }
    }
  }

  // MARK: Steps

  mutating func append(_ kind: RuleNode.Kind, at offset: Int) {
    nodes.append(RuleNode(kind: kind, offset: offset))
  }

  private mutating func descend() throws(Mistake) {
    depth += 1
    guard depth <= Self.largestDepth else {
      throw Mistake(at: token.offset, rule: .tooDeep(limit: Self.largestDepth))
    }
  }

  private mutating func ascend() {
    depth -= 1
  }

  private var infix: RuleInfix? {
    guard case .symbol(let symbol) = token.kind else { return nil }
    return RuleInfix(symbol)
  }

  private var prefix: RulePrefix? {
    guard case .symbol(let symbol) = token.kind else { return nil }
    return RulePrefix(rawValue: symbol.rawValue)
  }
}
