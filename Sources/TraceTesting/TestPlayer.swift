import TraceCore
import TraceFormats

/// Plays the samples of a trace as they are read, into a log and its expectations.
struct TestPlayer: SampleSink {
  private let finder: TestScene
  private let settings: Settings?
  private let log: TextLog

  private var session: Session?
  private var check: ExpectationCheck?

  /// Kept for its controllers.
  private var scene: Scene?

  init(finder: TestScene, settings: Settings?, log: TextLog) {
    self.finder = finder
    self.settings = settings
    self.log = log
  }

  mutating func begin(_ header: TraceHeader, first: TouchSample?) throws(ReadingFailure) {
    check = try ExpectationCheck(header)
    let (scene, changes) = try finder.scene(header, first: first)
    self.scene = scene
    let settings = settings ?? scene.settings.resolved()
    if let name = header.name { log.comment(name) }
    log.comment(settings.summary)
    session = Session(
      application: scene.application, settings: settings, changes: changes,
      sink: TeeSink.joining([log, check?.log]))
  }

  mutating func sample(_ sample: TouchSample) throws(SampleProblem) {
    try session?.play(sample)
  }

  /// Lets the rest happen: all samples were read.
  ///
  /// - Returns: What the trace expects and did not get.
  mutating func finish() throws -> [Diagnostic] {
    session?.finish()
    session = nil
    try log.finish()
    return check?.problems ?? []
  }
}
