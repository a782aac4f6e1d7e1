/// Plays a trace through an application: the library's front door.
///
/// Samples of one time form one event. At each instant timers come first, then the scene's
/// changes, then the event. Nothing reads the machine's clock.
///
/// ```swift
/// let window = Window(size: Size(width: 390, height: 844))
/// window.addSubview(Button(id: "button", frame: Rect(x: 135, y: 400, width: 120, height: 44)))
/// let log = MemoryLog()
/// let session = Session(windows: [window], sink: log)
/// try session.play(TouchSample(time: .zero, phase: .began, location: Point(x: 195, y: 422)))
/// session.finish()
/// ```
public final class Session {
  /// What the trace touches.
  public let application: Application

  private let stage: Stage
  private let dispatcher: TouchDispatcher
  private let changes: [SceneChange]
  private var changesDone = 0
  private let order = SampleOrder()

  /// The samples of the present instant, which are not an event yet, and their time.
  private var pending: [TouchSample] = []
  private var pendingTime: Instant?

  /// - Parameters:
  ///   - application: What is touched; it takes part in one session at a time.
  ///   - settings: What to do where UIKit's behaviour is disputed.
  ///   - changes: What the scene does by itself, in the order of time.
  ///   - sink: Gets the log.
  public init(
    application: Application, settings: Settings = Settings(), changes: [SceneChange] = [],
    sink: LogSink
  ) {
    precondition(
      zip(changes, changes.dropFirst()).allSatisfy { $0.time <= $1.time },
      "the changes are not in the order of time")
    self.application = application
    self.changes = changes
    stage = Stage(settings: settings, sink: sink)
    dispatcher = TouchDispatcher(application: application, stage: stage)
    application.join(stage, dispatcher)
  }

  deinit {
    if application.dispatcher === dispatcher { application.leave() }
  }

  /// Plays through an application of its own that shows `windows`, the last in front.
  public convenience init(
    windows: [Window], settings: Settings = Settings(), changes: [SceneChange] = [],
    sink: LogSink
  ) {
    let application = Application()
    for window in windows { application.show(window) }
    self.init(application: application, settings: settings, changes: changes, sink: sink)
  }

  /// Takes one sample; its event happens when a sample of a later time comes, or at the finish.
  ///
  /// - Throws: What keeps the sample from following the earlier ones; nothing of it was played.
  public func play(_ sample: TouchSample) throws(SampleProblem) {
    try order.advance(to: sample)
    if let pendingTime, pendingTime != sample.time { dispatchPending() }
    if pendingTime == nil { advance(to: sample.time) }
    if dispatcher.hasTakenAway {
      for finger in dispatcher.drainTakenAway() { order.takeAway(finger) }
    }
    if try order.accept(sample) {
      pending.append(sample)
      pendingTime = sample.time
    }
  }

  /// Plays all of `samples`.
  public func play(_ samples: [TouchSample]) throws(SampleProblem) {
    for sample in samples { try play(sample) }
  }

  /// Lets the last event happen and the clock run until no timer is left, for at most the tail.
  public func finish() {
    dispatchPending()
    if changesDone < changes.count, let last = changes.last { advance(to: last.time) }
    let end = stage.clock.now + stage.settings.tail
    while let due = stage.clock.nextDue, due <= end { ring() }
    if stage.clock.nextDue != nil { stage.clock.advance(to: end) }
    for finger in dispatcher.drainTakenAway() { order.takeAway(finger) }
    let left = order.down.filter { !dispatcher.ignores($0) }
    if !left.isEmpty {
      stage.log.note(.touchStillDown, of: application.id, fingers: left)
    }
  }

  private func dispatchPending() {
    guard pendingTime != nil else { return }
    pendingTime = nil
    dispatcher.dispatch(pending)
    pending.removeAll(keepingCapacity: true)
  }

  /// Lets timers and changes happen up to `instant`, those of that instant too.
  private func advance(to instant: Instant) {
    while true {
      let timer = stage.clock.nextDue.flatMap { $0 <= instant ? $0 : nil }
      let change = changesDone < changes.count ? changes[changesDone].time : nil
      if let timer, timer <= change ?? timer {
        ring()
      } else if let change, change <= instant {
        changesDone += 1
        stage.clock.advance(to: change)
        apply(changes[changesDone - 1].action)
        dispatcher.settle()
      } else {
        stage.clock.advance(to: instant)
        return
      }
    }
  }

  /// All alarms of the next instant ring before one common arbitration.
  private func ring() {
    stage.clock.ringNext()
    dispatcher.settle()
  }

  private func apply(_ action: SceneChange.Action) {
    switch action {
    case .set(let subject, let property, let value, let apply):
      stage.log.note(.set(property: property, value), of: subject)
      apply()
    case .remove(let view):
      view.removeFromSuperview()
    case .interrupt(let reason):
      stage.log.note(.interrupt(reason), of: application.id)
      dispatcher.cancelAllTouches(reason)
    }
  }
}
