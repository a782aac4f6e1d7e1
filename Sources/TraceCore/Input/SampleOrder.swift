/// Which fingers are down, so that a sample that cannot follow is found.
public final class SampleOrder {
  private enum Finger {
    case down(since: Instant)
    /// The engine took its touch away; what the finger does until its next press is ignored.
    case takenAway
  }

  private var fingers: [(id: TouchID, finger: Finger)] = []
  private var last: Instant?

  /// Starts with no finger down.
  public init() {}

  /// Takes a sample's time as the present one.
  public func advance(to sample: TouchSample) throws(SampleProblem) {
    if let last, sample.time < last {
      throw .timeGoesBack(previous: last, found: sample.time)
    }
    last = sample.time
  }

  /// Takes what a sample says about its finger.
  ///
  /// - Returns: Whether anybody is to hear of it.
  public func accept(_ sample: TouchSample) throws(SampleProblem) -> Bool {
    guard sample.location.x.isFinite, sample.location.y.isFinite else {
      throw .notFinite(sample.touch)
    }
    guard let index = fingers.firstIndex(where: { $0.id == sample.touch }) else {
      guard sample.phase == .began else { throw .notDown(sample.touch, sample.phase) }
      fingers.append((sample.touch, .down(since: sample.time)))
      return true
    }
    switch (fingers[index].finger, sample.phase) {
    case (.down(let since), .began):
      throw .beganTwice(sample.touch, since: since)
    case (.takenAway, .began):
      fingers[index].finger = .down(since: sample.time)
      return true
    case (.down, .moved), (.down, .stationary):
      return true
    case (.takenAway, .moved), (.takenAway, .stationary), (.takenAway, .ended),
      (.takenAway, .cancelled):
      return false
    case (.down, .ended), (.down, .cancelled):
      fingers.remove(at: index)
      return true
    }
  }

  /// The fingers that are down, in the order in which they began.
  var down: [TouchID] {
    fingers.compactMap { id, finger in
      switch finger {
      case .down: id
      case .takenAway: nil
      }
    }
  }

  /// The engine cancelled the touch of `finger` before it was lifted.
  public func takeAway(_ finger: TouchID) {
    for index in fingers.indices where fingers[index].id == finger {
      fingers[index].finger = .takenAway
    }
  }
}
