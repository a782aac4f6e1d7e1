/// What a call can be given, and what it gives.
struct RuleSignature {
  struct Parameter {
    var label: String?
    let type: RuleType
  }

  let parameters: [Parameter]

  /// Whether more arguments like the last one may follow.
  var goesOn = false

  let result: RuleType

  /// The parameter of an argument, or `nil` where there are more arguments than parameters.
  func parameter(_ index: Int) -> Parameter? {
    if index < parameters.count { return parameters[index] }
    return goesOn ? parameters.last : nil
  }

  var argumentCount: RuleArgumentCount {
    goesOn ? .atLeast(parameters.count) : .exactly(parameters.count)
  }
}

/// How many arguments a call wants.
enum RuleArgumentCount: Hashable, Sendable, CustomStringConvertible {
  case exactly(Int)
  case atLeast(Int)

  func allows(_ count: Int) -> Bool {
    switch self {
    case .exactly(let expected): count == expected
    case .atLeast(let least): count >= least
    }
  }

  var description: String {
    switch self {
    case .exactly(0): "none"
    case .exactly(let count): "\(count)"
    case .atLeast(let count): "\(count) or more"
    }
  }
}

extension [RuleSignature.Parameter] {
  /// Numbers with these labels.
  static func numbers(_ labels: String?...) -> Self {
    labels.map { Element(label: $0, type: .number) }
  }
}
