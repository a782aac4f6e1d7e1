/// What becomes of a press with one slop.
struct SlopOutcome: Equatable, Sendable {
  /// In their order; of very many the first ones and the last two.
  var events: [SlopEvent]

  /// How many events were left out before the last two.
  var omitted = 0

  /// A trace's length must not count twice, in rows and in the events of each.
  static let limit = 16

  /// All of `events`, unless they are very many.
  init(_ events: [SlopEvent]) {
    let omitted = events.count - Self.limit
    guard omitted > 0 else {
      self.events = events
      return
    }
    self.events = events.prefix(Self.limit - 2) + events.suffix(2)
    self.omitted = omitted
  }

  init(events: [SlopEvent], omitted: Int) {
    self.events = events
    self.omitted = omitted
  }

  var kinds: [SlopEvent.Kind] { events.map(\.kind) }
}

/// Slops with which a press comes to the same.
struct SlopRow: Equatable, Sendable {
  var range: SlopRange
  var outcome: SlopOutcome
}

extension [SlopRow] {
  /// Adds a row on top, which may come to the same as the one below it.
  mutating func add(_ row: SlopRow) {
    // Where events were left out, two that look alike may differ.
    if let last, last.outcome == row.outcome, last.outcome.omitted == 0 {
      self[count - 1].range.upper = row.range.upper
    } else {
      append(row)
    }
  }

  /// The row of a slop.
  func row(at slop: Double) -> SlopRow? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].range.upper.firstAbove > slop { high = middle } else { low = middle + 1 }
    }
    return low < count && self[low].range.contains(slop) ? self[low] : nil
  }
}
