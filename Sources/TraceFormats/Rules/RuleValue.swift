import TraceCore

/// What a rule gives.
enum RuleValue: Hashable, Sendable {
  case bool(Bool)
  case number(Double)
  case string(String)
  case point(Point)
  case rect(Rect)

  var type: RuleType {
    switch self {
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .point: .point
    case .rect: .rect
    }
  }
}

extension RuleValue {
  /// As a line of the log shows it.
  var logValue: LogValue {
    switch self {
    case .bool(let value): .bool(value)
    case .number(let value): .number(value)
    case .string(let text): .text(text)
    case .point(let point): .numbers([point.x, point.y])
    case .rect(let rect): .numbers([rect.minX, rect.minY, rect.width, rect.height])
    }
  }
}
