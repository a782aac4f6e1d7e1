/// A JSON value on its way to a text.
indirect enum JSONText {
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([(key: String, value: JSONText)])

  /// One line; strings must need no escapes.
  var text: String {
    switch self {
    case .bool(let value): "\(value)"
    case .number(let value): value == value.rounded() ? "\(Int(value))" : "\(value)"
    case .string(let text): "\"\(text)\""
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\"\($0.key)\": \($0.value.text)" }.joined(separator: ", ") + "}"
    }
  }
}

extension JSONText: ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral
{
  init(booleanLiteral value: Bool) {
    self = .bool(value)
  }

  init(floatLiteral value: Double) {
    self = .number(value)
  }

  init(stringLiteral value: String) {
    self = .string(value)
  }
}

extension JSONText {
  static func numbers(_ values: Double...) -> Self { .array(values.map { .number($0) }) }

  static func strings(_ values: [String]) -> Self { .array(values.map { .string($0) }) }
}
