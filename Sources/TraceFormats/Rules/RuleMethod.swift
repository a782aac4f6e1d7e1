/// What a value can be asked to do.
enum RuleMethod: String, CaseIterable {
  case contains
  case insetBy

  /// `nil` where values of the type have no such method.
  func signature(of type: RuleType) -> RuleSignature? {
    switch (self, type) {
    case (.contains, .rect), (.contains, .subview):
      RuleSignature(parameters: [.init(type: .point)], result: .bool)
    case (.insetBy, .rect): RuleSignature(parameters: .numbers("dx", "dy"), result: .rect)
    case (.contains, .bool), (.contains, .number), (.contains, .string), (.contains, .point),
      (.insetBy, .bool), (.insetBy, .number), (.insetBy, .string), (.insetBy, .point),
      (.insetBy, .subview):
      nil
    }
  }
}
