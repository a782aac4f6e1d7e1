import TraceCore

/// What the rules of a recognizer read; places are in its view's coordinates.
struct RecognizerRuleContext: RuleContext {
  private let recognizer: GestureRecognizer

  /// The touch that the recognizer may have or not, while it is asked.
  private let offered: Touch?

  init(_ recognizer: GestureRecognizer, offered: Touch?) {
    self.recognizer = recognizer
    self.offered = offered
  }

  func bool(_ name: RuleName.Flag) -> Bool {
    switch name {
    case .isTouchInside: view?.bounds.contains(point(.location)) ?? false
    case .wasTouchInside: view?.bounds.contains(point(.previousLocation)) ?? false
    case .isTracking: false
    case .isEnabled: recognizer.isEnabled
    }
  }

  func number(_ name: RuleName.Measure) -> Double {
    switch name {
    case .tapCount: Double(touch?.tapCount ?? 0)
    case .duration: touch.map { ((view?.now ?? .zero) - $0.began).seconds } ?? 0
    case .scale: (recognizer as? PinchGestureRecognizer)?.scale ?? 1
    case .rotation: (recognizer as? RotationGestureRecognizer)?.rotation ?? 0
    case .numberOfTouches: Double(recognizer.numberOfTouches)
    case .moves, .value, .minimumValue, .maximumValue, .numberOfTapsRequired: 0
    }
  }

  func string(_ name: RuleName.Word) -> String {
    switch name {
    case .view: view?.id ?? ""
    case .touchedView: touch?.view.id ?? ""
    case .gesture: recognizer.id
    case .gestureClass: SceneClasses.name(of: recognizer)
    }
  }

  func point(_ name: RuleName.Place) -> Point {
    switch name {
    case .location: offered?.location(in: view) ?? recognizer.location(in: view)
    case .previousLocation: centroid { $0.previousLocation(in: view) }
    case .start: centroid { view?.convert($0.start, from: nil) ?? $0.start }
    case .translation: (recognizer as? PanGestureRecognizer)?.translation(in: view) ?? .zero
    case .velocity: (recognizer as? PanGestureRecognizer)?.velocity(in: view) ?? .zero
    }
  }

  func rect(_ name: RuleName.Area) -> Rect {
    switch name {
    case .bounds: view?.bounds ?? .zero
    case .frame: view?.frame ?? .zero
    case .thumb, .track: .zero
    }
  }

  func callSuper() -> Bool { true }

  func subview(_ id: String, contains point: Point) -> Bool {
    guard let view else { return false }
    return ViewRuleContext(view, .pointInside(point)).subview(id, contains: point)
  }

  private var view: View? { recognizer.view }

  private var touch: Touch? { offered ?? recognizer.sequence.first }

  /// The middle of one place of each finger.
  private func centroid(of place: (Touch) -> Point) -> Point {
    if let offered { return place(offered) }
    guard !recognizer.sequence.isEmpty else { return point(.location) }
    var sum = Point.zero
    for touch in recognizer.sequence { sum = sum + place(touch) }
    let count = Double(recognizer.sequence.count)
    return Point(x: sum.x / count, y: sum.y / count)
  }
}
