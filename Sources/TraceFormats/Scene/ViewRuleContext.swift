import TraceCore

/// What the rules of a view or a control read.
struct ViewRuleContext: RuleContext {
  /// On what occasion the rule is asked.
  enum Occasion {
    /// Whether the view contains a point of its own coordinates.
    case pointInside(Point)
    case shouldBegin(GestureRecognizer)
    case begin(Touch, Event?)
    case move(Touch, Event?)
    case watch(Touch?)
  }

  private let view: View
  private let occasion: Occasion

  /// The touch that the question is about: names ask for it again and again.
  private let touch: Touch?

  init(_ view: View, _ occasion: Occasion) {
    self.view = view
    self.occasion = occasion
    touch =
      switch occasion {
      case .pointInside: nil
      case .shouldBegin(let recognizer): recognizer.sequence.first { $0.view === view }
      case .begin(let touch, _), .move(let touch, _): touch
      case .watch(let touch): touch
      }
  }

  func bool(_ name: RuleName.Flag) -> Bool {
    switch name {
    case .isTouchInside: view.bounds.contains(point(.location))
    case .wasTouchInside: view.bounds.contains(point(.previousLocation))
    case .isTracking: (view as? Control)?.isTracking ?? false
    case .isEnabled: (view as? Control)?.isEnabled ?? true
    }
  }

  func number(_ name: RuleName.Measure) -> Double {
    switch name {
    case .tapCount: Double(touch?.tapCount ?? 0)
    case .moves: touch == nil ? 0 : Double((view as? Control)?.moves ?? 0)
    case .duration: touch.map { (view.now - $0.began).seconds } ?? 0
    case .value: (view as? Slider)?.value ?? (view as? Stepper)?.value ?? 0
    case .minimumValue: (view as? Slider)?.minimumValue ?? (view as? Stepper)?.minimumValue ?? 0
    case .maximumValue: (view as? Slider)?.maximumValue ?? (view as? Stepper)?.maximumValue ?? 0
    case .numberOfTapsRequired: Double(recognizer?.tapsRequired ?? 0)
    case .scale, .rotation, .numberOfTouches: 0
    }
  }

  func string(_ name: RuleName.Word) -> String {
    switch name {
    case .gesture: recognizer?.id ?? ""
    case .gestureClass: recognizer.map(SceneClasses.name) ?? ""
    case .view, .touchedView: view.id
    }
  }

  func point(_ name: RuleName.Place) -> Point {
    switch name {
    case .location: touch?.location(in: view) ?? askedPoint
    case .previousLocation: touch?.previousLocation(in: view) ?? askedPoint
    case .start: touch.map { view.convert($0.start, from: nil) } ?? askedPoint
    case .translation, .velocity: .zero
    }
  }

  func rect(_ name: RuleName.Area) -> Rect {
    switch name {
    case .bounds: view.bounds
    case .frame: view.frame
    case .thumb: (view as? Slider)?.thumb ?? .zero
    case .track: (view as? Slider)?.track ?? .zero
    }
  }

  func callSuper() -> Bool {
    switch occasion {
    case .pointInside(let point):
      return view.hitArea.contains(point, in: view.bounds)
    case .shouldBegin(let recognizer):
      return !view.refusesAsStockControl(recognizer)
    case .begin(let touch, let event):
      return (view as? Control)?.beginTracking(touch, with: event) ?? true
    case .move(let touch, let event):
      return (view as? Control)?.continueTracking(touch, with: event) ?? true
    case .watch:
      return false
    }
  }

  func subview(_ id: String, contains point: Point) -> Bool {
    guard let subview = view.descendant(id) else { return false }
    return subview.point(inside: view.convert(point, to: subview), with: nil)
  }

  private var recognizer: GestureRecognizer? {
    switch occasion {
    case .shouldBegin(let recognizer): recognizer
    case .pointInside, .begin, .move, .watch: nil
    }
  }

  /// The point of the question where there is no touch.
  private var askedPoint: Point {
    switch occasion {
    case .pointInside(let point): point
    case .shouldBegin(let recognizer): recognizer.location(in: view)
    case .begin, .move, .watch: .zero
    }
  }
}

extension View {
  /// The view of that id somewhere inside of this one.
  fileprivate func descendant(_ id: String) -> View? {
    for subview in subviews {
      if subview.id == id { return subview }
      if let found = subview.descendant(id) { return found }
    }
    return nil
  }
}

extension GestureRecognizer {
  fileprivate var tapsRequired: Int {
    (self as? TapGestureRecognizer)?.numberOfTapsRequired
      ?? (self as? LongPressGestureRecognizer)?.numberOfTapsRequired ?? 0
  }
}
