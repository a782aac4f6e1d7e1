import TraceCore

/// The views and recognizers of a scene by their ids, also those that have left it meanwhile.
struct SceneIndex {
  private var views: [String: View] = [:]
  private var recognizers: [String: GestureRecognizer] = [:]

  init(_ application: Application) {
    for window in application.windows { add(window) }
  }

  private mutating func add(_ view: View) {
    views[view.id] = view
    for recognizer in view.gestureRecognizers { recognizers[recognizer.id] = recognizer }
    for subview in view.subviews { add(subview) }
  }

  func view(_ id: String) -> View? { views[id] }

  func recognizer(_ id: String) -> GestureRecognizer? { recognizers[id] }
}

extension View {
  /// What a touch in the view is for.
  var role: ViewRole {
    switch self {
    case is StrictBoundsButton: .strictButton
    case is SegmentedControl: .segmentedControl
    case is Button, is Switch, is Stepper, is PageControl: .stockControl
    case is Slider: .slider
    case is Control: .plainControl
    case is ScrollView: .scrollView
    default: .view
    }
  }
}

/// The kinds of views that explanations tell apart.
enum ViewRole: Hashable {
  case view
  case scrollView
  /// A `Control` that refuses no recognizer.
  case plainControl
  case slider
  /// One of those that refuse single taps of other views.
  case stockControl
  /// A stock control without tracking and touch events.
  case segmentedControl
  /// A stock control that cancels itself and sends events of its own.
  case strictButton

  var isControl: Bool {
    switch self {
    case .view, .scrollView: false
    case .plainControl, .slider, .stockControl, .segmentedControl, .strictButton: true
    }
  }

  var refusesTaps: Bool {
    switch self {
    case .view, .scrollView, .plainControl, .slider: false
    case .stockControl, .segmentedControl, .strictButton: true
    }
  }
}
