import TraceCore

/// What a callback is about, as far as its name tells.
enum CallbackKind: Hashable, Sendable {
  /// A touches… call, of whomever.
  case touches
  case tracking
  case event
  /// An action, of a control or of a recognizer.
  case action
  /// A recognizer's change of state.
  case state
  case scrolling
  case system
  case hit
  case property

  init(_ name: String) {
    self =
      switch name {
      case "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled": .touches
      case "action": .action
      case "state": .state
      case "willBeginDragging", "didScroll", "didEndDragging": .scrolling
      case "interrupt", "removed", "set", "touchStillDown", "ruleUndefined": .system
      case "hitTest", "pointInside", "chain": .hit
      case _ where TrackingCall(rawValue: name) != nil: .tracking
      case _ where Self.isEvent(name): .event
      default: .property
      }
  }

  /// A control event with a name, or one of those without: `event24`.
  private static func isEvent(_ name: String) -> Bool {
    if Control.Event.named.contains(where: { $0.name == name }) { return true }
    guard name.hasPrefix("event"), let bit = Int(name.dropFirst(5)) else { return false }
    return bit < UInt32.bitWidth && name == "event\(bit)"
  }
}

/// What the details of a callback tell of its category.
struct DetailMarks: OptionSet, Hashable {
  let rawValue: UInt8

  /// `from=`: the touches were passed on.
  static let isPassedOn = Self(rawValue: 1 << 0)

  /// `NAME state=`: the action is a recognizer's.
  static let hasState = Self(rawValue: 1 << 1)

  /// `… -> possible`: the recognizer is reset.
  static let isReset = Self(rawValue: 1 << 2)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Looks for the marks that matter for a kind.
  init(_ details: [UInt8], of kind: CallbackKind) {
    self = []
    switch kind {
    case .touches:
      if Self.wordStarts(in: details).contains(where: { details[$0...].starts(with: "from=".utf8) })
      {
        insert(.isPassedOn)
      }
    case .action:
      let second = Self.wordStarts(in: details).dropFirst().first ?? details.count
      if details[second...].starts(with: "state=".utf8) { insert(.hasState) }
    case .state:
      if details.reversed().starts(with: " possible".utf8.reversed()) { insert(.isReset) }
    case .tracking, .event, .scrolling, .system, .hit, .property:
      break
    }
  }

  private static func wordStarts(in details: [UInt8]) -> some Collection<Int> {
    details.indices.lazy.filter { $0 == 0 || details[$0 - 1] == .blank }
  }
}

extension LogCategory {
  /// The category of a line of text, which does not say it.
  ///
  /// The touches of a subject that is known to be a recognizer are `gesture`.
  init(_ kind: CallbackKind, _ marks: DetailMarks, isRecognizer: Bool) {
    self =
      switch kind {
      case .touches: marks.contains(.isPassedOn) ? .chain : isRecognizer ? .gesture : .touches
      case .tracking: .tracking
      case .event: .event
      case .action: marks.contains(.hasState) ? .gesture : .action
      case .state: marks.contains(.isReset) ? .properties : .gesture
      case .scrolling: .gesture
      case .system: .system
      case .hit: .hit
      case .property: .properties
      }
  }
}
