import TraceCore

/// What a rule reads while it is evaluated.
///
/// A name is asked for only if the rule's scope has it; what is given for others does not matter.
protocol RuleContext {
  func bool(_ name: RuleName.Flag) -> Bool
  func number(_ name: RuleName.Measure) -> Double
  func string(_ name: RuleName.Word) -> String
  func point(_ name: RuleName.Place) -> Point
  func rect(_ name: RuleName.Area) -> Rect

  /// Calls the class's own method and gives its answer.
  ///
  /// It happens at most once in an evaluation, and only when the rule comes to it.
  func callSuper() -> Bool

  /// Whether the subview of that id contains a point of this view's coordinates.
  ///
  /// The id is as the rule gives it; where the scope leaves ids unchecked, or the rule chooses among
  /// several, it can be nobody's.
  func subview(_ id: String, contains point: Point) -> Bool
}
