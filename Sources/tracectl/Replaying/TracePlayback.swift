import TraceCore
import TraceFormats

/// The replay of one trace: opens it, finds its scene and plays it.
struct TracePlayback {
  let trace: String
  let options: PlaybackOptions
  let environment: Environment
  let reporter: Reporter

  /// Where scene files are read; to be shared by traces that share scenes.
  var files = SceneFiles()

  /// Called before more of the trace is read, which may take as long as somebody types; told
  /// whether the whole file is there already.
  var willRead: (_ isComplete: Bool) throws -> Void = { _ in }

  /// Plays the trace into the sink that `listener` names.
  ///
  /// - Returns: The number of samples.
  /// - Throws: The first mistake of the trace or its scene; what happened before it was played.
  func play(_ listener: @escaping TracePlayer.Listener) throws(ReadingFailure) -> Int {
    let diagnostics = DiagnosticCollector(isStrict: options.isStrict) { reporter.report($0) }
    var player = TracePlayer(
      options: options, finder: finder(diagnostics), listener: listener)
    try read(into: &player, diagnostics)
    player.finish()
    return player.sampleCount
  }

  /// Finds the scene of this trace; warnings go to `diagnostics`.
  func finder(_ diagnostics: DiagnosticCollector) -> SceneFinder {
    SceneFinder(
      trace: trace, options: options, environment: environment, reporter: reporter,
      diagnostics: diagnostics, files: files)
  }

  /// Reads the trace and gives its header and its samples to `sink`.
  func read(
    into sink: inout some SampleSink, _ diagnostics: DiagnosticCollector
  ) throws(ReadingFailure) {
    let file: InputFile
    let format: TraceFormat?
    let input: TraceInput
    do throws(FileError) {
      file = try InputFile(path: trace, in: environment)
      file.willRead = { [willRead, unowned file] in try willRead(file.isComplete) }
      format = options.inputFormat ?? TraceFormat(fileName: file.name)
      input = try file.traceInput(format)
    } catch {
      throw .stream(error)
    }
    try TraceReader(file: file.name, format: format, diagnostics: diagnostics)
      .read(input, into: &sink)
  }
}
