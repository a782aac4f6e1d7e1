/// How a text fails to be a rule of its scope.
enum RuleMistake: Hashable, Sendable {
  case empty

  // The signs
  case unexpectedCharacter(found: String)
  case misspeltSymbol(found: String, meant: String)
  case unclosedString
  case escape(found: String)
  case interpolation

  // The grammar
  case unexpected(found: String, expected: String)
  case end(expected: String)
  case unclosedParenthesis
  case strayParenthesis
  case textAfterEnd(found: String)

  /// A second comparison whose operand would be the first one's Bool.
  case chainedComparison(String)

  case tooDeep(limit: Int)

  // The names
  case unknownMember(String, of: RuleType, known: [String], suggestion: String?)
  case notCalled(String)
  case notCallable(String)
  case argumentCount(of: String, found: Int, expected: RuleArgumentCount)
  case label(String, of: String, expected: String?)

  // The types
  case operand(of: String, found: RuleType, expected: RuleType)
  case differentTypes(of: String, RuleType, RuleType)
  case notComparable(RuleType)
  case result(found: RuleType, expected: RuleType)
  case noValue(RuleType)

  // The state
  case takenName(String)
  case unusableName(String)
  case stateType(of: String, found: String, expected: String)
}

extension Mistake {
  /// A rule's mistake at a byte of its text.
  init(at offset: Int, rule mistake: RuleMistake) {
    self.init(at: offset, .invalid(mistake.description))
  }
}

extension RuleMistake: CustomStringConvertible {
  /// What was found and what was expected.
  var description: String {
    switch self {
    case .empty: "the rule is empty; expected an expression"
    case .unexpectedCharacter(let found):
      "found \(found); expected a name, a number, a string or an operator"
    case .misspeltSymbol(let found, let meant):
      "found \(quoted(found)); did you mean \(quoted(meant))?"
    case .unclosedString: "a string is opened here and never closed; expected a second quote"
    case .escape(let found):
      "\(quoted(found)) is not an escape; expected one of \\\" \\\\ \\' \\n \\r \\t \\0 \\u{…}"
    case .interpolation: "found an interpolation in a string; expected plain text"
    case .unexpected(let found, let expected): "found \(found); expected \(expected)"
    case .end(let expected): "the rule ends here; expected \(expected)"
    case .unclosedParenthesis: "a parenthesis is opened here and never closed; expected \")\""
    case .strayParenthesis: "found \")\" without a \"(\" before it; expected nothing more"
    case .textAfterEnd(let found): "found \(found) after the end; expected an operator"
    case .chainedComparison(let found):
      "found \(quoted(found)) after a comparison; expected \"&&\" between two comparisons"
    case .tooDeep(let limit): "nested too deeply; expected at most \(limit) levels"
    case .unknownMember(let name, let type, _, let suggestion?):
      "\(type) has no member \(quoted(name)); did you mean \(quoted(suggestion))?"
    case .unknownMember(let name, let type, let known, nil):
      "\(type) has no member \(quoted(name)); \(Self.expectation(of: known))"
    case .notCalled(let name):
      "\(quoted(name)) is a function; expected its arguments in parentheses after it"
    case .notCallable(let name): "\(quoted(name)) is no function; expected no parentheses after it"
    case .argumentCount(let name, let found, let expected):
      "\(quoted(name)) is given \(counted(found, "argument")); expected \(expected)"
    case .label(let found, let name, let expected?):
      "found the label \(quoted(found)) in \(quoted(name)); expected \(quoted(expected))"
    case .label(let found, let name, nil):
      "found the label \(quoted(found)) in \(quoted(name)); expected none"
    case .operand(let name, let found, let expected):
      "\(quoted(name)) is given \(found); expected \(expected)"
    case .differentTypes(let name, let left, let right):
      "\(quoted(name)) is given \(left) and \(right); expected two of one type"
    case .notComparable(let type): "\(type) cannot be compared; expected its \"contains\""
    case .result(let found, let expected): "the rule gives \(found); expected \(expected)"
    case .noValue(let found): "the rule gives \(found); expected a value"
    case .takenName(let name):
      "\(quoted(name)) means something else in rules; expected a name of your own"
    case .unusableName(let name):
      "no rule can name \(quoted(name)); expected letters, digits and \"_\""
    case .stateType(let name, let found, let expected):
      "\(quoted(name)) is \(found); expected \(expected)"
    }
  }

  private static func expectation(of known: [String]) -> String {
    known.isEmpty ? "expected none" : "expected one of \(known.joined(separator: ", "))"
  }
}
