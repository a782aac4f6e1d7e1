/// A rule ready to be evaluated.
struct RuleProgram: Hashable {
  var instructions: [RuleInstruction] = []
  var strings: [RuleString] = []

  /// What it leaves on the stack.
  var type = RuleType.bool

  /// How many cells its stack grows to.
  var cellCount = 0
}
