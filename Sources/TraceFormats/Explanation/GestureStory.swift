import TraceCore

/// One gesture of a recognizer, from its first touch to the reset.
final class GestureStory {
  let recognizer: String

  /// The id of the recognizer's view.
  let view: String

  /// The numbers of its touches.
  var touches: [Int] = []

  /// What it had reached, and when.
  var goal: (goal: GestureGoal, time: Instant)?

  /// Whom it waited for, and since when.
  var waits: [Wait] = []

  /// Its states, with the times at which they were entered; `changed` once.
  private(set) var states: [(state: GestureRecognizer.State, time: Instant)] = []

  /// Why it failed or was cancelled.
  var loss: Loss?

  /// What its own rules said last, until it is known what came of it.
  var miss: GestureMiss?

  /// Whether it has been reset.
  var isOver = false

  struct Wait {
    let time: Instant
    let recognizers: [String]

    /// What had become of them when the waiting ended.
    var outcomes: [(recognizer: String, state: GestureRecognizer.State, time: Instant)] = []
  }

  struct Loss {
    let reason: GestureLossReason
    let miss: GestureMiss?
    let circumstance: Circumstance
  }

  /// What the scene adds to a loss.
  enum Circumstance: Hashable {
    case nothing
    /// It was switched off, rather than removed.
    case isDisabled
    /// The scroll view may not take a touch that its content has.
    case cannotCancelContent
    /// The other recognizer, of the loss, entered this state.
    case other(GestureRecognizer.State, Instant)
  }

  init(recognizer: String, view: String) {
    self.recognizer = recognizer
    self.view = view
  }

  func enter(_ state: GestureRecognizer.State, at time: Instant) {
    states.append((state, time))
  }

  /// The state it is in, and since when; possible has no time.
  var last: (state: GestureRecognizer.State, time: Instant)? { states.last }

  var state: GestureRecognizer.State { last?.state ?? .possible }

  /// When it began or, if it is discrete, was recognized.
  var recognition: (state: GestureRecognizer.State, time: Instant)? {
    states.first { one in
      switch one.state {
      case .began, .ended: true
      case .possible, .changed, .cancelled, .failed: false
      }
    }
  }

  /// Whether nothing more can become of it.
  var isDecided: Bool { isOver || state.isFinal }
}
