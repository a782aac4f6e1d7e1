public import TraceCore

/// How two logs are compared.
public struct LogComparisonOptions: Hashable, Sendable {
  /// How far the times of two callbacks may be apart, in microseconds; one that is exactly so far
  /// away is still the same.
  public var timeTolerance: Int64 = 0

  /// How far positions may be apart on each axis, in points; the limit itself is still the same.
  ///
  /// Positions are `at=`, `outside=`, `translation=` and `contentOffset=`, and what a `set` gives
  /// to `frame`, `bounds`, `contentOffset` and `contentSize`; velocities, scales and angles are
  /// none. An `outside=` that is left out is 0.
  public var positionTolerance = 0.0

  /// Categories that are left out on both sides.
  public var ignored: LogCategories = []

  /// Whether a category that the expected log lacks entirely is left out of the actual one too.
  ///
  /// So a log that was recorded with fewer categories compares with one that has all. A log
  /// without any callback says that nothing happens, and is compared with everything.
  public var isLikeExpected = false

  /// Compares everything exactly.
  public init() {}
}
