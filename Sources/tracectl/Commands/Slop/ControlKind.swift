import TraceCore
import TraceFormats

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
    self = Self(rawValue: SceneClasses.name(of: control)) ?? .control
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
