/// What one touch did in an event.
struct TouchChange {
  let touch: Touch
  let phase: TouchPhase
  let location: Point
  let previousLocation: Point

  /// The recorded tap count, if there is one.
  let tapCount: Int?

  init(
    _ touch: Touch, _ phase: TouchPhase, at location: Point, from previousLocation: Point,
    tapCount: Int? = nil
  ) {
    self.touch = touch
    self.tapCount = tapCount
    self.phase = phase
    self.location = location
    self.previousLocation = previousLocation
  }

  /// Shows the touch as it was at this change; a finger may press and lift within one event.
  func apply() {
    touch.phase = phase
    touch.location = location
    touch.previousLocation = previousLocation
  }

  /// Shows the touch as it was before.
  func rewind() {
    touch.location = previousLocation
  }
}
