import TraceFormats

/// `tracectl replay --batch`: replays the traces of a batch and answers each with a line.
///
/// A trace that fails has its reason in its line and does not stop the next ones; the status is the
/// worst of all. What only one trace concerns is in its line, not on standard error, where
/// thousands of them would bury each other and no line would know its own.
struct BatchCommand {
  let options: BatchOptions
  let environment: Environment

  private var playback: PlaybackOptions { options.replay.playback }

  func run() throws -> ExitStatus {
    let outputGuard = playback.outputGuard
    try outputGuard.refuse(options.file)
    if let scene = playback.scene { try outputGuard.refuse(scene) }
    let reporter = Reporter(environment)
    let scenes = SceneFiles()
    do {
      try checkScene(scenes)
    } catch let error as Diagnostic {
      reporter.report(error)
      return ExitStatus(error)
    }
    let input = try InputFile(path: options.file, in: environment)
    let output = try OutputFile(path: playback.output, in: environment)
    var statistics = ReplayStatistics(beginning: environment)
    let summary: BatchSummary
    do {
      summary = try answer(input, output, scenes, &statistics)
    } catch {
      output.discard()
      if let path = playback.output {
        reporter.report(.note, "the batch is not complete; \(path) is not written")
      }
      throw error
    }
    try output.commit()
    if let sentence = summary.sentence { reporter.report(.error, sentence) }
    if options.replay.printsStatistics { environment.printError(statistics.line(at: environment)) }
    return summary.status
  }

  /// Reads the scene of `--scene` for its mistakes: said once, they need not be in every line.
  private func checkScene(_ scenes: SceneFiles) throws {
    guard let path = playback.scene else { return }
    let file = try scenes.file(path, in: environment)
    let diagnostics = DiagnosticCollector(isStrict: playback.isStrict)
    let value = try file.value(diagnostics: diagnostics)
    _ = try SceneReader(source: file.source, diagnostics: diagnostics).scene(from: value)
  }

  /// Replays one trace after the other.
  private func answer(
    _ input: InputFile, _ output: OutputFile, _ scenes: SceneFiles,
    _ statistics: inout ReplayStatistics
  ) throws -> BatchSummary {
    let answers = BatchLog(options.replay.answerStyle, output: output)
    input.willRead = { [unowned input] in
      // Whoever waits for an answer before the next trace has to get it.
      if !input.isComplete { try answers.flush() }
    }
    let log = ReplayLog(
      options.replay.logFormat, filter: options.replay.filter, output: answers)
    var traces = TraceBatch(file: input.name, stream: input)
    var summary = BatchSummary()
    do {
      while let trace = try traces.next() {
        let answered = try BatchReplay(
          trace: trace, options: options, environment: environment, scenes: scenes, log: log
        ).run()
        try answers.end(answered.answer)
        statistics.add(answered.result)
        summary.add(answered.result.status)
      }
    } catch ReadingFailure.stream(let error) {
      // What was answered comes before the complaint.
      try answers.flush()
      throw error
    }
    try answers.flush()
    return summary
  }
}

extension ReplayOptions {
  fileprivate var answerStyle: BatchLog.Style {
    switch logFormat {
    case .text: .text
    case .json: .objects
    }
  }
}
