/// A moment of a trace, in whole microseconds since the trace began.
///
/// Two moments are the same when their microseconds are: samples of one instant form one event.
public struct Instant: Hashable, Comparable, Sendable {
  /// Since the trace began; negative before.
  public let microseconds: Int64

  /// When the trace begins.
  public static let zero = Self(microseconds: 0)

  /// The largest distance from zero, about 127,000 years: two of them still add up.
  public static let limit = Self(microseconds: 4_000_000_000_000_000_000)

  /// The moment this many microseconds after the trace begins.
  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// The instant nearest to `seconds`, halves away from zero.
  ///
  /// - Precondition: `seconds` is finite and within `limit`.
  public init(seconds: Double) {
    microseconds = Int64((seconds * 1e6).rounded(.toNearestOrAwayFromZero))
  }

  /// Seconds since the trace began.
  public var seconds: Double { Double(microseconds) / 1e6 }

  /// Whether `left` is earlier.
  public static func < (left: Self, right: Self) -> Bool {
    left.microseconds < right.microseconds
  }

  /// The moment `right` after `left`.
  public static func + (left: Self, right: TimeSpan) -> Self {
    // Far beyond every trace the sum stays at the end of time.
    let (sum, overflows) = left.microseconds.addingReportingOverflow(right.microseconds)
    return Self(microseconds: overflows ? .max : sum)
  }

  /// The time from `right` to `left`; negative if `left` is earlier.
  public static func - (left: Self, right: Self) -> TimeSpan {
    TimeSpan(microseconds: left.microseconds - right.microseconds)
  }
}

/// A length of time, in whole microseconds.
public struct TimeSpan: Hashable, Comparable, Sendable {
  /// How long it lasts; negative goes back.
  public let microseconds: Int64

  /// No time at all.
  public static let zero = Self(microseconds: 0)

  /// The span of this many microseconds.
  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// The span nearest to `seconds`, halves away from zero.
  ///
  /// - Precondition: `seconds` is finite and within `Instant.limit`.
  public init(seconds: Double) {
    microseconds = Int64((seconds * 1e6).rounded(.toNearestOrAwayFromZero))
  }

  /// The span of this many thousandths of a second.
  public static func milliseconds(_ count: Int64) -> Self {
    Self(microseconds: count * 1_000)
  }

  /// How long it lasts, in seconds.
  public var seconds: Double { Double(microseconds) / 1e6 }

  /// Whether `left` is shorter; a negative span is shorter than none.
  public static func < (left: Self, right: Self) -> Bool {
    left.microseconds < right.microseconds
  }
}
