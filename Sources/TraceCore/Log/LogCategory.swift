/// The kinds of lines that a log can show or hide.
public enum LogCategory: String, CaseIterable, Hashable, Sendable {
  /// The touches… calls of a view that was hit.
  case touches
  /// A control's four tracking calls.
  case tracking
  /// Control events, by name.
  case event
  /// Actions and who received them.
  case action
  /// What recognizers and scroll views do.
  case gesture
  /// Interruptions, removals, settings and what is left at the end.
  case system
  /// Touches… calls that one responder passed on to the next.
  case chain
  /// The walk of a hit-test.
  case hit
  /// Properties of controls and recognizers, when they change.
  case properties
}

/// Several categories.
public struct LogCategories: OptionSet, Hashable, Sendable {
  /// One bit for each category, in the order of `LogCategory`.
  public let rawValue: UInt16

  /// The categories whose bits are set.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// One category alone.
  public init(_ category: LogCategory) {
    self =
      switch category {
      case .touches: .touches
      case .tracking: .tracking
      case .event: .event
      case .action: .action
      case .gesture: .gesture
      case .system: .system
      case .chain: .chain
      case .hit: .hit
      case .properties: .properties
      }
  }

  /// The touches… calls of a view that was hit.
  public static let touches = Self(rawValue: 1 << 0)
  /// A control's four tracking calls.
  public static let tracking = Self(rawValue: 1 << 1)
  /// Control events, by name.
  public static let event = Self(rawValue: 1 << 2)
  /// Actions and who received them.
  public static let action = Self(rawValue: 1 << 3)
  /// What recognizers and scroll views do.
  public static let gesture = Self(rawValue: 1 << 4)
  /// Interruptions, removals, settings and what is left at the end.
  public static let system = Self(rawValue: 1 << 5)
  /// Touches… calls that one responder passed on to the next.
  public static let chain = Self(rawValue: 1 << 6)
  /// The walk of a hit-test.
  public static let hit = Self(rawValue: 1 << 7)
  /// Properties of controls and recognizers, when they change.
  public static let properties = Self(rawValue: 1 << 8)

  /// What a log shows unless it is told otherwise.
  public static let standard: Self = [.touches, .tracking, .event, .action, .gesture, .system]

  /// What a log can show at most.
  public static let all: Self = [.standard, .chain, .hit, .properties]
}
