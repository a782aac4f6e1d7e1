import TraceCore

extension Rule {
  /// What the rule gives at this moment.
  ///
  /// Nothing is allocated, unless the rule is nested so deeply that its operands fill more than
  /// 1 KB; then that room is.
  func evaluate(in context: some RuleContext) -> RuleResult<RuleValue> {
    run(in: context) { stack in
      switch program.type {
      case .bool: .bool(stack.popBool())
      case .number: .number(stack.popNumber())
      case .string: .string(text(stack.popString(), in: context))
      case .point: .point(stack.popPoint())
      case .rect: .rect(stack.popRect())
      case .subview: preconditionFailure("no rule gives a subview")
      }
    }
  }

  /// Whether the rule holds at this moment.
  ///
  /// - Precondition: The rule was made to give a Bool.
  func holds(in context: some RuleContext) -> RuleResult<Bool> {
    precondition(program.type == .bool)
    return run(in: context) { $0.popBool() }
  }

  @inline(__always)
  private func run<Value>(
    in context: some RuleContext, result: (inout RuleStack) -> Value
  ) -> RuleResult<Value> {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: program.cellCount) { cells in
      var stack = program.instructions.withUnsafeBufferPointer { instructions in
        execute(instructions, on: cells, in: context)
      }
      return stack.isDefined ? .value(result(&stack)) : .undefined
    }
  }

  /// Follows the instructions to their end, or to the first value that is not finite.
  private func execute(
    _ instructions: UnsafeBufferPointer<RuleInstruction>,
    on cells: UnsafeMutableBufferPointer<Double>, in context: some RuleContext
  ) -> RuleStack {
    var stack = RuleStack(cells)
    var answerOfSuper: Bool?
    var position = 0
    while position < instructions.count, stack.isDefined {
      let instruction = instructions[position]
      position += 1
      switch instruction {
      case .constant(let value): stack.push(value)
      case .bool(let name): stack.push(context.bool(name))
      case .number(let name): stack.push(context.number(name))
      case .point(let name): stack.push(context.point(name))
      case .rect(let name): stack.push(context.rect(name))
      case .state(let slot): push(state[slot], on: &stack)
      case .callSuper:
        let answer = answerOfSuper ?? context.callSuper()
        answerOfSuper = answer
        stack.push(answer)
      case .subviewContains:
        let point = stack.popPoint()
        let id = text(stack.popString(), in: context)
        stack.push(context.subview(id, contains: point))
      case .equalStrings:
        let right = text(stack.popString(), in: context)
        stack.push(text(stack.popString(), in: context) == right)
      case .operation(let operation): stack.apply(operation)
      case .jump(let target): position = target
      case .jumpIfFalse(let target): if !stack.popBool() { position = target }
      case .and(let target): if stack.keepsTop(false) { position = target }
      case .or(let target): if stack.keepsTop(true) { position = target }
      }
    }
    return stack
  }

  @inline(__always)
  private func push(_ value: RuleValue, on stack: inout RuleStack) {
    switch value {
    case .bool(let value): stack.push(value)
    case .number(let value): stack.push(value)
    case .string, .point, .rect: preconditionFailure("no number and no Bool")
    }
  }

  private func text(_ index: Int, in context: some RuleContext) -> String {
    switch program.strings[index] {
    case .literal(let text): return text
    case .name(let name): return context.string(name)
    case .state(let slot):
      guard case .string(let text) = state[slot] else { preconditionFailure("no string") }
      return text
    }
  }
}
