import TraceCore
import TraceFormats

/// A view of a drawing: what stays the same through a replay.
struct DrawnView: Hashable, Sendable {
  enum Role: String, Hashable, Sendable {
    case window
    case plain
    case control
    case scrollView
  }

  let id: String

  /// The UIKit class as which the engine plays the view.
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
    className = SceneClasses.name(of: view)
    role = Self.role(of: view)
    self.parent = parent
    self.window = window
  }

  private static func role(of view: View) -> Role {
    switch view {
    case is Window: .window
    case is ScrollView: .scrollView
    case is Control: .control
    default: .plain
    }
  }
}

/// A recognizer of a drawing.
struct DrawnRecognizer: Hashable, Sendable {
  let id: String

  /// The index of its view in the scene.
  let view: Int
}
