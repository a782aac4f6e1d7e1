import TraceCore
import TraceFormats

/// Plays the samples of one trace as they are read.
struct ReplayPlayer: SampleSink {
  let options: ReplayOptions
  let log: ReplayLog
  let finder: SceneFinder

  /// Compares the log with what the trace expects; `nil` when it expects nothing.
  private(set) var check: ExpectationCheck?

  private(set) var sampleCount = 0
  private var session: Session?

  /// Kept for its controllers.
  private var scene: Scene?
  private let counter: CallbackCounter?

  var callbackCount: Int { counter?.count ?? 0 }

  init(options: ReplayOptions, log: ReplayLog, finder: SceneFinder) {
    self.options = options
    self.log = log
    self.finder = finder
    counter =
      options.printsStatistics ? CallbackCounter(categories: options.filter.categories) : nil
  }

  mutating func begin(_ header: TraceHeader, first: TouchSample?) throws(ReadingFailure) {
    let replay = try finder.scene(header, first: first)
    scene = replay.scene
    tellStrangers(among: options.filter.subjects, in: replay.scene)
    let settings = replay.scene.settings.resolved(
      profile: options.profile, idiom: options.idiom, touchSlop: options.touchSlop)
    if let name = header.name { log.comment(name) }
    log.comment(settings.summary)

    var sink: LogSink = log.lines
    do throws(Diagnostic) {
      check = try ExpectationCheck(header)
    } catch {
      throw .diagnostic(error)
    }
    if let check { sink = TeeSink(sink, check.log) }
    if let counter { sink = TeeSink(sink, counter) }
    session = Session(
      application: replay.scene.application, settings: settings, changes: replay.changes, sink: sink
    )
  }

  /// A misspelt subject would hide every line.
  private func tellStrangers(among subjects: Set<String>, in scene: Scene) {
    for subject in subjects.subtracting(scene.ids).sorted() {
      let suggestion = Suggestion.closest(to: subject, among: scene.ids)
      finder.reporter.report(
        .note,
        "no \"\(subject)\" in the scene"
          + (suggestion.map { "; did you mean \"\($0)\"?" } ?? "; --subject shows none of its lines")
      )
    }
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

extension Settings {
  /// As a log begins: `profile uikit, phone, touch slop 70`.
  fileprivate var summary: String {
    let slop = "\(touchSlopInForce)"
    let digits = slop.hasSuffix(".0") ? slop.dropLast(2) : slop[...]
    return "profile \(profile.rawValue), \(idiom.rawValue), touch slop \(digits)"
  }
}
