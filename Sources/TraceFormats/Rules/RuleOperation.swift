/// A step that looks at nothing but the stack.
enum RuleOperation: Hashable {
  case not
  case negate
  case add
  case subtract
  case multiply
  case divide

  /// Truncates: the result has the sign of the first operand.
  case remainder

  case less
  case lessOrEqual
  case greater
  case greaterOrEqual

  /// Compares two values of so many cells each.
  case equal(cells: Int)

  case absolute
  case squareRoot
  case minimum
  case maximum
  case hypotenuse
  case angle
  case distance
  case coordinate(RuleMember)
  case member(RuleMember)

  /// Makes widths and heights positive, as CoreGraphics sees a rectangle.
  case standardize

  case contains
  case inset
}
