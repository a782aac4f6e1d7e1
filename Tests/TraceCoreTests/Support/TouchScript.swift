import TraceCore

/// One step of what fingers do; steps without a wait between them are one event.
enum TouchStep: Hashable, Sendable {
  case sample(TouchID, TouchPhase, at: Point?, taps: Int?)
  case wait(TimeSpan)

  /// A finger goes down, in the window's coordinates; `taps` is a recorded tap count.
  static func down(_ finger: TouchID = 1, at x: Double, _ y: Double, taps: Int? = nil) -> Self {
    .sample(finger, .began, at: Point(x: x, y: y), taps: taps)
  }

  static func move(_ finger: TouchID = 1, to x: Double, _ y: Double, taps: Int? = nil) -> Self {
    .sample(finger, .moved, at: Point(x: x, y: y), taps: taps)
  }

  static func stay(_ finger: TouchID = 1, at x: Double, _ y: Double) -> Self {
    .sample(finger, .stationary, at: Point(x: x, y: y), taps: nil)
  }

  /// A finger lifts where it is.
  static func up(_ finger: TouchID = 1) -> Self {
    .sample(finger, .ended, at: nil, taps: nil)
  }

  static func up(_ finger: TouchID = 1, at x: Double, _ y: Double, taps: Int? = nil) -> Self {
    .sample(finger, .ended, at: Point(x: x, y: y), taps: taps)
  }

  /// A finger's touch is recorded as cancelled where it is.
  static func cancel(_ finger: TouchID = 1) -> Self {
    .sample(finger, .cancelled, at: nil, taps: nil)
  }

  /// Time goes by, in seconds.
  static func wait(_ seconds: Double) -> Self {
    .wait(TimeSpan(seconds: seconds))
  }
}

/// A list of steps, from the start of the trace on.
struct TouchScript: Hashable, Sendable, ExpressibleByArrayLiteral {
  var steps: [TouchStep]

  init(arrayLiteral steps: TouchStep...) {
    self.steps = steps
  }

  init(_ steps: [TouchStep]) {
    self.steps = steps
  }

  /// Each step is an event of its own, 0.1 s after the one before.
  static func slowly(_ steps: TouchStep...) -> Self {
    Self(Array(steps.map { [$0] }.joined(separator: [.wait(0.1)])))
  }

  /// A press and a lift 0.05 s later, as often as there are `taps`, with `gap` seconds between.
  static func taps(_ count: Int, at x: Double, _ y: Double, gap: Double = 0.1) -> Self {
    let tap: [TouchStep] = [.down(at: x, y), .wait(0.05), .up()]
    return Self(Array(repeatElement(tap, count: count).joined(separator: [.wait(gap)])))
  }

  /// The samples that a trace of these steps has.
  var samples: [TouchSample] {
    var now = Instant.zero
    var places: [TouchID: Point] = [:]
    var samples: [TouchSample] = []
    for step in steps {
      switch step {
      case .wait(let span):
        now = now + span
      case .sample(let finger, let phase, let place, let taps):
        let location = place ?? places[finger, default: .zero]
        places[finger] = location
        samples.append(
          TouchSample(
            time: now, touch: finger, phase: phase, location: location, tapCount: taps))
      }
    }
    return samples
  }
}
