#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes and removes what a result asks for; the only part of a check that changes files.
///
/// It works in the order of the results and only on those that are reported, so that what is left
/// behind does not depend on the number of threads.
struct LogSettlement {
  let handling: CheckOptions.LogHandling

  /// Settles the log of `trace` and says in `result` what was done.
  func settle(_ result: inout CheckResult, of trace: TraceFile) {
    guard case .replayed(let replay) = result.content else { return }
    switch (handling, replay.log) {
    case (.update, .missing(let actual)), (.update, .different(_, let actual)):
      update(&result, replay, trace, actual)
    case (.leavePending, .different(_, let actual)):
      leave(&result, trace, actual)
    case (.update, .asExpected), (.leavePending, .asExpected):
      removePending(&result, trace)
    case (.update, .updated), (.leavePending, .updated), (.leavePending, .missing), (.forget, _):
      break
    }
  }

  private func update(
    _ result: inout CheckResult, _ replay: CheckResult.Replay, _ trace: TraceFile,
    _ actual: [UInt8]
  ) {
    do throws(FileError) {
      try FileReplacement.write(actual, to: trace.log)
      var replay = replay
      replay.log = .updated
      result.content = .replayed(replay)
      result.actions.append("\(trace.hasLog ? "updated" : "created") \(trace.log)")
      removePending(&result, trace)
    } catch {
      result.content = .broken(
        .unwritable(error.status), [.error("\(error)")])
    }
  }

  /// Puts the actual log beside the expected one.
  ///
  /// What stands in its way may be a link, which could lead anywhere. When it cannot be written the
  /// difference is still what matters.
  private func leave(_ result: inout CheckResult, _ trace: TraceFile, _ actual: [UInt8]) {
    let path = trace.pendingLog
    if FileStatus.ofLink(at: path)?.kind == .symbolicLink { unlink(path) }
    do throws(FileError) {
      try FileReplacement.write(actual, to: path)
      result.actions.append("\(path) is the log as it is now; tracectl accept or reject settles it")
    } catch {
      result.warnings.append(.warning("\(error)"))
    }
  }

  private func removePending(_ result: inout CheckResult, _ trace: TraceFile) {
    guard trace.hasPendingLog else { return }
    if unlink(trace.pendingLog) == 0 {
      result.actions.append("removed \(trace.pendingLog)")
    } else {
      let reason = SystemError.current
      result.warnings.append(.warning("cannot remove \(trace.pendingLog): \(reason)"))
    }
  }
}
