import TraceCore

/// What one finger did from its touch to its lift.
struct Press: Sendable {
  enum Ending: String, Hashable, Sendable {
    case lifted
    case cancelled

    /// The trace stops while the finger is down.
    case down
  }

  /// The index of the finger among those of the trace, by which it has its colour.
  let finger: Int

  /// In which window; the front one where no view was hit.
  var window: Int

  /// The index of the view that was hit.
  var view: Int?

  /// When the finger was seen; as many as there are `points`.
  private(set) var times: [Instant] = []

  /// Where the finger was, in the window, in points.
  private(set) var points: [Point] = []

  /// The numbers of the samples in the trace.
  private(set) var samples: [Int] = []

  var ending = Ending.down

  init(finger: Int, window: Int) {
    self.finger = finger
    self.window = window
  }

  /// Takes the next sample; a stationary one stays where the finger was.
  mutating func add(_ sample: TouchSample, number: Int) {
    times.append(sample.time)
    let here = Self.clamped(sample.location)
    points.append(sample.phase == .stationary ? points.last ?? here : here)
    samples.append(number)
    switch sample.phase {
    case .began, .moved, .stationary: break
    case .ended: ending = .lifted
    case .cancelled: ending = .cancelled
    }
  }

  /// Where a drawing ends in every direction, in points: far beyond every screen, and still exact to
  /// the thousandth.
  static let farthest = 1e7

  private static func clamped(_ point: Point) -> Point {
    Point(
      x: max(-farthest, min(farthest, point.x)), y: max(-farthest, min(farthest, point.y)))
  }

  /// The engine takes the touch away after so many samples; the rest goes to nobody.
  mutating func cancel(after count: Int) {
    ending = .cancelled
    times.removeSubrange(count...)
    points.removeSubrange(count...)
    samples.removeSubrange(count...)
  }
}
