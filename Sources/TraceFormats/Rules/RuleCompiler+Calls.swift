extension RuleCompiler {
  /// Compiles a call by name.
  ///
  /// The step before it tells a literal from other arguments: an only argument that is a literal is
  /// just that step.
  mutating func compileCall(
    _ name: String, _ arguments: [RuleArgument], at offset: Int, after previous: RuleNode?
  ) throws(Mistake) {
    guard let function = RuleFunction(name: name) else {
      throw calledMistake(name, at: offset)
    }
    let signature = function.signature
    try takeArguments(arguments, signature, of: name, at: offset)
    if function == .subview, let previous { try checkSubview(previous) }
    compile(function, argumentCount: arguments.count)
    push(signature.result, at: offset)
  }

  mutating func compileMethodCall(
    _ name: String, _ arguments: [RuleArgument], at offset: Int
  ) throws(Mistake) {
    let owner = operand(before: arguments.count)
    guard let method = RuleMethod(rawValue: name), let signature = method.signature(of: owner.type)
    else {
      if RuleMember(rawValue: name)?.type(in: owner.type) != nil {
        throw Mistake(at: offset, rule: .notCallable(name))
      }
      throw unknownMember(name, of: owner.type, at: offset)
    }
    try takeArguments(arguments, signature, of: name, at: offset)
    _ = takeOperand()
    switch method {
    case .contains where owner.type == .subview: append(.subviewContains)
    case .contains: append(.operation(.contains))
    case .insetBy: append(.operation(.inset))
    }
    push(signature.result, at: owner.start)
  }

  private mutating func compile(_ function: RuleFunction, argumentCount: Int) {
    switch function {
    case .abs: append(.operation(.absolute))
    case .min: append(.operation(.minimum), times: argumentCount - 1)
    case .max: append(.operation(.maximum), times: argumentCount - 1)
    case .hypot: append(.operation(.hypotenuse))
    case .sqrt: append(.operation(.squareRoot))
    case .atan2: append(.operation(.angle))
    case .distance: append(.operation(.distance))
    case .pi: append(.constant(.pi))
    case .rect: append(.operation(.standardize))
    case .point, .subview: break
    }
  }

  private mutating func append(_ instruction: RuleInstruction, times: Int) {
    for _ in 0..<times { append(instruction) }
  }

  // MARK: Arguments

  private mutating func takeArguments(
    _ arguments: [RuleArgument], _ signature: RuleSignature, of name: String, at offset: Int
  ) throws(Mistake) {
    let expected = signature.argumentCount
    guard expected.allows(arguments.count) else {
      throw Mistake(
        at: offset,
        rule: .argumentCount(of: name, found: arguments.count, expected: expected))
    }
    let values = takeOperands(arguments.count)
    for (index, (argument, value)) in zip(arguments, values).enumerated() {
      guard let parameter = signature.parameter(index) else { break }
      if let label = argument.label, label != parameter.label {
        throw Mistake(
          at: argument.offset, rule: .label(label, of: name, expected: parameter.label))
      }
      guard value.type == parameter.type else {
        throw Mistake(
          at: value.start,
          rule: .operand(of: name, found: value.type, expected: parameter.type))
      }
    }
  }

  private func checkSubview(_ argument: RuleNode) throws(Mistake) {
    guard case .string(let id) = argument.kind, let known = scope.subviews, !known.contains(id)
    else { return }
    throw Mistake(at: argument.offset, .unknownID(id, among: known))
  }

  private func calledMistake(_ name: String, at offset: Int) -> Mistake {
    if scope.knownNames.contains(name) { return Mistake(at: offset, rule: .notCallable(name)) }
    let known = RuleFunction.allCases.map(\.rawValue)
    return Mistake(at: offset, .unknownWord(kind: "function", name, among: known))
  }
}
