import TraceFormats

/// What became of one finding.
struct CheckResult: Sendable {
  let path: String
  var content: Content

  /// What reading the trace and its scene had to warn of.
  var warnings: [Reporter.Message] = []

  /// What was written or removed.
  var actions: [String] = []

  enum Content: Sendable {
    case replayed(Replay)
    case broken(Failure, [Reporter.Message])
    case stale
  }

  /// What a replay showed.
  struct Replay: Sendable {
    var log: LogState

    /// What the trace's own `expect` and `forbid` have to complain of.
    let unmet: [Reporter.Message]

    /// Whether the trace has `expect` or `forbid`.
    let expectsSomething: Bool
  }

  /// How a trace's log compares with the expected one.
  enum LogState: Sendable {
    case asExpected
    case missing(actual: [UInt8])
    case different(ReportedDifference, actual: [UInt8])

    /// The expected one is now what the actual one was.
    case updated
  }
}

/// In what a log differs from the expected one.
struct ReportedDifference: Hashable, Sendable {
  /// In the expected log.
  let place: SourceLocation

  /// The most important one first; at least one.
  let sentences: [String]

  /// A unified diff; empty when the expected log could not be read as one.
  let text: String
}

extension CheckResult {
  /// Whether things are as they should be.
  enum Verdict: Hashable, Sendable {
    case passed
    case remarked(Remark)
    case failed(Failure)
  }

  /// What is worth a word and no failure, unless warnings are errors.
  enum Remark: String, Hashable, Sendable {
    case withoutExpectation = "no-expectation"
    case staleLog = "stale-log"
  }

  enum Failure: Hashable, Sendable {
    case difference
    case unmet
    case unreadable
    case sharedLog
    case remark(Remark)
    case mistake(ExitStatus)
    case unwritable(ExitStatus)
  }

  func verdict(isStrict: Bool) -> Verdict {
    switch content {
    case .broken(let failure, _): return .failed(failure)
    case .stale: return Self.verdict(.staleLog, isStrict)
    case .replayed(let replay):
      if case .different = replay.log { return .failed(.difference) }
      if !replay.unmet.isEmpty { return .failed(.unmet) }
      if case .missing = replay.log, !replay.expectsSomething {
        return Self.verdict(.withoutExpectation, isStrict)
      }
      return .passed
    }
  }

  private static func verdict(_ remark: Remark, _ isStrict: Bool) -> Verdict {
    isStrict ? .failed(.remark(remark)) : .remarked(remark)
  }
}

extension CheckResult.Failure {
  var status: ExitStatus {
    switch self {
    case .difference, .unmet, .unreadable, .sharedLog, .remark: .difference
    case .mistake(let status), .unwritable(let status): status
    }
  }

  /// For programs.
  var word: String {
    switch self {
    case .difference: "difference"
    case .unmet: "unmet-expectation"
    case .unreadable: "unreadable"
    case .sharedLog: "shared-log"
    case .remark(let remark): remark.rawValue
    case .mistake: "wrong-path"
    case .unwritable: "unwritable"
    }
  }
}
