/// An operator between two operands.
enum RuleInfix: Hashable {
  case connective(RuleConnective)
  case binary(RuleOperator)

  /// `nil` for a sign that does not stand between two operands.
  init?(_ symbol: RuleSymbol) {
    switch symbol {
    case .and: self = .connective(.and)
    case .or: self = .connective(.or)
    case .less: self = .binary(.comparison(.less))
    case .lessOrEqual: self = .binary(.comparison(.lessOrEqual))
    case .greater: self = .binary(.comparison(.greater))
    case .greaterOrEqual: self = .binary(.comparison(.greaterOrEqual))
    case .equal: self = .binary(.equality(.equal))
    case .notEqual: self = .binary(.equality(.notEqual))
    case .plus: self = .binary(.arithmetic(.plus))
    case .minus: self = .binary(.arithmetic(.minus))
    case .times: self = .binary(.arithmetic(.times))
    case .divide: self = .binary(.arithmetic(.divide))
    case .remainder: self = .binary(.arithmetic(.remainder))
    case .openParenthesis, .closeParenthesis, .comma, .dot, .colon, .question, .not: return nil
    }
  }

  var precedence: RulePrecedence {
    switch self {
    case .connective(.or): .disjunction
    case .connective(.and): .conjunction
    case .binary(.comparison), .binary(.equality): .comparison
    case .binary(.arithmetic(.plus)), .binary(.arithmetic(.minus)): .addition
    case .binary(.arithmetic(.times)), .binary(.arithmetic(.divide)),
      .binary(.arithmetic(.remainder)):
      .multiplication
    }
  }
}
