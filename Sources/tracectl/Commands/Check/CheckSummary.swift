import TraceFormats

/// How many results of which kind there were.
struct CheckSummary: Hashable, Sendable {
  private(set) var traces = 0
  private(set) var passed = 0
  private(set) var failed = 0
  private(set) var withoutExpectation = 0
  private(set) var staleLogs = 0
  private(set) var mistakes = 0
  private(set) var written = 0

  /// How many traces were left out after the first failure.
  var unchecked = 0

  /// The worst of all.
  private(set) var status = ExitStatus.success

  mutating func add(_ result: CheckResult, _ verdict: CheckResult.Verdict) {
    if case .failed(let failure) = verdict { status = max(status, failure.status) }
    switch result.content {
    case .stale: staleLogs += 1
    case .broken(.mistake, _): mistakes += 1
    case .broken, .replayed:
      traces += 1
      switch verdict {
      case .passed: passed += 1
      case .failed(.remark), .remarked: withoutExpectation += 1
      case .failed: failed += 1
      }
      if case .replayed(let replay) = result.content, case .updated = replay.log { written += 1 }
    }
  }
}

extension CheckSummary: CustomStringConvertible {
  /// `12 traces: 9 passed, 2 failed, 1 without expectation; 1 stale log`.
  var description: String {
    let outcomes = [
      (passed, "passed"), (failed, "failed"), (withoutExpectation, "without expectation"),
    ].filter { $0.0 > 0 }.map { "\($0) \($1)" }
    let others = [
      (mistakes, counted(mistakes, "wrong path")),
      (staleLogs, counted(staleLogs, "stale log")),
      (written, counted(written, "log") + " written"),
      (unchecked, "\(unchecked) not checked after the first failure"),
    ].filter { $0.0 > 0 }.map(\.1)
    let first = counted(traces, "trace")
    let sentence = outcomes.isEmpty ? first : "\(first): " + outcomes.joined(separator: ", ")
    return ([sentence] + others).joined(separator: "; ")
  }
}
