/// Counts taps with one or several fingers at one place.
///
/// | a finger | while |  |
/// | --- | --- | --- |
/// | presses | between taps | far from the first tap: failed |
/// | presses | one finger too many is down | failed |
/// | moves | down | far from its press: failed |
/// | lifts | others are down | nothing yet |
/// | lifts | it is the last | too few fingers: failed; else one tap more |
///
/// How long a tap and the pause between two may take is for the owner's timers.
struct TapSequence {
  /// What a finger's doing comes to.
  enum Outcome: Hashable {
    case nothing
    /// A tap began with its first finger.
    case tapBegan
    /// All fingers of a tap are up again.
    case tapEnded
    case failed(GestureMiss)
  }

  /// How many taps are complete.
  private(set) var count = 0

  /// The fingers of the present tap, or of the last one.
  private(set) var fingers: [Touch] = []
  private var fingersDown = 0

  /// Where the fingers of the first tap went down, in points on the screen.
  private var firstPlaces: [Point] = []

  var isBetweenTaps: Bool { count > 0 && fingersDown == 0 }

  mutating func press(_ touch: Touch, fingersRequired: Int) -> Outcome {
    let isFirst = fingersDown == 0
    if isFirst { fingers.removeAll(keepingCapacity: true) }
    if count == 0 {
      firstPlaces.append(touch.start)
    } else if firstPlaces.allSatisfy({ $0.distance(to: touch.start) >= limit }) {
      let distances = firstPlaces.map { $0.distance(to: touch.start) }
      return .failed(.nextTapAway(distances.min() ?? 0, from: limit))
    }
    fingers.append(touch)
    fingersDown += 1
    if fingers.count > fingersRequired {
      return .failed(.tooManyFingers(fingers.count, maximum: fingersRequired))
    }
    return isFirst ? .tapBegan : .nothing
  }

  func move(_ touch: Touch) -> Outcome {
    let distance = touch.start.distance(to: touch.location)
    return distance >= limit ? .failed(.strayed(distance, from: limit)) : .nothing
  }

  mutating func lift(_ touch: Touch, fingersRequired: Int) -> Outcome {
    if case .failed(let miss) = move(touch) { return .failed(miss) }
    fingersDown -= 1
    guard fingersDown == 0 else { return .nothing }
    guard fingers.count == fingersRequired else {
      return .failed(.tooFewFingers(fingers.count, minimum: fingersRequired))
    }
    count += 1
    return .tapEnded
  }

  private var limit: Double { UIKitConstants.Tap.allowableMovement }
}
