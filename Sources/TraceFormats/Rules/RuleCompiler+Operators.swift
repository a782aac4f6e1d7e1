extension RuleCompiler {
  mutating func compilePrefix(_ prefix: RulePrefix, at offset: Int) throws(Mistake) {
    let type: RuleType
    switch prefix {
    case .not: type = .bool
    case .minus: type = .number
    }
    try takeOperand(type, of: prefix.rawValue)
    switch prefix {
    case .not: push(.operation(.not), .bool, at: offset)
    case .minus: push(.operation(.negate), .number, at: offset)
    }
  }

  mutating func compileBinary(_ binary: RuleOperator, at offset: Int) throws(Mistake) {
    let right = takeOperand()
    let left = takeOperand()
    switch binary {
    case .arithmetic(let sign):
      try expectNumbers(left, right, of: sign.rawValue)
      push(.operation(sign.operation), .number, at: left.start)
    case .comparison(let sign):
      try expectNumbers(left, right, of: sign.rawValue)
      push(.operation(sign.operation), .bool, at: left.start)
    case .equality(let sign):
      guard left.type == right.type else {
        let mistake = RuleMistake.differentTypes(of: sign.rawValue, left.type, right.type)
        throw Mistake(at: offset, rule: mistake)
      }
      try compileEquality(sign, left)
    }
  }

  private func expectNumbers(
    _ left: Operand, _ right: Operand, of name: String
  ) throws(Mistake) {
    for operand in [left, right] where operand.type != .number {
      throw Mistake(
        at: operand.start, rule: .operand(of: name, found: operand.type, expected: .number))
    }
  }

  private mutating func compileEquality(
    _ sign: RuleEquality, _ left: Operand
  ) throws(Mistake) {
    switch left.type {
    case .string: append(.equalStrings)
    case .bool, .number, .point, .rect:
      append(.operation(.equal(cells: left.type.cellCount)))
    case .subview: throw Mistake(at: left.start, rule: .notComparable(.subview))
    }
    switch sign {
    case .equal: break
    case .notEqual: append(.operation(.not))
    }
    push(.bool, at: left.start)
  }

  // MARK: Operands that may be passed over

  mutating func compileLeftOperand(of connective: RuleConnective) throws(Mistake) {
    let left = try takeOperand(.bool, of: connective.rawValue)
    switch connective {
    case .and: appendJump(.and(0), start: left.start)
    case .or: appendJump(.or(0), start: left.start)
    }
  }

  mutating func compileRightOperand(of connective: RuleConnective) throws(Mistake) {
    try takeOperand(.bool, of: connective.rawValue)
    push(.bool, at: endJump())
  }

  mutating func compileCondition() throws(Mistake) {
    let condition = try takeOperand(.bool, of: "?")
    appendJump(.jumpIfFalse(0), start: condition.start)
  }

  mutating func compileFirstChoice() {
    firstChoices.append(takeOperand().type)
    let start = endJump(passing: 1)
    appendJump(.jump(0), start: start)
  }

  mutating func compileSecondChoice() throws(Mistake) {
    let second = takeOperand()
    let first = firstChoices.removeLast()
    guard first == second.type else {
      throw Mistake(at: second.start, rule: .differentTypes(of: "? :", first, second.type))
    }
    push(first, at: endJump())
  }
}

extension RuleArithmetic {
  fileprivate var operation: RuleOperation {
    switch self {
    case .plus: .add
    case .minus: .subtract
    case .times: .multiply
    case .divide: .divide
    case .remainder: .remainder
    }
  }
}

extension RuleComparison {
  fileprivate var operation: RuleOperation {
    switch self {
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    }
  }
}
