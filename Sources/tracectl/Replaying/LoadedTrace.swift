import TraceCore
import TraceFormats

/// A trace that was read whole, to be replayed as often as it is wanted.
///
/// What is wrong with it, and what there is to note, was said when it was loaded; the replays are
/// silent.
struct LoadedTrace {
  /// The trace's path, or `-`.
  let path: String
  let header: TraceHeader
  let samples: [TouchSample]

  private let finder: SceneFinder
  private let options: PlaybackOptions

  /// Reads and plays the trace once, for its mistakes.
  init(_ playback: TracePlayback) throws(ReadingFailure) {
    let diagnostics = DiagnosticCollector(isStrict: playback.options.isStrict) {
      playback.reporter.report($0)
    }
    let first = playback.finder(diagnostics)
    let player = TracePlayer(
      options: playback.options, finder: first,
      listener: { _ in LogSink(categories: []) })
    var recorder = Recorder(player: player)
    try playback.read(into: &recorder, diagnostics)
    recorder.player.finish()
    path = playback.trace
    header = recorder.header
    samples = recorder.samples
    options = playback.options
    finder = SceneFinder(
      trace: playback.trace, options: playback.options, environment: playback.environment,
      reporter: Reporter(MessageList()), diagnostics: DiagnosticCollector { _ in },
      files: first.files)
  }

  /// Plays the trace in a scene of its own into the sink that `listener` names.
  ///
  /// The listener may also change the scene before anything happens. For `strictButtons` see
  /// `SceneReader`.
  func replay(
    strictButtons: Set<String> = [], _ listener: @escaping TracePlayer.Listener
  ) throws(ReadingFailure) {
    var finder = finder
    finder.strictButtons = strictButtons
    var player = TracePlayer(options: options, finder: finder, listener: listener)
    try player.begin(header, first: samples.first)
    for sample in samples {
      do throws(SampleProblem) {
        try player.sample(sample)
      } catch {
        preconditionFailure("\(sample) was played before: \(error)")
      }
    }
    player.finish()
  }

  /// Keeps what passes by on its way to a player.
  private struct Recorder: SampleSink {
    var player: TracePlayer
    var header = TraceHeader()
    var samples: [TouchSample] = []

    mutating func begin(_ header: TraceHeader, first: TouchSample?) throws(ReadingFailure) {
      self.header = header
      try player.begin(header, first: first)
    }

    mutating func sample(_ sample: TouchSample) throws(SampleProblem) {
      try player.sample(sample)
      samples.append(sample)
    }
  }
}
