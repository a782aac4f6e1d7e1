import TraceCore

/// What was found out about a trace.
struct SlopFindings {
  /// In the order in which they began.
  var presses: [PressFindings] = []

  /// Fingers that no control tracked, in the order of the trace.
  var untracked: [UntrackedTouch] = []

  /// Whether what was asked for can track at all.
  var isAboutControl = true
}

/// What was found out about one press.
struct PressFindings {
  let press: RecordedPress
  let kind: ControlKind
  let table: SlopTable
  let proof: Proof
  let strict: StrictOutcome

  /// How far the rows are to be trusted.
  enum Proof: Equatable {
    /// Each row was found by a replay that stands for all of its slops.
    case replays

    /// The rows were computed from one replay's samples; so many of the slops at the lines' ends
    /// were replayed, and came to what was computed.
    case samples(replayed: Int, of: Int)
  }

  /// Whether every slop has its row.
  var isComplete: Bool { table.lines.last.map { $0.range.upper == .infinity } ?? false }
}

/// What a StrictBoundsButton would have made of a press.
enum StrictOutcome {
  case outcome(SlopOutcome)

  /// It would not have tracked the finger.
  case untracked

  /// The control is one.
  case isOne

  /// The control is no button and has what a button has not.
  case notComparable
}
