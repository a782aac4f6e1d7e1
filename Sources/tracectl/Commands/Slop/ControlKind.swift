import TraceCore

/// A class of controls that a scene can name.
enum ControlKind: String {
  case control = "UIControl"
  case button = "UIButton"
  case strictBoundsButton = "StrictBoundsButton"
  case slider = "UISlider"
  case switchControl = "UISwitch"
  case stepper = "UIStepper"
  case segmentedControl = "UISegmentedControl"
  case pageControl = "UIPageControl"

  init(_ control: Control) {
    switch control {
    case is StrictBoundsButton: self = .strictBoundsButton
    case is Button: self = .button
    case is Slider: self = .slider
    case is Switch: self = .switchControl
    case is Stepper: self = .stepper
    case is SegmentedControl: self = .segmentedControl
    case is PageControl: self = .pageControl
    default: self = .control
    }
  }

  /// Whether a button could stand in its place without losing a property.
  var canBeStrict: Bool {
    switch self {
    case .control, .button: true
    case .strictBoundsButton, .slider, .switchControl, .stepper, .segmentedControl, .pageControl:
      false
    }
  }
}
