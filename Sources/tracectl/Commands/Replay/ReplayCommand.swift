import TraceFormats

/// `tracectl replay`: replays traces, one after the other, and prints their logs.
///
/// A trace that fails does not stop the next ones; the status is the worst of all. A file of
/// `--output` is replaced only when every trace was replayed. With `--expect` what is printed is how
/// the log differs from the expected one.
struct ReplayCommand {
  let options: ReplayOptions
  let environment: Environment

  func run() throws -> ExitStatus {
    let outputGuard = options.playback.outputGuard
    let named = [options.expectation?.path, options.playback.scene].compactMap(\.self)
    for path in options.traces + named { try outputGuard.refuse(path) }
    let comparison = try options.expectation.map {
      try ExpectedReplay($0, of: options.traces[0], in: environment)
    }
    let status = try replay(besides: comparison)
    guard let comparison, status.isComplete else { return status }
    return max(status, try comparison.report(in: environment))
  }

  /// Replays all traces; a log that is compared is printed only into a file.
  private func replay(besides comparison: ExpectedReplay?) throws -> ExitStatus {
    let output = try OutputFile(path: options.playback.output, in: environment)
    let reporter = Reporter(environment)
    let isPrinted = comparison == nil || options.playback.output != nil
    let printed = ReplayLog(options.logFormat, filter: options.filter, output: output)
    let log = isPrinted ? printed : comparison?.log ?? printed
    var statistics = ReplayStatistics(beginning: environment)
    var status = ExitStatus.success

    for trace in options.traces {
      if options.traces.count > 1 { log.begin(trace: trace) }
      do {
        let result = try TraceReplay(
          trace: trace, options: options, environment: environment, log: log,
          second: isPrinted ? comparison?.log : nil, reporter: reporter
        ).run()
        statistics.add(result)
        status = max(status, result.status)
      } catch let error as FileError where !error.isOfOutput {
        // What was logged comes before the complaint.
        try log.lines.finish()
        reporter.report(error)
        status = max(status, error.status)
      }
      try log.lines.finish()
    }

    if status.isComplete {
      try output.commit()
    } else if let path = options.playback.output {
      output.discard()
      reporter.report(.note, "the log is not complete; \(path) is not written")
    }
    if options.printsStatistics { environment.printError(statistics.line(at: environment)) }
    return status
  }
}
