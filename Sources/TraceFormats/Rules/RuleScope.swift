import TraceCore

/// What a rule can name: it depends on who has the rule and on what the rule is asked.
struct RuleScope {
  /// Who has the rule.
  enum Owner: Hashable, Sendable {
    case view
    case control

    /// A control with `value`, `minimumValue` and `maximumValue`.
    case valueControl

    case slider
    case recognizer
  }

  /// The key that the rule stands under.
  enum Key: String, CaseIterable, Sendable {
    case pointInside
    case beginTracking
    case continueTracking
    case gestureRecognizerShouldBegin
    case shouldBegin
    case shouldReceive
    case watch
  }

  /// The fixed names, those of the touch first.
  let names: [RuleName]

  /// The values that the view has of its own.
  let state: RuleState

  /// The ids that `subview` can be given; `nil` leaves them unchecked.
  let subviews: [String]?

  init(owner: Owner, key: Key, state: RuleState = RuleState(), subviews: [String]? = nil) {
    self.names = RuleName.all.filter { $0.exists(for: owner, key) }
    self.state = state
    self.subviews = subviews
  }

  /// Every name that a rule of this scope can use.
  var knownNames: [String] { names.map(\.text) + state.names }
}

extension RuleScope.Owner {
  /// - Parameter view: The view that has the rule.
  init(_ view: View) {
    switch view {
    case is Slider: self = .slider
    case is Stepper: self = .valueControl
    case is Control: self = .control
    default: self = .view
    }
  }
}

extension RuleName {
  /// Whether a rule of `owner` under `key` can use the name.
  ///
  /// What a touch or a view has always exists, also where it never differs: a plain view's
  /// `isTracking` is false, its `moves` 0.
  fileprivate func exists(for owner: RuleScope.Owner, _ key: RuleScope.Key) -> Bool {
    switch self {
    case .callSuper: key.hasSuper
    case .number(.value), .number(.minimumValue), .number(.maximumValue):
      owner == .valueControl || owner == .slider
    case .rect(.thumb), .rect(.track): owner == .slider
    case .point(.translation), .point(.velocity), .number(.scale), .number(.rotation),
      .number(.numberOfTouches), .string(.view), .string(.touchedView):
      owner == .recognizer
    case .string(.gesture), .string(.gestureClass), .number(.numberOfTapsRequired):
      key == .gestureRecognizerShouldBegin
    case .point(.location), .point(.previousLocation), .point(.start), .rect(.bounds),
      .rect(.frame), .bool(.isTouchInside), .bool(.wasTouchInside), .bool(.isTracking),
      .bool(.isEnabled), .number(.tapCount), .number(.moves), .number(.duration):
      true
    }
  }
}

extension RuleScope.Key {
  /// Whether the rule stands in place of a method of the class, which it can then call.
  fileprivate var hasSuper: Bool {
    switch self {
    case .pointInside, .beginTracking, .continueTracking, .gestureRecognizerShouldBegin: true
    case .shouldBegin, .shouldReceive, .watch: false
    }
  }
}
