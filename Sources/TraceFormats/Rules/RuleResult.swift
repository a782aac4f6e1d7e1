/// What an evaluation came to.
enum RuleResult<Value> {
  case value(Value)

  /// Some step had no finite value: a division by zero, the root of a negative number.
  case undefined
}

extension RuleResult: Equatable where Value: Equatable {}
extension RuleResult: Sendable where Value: Sendable {}
