/// Counts quick presses at one place.
///
/// A press goes on with a series when its predecessor was a valid tap, was lifted a short while
/// ago, and the series began nearby.
struct TapCounter {
  /// Presses that belong together.
  final class Series {
    let start: Point
    var lastLift: Instant?
    var lastCount = 0
    var fingersDown = 0

    init(start: Point) {
      self.start = start
    }
  }

  private var series: [Series] = []

  /// Finds the series of a new touch and its place in it.
  mutating func begin(_ touch: Touch, recorded: Int?) {
    let earliest = touch.began.microseconds - UIKitConstants.Tap.interval.microseconds
    series.removeAll { one in
      one.fingersDown == 0 && one.lastLift.map { $0.microseconds < earliest } ?? true
    }
    let limit = UIKitConstants.Tap.allowableMovement
    var nearest: (series: Series, distance: Double)?
    for one in series {
      guard let lift = one.lastLift, lift.microseconds >= earliest else { continue }
      let away = touch.start - one.start
      guard abs(away.x) < limit, abs(away.y) < limit else { continue }
      let distance = (away.x * away.x + away.y * away.y).squareRoot()
      if distance < nearest?.distance ?? .infinity { nearest = (one, distance) }
    }
    let own = nearest?.series ?? Series(start: touch.start)
    if nearest == nil { series.append(own) }
    own.fingersDown += 1
    touch.series = own
    touch.tapCount = recorded ?? min(own.lastCount, .max - 1) + 1
  }

  /// Looks whether a touch that is down can still be a tap.
  func follow(_ change: TouchChange) {
    let touch = change.touch
    if let recorded = change.tapCount {
      touch.tapCount = recorded
    } else if !isTap(touch, at: change.location) {
      touch.tapCount = 0
    }
  }

  /// The finger is up; only a valid tap counts for the next press.
  func end(_ touch: Touch, wasLifted: Bool) {
    guard let own = touch.series else { return }
    touch.series = nil
    own.fingersDown -= 1
    if wasLifted, touch.tapCount > 0, isTap(touch, at: touch.location) {
      own.lastLift = touch.timestamp
      own.lastCount = touch.tapCount
    }
  }

  private func isTap(_ touch: Touch, at location: Point) -> Bool {
    let limit = UIKitConstants.Tap.allowableMovement
    let moved = location - touch.start
    return touch.timestamp - touch.began <= UIKitConstants.Tap.maximumDuration
      && abs(moved.x) < limit && abs(moved.y) < limit
  }
}
