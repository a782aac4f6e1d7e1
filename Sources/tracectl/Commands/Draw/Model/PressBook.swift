import TraceCore

/// The presses of a trace, and how far each has come in a replay.
struct PressBook {
  /// In the order in which they begin.
  private(set) var presses: [Press] = []

  /// In the order in which they first appear.
  private(set) var fingers: [TouchID] = []

  private let samples: [TouchSample]
  private var indices: [TouchID: Int] = [:]

  /// Which press each sample belongs to.
  private var pressOfSample: [Int] = []

  /// The press that each finger is at, or was at last.
  private var current: [Int?] = []

  /// How many samples of each press have happened.
  private var reached: [Int] = []
  private var happened = 0

  /// How many presses were hit-tested.
  private var sought = 0

  /// A place on the path of a press.
  struct Place: Hashable, Sendable {
    let press: Int

    /// The index among the press's points.
    let point: Int
  }

  /// - Parameters:
  ///   - samples: As in the trace, in an order that can be played.
  ///   - window: Where presses are until it is known which view they hit.
  init(_ samples: [TouchSample], window: Int) {
    self.samples = samples
    pressOfSample.reserveCapacity(samples.count)
    var latest: [Int] = []
    for (number, sample) in samples.enumerated() {
      let finger = Self.index(of: sample.touch, &indices, &fingers)
      if finger == latest.count { latest.append(-1) }
      if sample.phase == .began {
        latest[finger] = presses.count
        presses.append(Press(finger: finger, window: window))
      }
      pressOfSample.append(latest[finger])
      presses[latest[finger]].add(sample, number: number)
    }
    current = fingers.map { _ in nil }
    reached = presses.map { _ in 0 }
  }

  private static func index(
    of touch: TouchID, _ indices: inout [TouchID: Int], _ fingers: inout [TouchID]
  ) -> Int {
    if let index = indices[touch] { return index }
    indices[touch] = fingers.count
    fingers.append(touch)
    return fingers.count - 1
  }

  /// Lets the samples up to `time` happen.
  mutating func advance(to time: Instant) {
    while happened < samples.count, samples[happened].time <= time {
      let press = pressOfSample[happened]
      reached[press] += 1
      current[presses[press].finger] = press
      happened += 1
    }
  }

  /// Where the finger is, or was when it was lifted; `nil` before it was ever down.
  func place(of finger: TouchID) -> Place? {
    guard let index = indices[finger], let press = current[index] else { return nil }
    let last = presses[press].points.count - 1
    return Place(press: press, point: min(reached[press] - 1, last))
  }

  /// The next press that no view was sought for hit `view`, or none.
  ///
  /// Presses are hit-tested in the order in which they begin.
  mutating func hit(_ view: Int?, in window: Int?) {
    guard sought < presses.count else { return }
    presses[sought].view = view
    if let window { presses[sought].window = window }
    sought += 1
  }

  /// The engine takes away the touches that are down and that hit a view for which `isLost` holds.
  mutating func cancel(where isLost: (_ view: Int?) -> Bool) {
    for case let press? in current where isLost(presses[press].view) {
      let isDown =
        reached[press] < presses[press].points.count || presses[press].ending == .down
      if isDown { presses[press].cancel(after: reached[press]) }
    }
  }
}
