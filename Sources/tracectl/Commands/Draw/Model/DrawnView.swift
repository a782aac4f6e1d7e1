import TraceCore

/// A view of a drawing: what stays the same through a replay.
struct DrawnView: Hashable, Sendable {
  enum Role: String, Hashable, Sendable {
    case window
    case plain
    case control
    case scrollView
  }

  let id: String

  /// As a scene names it.
  let className: String
  let role: Role

  /// The superview's index in the scene; `nil` for a window.
  let parent: Int?

  /// Which of the application's windows the view is in, counted from the back.
  let window: Int
}

extension DrawnView {
  init(_ view: View, parent: Int?, window: Int) {
    id = view.id
    (className, role) = Self.kind(of: view)
    self.parent = parent
    self.window = window
  }

  private static func kind(of view: View) -> (String, Role) {
    switch view {
    case is Window: ("UIWindow", .window)
    case is ScrollView: ("UIScrollView", .scrollView)
    case is StrictBoundsButton: ("StrictBoundsButton", .control)
    case is Button: ("UIButton", .control)
    case is Slider: ("UISlider", .control)
    case is Switch: ("UISwitch", .control)
    case is SegmentedControl: ("UISegmentedControl", .control)
    case is Stepper: ("UIStepper", .control)
    case is PageControl: ("UIPageControl", .control)
    case is Control: ("UIControl", .control)
    default: ("UIView", .plain)
    }
  }
}

/// A recognizer of a drawing.
struct DrawnRecognizer: Hashable, Sendable {
  let id: String

  /// The index of its view in the scene.
  let view: Int
}
