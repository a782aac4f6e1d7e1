/// A trace that was found, with what lies beside it.
struct TraceFile: Hashable, Sendable {
  let path: String

  /// Whether there is an expected log.
  let hasLog: Bool

  /// Whether a log that differed has not been settled.
  let hasPendingLog: Bool

  /// Another trace that has the same log, if there is one.
  let rival: String?

  /// Where its expected log is, or would be.
  var log: String { FileRole.log(ofTrace: path) }

  /// Where a log that differs is left.
  var pendingLog: String { FileRole.pending(ofLog: log) }
}
