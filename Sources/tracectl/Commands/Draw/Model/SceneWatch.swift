import TraceCore

/// Follows the views of a scene through a replay.
///
/// A view that the log names as changing is looked at when the clock has moved on: the line stands
/// before the change, and what belongs to the change follows at the same instant.
struct SceneWatch {
  private(set) var scene: DrawnScene

  private let views: [View]
  private let slop: Double
  private var states: [ViewState]

  /// The views that change at `changeTime`.
  private var changing: [Int] = []
  private var changeTime = Instant.zero

  /// - Parameters:
  ///   - application: What is replayed, before anything happens.
  ///   - slop: Of controls without one of their own, in points.
  init(_ application: Application, slop: Double) {
    var tree = Tree()
    for (index, window) in application.windows.enumerated() {
      tree.add(window, parent: nil, window: index)
    }
    views = tree.views
    self.slop = slop
    states = tree.views.map { ViewState(of: $0, slop: slop) }
    scene = DrawnScene(
      views: tree.drawn, recognizers: tree.recognizers, windowCount: application.windows.count,
      initial: states)
  }

  /// The view changes at `time`.
  mutating func change(_ view: Int, at time: Instant) {
    advance(to: time)
    changeTime = time
    if !changing.contains(view) { changing.append(view) }
  }

  mutating func advance(to time: Instant) {
    if !changing.isEmpty, time > changeTime { settle() }
  }

  /// Looks at what has changed.
  mutating func settle() {
    for view in changing {
      let state = ViewState(of: views[view], slop: slop)
      guard state != states[view] else { continue }
      states[view] = state
      scene.changes.append(DrawnScene.Change(time: changeTime, view: view, state: state))
    }
    changing.removeAll(keepingCapacity: true)
  }

  /// Whether `view` is `other` or inside of it.
  func isInside(_ view: Int, _ other: Int) -> Bool {
    var one: Int? = view
    while let index = one {
      if index == other { return true }
      one = scene.views[index].parent
    }
    return false
  }

  /// The views of a tree, each after its superview.
  private struct Tree {
    var views: [View] = []
    var drawn: [DrawnView] = []
    var recognizers: [DrawnRecognizer] = []

    mutating func add(_ view: View, parent: Int?, window: Int) {
      let index = views.count
      views.append(view)
      drawn.append(DrawnView(view, parent: parent, window: window))
      for recognizer in view.gestureRecognizers {
        recognizers.append(DrawnRecognizer(id: recognizer.id, view: index))
      }
      for subview in view.subviews { add(subview, parent: index, window: window) }
    }
  }
}
