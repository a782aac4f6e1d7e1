/// A step of a rule's expression in postfix order: operands come before what is done with them.
///
/// `a + b * c` is `a b c * +`. Nothing that reads the steps needs to call itself, however long the
/// expression is.
struct RuleNode: Hashable {
  enum Kind: Hashable {
    case number(Double)
    case string(String)
    case bool(Bool)
    case name(String)

    /// `.pi`, `Double.pi`.
    case constant(String)

    case prefix(RulePrefix)
    case binary(RuleOperator)

    /// Between the operands of `&&` or `||`.
    case leftOperand(RuleConnective)

    /// After both operands.
    case connective(RuleConnective)

    // After the three parts of `? :`.
    case condition
    case firstChoice
    case secondChoice

    case member(String)
    case call(String, [RuleArgument])
    case methodCall(String, [RuleArgument])
  }

  let kind: Kind

  /// The place in bytes of the rule's text: of a name or value, of an operator's sign.
  let offset: Int
}

/// What is known of a call's argument beside its value, which is a step of its own.
struct RuleArgument: Hashable {
  let label: String?

  /// The place of the label or, without one, of the value.
  let offset: Int
}
