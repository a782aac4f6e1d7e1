/// The names that rules are given, grouped by the type of what they stand for.
enum RuleName: Hashable, Sendable {
  case bool(Flag)
  case number(Measure)
  case string(Word)
  case point(Place)
  case rect(Area)

  /// What the class itself would have answered.
  case callSuper

  enum Flag: String, CaseIterable, Sendable {
    case isTouchInside
    case wasTouchInside
    case isTracking
    case isEnabled
  }

  enum Measure: String, CaseIterable, Sendable {
    case tapCount
    case moves

    /// Seconds since the touch began.
    case duration

    case value
    case minimumValue
    case maximumValue
    case scale
    case rotation
    case numberOfTouches
    case numberOfTapsRequired
  }

  /// Ids, and the name of a class.
  enum Word: String, CaseIterable, Sendable {
    case view
    case touchedView
    case gesture
    case gestureClass
  }

  enum Place: String, CaseIterable, Sendable {
    case location
    case previousLocation
    case start
    case translation
    case velocity
  }

  enum Area: String, CaseIterable, Sendable {
    case bounds
    case frame
    case thumb
    case track
  }
}

extension RuleName {
  /// Every name there is in some scope.
  static let all: [Self] =
    Place.allCases.map(Self.point) + Area.allCases.map(Self.rect) + Flag.allCases.map(Self.bool)
    + Measure.allCases.map(Self.number) + Word.allCases.map(Self.string) + [.callSuper]

  /// How a rule spells it.
  var text: String {
    switch self {
    case .bool(let name): name.rawValue
    case .number(let name): name.rawValue
    case .string(let name): name.rawValue
    case .point(let name): name.rawValue
    case .rect(let name): name.rawValue
    case .callSuper: "super"
    }
  }

  var type: RuleType {
    switch self {
    case .bool, .callSuper: .bool
    case .number: .number
    case .string: .string
    case .point: .point
    case .rect: .rect
    }
  }
}
