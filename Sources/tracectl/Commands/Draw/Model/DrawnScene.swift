import TraceCore

/// The views of a drawing, and how they change in the course of the replay.
struct DrawnScene: Sendable {
  /// One view as it is from a moment on.
  struct Change: Hashable, Sendable {
    let time: Instant
    let view: Int
    let state: ViewState
  }

  /// Every view after its superview, from back to front.
  let views: [DrawnView]
  let recognizers: [DrawnRecognizer]

  /// How many windows there are.
  let windowCount: Int

  /// The views before anything happens.
  let initial: [ViewState]

  /// In the order of time.
  var changes: [Change] = []

  /// The views at `time`, what happens at that time included.
  func states(at time: Instant) -> [ViewState] {
    var states = initial
    for change in changes {
      guard change.time <= time else { break }
      states[change.view] = change.state
    }
    return states
  }

  /// The views when everything has happened.
  var finalStates: [ViewState] {
    states(at: Instant(microseconds: .max))
  }

  /// What of a view's frame, in its window, is inside of all scroll views around it; `nil` where
  /// that is nothing.
  func visibleFrame(of view: Int, _ figures: [ViewFigure]) -> Rect? {
    var frame = Rect.around(figures[view].outline)
    var one = views[view].parent
    while let index = one {
      if views[index].role == .scrollView, let clip = Rect.around(figures[index].outline) {
        frame = frame?.intersection(clip)
      }
      one = views[index].parent
    }
    return frame
  }

  func figures(_ states: [ViewState]) -> [ViewFigure] {
    ViewFigure.figures(of: views, states)
  }
}
