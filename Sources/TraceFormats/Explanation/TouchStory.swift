import TraceCore

/// A touch from its press on: all that an explanation tells of it.
final class TouchStory {
  let number: Int
  let finger: TouchID
  let pressed: Instant

  /// In points on the screen.
  let place: Point

  /// The hit-test, in the order of the walk.
  var findings: [Finding] = []

  /// The view that was hit; `nil` for none.
  var view: String?
  var role = ViewRole.view

  /// The recognizers on the way from the view up.
  var offers: [Offer] = []

  /// What its view got, or why it got nothing.
  var steps: [StoryStep] = []

  /// How the finger's touch ended, and when; a lift that nobody has heard of can still be cancelled.
  private(set) var ends: [(end: TouchEnd, time: Instant)] = []

  var traps: [Trap] = []

  /// What the view knows of it.
  var delivery = Delivery.pending

  /// When something last happened to it.
  var latest: Instant

  struct Finding {
    let view: String
    let depth: Int
    let finding: HitTestFinding
  }

  struct Offer {
    let recognizer: String
    let view: String
    let offer: GestureOffer

    /// The gesture that the touch is part of or, for a recognizer that has decided, comes after.
    let gesture: GestureStory?
  }

  enum Delivery: Hashable {
    /// Nothing is decided.
    case pending
    case held
    case delivered(Instant)
    case endWithheld
    /// Nobody is told any more, or nobody ever was.
    case over
  }

  init(number: Int, finger: TouchID, pressed: Instant, place: Point) {
    self.number = number
    self.finger = finger
    self.pressed = pressed
    self.place = place
    latest = pressed
  }

  /// How and when the finger was done, if it is.
  var end: (end: TouchEnd, time: Instant)? { ends.first }

  func end(_ end: TouchEnd, at time: Instant) {
    ends.append((end, time))
  }

  /// Whether its finger is up and everybody has decided.
  var isFinished: Bool {
    guard end != nil else { return false }
    switch delivery {
    case .held, .endWithheld: return false
    case .pending, .delivered, .over: break
    }
    return offers.allSatisfy { offer in
      switch offer.offer {
      case .follows: offer.gesture?.isDecided ?? true
      case .disabled, .refused, .decided, .waits, .ignores: true
      }
    }
  }

  func add(_ what: StoryStep.What, at time: Instant) {
    latest = time
    steps.append(StoryStep(time: time, what: what))
  }
}
