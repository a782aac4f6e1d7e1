/// What a control remembers about the one touch that it follows.
enum ControlTracking {
  /// It follows none.
  case idle

  /// It follows the touch: `isTracking`.
  case tracking(Touch)

  /// The touch is being lifted; `endTracking` is told about it.
  case ending(Touch)

  /// `continueTracking` returned false and nobody was told; the highlight stays until the lift.
  case released(Touch)

  /// The touch that events are about.
  var touch: Touch? {
    switch self {
    case .idle: nil
    case .tracking(let touch), .ending(let touch), .released(let touch): touch
    }
  }

  var isTracking: Bool {
    switch self {
    case .tracking: true
    case .idle, .ending, .released: false
    }
  }
}
