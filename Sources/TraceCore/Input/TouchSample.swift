/// Which finger a sample belongs to, as the trace names it.
///
/// The name is free again once the finger has lifted: the next press under it is a new touch.
public enum TouchID: Hashable, Sendable {
  case number(Int)
  case name(String)

  /// The finger of a sample that names none.
  public static let first = Self.number(1)
}

extension TouchID: ExpressibleByIntegerLiteral {
  /// The finger with this number.
  public init(integerLiteral value: Int) {
    self = .number(value)
  }
}

extension TouchID: CustomStringConvertible {
  /// The number in digits, or the name as it is.
  public var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .name(let name): name
    }
  }
}

/// What a finger did at the moment of a sample; UIKit's `UITouch.Phase`.
public enum TouchPhase: String, CaseIterable, Hashable, Sendable {
  case began
  case moved
  case stationary
  case ended
  case cancelled
}

/// One finger at one moment, as recorded.
public struct TouchSample: Hashable, Sendable {
  /// When the finger was seen.
  public var time: Instant

  /// Which finger it is.
  public var touch: TouchID

  /// What the finger did.
  public var phase: TouchPhase

  /// The place in the window, in points.
  public var location: Point

  /// The recorded tap count; `nil` lets the engine count.
  public var tapCount: Int?

  /// A sample of the first finger, unless another is named; `location` is in the window, in points.
  public init(
    time: Instant, touch: TouchID = .first, phase: TouchPhase, location: Point,
    tapCount: Int? = nil
  ) {
    self.time = time
    self.touch = touch
    self.phase = phase
    self.location = location
    self.tapCount = tapCount
  }
}
