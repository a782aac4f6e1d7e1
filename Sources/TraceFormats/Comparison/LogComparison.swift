import TraceCore

/// Two logs, callback by callback.
///
/// Traces are compared with their namesakes; two logs of one trace each are, whatever they are
/// called.
public struct LogComparison {
  let expected: ReadLog
  let actual: ReadLog
  let logs: ComparedLogs
  let classes: CallbackClasses

  /// The traces that both logs have, in the order of the expected one.
  let traces: [ComparedTrace]

  /// Traces of one log only.
  let missing: [ReadSection]
  let unexpected: [ReadSection]

  /// Compares what happened with what was expected to happen.
  public init(expected: ReadLog, actual: ReadLog, options: LogComparisonOptions = .init()) {
    self.expected = expected
    self.actual = actual
    let logs = ComparedLogs(expected: expected, actual: actual)
    self.logs = logs
    let pairs = SectionPairs(expected: expected.sections, actual: actual.sections)
    // A trace without callbacks has no line in a JSON log.
    missing = pairs.missing.filter { !actual.isExact || !$0.callbacks.isEmpty }
    unexpected = pairs.unexpected.filter { !expected.isExact || !$0.callbacks.isEmpty }

    var compared = LogCategories.all.subtracting(options.ignored)
    if options.isLikeExpected, !logs.expected.isEmpty {
      compared.formIntersection(
        logs.expected.reduce(into: []) { $0.formUnion(LogCategories($1.category)) })
    }
    let classes = CallbackClasses(logs, options)
    self.classes = classes
    traces = pairs.both.map { pair in
      let isCompared = { LogCategories($0).isSubset(of: compared) }
      var matcher = CallbackMatcher(
        classes,
        expected: pair.expected.callbacks.filter { isCompared(logs.expected[$0].category) },
        actual: pair.actual.callbacks.filter { isCompared(logs.actual[$0].category) })
      return ComparedTrace(
        expected: pair.expected, actual: pair.actual, steps: matcher.steps())
    }
  }

  /// Whether nothing differs of all that is compared.
  public var isEqual: Bool {
    missing.isEmpty && unexpected.isEmpty && traces.allSatisfy(\.isEqual)
  }

  /// Where the first difference is in the expected log: at a callback that changed or is missing,
  /// or at the last one before one that is new.
  public var firstDifference: SourceLocation? {
    let line =
      traces.lazy.compactMap { $0.firstDifference(in: logs) }.min()
      ?? missing.map(\.lines.lowerBound).min() ?? (unexpected.isEmpty ? nil : 1)
    return line.map { SourceLocation(file: expected.file, line: $0, column: 1) }
  }
}

/// The callbacks of one trace in both logs.
struct ComparedTrace {
  let expected: ReadSection
  let actual: ReadSection

  /// What became of each callback, in order.
  let steps: [LogStep]

  var isEqual: Bool { steps.allSatisfy(\.isSame) }

  /// The line of the expected log at which the first difference is.
  func firstDifference(in logs: ComparedLogs) -> Int? {
    var last: Int?
    for step in steps {
      switch step {
      case .same(let expected, _): last = logs.expected[expected].line
      case .changed(let expected, _), .removed(let expected): return logs.expected[expected].line
      case .added: return last ?? max(1, expected.lines.lowerBound)
      }
    }
    return nil
  }
}
