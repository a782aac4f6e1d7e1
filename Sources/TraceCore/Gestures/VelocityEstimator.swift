/// How fast something moves, per second: a little of the previous estimate, most of the newest.
///
/// Reported; the first pair of places counts alone.
struct VelocityEstimator {
  private(set) var velocity = Point.zero
  private var last: (movement: Point, time: Instant)?
  private var hasEstimate = false

  /// The gesture's first place, from which the first pair counts.
  mutating func start(at movement: Point, time: Instant) {
    last = (movement, time)
  }

  mutating func move(to movement: Point, time: Instant) {
    defer { last = (movement, time) }
    guard let last, time > last.time else { return }
    let seconds = (time - last.time).seconds
    let way = movement - last.movement
    let newest = Point(x: way.x / seconds, y: way.y / seconds)
    let share = hasEstimate ? UIKitConstants.Pan.previousVelocityShare : 0
    velocity = Point(
      x: share * velocity.x + (1 - share) * newest.x,
      y: share * velocity.y + (1 - share) * newest.y)
    hasEstimate = true
  }
}
