import TraceCore
import TraceFormats

/// The replay of one trace into a log: plays it and says how it went.
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

  /// Gets the same callbacks beside `log`.
  var second: ReplayLog?

  let reporter: Reporter

  func run() throws -> Result {
    var result = Result()
    var check: ExpectationCheck?
    let counter =
      options.printsStatistics ? CallbackCounter(categories: options.filter.categories) : nil
    do throws(ReadingFailure) {
      result.samples = try playback.play { beginning throws(ReadingFailure) in
        beginning.tellStrangers(among: options.filter.subjects, to: reporter)
        log.begin(beginning)
        check = try ExpectationCheck(beginning.header)
        return TeeSink.joining([log.lines, second?.lines, check?.log, counter])
      }
      result.status = try status(of: check)
    } catch {
      result.status = try status(of: error)
    }
    result.callbacks = counter?.count ?? 0
    return result
  }

  private var playback: TracePlayback {
    var playback = TracePlayback(
      trace: trace, options: options.playback, environment: environment, reporter: reporter)
    let lines = log.lines
    playback.willRead = { isComplete in
      // Whoever waits for the next sample wants to see what became of the last one.
      if !isComplete { try lines.finish() }
      if let failure = lines.failure { throw failure }
    }
    return playback
  }

  /// Says what the trace expected and did not get.
  private func status(of check: ExpectationCheck?) throws(ReadingFailure) -> ExitStatus {
    let problems = check?.problems ?? []
    if problems.isEmpty { return .success }
    try log.lines.finishReading()
    for problem in problems { reporter.report(problem) }
    return .difference
  }

  /// Says why the trace could not be replayed.
  private func status(of failure: ReadingFailure) throws -> ExitStatus {
    switch failure {
    case .stream(let error):
      throw error
    case .diagnostic(let diagnostic):
      try log.lines.finishReading()
      reporter.report(diagnostic)
      return ExitStatus(diagnostic)
    }
  }
}
