/// Recognizes a quick drag in one direction; UIKit's `UISwipeGestureRecognizer`.
///
/// Discrete.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// Directions on the screen, with `UISwipeGestureRecognizer.Direction`'s bits.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit for each direction.
    public let rawValue: UInt8

    /// The directions whose bits are set.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Toward larger x.
    public static let right = Self(rawValue: 1 << 0)
    /// Toward smaller x.
    public static let left = Self(rawValue: 1 << 1)
    /// Toward smaller y.
    public static let up = Self(rawValue: 1 << 2)
    /// Toward larger y.
    public static let down = Self(rawValue: 1 << 3)

    /// The single directions with their names, in the order of their bits.
    public static let named: [(name: String, direction: Self)] = [
      ("right", .right), ("left", .left), ("up", .up), ("down", .down),
    ]

    /// The names of the directions, with commas between.
    public var name: String {
      Self.named.filter { contains($0.direction) }.map(\.name).joined(separator: ",")
    }
  }

  /// The directions that count.
  public var direction: Direction = .right

  /// How many fingers swipe together.
  public var numberOfTouchesRequired = 1

  /// The directions that no finger has ruled out.
  private var candidates: Direction = []

  /// The direction that was recognized.
  private var recognized: Direction = []
  private var alarm: VirtualClock.Alarm?

  open override func touchesBegan(_ touches: [Touch], with event: Event) {
    if alarm == nil {
      candidates = direction
      let limit = UIKitConstants.Swipe.maximumDuration
      alarm = setAlarm(exceeding: limit) {
        $0.explain(.missed(.tookLonger(than: limit)))
        $0.state = .failed
      }
    }
    if numberOfTouches > numberOfTouchesRequired {
      giveUp(.tooManyFingers(numberOfTouches, maximum: numberOfTouchesRequired))
    }
  }

  open override func touchesMoved(_ touches: [Touch], with event: Event) {
    guard state == .possible else { return }
    let before = candidates
    for (_, one) in Direction.named where candidates.contains(one) {
      if self.touches.contains(where: { isRuledOut(one, by: $0) }) { candidates.remove(one) }
    }
    guard !candidates.isEmpty else {
      giveUp(missRulingOut(before))
      return
    }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    for (_, one) in Direction.named where candidates.contains(one) {
      if self.touches.allSatisfy({ isComplete(one, by: $0) }) {
        stopAlarm()
        let way = self.touches.map { ways(one, $0).along }.min() ?? 0
        explain(.reached(.swiped(way, minimum: UIKitConstants.Swipe.minimumDistance, one)))
        recognized = one
        state = .ended
        return
      }
    }
  }

  open override func touchesEnded(_ touches: [Touch], with event: Event) {
    if state == .possible { giveUp(missAtLift(of: touches)) }
  }

  /// How far the finger that came least far came in the direction in which it came farthest.
  private func missAtLift(of touches: [Touch]) -> GestureMiss {
    if sequence.count < numberOfTouchesRequired {
      return .tooFewFingers(sequence.count, minimum: numberOfTouchesRequired)
    }
    let distances = touches.map { touch in
      Direction.named.filter { candidates.contains($0.direction) }
        .map { ways($0.direction, touch).along }.max() ?? 0
    }
    return .movedTooLittle(
      max(0, distances.min() ?? 0), minimum: UIKitConstants.Swipe.minimumDistance)
  }

  /// What a finger did that rules out the last of `directions`.
  private func missRulingOut(_ directions: Direction) -> GestureMiss {
    for (_, one) in Direction.named where directions.contains(one) {
      for touch in touches where isRuledOut(one, by: touch) {
        let (along, across) = ways(one, touch)
        return along <= -UIKitConstants.Swipe.maximumBackwards
          ? .wentBack(-along, from: UIKitConstants.Swipe.maximumBackwards)
          : .wentAcross(abs(across), above: UIKitConstants.Swipe.allowableAcross)
      }
    }
    return .wentAcross(0, above: UIKitConstants.Swipe.allowableAcross)
  }

  open override func reset() {
    stopAlarm()
    recognized = []
  }

  override func details() -> GestureDetails { .swipe(recognized) }

  private func isComplete(_ direction: Direction, by touch: Touch) -> Bool {
    ways(direction, touch).along >= UIKitConstants.Swipe.minimumDistance
  }

  private func isRuledOut(_ direction: Direction, by touch: Touch) -> Bool {
    let (along, across) = ways(direction, touch)
    return abs(across) > UIKitConstants.Swipe.allowableAcross
      || along <= -UIKitConstants.Swipe.maximumBackwards
  }

  /// How far a finger has moved along a direction and across it, in points.
  private func ways(_ direction: Direction, _ touch: Touch) -> (along: Double, across: Double) {
    let way = touch.location - touch.start
    return switch direction {
    case .right: (way.x, way.y)
    case .left: (-way.x, way.y)
    case .up: (-way.y, way.x)
    default: (way.y, way.x)
    }
  }

  private func giveUp(_ miss: GestureMiss) {
    stopAlarm()
    explain(.missed(miss))
    state = .failed
  }

  private func stopAlarm() {
    alarm?.cancel()
    alarm = nil
  }
}
