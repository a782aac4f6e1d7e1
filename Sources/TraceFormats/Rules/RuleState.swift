/// The values that a view keeps for its rules.
///
/// Rules remember the slot of a value and read it whenever they are evaluated; a change from outside
/// shows at the next evaluation. A value never changes its type.
final class RuleState {
  private struct Value {
    let name: String
    var value: RuleValue
  }

  private var values: [Value] = []

  init() {}

  /// Reads the object that `json` is.
  ///
  /// - Throws: A name that rules know already, or that none can spell; a value that is not a Bool,
  ///   number or string.
  init(_ json: JSONValue) throws(Mistake) {
    guard case .object(let members) = json.content else {
      throw json.wrongType("state", expected: "an object")
    }
    for member in members {
      if Self.isTaken(member.key) {
        throw Mistake(at: member.keyOffset, rule: .takenName(member.key))
      }
      guard RuleLexer.isWord(member.key) else {
        throw Mistake(at: member.keyOffset, rule: .unusableName(member.key))
      }
      guard let value = RuleValue(member.value) else {
        throw member.value.wrongType(member.key, expected: "true, false, a number or a string")
      }
      values.append(Value(name: member.key, value: value))
    }
  }

  /// In the order of the file.
  var names: [String] { values.map(\.name) }

  /// Where the value of `name` is kept, or `nil` when there is none.
  func slot(of name: String) -> Int? {
    values.firstIndex { $0.name == name }
  }

  /// The value in a slot; it can be replaced by one of its type.
  subscript(slot: Int) -> RuleValue {
    get { values[slot].value }
    set {
      precondition(newValue.type == values[slot].value.type)
      values[slot].value = newValue
    }
  }

  /// Reads a new value for a slot, without setting it yet.
  func value(for slot: Int, from json: JSONValue) throws(Mistake) -> RuleValue {
    let type = values[slot].value.type
    guard let value = RuleValue(json), value.type == type else {
      throw Mistake(
        at: json.offset,
        rule: .stateType(of: values[slot].name, found: json.content.kind, expected: "\(type)"))
    }
    return value
  }

  /// Whether rules have a meaning of their own for `name`.
  static func isTaken(_ name: String) -> Bool {
    RuleWord(rawValue: name) != nil || RuleName.all.contains { $0.text == name }
  }
}

extension RuleValue {
  /// A value of `state`; `nil` where the type is none of its types.
  fileprivate init?(_ json: JSONValue) {
    switch json.content {
    case .bool(let value): self = .bool(value)
    case .number(let number): self = .number(number.value)
    case .string(let text): self = .string(text)
    case .null, .array, .object: return nil
    }
  }
}
