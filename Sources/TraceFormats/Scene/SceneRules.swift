import TraceCore

/// The rules of one view or recognizer of a scene, on their way to what stands for an app's
/// overrides.
struct SceneRules {
  static let viewKeys = ["state", "pointInside", "gestureRecognizerShouldBegin"]
  static let controlKeys = ["beginTracking", "continueTracking", "watch"]
  static let recognizerKeys = ["shouldBegin", "shouldReceive", "watch"]

  private let owner: SceneObject
  private let state: RuleState
  private let source: JSONSource

  /// - Parameters:
  ///   - owner: Who has the rules.
  ///   - state: The values that its view keeps for them.
  ///   - source: The text that the rules stand in.
  init(of owner: SceneObject, state: RuleState, in source: JSONSource) {
    self.owner = owner
    self.state = state
    self.source = source
  }

  /// Reads the rules of the owner's object and puts them in their places.
  func bind(_ object: JSONObject) throws(Mistake) {
    for member in object.members {
      try assignment(member.key, member.value)?.apply()
    }
    guard let watch = object["watch"] else { return }
    switch owner {
    case .view(let view): try bindWatch(watch, to: view as? Control)
    case .recognizer(let recognizer): try bindWatch(watch, to: recognizer)
    case .responder: break
    }
  }

  /// Reads the rule of a key; `nil` when the owner has none of that name.
  func assignment(_ key: String, _ json: JSONValue) throws(Mistake) -> BoundAssignment? {
    guard let key = RuleScope.Key(rawValue: key) else { return nil }
    switch (key, owner) {
    case (.pointInside, .view(let view)):
      return try assignment(key, json, of: RuleScope.Owner(view), view) { rule in
        view.pointInsideOverride = { [unowned view] point in
          rule.holds(for: key, ViewRuleContext(view, .pointInside(point)), view)
        }
      }
    case (.gestureRecognizerShouldBegin, .view(let view)):
      return try assignment(key, json, of: RuleScope.Owner(view), view) { rule in
        view.shouldBeginOverride = { [unowned view] recognizer in
          rule.holds(for: key, ViewRuleContext(view, .shouldBegin(recognizer)), view)
        }
      }
    case (.beginTracking, .view(let view)), (.continueTracking, .view(let view)):
      guard let control = view as? Control else { return nil }
      return try trackingAssignment(key, json, of: control)
    case (.shouldBegin, .recognizer(let recognizer)):
      return try assignment(key, json, of: .recognizer, nil) { rule in
        recognizer.shouldBegin = { recognizer in
          rule.holds(for: key, RecognizerRuleContext(recognizer, offered: nil), recognizer)
        }
      }
    case (.shouldReceive, .recognizer(let recognizer)):
      return try assignment(key, json, of: .recognizer, nil) { rule in
        recognizer.shouldReceive = { recognizer, touch in
          rule.holds(for: key, RecognizerRuleContext(recognizer, offered: touch), recognizer)
        }
      }
    case (.pointInside, _), (.gestureRecognizerShouldBegin, _), (.beginTracking, _),
      (.continueTracking, _), (.shouldBegin, _), (.shouldReceive, _), (.watch, _):
      return nil
    }
  }

  private func trackingAssignment(
    _ key: RuleScope.Key, _ json: JSONValue, of control: Control
  ) throws(Mistake) -> BoundAssignment {
    try assignment(key, json, of: RuleScope.Owner(control), control) { rule in
      if key == .beginTracking {
        control.hooksMade.beginTracking = { [unowned control] touch, event in
          rule.holds(for: key, ViewRuleContext(control, .begin(touch, event)), control)
        }
      } else {
        control.hooksMade.continueTracking = { [unowned control] touch, event in
          rule.holds(for: key, ViewRuleContext(control, .move(touch, event)), control)
        }
      }
    }
  }

  private func assignment(
    _ key: RuleScope.Key, _ json: JSONValue, of kind: RuleScope.Owner, _ view: View?,
    apply: @escaping (Rule) -> Void
  ) throws(Mistake) -> BoundAssignment {
    let rule = try Rule(
      json, name: key.rawValue, gives: .bool, scope: scope(key, kind, view), in: source)
    return BoundAssignment(value: json.ruleText) { apply(rule) }
  }

  private func bindWatch(_ json: JSONValue, to control: Control?) throws(Mistake) {
    guard let control else { return }
    let watched = try watches(json, RuleScope.Owner(control), control)
    control.hooksMade.watch = { [unowned control] touch in
      let context = ViewRuleContext(control, .watch(touch))
      return watched.map { name, rule in
        WatchedValue(
          name: name, value: rule.logValue(in: context) { control.noteUndefined(rule: $0) })
      }
    }
  }

  private func bindWatch(_ json: JSONValue, to recognizer: GestureRecognizer) throws(Mistake) {
    let watched = try watches(json, .recognizer, nil)
    recognizer.watch = { [unowned recognizer] in
      let context = RecognizerRuleContext(recognizer, offered: nil)
      return watched.map { name, rule in
        WatchedValue(
          name: name, value: rule.logValue(in: context) { recognizer.noteUndefined(rule: $0) })
      }
    }
  }

  private func watches(
    _ json: JSONValue, _ owner: RuleScope.Owner, _ view: View?
  ) throws(Mistake) -> [(name: String, rule: Rule)] {
    var watched: [(name: String, rule: Rule)] = []
    for member in try JSONObject(json, name: "watch", owner: "the watched values").members {
      let rule = try Rule(
        member.value, name: member.key, gives: nil, scope: scope(.watch, owner, view), in: source)
      watched.append((member.key, rule))
    }
    return watched
  }

  private func scope(
    _ key: RuleScope.Key, _ owner: RuleScope.Owner, _ view: View?
  ) -> RuleScope {
    RuleScope(owner: owner, key: key, state: state, subviews: view.map(Self.idsInside))
  }

  private static func idsInside(_ view: View) -> [String] {
    view.subviews.flatMap { [$0.id] + idsInside($0) }
  }
}

extension Rule {
  /// Whether the rule holds; without a value it does not, and the log says so.
  fileprivate func holds(
    for key: RuleScope.Key, _ context: ViewRuleContext, _ view: View
  ) -> Bool {
    switch holds(in: context) {
    case .value(let holds): return holds
    case .undefined:
      view.noteUndefined(rule: key.rawValue)
      return false
    }
  }

  fileprivate func holds(
    for key: RuleScope.Key, _ context: RecognizerRuleContext, _ recognizer: GestureRecognizer
  ) -> Bool {
    switch holds(in: context) {
    case .value(let holds): return holds
    case .undefined:
      recognizer.noteUndefined(rule: key.rawValue)
      return false
    }
  }

  /// The value for a line of the log; without one it is false, and `note` hears of it.
  fileprivate func logValue(
    in context: some RuleContext, note: (_ rule: String) -> Void
  ) -> LogValue {
    switch evaluate(in: context) {
    case .value(let value): return value.logValue
    case .undefined:
      note(RuleScope.Key.watch.rawValue)
      return .bool(false)
    }
  }
}

extension Control {
  /// The control's hooks, which are made when they are needed first.
  fileprivate var hooksMade: TrackingHooks {
    if let hooks { return hooks }
    let made = TrackingHooks()
    hooks = made
    return made
  }
}

extension JSONValue {
  /// A rule as the log shows that it was set.
  fileprivate var ruleText: LogValue {
    switch content {
    case .bool(let constant): .bool(constant)
    case .string(let text): .text(text)
    case .null, .number, .array, .object: .none
    }
  }
}
