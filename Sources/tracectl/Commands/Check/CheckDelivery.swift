import TraceFormats

/// Takes the results in the order of the paths: settles their logs, reports and counts them.
struct CheckDelivery {
  /// What a worker fails with has nothing to do with a trace, and ends the check.
  typealias Work = OrderedWork<Finding, Result<CheckResult, UsageError>>

  private let options: CheckOptions
  private let environment: Environment
  private let output: OutputFile
  private let findings: [Finding]
  private let settlement: LogSettlement
  private var report: any CheckReport
  private var progress: CheckProgress
  private var summary = CheckSummary()
  private var delivered = 0

  /// What was reported and not yet written.
  private var text: String

  /// How much text is worth a write, in bytes.
  private static var flushSize: Int { 16_384 }

  init(
    options: CheckOptions, environment: Environment, output: OutputFile, findings: [Finding]
  ) {
    self.options = options
    self.environment = environment
    self.output = output
    self.findings = findings
    settlement = LogSettlement(handling: options.logHandling)
    report = options.report(in: environment)
    text = report.beginning
    progress = CheckProgress(total: findings.count, in: environment)
  }

  /// Takes the next result.
  mutating func take(_ result: Result<CheckResult, UsageError>) throws -> Work.Continuation {
    var result = try result.get()
    if case .trace(let trace) = findings[delivered].subject {
      settlement.settle(&result, of: trace)
    }
    delivered += 1
    let verdict = result.verdict(isStrict: options.isStrict)
    summary.add(result, verdict)
    try tell(result)
    progress.advance()
    guard options.stopsAtFirstFailure, case .failed = verdict else { return .goOn }
    let rest = findings.dropFirst(delivered)
    summary.unchecked = rest.count { if case .trace = $0.subject { true } else { false } }
    return .stop
  }

  /// Says what all came to.
  mutating func end() throws -> ExitStatus {
    progress.hide()
    text += report.ending(summary)
    try flush()
    if options.playback.output != nil { environment.printError("\(summary)\n") }
    return summary.status
  }

  private mutating func tell(_ result: CheckResult) throws {
    let news = report.text(for: result)
    text += news
    for warning in result.warnings { say(warning.line(isColored: environment.colorsErrors)) }
    if options.playback.output != nil {
      // Whoever keeps the report in a file wants to see what failed all the same.
      let report = TextReport(
        isStrict: options.isStrict, isColored: environment.colorsErrors, showsDiffs: false)
      say(report.text(for: result))
    }
    // People want to see a failure when it is known; programs can wait.
    let isUrgent = options.reportFormat == .text && !news.isEmpty
    if isUrgent || text.utf8.count >= Self.flushSize {
      progress.hide()
      try flush()
    }
  }

  private mutating func say(_ line: String) {
    if line.isEmpty { return }
    progress.hide()
    environment.printError(line)
  }

  private mutating func flush() throws {
    if !text.isEmpty { try output.write(text) }
    text = ""
  }
}
