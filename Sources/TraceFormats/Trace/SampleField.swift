import TraceCore

/// The fields of a sample.
enum SampleField: UInt8, CaseIterable {
  case phase
  case x
  case y
  case position
  case time
  case touch
  case tapCount

  /// The names of the field in a file, the usual one first.
  var names: [String] {
    switch self {
    case .phase: ["phase"]
    case .x: ["x"]
    case .y: ["y"]
    case .position: ["position", "location"]
    case .time: ["time", "t", "timestamp"]
    case .touch: ["touch", "id", "finger"]
    case .tapCount: ["tapCount"]
    }
  }

  init?(named name: String) {
    guard let field = Self.allCases.first(where: { $0.names.contains(name) }) else { return nil }
    self = field
  }

  /// All names of JSON's fields.
  static let allNames = allCases.flatMap(\.names)

  /// All names of the columns of a table, where a place is two numbers.
  static let columnNames = allCases.filter { $0 != .position }.flatMap(\.names)
}

extension TouchPhase {
  /// The words for phases that diagnostics list.
  static let words = allCases.map(\.rawValue)

  /// Reads a phase in any case and in either spelling of `cancelled`.
  init?(anyCase word: String) {
    let lower = word.lowercased()
    guard let phase = TouchPhase(rawValue: lower == "canceled" ? "cancelled" : lower) else {
      return nil
    }
    self = phase
  }
}

extension TouchID {
  /// Reads a finger's name; one that is an integer as it would be printed is that number.
  package init(named name: String) {
    let first = name.utf8.first ?? 0
    if ASCII.isDigit(first) || first == ASCII.minus, let number = Int(name), "\(number)" == name {
      self = .number(number)
    } else {
      self = .name(name)
    }
  }

  /// Whether `name` can stand in a log: it has characters, and none that break a line.
  static func isUsable(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { $0 >= ASCII.blank && $0 != 0x7F }
  }

  static let expectation = "an integer or a name without control characters"
}
