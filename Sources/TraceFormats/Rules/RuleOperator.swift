/// An operator before its operand.
enum RulePrefix: String {
  case not = "!"
  case minus = "-"
}

/// An operator whose second operand may not be looked at.
enum RuleConnective: String {
  case and = "&&"
  case or = "||"
}

/// An operator between two operands that are both looked at.
enum RuleOperator: Hashable {
  case arithmetic(RuleArithmetic)
  case comparison(RuleComparison)
  case equality(RuleEquality)
}

enum RuleArithmetic: String {
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divide = "/"
  case remainder = "%"
}

enum RuleComparison: String {
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
}

enum RuleEquality: String {
  case equal = "=="
  case notEqual = "!="
}
