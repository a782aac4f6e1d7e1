public import TraceCore

/// Why what happened in a replay happened, touch by touch, in words.
///
/// It is a sink that collects while the replay goes on; what it has to say is in `touches`.
///
/// ```swift
/// let explanation = Explanation(of: application)
/// let session = Session(application: application, sink: explanation)
/// try session.play(samples)
/// session.finish()
/// for touch in explanation.touches { print(touch.text) }
/// ```
public final class Explanation: LogSink {
  /// Nothing after it is told.
  let until: Instant?

  let scene: SceneIndex

  /// In the order of the presses.
  var stories: [TouchStory] = []

  /// The present gesture of each recognizer that has one.
  var gestures: [String: GestureStory] = [:]

  /// The last touch of each finger.
  var pressedTouches: [TouchID: TouchStory] = [:]

  /// The touch that each view was last told of.
  var toldTouches: [String: TouchStory] = [:]

  /// The touch that each control tracks.
  var trackedTouches: [String: TouchStory] = [:]

  /// The touches… calls that are under way, the innermost last.
  var calls: [OpenCall] = []

  /// - Parameters:
  ///   - application: What will be touched; its views are there already.
  ///   - until: The moment after which nothing is told, as if the replay stopped there; `nil` tells
  ///     all.
  public init(of application: Application, until: Instant? = nil) {
    self.until = until
    scene = SceneIndex(application)
    super.init(categories: [.touches, .event, .action, .gesture, .system], wantsReasons: true)
  }

  /// The explanations, in the order of the presses.
  ///
  /// With a moment `until`, only of touches that something is going on with at that moment: the
  /// finger is down or goes up just then, the view waits for the lift, or a recognizer that follows
  /// the touch has not decided.
  public var touches: [TouchExplanation] {
    closeCalls(deeperThan: -1)
    return stories.filter { story in
      until.map { !story.isFinished || story.latest == $0 } ?? true
    }.map { TouchExplanation(story: $0, in: self) }
  }

  /// The fingers that went down, each once, in the order of their first presses.
  public var fingers: [TouchID] {
    var seen: Set<TouchID> = []
    return stories.map(\.finger).filter { seen.insert($0).inserted }
  }

  public override func explained(_ reason: Reason, at time: Instant) {
    if let until, time > until { return }
    switch reason {
    case .touch(let number, let reason): take(reason, of: number, time)
    case .hitTest(let view, let depth, let finding):
      guard let story = stories.last, story.view == nil else { return }
      story.findings.append(TouchStory.Finding(view: view, depth: depth, finding: finding))
    case .gesture(let recognizer, let reason): take(reason, of: recognizer, time)
    case .control(let control, let number, let reason):
      guard let story = story(number) else { return }
      take(reason, of: control, story, time)
    }
  }

  public override func entered(_ entry: LogEntry, touches: [LoggedTouch]) {
    if let until, entry.time > until { return }
    switch entry.event {
    case .touches(let phase): takeCall(phase, entry, touches)
    case .controlEvent(let event, let outside): take(event, outside: outside, entry)
    case .action(let action, let receiver): take(action, to: receiver, entry)
    case .gestureState(_, let state): enter(state, entry)
    case .ruleUndefined(let rule): takeUndefined(rule, of: entry.subject, entry.time)
    case .passedOn, .tracking, .interrupt, .removed, .set, .touchStillDown, .hitTest,
      .pointInside, .chain, .property, .gestureTouches, .gestureReset, .gestureAction, .scroll:
      break
    }
  }

  func story(_ number: Int) -> TouchStory? {
    stories.indices.contains(number - 1) ? stories[number - 1] : nil
  }
}
