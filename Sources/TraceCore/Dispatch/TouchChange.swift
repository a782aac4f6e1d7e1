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

/// What all touches did in an event.
struct TouchChanges {
  /// In the order of the samples.
  private(set) var list: [TouchChange] = []

  /// The phases that occur, so that the others need no look: nearly every event has one.
  private var phases: UInt8 = 0

  var isEmpty: Bool { list.isEmpty }

  func contain(_ phase: TouchPhase) -> Bool { phases & phase.bit != 0 }

  mutating func append(_ change: TouchChange) {
    list.append(change)
    phases |= change.phase.bit
  }

  /// Takes back a change; one of the same phase follows, so that `contain` stays true.
  mutating func remove(at index: Int) -> TouchChange {
    list.remove(at: index)
  }

  mutating func removeAll() {
    list.removeAll(keepingCapacity: true)
    phases = 0
  }
}

extension TouchPhase {
  fileprivate var bit: UInt8 {
    switch self {
    case .began: 1
    case .moved: 2
    case .stationary: 4
    case .ended: 8
    case .cancelled: 16
    }
  }
}
