package import TraceCore

/// The classes that a scene can name, with or without `UI`.
package enum SceneClasses {
  /// A class of views, and how one is made.
  struct ViewClass {
    let name: String
    let make: (_ id: String) -> View
  }

  /// A class of recognizers, and how one is made.
  struct RecognizerClass {
    let name: String
    let make: (_ id: String) -> GestureRecognizer
  }

  static var views: [ViewClass] {
    [
      ViewClass(name: "UIView") { View(id: $0) },
      ViewClass(name: "UILabel", make: deaf),
      ViewClass(name: "UIImageView", make: deaf),
      ViewClass(name: "UIControl") { Control(id: $0) },
      ViewClass(name: "UIButton") { Button(id: $0) },
      ViewClass(name: "StrictBoundsButton") { StrictBoundsButton(id: $0) },
      ViewClass(name: "UISlider") { Slider(id: $0) },
      ViewClass(name: "UISwitch") { Switch(id: $0) },
      ViewClass(name: "UISegmentedControl") { SegmentedControl(id: $0) },
      ViewClass(name: "UIStepper") { Stepper(id: $0) },
      ViewClass(name: "UIPageControl") { PageControl(id: $0) },
      ViewClass(name: "UIScrollView") { ScrollView(id: $0) },
      ViewClass(name: "UITableView") { ScrollView(id: $0) },
      ViewClass(name: "UICollectionView") { ScrollView(id: $0) },
    ]
  }

  static var recognizers: [RecognizerClass] {
    [
      RecognizerClass(name: "UITapGestureRecognizer") { TapGestureRecognizer(id: $0) },
      RecognizerClass(name: "UILongPressGestureRecognizer") { LongPressGestureRecognizer(id: $0) },
      RecognizerClass(name: "UIPanGestureRecognizer") { PanGestureRecognizer(id: $0) },
      RecognizerClass(name: "UIScreenEdgePanGestureRecognizer") {
        ScreenEdgePanGestureRecognizer(id: $0)
      },
      RecognizerClass(name: "UISwipeGestureRecognizer") { SwipeGestureRecognizer(id: $0) },
      RecognizerClass(name: "UIPinchGestureRecognizer") { PinchGestureRecognizer(id: $0) },
      RecognizerClass(name: "UIRotationGestureRecognizer") { RotationGestureRecognizer(id: $0) },
    ]
  }

  /// The UIKit class as which the engine plays a view: a table view is a scroll view to it, and a
  /// label a view.
  package static func name(of view: View) -> String {
    switch view {
    case is Window: "UIWindow"
    case is ScrollView: "UIScrollView"
    case is StrictBoundsButton: "StrictBoundsButton"
    case is Button: "UIButton"
    case is Slider: "UISlider"
    case is Switch: "UISwitch"
    case is SegmentedControl: "UISegmentedControl"
    case is Stepper: "UIStepper"
    case is PageControl: "UIPageControl"
    case is Control: "UIControl"
    default: "UIView"
    }
  }

  /// The name by which a scene makes such a recognizer.
  static func name(of recognizer: GestureRecognizer) -> String {
    switch recognizer {
    case is TapGestureRecognizer: "UITapGestureRecognizer"
    case is LongPressGestureRecognizer: "UILongPressGestureRecognizer"
    case is ScreenEdgePanGestureRecognizer: "UIScreenEdgePanGestureRecognizer"
    case is PanGestureRecognizer: "UIPanGestureRecognizer"
    case is SwipeGestureRecognizer: "UISwipeGestureRecognizer"
    case is PinchGestureRecognizer: "UIPinchGestureRecognizer"
    case is RotationGestureRecognizer: "UIRotationGestureRecognizer"
    default: "UIGestureRecognizer"
    }
  }

  /// What UIKit has and the engine does not play.
  static let notModelled: Set<String> = [
    "ColorWell", "DatePicker", "HoverGestureRecognizer", "MenuController", "PencilInteraction",
    "PickerView", "RefreshControl", "SearchBar", "StackView", "TextField", "TextView", "WebView",
  ]

  /// The name without UIKit's prefix.
  static func plainName(_ name: String) -> String {
    let rest = name.dropFirst(2)
    return name.hasPrefix("UI") && rest.first?.isUppercase == true ? String(rest) : name
  }

  /// The one of `known` that a name without UIKit's prefix stands for.
  static func fullName(_ plain: String, among known: [String]) -> String {
    known.first { plainName($0) == plain } ?? plain
  }

  /// The name that an id begins with when the file gives none: `tapGestureRecognizer`.
  static func idStem(_ name: String) -> String {
    let plain = plainName(name)
    return plain.prefix(1).lowercased() + plain.dropFirst()
  }

  /// Documented: `isUserInteractionEnabled` is false for labels and image views.
  private static func deaf(_ id: String) -> View {
    let view = View(id: id)
    view.isUserInteractionEnabled = false
    return view
  }
}
