public import Foundation
public import TraceFormats

/// Why a trace's test failed.
///
/// Swift Testing and XCTest print its description: a unified diff with a summary below it, or the
/// places of what is wrong.
public struct TraceTestFailure: Error, Hashable, Sendable {
  /// What was found, in the order in which it is told; there is at least one.
  public let problems: [Problem]

  /// One thing that is not as it should be.
  public enum Problem: Hashable, Sendable {
    /// The replay's log is not the expected one.
    case difference(diff: String, summary: [String])

    /// The trace, its scene or the expected log is wrong, or an expectation of the trace is not met.
    case diagnostic(Diagnostic)

    /// The log was written and not compared; `isNew` tells that there was none.
    case recorded(log: String, isNew: Bool)

    case cannotRead(path: String, reason: String)
    case cannotWrite(path: String, reason: String)
  }

  init(_ problems: [Problem]) {
    self.problems = problems
  }
}

extension TraceTestFailure: CustomStringConvertible {
  /// All problems, each from a line of its own on.
  public var description: String {
    problems.map(\.description).joined(separator: "\n")
  }
}

// XCTest on Apple's systems prints this one.
extension TraceTestFailure: LocalizedError {
  /// The same as the description.
  public var errorDescription: String? { description }
}

extension TraceTestFailure.Problem: CustomStringConvertible {
  /// What was found and what was expected.
  public var description: String {
    switch self {
    case .difference(let diff, let summary):
      "the log is not as expected:\n" + diff + summary.joined(separator: "\n")
    case .diagnostic(let diagnostic):
      diagnostic.description
    case .recorded(let log, true):
      "there was no log to compare with; recorded \(log)"
    case .recorded(let log, false):
      "TRACE_RECORD is set; recorded \(log)"
    case .cannotRead(let path, let reason):
      "cannot read \(path): \(reason)"
    case .cannotWrite(let path, let reason):
      "cannot write \(path): \(reason)"
    }
  }
}
