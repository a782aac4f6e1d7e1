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
    try refuseReplacingInput(among: selection.findings)
    let output = try OutputFile(path: options.output, in: environment)

    var delivery = CheckDelivery(
      options: options, environment: environment, output: output, findings: selection.findings)
    try OrderedWork(jobs: options.jobs).run(
      selection.findings,
      makeWorker: { [options, environment] in
        let checker = TraceChecker(options: options, environment: environment)
        return { checker.result(of: $0) }
      },
      deliver: { try delivery.take($0) })
    let status = try delivery.end()
    try output.commit()
    return selection.idleFilters.isEmpty ? status : max(status, .difference)
  }

  /// A slip of the keyboard must not cost a trace, nor a log.
  private func refuseReplacingInput(among findings: [Finding]) throws(UsageError) {
    guard let path = options.output, let old = FileStatus.ofFile(at: path), old.kind == .regular
    else { return }
    let name = FilePath.lastName(of: path)
    for finding in findings {
      let files = [finding.path, FileRole.log(ofTrace: finding.path)]
      for file in files where FilePath.lastName(of: file) == name {
        if FileStatus.ofFile(at: file)?.identity == old.identity {
          throw UsageError(.outputIsInput(path), in: .check)
        }
      }
    }
  }
}
