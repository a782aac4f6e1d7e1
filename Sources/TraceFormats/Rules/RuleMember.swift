/// A number or point that belongs to a point or rectangle.
enum RuleMember: String, CaseIterable {
  case x
  case y
  case width
  case height
  case minX
  case midX
  case maxX
  case minY
  case midY
  case maxY
  case center

  /// What it is; `nil` where values of the type have no such member.
  func type(in owner: RuleType) -> RuleType? {
    switch owner {
    case .point: self == .x || self == .y ? .number : nil
    case .rect: self == .center ? .point : .number
    case .bool, .number, .string, .subview: nil
    }
  }
}
