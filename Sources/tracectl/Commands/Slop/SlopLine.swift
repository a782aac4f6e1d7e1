import TraceCore

/// What a table shows in one line: a row, or neighbouring rows that are alike.
struct SlopLine: Sendable {
  /// An event at one time, or at one of several.
  struct TimedKind: Equatable, Sendable {
    let kind: SlopEvent.Kind
    var times: ClosedRange<Instant>
  }

  enum Content: Sendable {
    /// The same events in every row; before the last two so many are left out.
    case events([TimedKind], omitted: Int)

    /// So many crossings between the first and the last of these times; then the end, if there is
    /// one.
    case crossings(ClosedRange<Int>, ClosedRange<Instant>, end: TimedKind?)
  }

  var range: SlopRange
  var content: Content

  /// How many rows this line stands for.
  var rows = 1

  init(_ row: SlopRow) {
    range = row.range
    content = .events(row.outcome.events.map(TimedKind.init), omitted: row.outcome.omitted)
  }
}

extension SlopLine.TimedKind {
  init(_ event: SlopEvent) {
    self.init(kind: event.kind, times: event.time...event.time)
  }

  /// The same event at any time of either.
  func union(_ other: Self) -> Self {
    Self(kind: kind, times: times.union(other.times))
  }
}

extension ClosedRange {
  fileprivate func union(_ other: Self) -> Self {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}

extension SlopLine {
  /// This line and the one above it as one, if they differ only in their times.
  func joinedByKinds(_ next: Self) -> Self? {
    guard case .events(let own, let omitted) = content,
      case .events(let others, omitted) = next.content,
      own.map(\.kind) == others.map(\.kind)
    else { return nil }
    let events = zip(own, others).map { $0.union($1) }
    return joined(next, .events(events, omitted: omitted))
  }

  /// This line and the one above it as one, if both have crossings and the same end.
  func joinedByEnd(_ next: Self) -> Self? {
    guard let own = summary, let other = next.summary, own.end?.kind == other.end?.kind else {
      return nil
    }
    let end = own.end.flatMap { end in other.end.map(end.union) }
    return joined(
      next, .crossings(own.count.union(other.count), own.span.union(other.span), end: end))
  }

  private func joined(_ next: Self, _ content: Content) -> Self {
    var line = self
    line.range.upper = next.range.upper
    line.content = content
    line.rows += next.rows
    return line
  }

  private var summary:
    (count: ClosedRange<Int>, span: ClosedRange<Instant>, end: SlopLine.TimedKind?)?
  {
    switch content {
    case .crossings(let count, let span, let end):
      return (count, span, end)
    case .events(let events, let omitted):
      let crossings = events.filter(\.kind.isCrossing)
      guard let first = crossings.first, let last = crossings.last else { return nil }
      let count = crossings.count + omitted
      return (
        count...count, first.times.lowerBound...last.times.upperBound,
        events.last { $0.kind.isEnd }
      )
    }
  }
}

extension SlopEvent.Kind {
  /// Whether the finger went out or came in.
  var isCrossing: Bool {
    self == .sent(.touchDragExit) || self == .sent(.touchDragEnter)
  }
}
