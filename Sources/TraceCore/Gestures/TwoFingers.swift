/// The two fingers that a pinch or a rotation follows.
struct TwoFingers {
  private(set) var first: Touch?
  private(set) var second: Touch?

  var isComplete: Bool { first != nil && second != nil }
  var isEmpty: Bool { first == nil && second == nil }

  /// Takes a finger if one is missing.
  mutating func take(_ touch: Touch) -> Bool {
    if first == nil {
      first = touch
    } else if second == nil {
      second = touch
    } else {
      return false
    }
    return true
  }

  mutating func drop(_ touch: Touch) {
    if first === touch { first = nil }
    if second === touch { second = nil }
  }

  /// From the first finger to the second, in points on the screen; `nil` while one is missing.
  var way: Point? {
    guard let first, let second else { return nil }
    return second.location - first.location
  }
}
