import TraceFormats

/// What the tool tells its caller; the numbers from 64 on are those of `sysexits.h`.
///
/// Of several statuses, as when one of several traces fails, the largest number counts: the
/// further from a finished replay, the larger.
enum ExitStatus: Int32, CaseIterable, Comparable, Sendable {
  case success = 0

  /// Something is not as expected, or a check found a trace that it cannot read.
  case difference = 1

  /// The command line is wrong.
  case usage = 64

  /// The input is wrong.
  case badInput = 65

  /// A file cannot be opened.
  case cannotOpen = 66

  /// The output cannot be created.
  case cannotCreate = 73

  /// Reading or writing failed.
  case ioFailure = 74

  /// What the tool's manual says of the status.
  var meaning: String {
    switch self {
    case .success: "fine"
    case .difference:
      "an expectation is not met, or logs differ, or check found a trace that cannot be read"
    case .usage: "the command line is wrong"
    case .badInput: "the input is wrong"
    case .cannotOpen: "a file cannot be opened"
    case .cannotCreate: "the output cannot be created"
    case .ioFailure: "reading or writing failed"
    }
  }

  /// Whether a log that was written on the way here is complete.
  var isComplete: Bool {
    switch self {
    case .success, .difference: true
    case .usage, .badInput, .cannotOpen, .cannotCreate, .ioFailure: false
    }
  }

  /// Of a trace with this mistake.
  init(_ diagnostic: Diagnostic) {
    if case .cannotOpen = diagnostic.problem { self = .cannotOpen } else { self = .badInput }
  }

  static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}
