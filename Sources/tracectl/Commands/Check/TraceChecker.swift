import TraceCore
import TraceFormats

/// Replays traces and compares their logs with what is expected; writes no file.
///
/// Each thread has one of its own: it keeps what can be used again for the next trace.
final class TraceChecker {
  private let options: CheckOptions
  private let environment: Environment
  private let comparer: LogComparer
  private let output = CollectedOutput()
  private let log: TextLog
  private let relay = ExpectationRelay()
  private let scenes = SceneFiles()

  init(options: CheckOptions, environment: Environment) {
    self.options = options
    self.environment = environment
    comparer = LogComparer(options: options, environment: environment)
    log = TextLog(output: output, filter: LogFilter(categories: options.categories))
  }

  /// What became of `finding`.
  ///
  /// - Throws: That its scene is the file that the report is to replace.
  func result(of finding: Finding) throws(UsageError) -> CheckResult {
    switch finding.subject {
    case .trace(let trace): try result(of: trace)
    case .staleLog: CheckResult(path: finding.path, content: .stale)
    case .mistake(let mistake):
      CheckResult(
        path: finding.path,
        content: .broken(
          .mistake(mistake.status), [.error("\(finding.path): \(mistake)")]))
    }
  }

  private func result(of trace: TraceFile) throws(UsageError) -> CheckResult {
    if let rival = trace.rival {
      let text = "\(trace.log) would be the log of \(rival) too; expected a log for each trace"
      let place = SourceLocation(file: trace.path, line: 1, column: 1)
      return CheckResult(
        path: trace.path, content: .broken(.sharedLog, [.error(text, at: place)]))
    }
    let list = MessageList()
    let content = try content(of: trace, Reporter(list))
    // Which scene is taken when there is none is no news for a trace that is checked.
    let warnings = list.messages.filter { $0.severity == .warning }
    return CheckResult(path: trace.path, content: content, warnings: warnings)
  }

  private func content(
    of trace: TraceFile, _ reporter: Reporter
  ) throws(UsageError) -> CheckResult.Content {
    defer {
      // What a trace that failed in its middle has left must not begin the next log.
      try? log.finish()
      output.removeAll()
    }
    do {
      let check = try replay(trace, reporter)
      let unmet = check?.problems.map(Reporter.Message.init) ?? []
      let state =
        trace.hasLog
        ? try comparer.compare(output.bytes, with: trace) : .missing(actual: output.bytes)
      return .replayed(
        CheckResult.Replay(log: state, unmet: unmet, expectsSomething: check != nil))
    } catch ReadingFailure.diagnostic(let diagnostic) {
      return .broken(.unreadable, [Reporter.Message(diagnostic)])
    } catch ReadingFailure.stream(let error) {
      if let error = error as? UsageError { throw error }
      return .broken(.unreadable, [.error("\(error)")])
    } catch {
      return .broken(.unreadable, [.error("\(error)")])
    }
  }

  /// Plays the trace into `output`.
  ///
  /// - Returns: What compares it with the trace's own expectations.
  private func replay(
    _ trace: TraceFile, _ reporter: Reporter
  ) throws(ReadingFailure) -> ExpectationCheck? {
    let playback = TracePlayback(
      trace: trace.path, options: options.playback, environment: environment, reporter: reporter,
      files: scenes)
    var check: ExpectationCheck?
    _ = try playback.play { [log, relay] beginning throws(ReadingFailure) in
      for comment in beginning.comments { log.comment(comment) }
      check = try ExpectationCheck(beginning.header, by: relay)
      return TeeSink.joining([log, check?.log])
    }
    try log.finishReading()
    return check
  }
}
