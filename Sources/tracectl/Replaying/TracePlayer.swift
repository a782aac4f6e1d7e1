import TraceCore
import TraceFormats

/// Plays the samples of one trace as they are read.
struct TracePlayer: SampleSink {
  /// What is known of a replay before anything happens in it.
  struct Beginning {
    let header: TraceHeader
    let scene: Scene
    let settings: Settings

    /// What a log begins with, for people: the trace's name and the settings.
    var comments: [String] { [header.name, settings.summary].compactMap(\.self) }
  }

  /// Says where the log goes, once it is known what is replayed.
  typealias Listener = (Beginning) throws(ReadingFailure) -> LogSink

  private let options: PlaybackOptions
  private let finder: SceneFinder
  private let listener: Listener

  private(set) var sampleCount = 0
  private var session: Session?

  /// Kept for its controllers.
  private var scene: Scene?

  init(options: PlaybackOptions, finder: SceneFinder, listener: @escaping Listener) {
    self.options = options
    self.finder = finder
    self.listener = listener
  }

  mutating func begin(_ header: TraceHeader, first: TouchSample?) throws(ReadingFailure) {
    let replay = try finder.scene(header, first: first)
    scene = replay.scene
    let settings = options.settings(of: replay.scene)
    let sink = try listener(Beginning(header: header, scene: replay.scene, settings: settings))
    session = Session(
      application: replay.scene.application, settings: settings, changes: replay.changes, sink: sink
    )
  }

  mutating func sample(_ sample: TouchSample) throws(SampleProblem) {
    try session?.play(sample)
    sampleCount += 1
  }

  /// Lets the rest happen: all samples were read.
  func finish() {
    session?.finish()
  }
}
