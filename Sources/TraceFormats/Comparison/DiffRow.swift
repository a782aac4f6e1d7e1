/// A row of a diff, or two for a callback that changed; the lines are counted from 1.
enum DiffRow: Hashable {
  /// A line of the expected log as it stays; `actual` is the line of the same callback in the
  /// actual log, if it is one that is compared.
  case context(expected: Int, actual: Int?)
  case changed(expected: Int, actual: Int)

  /// A line as it stays but for a line feed, which it needs because others follow.
  case ended(expected: Int, actual: Int?)

  case removed(expected: Int)
  case added(actual: Int)

  var expected: Int? {
    switch self {
    case .context(let line, _), .changed(let line, _), .ended(let line, _), .removed(let line):
      line
    case .added: nil
    }
  }

  var actual: Int? {
    switch self {
    case .context(_, let line), .ended(_, let line): line
    case .changed(_, let line), .added(let line): line
    case .removed: nil
    }
  }

  /// Whether the row has a line in what the diff leads to.
  var isNew: Bool {
    switch self {
    case .context, .changed, .ended, .added: true
    case .removed: false
    }
  }

  var isContext: Bool {
    switch self {
    case .context: true
    case .changed, .ended, .removed, .added: false
    }
  }
}

extension ComparedTrace {
  /// Every line of the trace's expected log, comments and what is not compared included, with what
  /// became of it; `openLine` is the one in which the file ends.
  func rows(in logs: ComparedLogs, openLine: Int?) -> [DiffRow] {
    var rows: [DiffRow] = []
    var line = max(1, expected.lines.lowerBound)
    /// The lines up to `end` are no callbacks that are compared.
    func stay(before end: Int) {
      while line < end {
        rows.append(.context(expected: line, actual: nil))
        line += 1
      }
    }
    for step in steps {
      switch step {
      case .same(let expected, let actual):
        let place = logs.expected[expected].line
        stay(before: place)
        rows.append(.context(expected: place, actual: logs.actual[actual].line))
        line = place + 1
      case .changed(let expected, let actual):
        let place = logs.expected[expected].line
        stay(before: place)
        rows.append(.changed(expected: place, actual: logs.actual[actual].line))
        line = place + 1
      case .removed(let expected):
        let place = logs.expected[expected].line
        stay(before: place)
        rows.append(.removed(expected: place))
        line = place + 1
      case .added(let actual):
        // What is new at the start stands behind the comments with which a log begins.
        if rows.isEmpty { stay(before: firstCallback(in: logs)) }
        rows.append(.added(actual: logs.actual[actual].line))
      }
    }
    stay(before: expected.lines.upperBound)
    if let last = rows.lastIndex(where: { $0.expected != nil }), last < rows.count - 1,
      case .context(let line, let actual) = rows[last], line == openLine
    {
      rows[last] = .ended(expected: line, actual: actual)
    }
    return rows
  }

  private func firstCallback(in logs: ComparedLogs) -> Int {
    expected.callbacks.isEmpty
      ? expected.lines.upperBound : logs.expected[expected.callbacks.lowerBound].line
  }
}
