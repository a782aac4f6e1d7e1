import TraceCore

@testable import TraceFormats

/// Gives each name a fixed value and notes what it is asked to do.
final class FixedContext: RuleContext {
  var location = Point(x: 30, y: 40)
  var answerOfSuper = true
  private(set) var callsOfSuper = 0
  private(set) var questions: [String] = []

  func bool(_ name: RuleName.Flag) -> Bool {
    switch name {
    case .isTouchInside, .isTracking, .isEnabled: true
    case .wasTouchInside: false
    }
  }

  func number(_ name: RuleName.Measure) -> Double {
    switch name {
    case .tapCount: 2
    case .moves: 3
    case .duration: 0.25
    case .value: 0.5
    case .minimumValue: -1
    case .maximumValue: 10
    case .scale: 1.5
    case .rotation: -0.5
    case .numberOfTouches: 2
    case .numberOfTapsRequired: 1
    }
  }

  func string(_ name: RuleName.Word) -> String {
    switch name {
    case .view: "card"
    case .touchedView: "plain"
    case .gesture: "tap"
    case .gestureClass: "UITapGestureRecognizer"
    }
  }

  func point(_ name: RuleName.Place) -> Point {
    switch name {
    case .location: location
    case .previousLocation: Point(x: 27, y: 36)
    case .start: Point(x: 0, y: 0)
    case .translation: Point(x: -12, y: 5)
    case .velocity: Point(x: 100, y: -200)
    }
  }

  func rect(_ name: RuleName.Area) -> Rect {
    switch name {
    case .bounds: Rect(x: 0, y: 0, width: 200, height: 40)
    case .frame: Rect(x: 20, y: 30, width: 200, height: 40)
    case .thumb: Rect(x: 50, y: 0, width: 31, height: 40)
    case .track: Rect(x: 0, y: 10, width: 200, height: 20)
    }
  }

  func callSuper() -> Bool {
    callsOfSuper += 1
    return answerOfSuper
  }

  func subview(_ id: String, contains point: Point) -> Bool {
    questions.append("\(id) \(point.x),\(point.y)")
    return id == "handle"
  }
}

extension RuleScope {
  /// A control's `beginTracking`.
  static var control: Self { Self(owner: .control, key: .beginTracking) }
}

extension Rule {
  /// What the rule gives with the fixed values of a scope's names.
  static func result(
    of text: String, in scope: RuleScope = .control, _ context: FixedContext = FixedContext()
  ) throws -> RuleResult<RuleValue> {
    try Rule(text, gives: nil, scope: scope).evaluate(in: context)
  }
}
