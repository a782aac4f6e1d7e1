import TraceCore
import TraceFormats

/// The replay of one trace: opens it, finds its scene, plays it and says how it went.
struct TraceReplay {
  /// What a replay came to.
  struct Result: Hashable, Sendable {
    var status = ExitStatus.success
    var samples = 0
    var callbacks = 0
  }

  let trace: String
  let options: ReplayOptions
  let environment: Environment
  let log: ReplayLog
  let reporter: Reporter

  func run() throws -> Result {
    let file = try open()
    let format = options.inputFormat ?? TraceFormat(fileName: file.name)
    let input = try file.traceInput(format)
    let diagnostics = DiagnosticCollector(isStrict: options.isStrict) { reporter.report($0) }
    let finder = SceneFinder(
      trace: trace, options: options, environment: environment, reporter: reporter,
      diagnostics: diagnostics)
    var player = ReplayPlayer(options: options, log: log, finder: finder)
    var result = Result()
    do throws(ReadingFailure) {
      try TraceReader(file: file.name, format: format, diagnostics: diagnostics)
        .read(input, into: &player)
      player.finish()
      result.status = try check(player)
    } catch {
      result.status = try status(of: error)
    }
    result.samples = player.sampleCount
    result.callbacks = player.callbackCount
    return result
  }

  private func open() throws(FileError) -> InputFile {
    let file = try InputFile(path: trace, in: environment)
    let lines = log.lines
    let isComplete = file.isComplete
    file.willRead = {
      // Whoever waits for the next sample wants to see what became of the last one.
      if !isComplete { try lines.finish() }
      if let failure = lines.failure { throw failure }
    }
    return file
  }

  /// Says what the trace expected and did not get.
  private func check(_ player: ReplayPlayer) throws(ReadingFailure) -> ExitStatus {
    let problems = player.check?.problems ?? []
    if problems.isEmpty { return .success }
    try finishLog()
    for problem in problems { reporter.report(problem) }
    return .difference
  }

  /// Says why the trace could not be replayed.
  private func status(of failure: ReadingFailure) throws -> ExitStatus {
    switch failure {
    case .stream(let error):
      throw error
    case .diagnostic(let diagnostic):
      try finishLog()
      reporter.report(diagnostic)
      if case .cannotOpen = diagnostic.problem { return .cannotOpen }
      return .badInput
    }
  }

  /// What was logged comes before what there is to say about it.
  private func finishLog() throws(ReadingFailure) {
    do {
      try log.lines.finish()
    } catch {
      throw .stream(error)
    }
  }
}
