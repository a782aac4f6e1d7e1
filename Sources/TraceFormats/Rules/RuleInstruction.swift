/// A step of an evaluation; it takes its operands from a stack and leaves its result there.
///
/// A number takes one cell of the stack, so does a Bool (1 or 0) and a string (its index among the
/// rule's strings); a point takes two cells, a rectangle four.
enum RuleInstruction: Hashable {
  /// A number, a Bool or a string's index.
  case constant(Double)

  case bool(RuleName.Flag)
  case number(RuleName.Measure)
  case point(RuleName.Place)
  case rect(RuleName.Area)

  /// A Bool or number of the view's state, by its slot.
  case state(Int)

  case callSuper
  case subviewContains
  case operation(RuleOperation)

  /// Compares two strings.
  case equalStrings

  /// Goes to another instruction.
  case jump(Int)

  /// Takes a Bool and goes there if it is false.
  case jumpIfFalse(Int)

  /// The second operand's way around: goes there if the Bool on top is false, else takes it.
  case and(Int)

  /// Goes there if the Bool on top is true, else takes it.
  case or(Int)
}

/// Where a string comes from.
enum RuleString: Hashable {
  case literal(String)
  case name(RuleName.Word)

  /// A string of the view's state, by its slot.
  case state(Int)
}

extension RuleType {
  /// How many cells of the stack a value takes.
  var cellCount: Int {
    switch self {
    case .bool, .number, .string, .subview: 1
    case .point: 2
    case .rect: 4
    }
  }
}
