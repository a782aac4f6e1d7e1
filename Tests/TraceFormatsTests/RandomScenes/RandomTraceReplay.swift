import Testing

@testable import TraceCore
@testable import TraceFormats

/// A trace's text as it is read and played, with its scene, and what is left at the end.
struct RandomTraceReplay: SampleSink {
  private(set) var lines: [MemoryLog.Line] = []
  private(set) var scene: Scene?

  private let log = MemoryLog(categories: [.standard, .properties])
  private let diagnostics = DiagnosticCollector(isStrict: true)
  private let mischief: RandomTrace.Mischief?
  private let listener: (Scene) -> LogSink?
  private var session: Session?

  /// - Parameters:
  ///   - trace: What is played.
  ///   - listener: Who else gets the log.
  /// - Throws: What is wrong with the text, which is a mistake of its maker.
  init(_ trace: RandomTrace, listener: @escaping (Scene) -> LogSink? = { _ in nil }) throws {
    mischief = trace.mischief
    self.listener = listener
    let document = MemoryDocument(trace.text)
    try TraceReader(file: "random.json", format: .json, diagnostics: diagnostics)
      .read(.document(document), into: &self)
    session?.finish()
    lines = log.lines
  }

  mutating func begin(_ header: TraceHeader, first: TouchSample?) throws(ReadingFailure) {
    guard let source = header.source, case .inline(let value) = header.scene else { return }
    do throws(Diagnostic) {
      let reader = SceneReader(source: source, diagnostics: diagnostics)
      let scene = try reader.scene(from: value)
      let changes = try reader.changes(from: header.changes, in: scene)
      session = Session(
        application: scene.application, settings: scene.settings.resolved(), changes: changes,
        sink: TeeSink.joining([log, listener(scene)]))
      self.scene = scene
    } catch {
      throw .diagnostic(error)
    }
    if let mischief { prepare(mischief) }
  }

  mutating func sample(_ sample: TouchSample) throws(SampleProblem) {
    try session?.play(sample)
  }

  /// Lets the app's code do to the scene what the trace says.
  private func prepare(_ mischief: RandomTrace.Mischief) {
    guard let scene, let subject = scene.objects[mischief.subject] else { return }
    let meddle = {
      switch (mischief.deed, subject) {
      case (.remove, .view(let view)): view.removeFromSuperview()
      case (.hide, .view(let view)): view.isHidden = true
      case (.disable, .recognizer(let recognizer)): recognizer.isEnabled = false
      case (.fail, .recognizer(let recognizer)): recognizer.state = .failed
      case (.detach, .recognizer(let recognizer)):
        recognizer.view?.removeGestureRecognizer(recognizer)
      case (.remove, _), (.hide, _), (.disable, _), (.fail, _), (.detach, _): break
      }
    }
    switch mischief.occasion {
    case .action:
      scene.objects["root"]?.responder?.handle(mischief.occasion.rawValue) { _ in meddle() }
    case .shouldBegin:
      for recognizer in recognizers {
        recognizer.shouldBegin = { _ in
          meddle()
          return true
        }
      }
    case .shouldReceive:
      for recognizer in recognizers {
        recognizer.shouldReceive = { _, _ in
          meddle()
          return true
        }
      }
    }
  }

  /// When the clock's next timer would ring, if one is left.
  var nextDue: Instant? { scene?.application.stage?.clock.nextDue }

  var recognizers: [GestureRecognizer] {
    objects.flatMap { object -> [GestureRecognizer] in
      switch object {
      case .recognizer(let recognizer): [recognizer]
      case .view(let view as ScrollView): [view.panGestureRecognizer]
      case .view, .responder: []
      }
    }
  }

  var controls: [Control] {
    objects.compactMap { if case .view(let view as Control) = $0 { view } else { nil } }
  }

  private var objects: [SceneObject] {
    guard let scene else { return [] }
    return scene.objects.ids.compactMap { scene.objects[$0] }
  }
}
