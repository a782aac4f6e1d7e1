import TraceCore

/// What a scene gives in place of a method or for a line of the log: an expression in Swift's
/// syntax, checked when it is made.
struct Rule {
  let program: RuleProgram

  /// What the rule reads beside the context.
  let state: RuleState

  /// - Parameters:
  ///   - text: The expression.
  ///   - expected: What it is to give; `nil` allows any value.
  ///   - scope: The names that it can use.
  /// - Throws: The first mistake, its place in bytes from the start of `text`.
  init(_ text: String, gives expected: RuleType?, scope: RuleScope) throws(Mistake) {
    program = try RuleCompiler.program(of: text, expected: expected, scope: scope)
    state = scope.state
  }

  /// A rule that always gives the same.
  init(constant: Bool) {
    program = RuleProgram(instructions: [.constant(constant ? 1 : 0)], cellCount: 1)
    state = RuleState()
  }
}

extension Rule {
  /// Reads the value of a key: a string with an expression, `true` or `false`.
  ///
  /// - Parameters:
  ///   - json: The value.
  ///   - name: The key, for the sentence when the value is of another kind.
  ///   - expected: What the rule is to give; `nil` allows any value.
  ///   - scope: The names that it can use.
  ///   - source: The text that the value was read from.
  /// - Throws: The first mistake, its place in bytes from the start of the source's text.
  init(
    _ json: JSONValue, name: String, gives expected: RuleType?, scope: RuleScope,
    in source: JSONSource
  ) throws(Mistake) {
    switch json.content {
    case .bool(let constant):
      self.init(constant: constant)
    case .string(let text):
      do throws(Mistake) {
        try self.init(text, gives: expected, scope: scope)
      } catch {
        throw Mistake(at: source.offset(ofByte: error.offset, in: json), error.problem)
      }
    case .null, .number, .array, .object:
      throw json.wrongType(name, expected: "a rule in a string, true or false")
    }
  }
}
