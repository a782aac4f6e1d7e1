/// How tightly an operator binds; as in Swift.
enum RulePrecedence: Int, Comparable {
  case disjunction
  case conjunction

  /// Comparisons do not chain.
  case comparison

  case addition
  case multiplication

  /// Tighter than any operator between two operands.
  case prefix

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// What the right operand of a left-associative operator is made of.
  var next: Self {
    switch self {
    case .disjunction: .conjunction
    case .conjunction: .comparison
    case .comparison: .addition
    case .addition: .multiplication
    case .multiplication, .prefix: .prefix
    }
  }
}
