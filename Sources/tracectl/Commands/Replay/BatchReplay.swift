import TraceCore
import TraceFormats

/// The replay of one trace of a batch: plays it into a log and collects what there is to say.
struct BatchReplay {
  let trace: BatchTrace
  let options: BatchOptions
  let environment: Environment
  let scenes: SceneFiles

  /// Gets the callbacks; it is finished when the replay is over.
  let log: ReplayLog

  private let messages = MessageList()

  init(
    trace: BatchTrace, options: BatchOptions, environment: Environment, scenes: SceneFiles,
    log: ReplayLog
  ) {
    self.trace = trace
    self.options = options
    self.environment = environment
    self.scenes = scenes
    self.log = log
  }

  /// - Throws: What keeps all others from being replayed as well.
  func run() throws(ReadingFailure) -> (answer: BatchAnswer, result: TraceReplay.Result) {
    var answer = BatchAnswer()
    var result = TraceReplay.Result()
    var check: ExpectationCheck?
    let counter =
      options.replay.printsStatistics
      ? CallbackCounter(categories: options.replay.filter.categories) : nil
    do throws(ReadingFailure) {
      result.samples = try play { beginning throws(ReadingFailure) in
        answer.name = beginning.header.name
        beginning.tellStrangers(among: options.replay.filter.subjects, to: reporter)
        log.begin(beginning)
        check = try ExpectationCheck(beginning.header)
        return TeeSink.joining([log.lines, check?.log, counter])
      }
      answer.problems = (check?.problems ?? []).map { sentence($0) }
      if !answer.problems.isEmpty { result.status = .difference }
    } catch {
      let (reason, status) = try self.reason(error)
      answer.name = trace.name
      answer.outcome = .failed(reason)
      result.status = status
    }
    try log.lines.finishReading()
    result.callbacks = counter?.count ?? 0
    for message in messages.messages { add(message, to: &answer) }
    return (answer, result)
  }

  private var reporter: Reporter { Reporter(messages) }

  /// Plays the trace into the sink that `listener` names, and returns the number of samples.
  private func play(_ listener: @escaping TracePlayer.Listener) throws(ReadingFailure) -> Int {
    let playback = options.replay.playback
    let diagnostics = DiagnosticCollector(isStrict: playback.isStrict) { reporter.report($0) }
    let finder = SceneFinder(
      trace: options.file, options: playback, environment: environment, reporter: reporter,
      diagnostics: diagnostics, files: scenes)
    var player = TracePlayer(options: playback, finder: finder, listener: listener)
    try trace.read(into: &player, diagnostics: diagnostics)
    player.finish()
    return player.sampleCount
  }

  /// Why this trace was not replayed; throws what is not this trace's fault.
  private func reason(
    _ failure: ReadingFailure
  ) throws(ReadingFailure) -> (sentence: String, status: ExitStatus) {
    switch failure {
    case .diagnostic(let diagnostic):
      return (sentence(diagnostic), ExitStatus(diagnostic))
    case .stream(let error):
      guard let error = error as? FileError, !error.isOfOutput else { throw failure }
      let message = Reporter.Message(severity: .error, text: "\(error)", place: trace.beginning)
      return (message.sentence(), error.status)
    }
  }

  private func sentence(_ diagnostic: Diagnostic) -> String {
    Reporter.Message(severity: .error, text: diagnostic.message, place: diagnostic.location)
      .sentence()
  }

  /// A message without a place is about this trace.
  private func add(_ message: Reporter.Message, to answer: inout BatchAnswer) {
    var message = message
    message.place = message.place ?? trace.beginning
    switch message.severity {
    case .warning: answer.warnings.append(message.sentence())
    case .note: answer.notes.append(message.sentence())
    case .error: answer.problems.append(message.sentence())
    }
  }
}
