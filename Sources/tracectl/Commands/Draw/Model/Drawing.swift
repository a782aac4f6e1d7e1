import TraceCore

/// All that a drawing of a replay shows, whatever it is drawn with.
struct Drawing: Sendable {
  let title: String

  /// The settings in one line.
  let settings: String

  /// The first and the last moment at which anything happens.
  let start: Instant
  let end: Instant

  let scene: DrawnScene

  /// The fingers' names.
  let fingers: [String]
  let presses: [Press]

  /// In the order in which they happened.
  let marks: [Mark]
  let lanes: [Lane]

  /// How the lines of the log go with the time.
  let moments: Moments

  /// The indices of the controls that tracked a finger: those whose slop matters.
  let trackedControls: [Int]

  /// When the first finger touches, or the start.
  var firstTouch: Instant { presses.first?.times.first ?? start }

  func point(_ place: PressBook.Place) -> Point {
    presses[place.press].points[place.point]
  }

  /// The views, by their indices, that a control event, a touch or a recognizer is about.
  var touchedViews: Set<Int> { Set(presses.compactMap(\.view)) }
}
