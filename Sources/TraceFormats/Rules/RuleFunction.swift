/// What a rule can call by its name.
enum RuleFunction: String, CaseIterable {
  case abs
  case min
  case max
  case hypot
  case sqrt
  case atan2
  case distance
  case pi
  case subview
  case point = "CGPoint"
  case rect = "CGRect"

  /// - Parameter name: As the rule spells it; `Point` and `Rect` are read too.
  init?(name: String) {
    switch name {
    case "Point": self = .point
    case "Rect": self = .rect
    default: self.init(rawValue: name)
    }
  }

  var signature: RuleSignature {
    switch self {
    case .abs, .sqrt: RuleSignature(parameters: [.init(type: .number)], result: .number)
    case .hypot, .atan2: RuleSignature(parameters: .numbers(nil, nil), result: .number)
    case .min, .max:
      RuleSignature(parameters: .numbers(nil, nil), goesOn: true, result: .number)
    case .distance:
      RuleSignature(parameters: [.init(type: .point), .init(type: .point)], result: .number)
    case .pi: RuleSignature(parameters: [], result: .number)
    case .subview: RuleSignature(parameters: [.init(type: .string)], result: .subview)
    case .point: RuleSignature(parameters: .numbers("x", "y"), result: .point)
    case .rect: RuleSignature(parameters: .numbers("x", "y", "width", "height"), result: .rect)
    }
  }
}
