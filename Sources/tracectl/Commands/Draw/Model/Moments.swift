import TraceCore

/// How many lines of a log with all categories belong to each instant, and their categories.
struct Moments: Sendable {
  struct Moment: Hashable, Sendable {
    let time: Instant
    var lines: Int
  }

  private(set) var list: [Moment] = []

  /// One letter a line, as in `letter(of:)`.
  private(set) var categories: [UInt8] = []

  mutating func add(_ entry: LogEntry) {
    if let last = list.indices.last, list[last].time == entry.time {
      list[last].lines += 1
    } else {
      list.append(Moment(time: entry.time, lines: 1))
    }
    categories.append(Self.letter(of: entry.event.category))
  }

  /// Of a category: `a` for the first, and so on.
  static func letter(of category: LogCategory) -> UInt8 {
    let index = UInt8(LogCategories(category).rawValue.trailingZeroBitCount)
    return UInt8(ascii: "a") + index
  }

  /// From the first to the last moment of the lines and of the samples.
  func span(with book: PressBook) -> ClosedRange<Instant> {
    let starts = [list.first?.time, book.presses.first?.times.first].compactMap(\.self)
    let ends = [list.last?.time].compactMap(\.self) + book.presses.compactMap(\.times.last)
    let start = starts.min() ?? .zero
    return start...max(start, ends.max() ?? start)
  }
}
