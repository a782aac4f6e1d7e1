extension RuleCompiler {
  mutating func compileName(_ name: String, at offset: Int) throws(Mistake) {
    if let known = scope.names.first(where: { $0.text == name }) {
      return compileFixedName(known, at: offset)
    }
    if let slot = scope.state.slot(of: name) {
      return compileState(slot, at: offset)
    }
    if RuleWord(rawValue: name) == .pi {
      return push(.constant(.pi), .number, at: offset)
    }
    if RuleFunction(name: name) != nil { throw Mistake(at: offset, rule: .notCalled(name)) }
    throw Mistake(at: offset, .unknownWord(kind: "name", name, among: scope.knownNames))
  }

  private mutating func compileFixedName(_ name: RuleName, at offset: Int) {
    switch name {
    case .bool(let flag): push(.bool(flag), .bool, at: offset)
    case .number(let measure): push(.number(measure), .number, at: offset)
    case .string(let word): push(string: .name(word), at: offset)
    case .point(let place): push(.point(place), .point, at: offset)
    case .rect(let area): push(.rect(area), .rect, at: offset)
    case .callSuper: push(.callSuper, .bool, at: offset)
    }
  }

  private mutating func compileState(_ slot: Int, at offset: Int) {
    switch scope.state[slot] {
    case .bool: push(.state(slot), .bool, at: offset)
    case .number: push(.state(slot), .number, at: offset)
    case .string: push(string: .state(slot), at: offset)
    case .point, .rect: preconditionFailure("a state has no points and rectangles")
    }
  }

  mutating func compileConstant(_ name: String, at offset: Int) throws(Mistake) {
    guard RuleWord(rawValue: name) == .pi else {
      throw Mistake(at: offset, .unknownWord(kind: "constant", name, among: ["pi"]))
    }
    push(.constant(.pi), .number, at: offset)
  }

  mutating func compileMember(_ name: String, at offset: Int) throws(Mistake) {
    let owner = takeOperand()
    guard let member = RuleMember(rawValue: name), let type = member.type(in: owner.type) else {
      throw memberMistake(name, of: owner.type, at: offset)
    }
    switch owner.type {
    case .point: push(.operation(.coordinate(member)), type, at: owner.start)
    case .rect: push(.operation(.member(member)), type, at: owner.start)
    case .bool, .number, .string, .subview:
      preconditionFailure("\(owner.type) has no members")
    }
  }

  private func memberMistake(_ name: String, of type: RuleType, at offset: Int) -> Mistake {
    if RuleMethod(rawValue: name)?.signature(of: type) != nil {
      return Mistake(at: offset, rule: .notCalled(name))
    }
    return unknownMember(name, of: type, at: offset)
  }

  func unknownMember(_ name: String, of type: RuleType, at offset: Int) -> Mistake {
    let members = RuleMember.allCases.filter { $0.type(in: type) != nil }.map(\.rawValue)
    let methods = RuleMethod.allCases.filter { $0.signature(of: type) != nil }.map(\.rawValue)
    let known = members + methods
    let suggestion = Suggestion.closest(to: name, among: known)
    return Mistake(
      at: offset, rule: .unknownMember(name, of: type, known: known, suggestion: suggestion))
  }
}
