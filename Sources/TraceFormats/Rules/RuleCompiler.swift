/// Checks the types of a rule and makes the instructions for it.
struct RuleCompiler {
  /// A value that will be on the stack when the next instruction is reached.
  struct Operand {
    let type: RuleType

    /// The place where its expression begins.
    let start: Int
  }

  /// A jump whose end is not known yet.
  private struct PendingJump {
    let instruction: Int

    /// Where the whole expression begins.
    let start: Int
  }

  let scope: RuleScope
  private(set) var program = RuleProgram()
  private var operands: [Operand] = []

  /// What the first choices are whose second ones are still to come.
  var firstChoices: [RuleType] = []

  private var pending: [PendingJump] = []
  private var cellCount = 0

  private init(scope: RuleScope) {
    self.scope = scope
  }

  /// The program of the rule `text`, which is to give `expected` or, with `nil`, any value.
  static func program(
    of text: String, expected: RuleType?, scope: RuleScope
  ) throws(Mistake) -> RuleProgram {
    var compiler = Self(scope: scope)
    var previous: RuleNode?
    for node in try RuleParser.nodes(of: text) {
      try compiler.compile(node, after: previous)
      previous = node
    }
    let result = compiler.takeOperand()
    if let expected, result.type != expected {
      throw Mistake(at: result.start, rule: .result(found: result.type, expected: expected))
    }
    if result.type == .subview { throw Mistake(at: result.start, rule: .noValue(.subview)) }
    compiler.program.type = result.type
    return compiler.program
  }

  private mutating func compile(_ node: RuleNode, after previous: RuleNode?) throws(Mistake) {
    let offset = node.offset
    switch node.kind {
    case .number(let value): push(.constant(value), .number, at: offset)
    case .bool(let value): push(.constant(value ? 1 : 0), .bool, at: offset)
    case .string(let text): push(string: .literal(text), at: offset)
    case .name(let name): try compileName(name, at: offset)
    case .constant(let name): try compileConstant(name, at: offset)
    case .prefix(let prefix): try compilePrefix(prefix, at: offset)
    case .binary(let binary): try compileBinary(binary, at: offset)
    case .leftOperand(let connective): try compileLeftOperand(of: connective)
    case .connective(let connective): try compileRightOperand(of: connective)
    case .condition: try compileCondition()
    case .firstChoice: compileFirstChoice()
    case .secondChoice: try compileSecondChoice()
    case .member(let name): try compileMember(name, at: offset)
    case .call(let name, let arguments):
      try compileCall(name, arguments, at: offset, after: previous)
    case .methodCall(let name, let arguments):
      try compileMethodCall(name, arguments, at: offset)
    }
  }

  // MARK: Operands

  mutating func takeOperand() -> Operand {
    guard let operand = operands.popLast() else {
      preconditionFailure("a step without its operand")
    }
    cellCount -= operand.type.cellCount
    return operand
  }

  /// Takes the last operand, which is one of `name` and has to be of a type.
  @discardableResult
  mutating func takeOperand(_ type: RuleType, of name: String) throws(Mistake) -> Operand {
    let operand = takeOperand()
    guard operand.type == type else {
      throw Mistake(
        at: operand.start, rule: .operand(of: name, found: operand.type, expected: type))
    }
    return operand
  }

  /// Takes the arguments of a call.
  mutating func takeOperands(_ count: Int) -> [Operand] {
    let last = Array(operands.suffix(count))
    for _ in last { _ = takeOperand() }
    return last
  }

  /// The operand below the last `count` ones; it stays where it is.
  func operand(before count: Int) -> Operand { operands[operands.count - 1 - count] }

  /// Notes that a value is on the stack, in place of the operands taken before.
  mutating func push(_ type: RuleType, at start: Int) {
    operands.append(Operand(type: type, start: start))
    cellCount += type.cellCount
    program.cellCount = max(program.cellCount, cellCount)
  }

  /// Adds an instruction that leaves a value.
  mutating func push(_ instruction: RuleInstruction, _ type: RuleType, at start: Int) {
    append(instruction)
    push(type, at: start)
  }

  mutating func push(string: RuleString, at start: Int) {
    program.strings.append(string)
    push(.constant(Double(program.strings.count - 1)), .string, at: start)
  }

  // MARK: Instructions

  mutating func append(_ instruction: RuleInstruction) {
    program.instructions.append(instruction)
  }

  /// Adds a jump of the expression that begins at `start`; where to is not known yet.
  mutating func appendJump(_ instruction: RuleInstruction, start: Int) {
    pending.append(PendingJump(instruction: program.instructions.count, start: start))
    append(instruction)
  }

  /// Lets the jump that was added last lead to where the instructions stop at present.
  ///
  /// - Parameter count: How many instructions more it passes over.
  /// - Returns: Where the jump's expression begins.
  mutating func endJump(passing count: Int = 0) -> Int {
    guard let jump = pending.popLast() else { preconditionFailure("a jump without its beginning") }
    program.instructions[jump.instruction].setTarget(program.instructions.count + count)
    return jump.start
  }
}

extension RuleInstruction {
  fileprivate mutating func setTarget(_ target: Int) {
    switch self {
    case .jump: self = .jump(target)
    case .jumpIfFalse: self = .jumpIfFalse(target)
    case .and: self = .and(target)
    case .or: self = .or(target)
    case .constant, .bool, .number, .point, .rect, .state, .callSuper, .subviewContains,
      .operation, .equalStrings:
      preconditionFailure("\(self) is no jump")
    }
  }
}
