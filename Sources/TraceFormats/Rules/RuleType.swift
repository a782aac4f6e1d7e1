/// What kind of thing an expression is.
enum RuleType: Hashable, Sendable {
  case bool
  case number
  case string
  case point
  case rect

  /// What `subview("id")` gives: it can be asked whether it contains a point and nothing else.
  case subview
}

extension RuleType: CustomStringConvertible {
  /// With its article, for a sentence.
  var description: String {
    switch self {
    case .bool: "a Bool"
    case .number: "a number"
    case .string: "a string"
    case .point: "a point"
    case .rect: "a rectangle"
    case .subview: "a subview"
    }
  }
}
