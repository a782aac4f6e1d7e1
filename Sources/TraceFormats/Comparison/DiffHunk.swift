/// A stretch of a trace's rows with changes that lie near each other.
struct DiffHunk {
  let rows: Range<Int>

  /// The first line of either file and how many of them the hunk has; without any, the line before
  /// it.
  let expected: (start: Int, count: Int)
  let actual: (start: Int, count: Int)

  /// The hunks of a trace, with so many rows of context around each change.
  static func hunks(of rows: [DiffRow], of trace: ComparedTrace, context: Int) -> [DiffHunk] {
    var hunks: [DiffHunk] = []
    var current: Range<Int>?
    for index in rows.indices where !rows[index].isContext {
      // No more than there is, however much was asked for.
      let start = index - min(context, index)
      let end = index + 1 + min(context, rows.count - index - 1)
      if let open = current, start <= open.upperBound {
        current = open.lowerBound..<end
      } else {
        if let open = current { hunks.append(Self(open, of: rows, trace)) }
        current = start..<end
      }
    }
    if let open = current { hunks.append(Self(open, of: rows, trace)) }
    return hunks
  }

  private init(_ range: Range<Int>, of rows: [DiffRow], _ trace: ComparedTrace) {
    self.rows = range
    let count = rows[range].count { $0.expected != nil }
    let newCount = rows[range].count { $0.isNew }
    let first = rows[range].lazy.compactMap(\.expected).first
    let before = rows[..<range.lowerBound].lazy.reversed()
    expected = (
      first ?? before.compactMap(\.expected).first ?? max(0, trace.expected.lines.lowerBound - 1),
      count
    )

    let known = range.first { rows[$0].actual != nil }
    let last = before.compactMap(\.actual).first ?? max(0, trace.actual.lines.lowerBound - 1)
    if let known, let line = rows[known].actual {
      // Comments before it count as if they stood in both files.
      let skipped = rows[range.lowerBound..<known].count { $0.isNew }
      actual = (max(1, line - skipped), newCount)
    } else {
      actual = (newCount == 0 ? last : last + 1, newCount)
    }
  }

  /// `@@ -12,7 +12,8 @@`, without its end.
  var header: String {
    "@@ -\(Self.range(expected)) +\(Self.range(actual)) @@"
  }

  private static func range(_ lines: (start: Int, count: Int)) -> String {
    lines.count == 1 ? "\(lines.start)" : "\(lines.start),\(lines.count)"
  }
}
