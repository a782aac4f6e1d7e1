/// A sign of the grammar.
enum RuleSymbol: String {
  case openParenthesis = "("
  case closeParenthesis = ")"
  case comma = ","
  case dot = "."
  case colon = ":"
  case question = "?"
  case not = "!"
  case and = "&&"
  case or = "||"
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case equal = "=="
  case notEqual = "!="
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divide = "/"
  case remainder = "%"

  /// The sign that was meant by something that is none.
  static func meant(by text: String) -> Self? {
    switch text {
    case "=", "===": .equal
    case "!==", "<>": .notEqual
    case "=<": .lessOrEqual
    case "=>": .greaterOrEqual
    case "&": .and
    case "|": .or
    default: nil
    }
  }
}
