/// The rows of a press, as few lines as one can look at.
struct SlopTable: Sendable {
  /// Which rows stand together in a line.
  enum Merging: String, Sendable {
    case none
    /// Neighbours that differ only in their times.
    case times
    /// Neighbours with crossings and the same end.
    case crossings
  }

  /// How many lines can be taken in at one look.
  static let limit = 12

  let lines: [SlopLine]
  let merging: Merging

  /// How many rows there are.
  let rowCount: Int

  /// - Parameters:
  ///   - rows: From slop 0 on.
  ///   - marked: Slops whose rows are looked at one by one, in points.
  ///   - showsAllRows: Gives every row a line of its own, however many there are.
  init(_ rows: [SlopRow], marked: [Double], showsAllRows: Bool) {
    rowCount = rows.count
    var lines = rows.map(SlopLine.init)
    var merging = Merging.none
    if !showsAllRows, lines.count > Self.limit {
      lines = Self.merged(lines, marked) { $0.joinedByKinds($1) }
      merging = .times
      if lines.count > Self.limit {
        lines = Self.merged(lines, marked) { $0.joinedByEnd($1) }
        merging = .crossings
      }
    }
    self.lines = lines
    self.merging = merging
  }

  /// The lines of `marked` slops stay alone.
  private static func merged(
    _ lines: [SlopLine], _ marked: [Double], by join: (SlopLine, SlopLine) -> SlopLine?
  ) -> [SlopLine] {
    func isMarked(_ line: SlopLine) -> Bool { marked.contains(where: line.range.contains) }
    var result: [SlopLine] = []
    for line in lines {
      if let last = result.last, !isMarked(last), !isMarked(line), let joined = join(last, line) {
        result[result.count - 1] = joined
      } else {
        result.append(line)
      }
    }
    return result
  }
}
