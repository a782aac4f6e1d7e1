public import TraceCore

/// Which lines of a log are shown.
///
/// What is left out leaves no trace: the lines inside of it keep their depth.
public struct LogFilter: Sendable {
  /// The categories to show.
  public var categories: LogCategories

  /// The ids of the subjects to show; empty for all.
  public var subjects: Set<String>

  /// The first moment to show.
  public var since: Instant?

  /// The last moment to show.
  public var until: Instant?

  /// Shows what is given; by default the standard categories of everything.
  public init(
    categories: LogCategories = .standard, subjects: Set<String> = [], since: Instant? = nil,
    until: Instant? = nil
  ) {
    self.categories = categories
    self.subjects = subjects
    self.since = since
    self.until = until
  }
}
