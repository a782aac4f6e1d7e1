import TraceFormats

/// `tracectl check`: replays every trace below some paths and compares with what is expected.
struct CheckCommand {
  let options: CheckOptions
  let environment: Environment

  func run() throws -> ExitStatus {
    let selection = CheckSelection(TraceSearch(options.paths).findings, options)
    let reporter = Reporter(environment)
    for filter in selection.idleFilters {
      reporter.report(.error, "no trace has \"\(filter)\" in its path")
    }
    try refuseReplacing(selection.findings)
    let output = try OutputFile(path: options.playback.output, in: environment)

    var delivery = CheckDelivery(
      options: options, environment: environment, output: output, findings: selection.findings)
    try CheckDelivery.Work(jobs: options.jobs).run(
      selection.findings,
      makeWorker: { [options, environment] in
        let checker = TraceChecker(options: options, environment: environment)
        return { finding in
          Result { () throws(UsageError) in try checker.result(of: finding) }
        }
      },
      deliver: { try delivery.take($0) })
    let status = try delivery.end()
    try output.commit()
    return selection.idleFilters.isEmpty ? status : max(status, .difference)
  }

  /// Refuses an output that is one of the traces or a log beside them; the scenes are looked at when
  /// they are found.
  private func refuseReplacing(_ findings: [Finding]) throws(UsageError) {
    guard options.playback.output != nil else { return }
    let outputGuard = options.playback.outputGuard
    for finding in findings {
      try outputGuard.refuse(finding.path)
      guard case .trace(let trace) = finding.subject else { continue }
      try outputGuard.refuse(trace.log)
      try outputGuard.refuse(trace.pendingLog)
    }
  }
}
