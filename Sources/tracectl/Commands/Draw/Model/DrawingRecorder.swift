import TraceCore
import TraceFormats

/// Makes a drawing of what a replay logs.
final class DrawingRecorder: LogSink {
  /// What an entry's subject is.
  private enum Subject {
    case view(Int)
    case recognizer(Int)
    /// A controller, the application or its delegate.
    case other
  }

  private var book: PressBook
  private var watch: SceneWatch
  private var marks = MarkBook()
  private var lanes: LaneBook
  private var moments = Moments()

  private let subjects: [String: Subject]

  /// The finger that each view and each recognizer was last told of.
  private var fingerOfView: [TouchID?]
  private var fingerOfRecognizer: [TouchID?]

  /// The calls that have not returned, the innermost last; of each, whether it asks a window for
  /// the view that a new touch hit.
  private var open: [Bool] = []

  /// How many windows were asked for the view of the present new touch.
  private var askedWindows = 0
  private var now: Instant?

  /// The controls that began to track a finger, also where the press was over at once.
  private var tracked: Set<Int> = []

  init(_ beginning: TracePlayer.Beginning, samples: [TouchSample]) {
    let scene = beginning.scene
    watch = SceneWatch(scene.application, slop: beginning.settings.touchSlopInForce)
    let drawn = watch.scene
    book = PressBook(samples, window: max(0, drawn.windowCount - 1))
    lanes = LaneBook(drawn)
    var subjects: [String: Subject] = [:]
    for (index, view) in drawn.views.enumerated() { subjects[view.id] = .view(index) }
    for (index, one) in drawn.recognizers.enumerated() { subjects[one.id] = .recognizer(index) }
    self.subjects = subjects
    fingerOfView = drawn.views.map { _ in nil }
    fingerOfRecognizer = drawn.recognizers.map { _ in nil }
    super.init(categories: .all)
  }

  /// The drawing, when the replay is over.
  func drawing(title: String, settings: String) -> Drawing {
    watch.settle()
    let span = moments.span(with: book)
    return Drawing(
      title: title, settings: settings, start: span.lowerBound, end: span.upperBound,
      scene: watch.scene, fingers: book.fingers.map(\.description), presses: book.presses,
      marks: marks.marks,
      lanes: lanes.lanes(book, from: span.lowerBound, until: span.upperBound), moments: moments,
      trackedControls: tracked.sorted())
  }

  override func entered(_ entry: LogEntry, touches: [LoggedTouch]) {
    if entry.time != now {
      now = entry.time
      book.advance(to: entry.time)
      watch.advance(to: entry.time)
    }
    moments.add(entry)
    if entry.event.isCallWithResult { open.append(isSearch(entry)) }
    switch subjects[entry.subject] ?? .other {
    case .view(let view): record(entry, touches, view: view)
    case .recognizer(let recognizer): record(entry, touches, recognizer: recognizer)
    case .other: recordSystem(entry)
    }
  }

  override func returned(_ value: LogValue?, watched: [WatchedValue]) {
    guard open.removeLast() else { return }
    askedWindows += 1
    if case .text(let id) = value, case .view(let view) = subjects[id] {
      book.hit(view, in: watch.scene.views[view].window)
      askedWindows = 0
    } else if askedWindows == watch.scene.windowCount {
      book.hit(nil, in: nil)
      askedWindows = 0
    }
  }

  private func isSearch(_ entry: LogEntry) -> Bool {
    guard case .hitTest = entry.event else { return false }
    return entry.depth == 0
  }

  private func record(_ entry: LogEntry, _ touches: [LoggedTouch], view: Int) {
    if let touch = touches.last { fingerOfView[view] = touch.touch }
    let place = fingerOfView[view].flatMap { book.place(of: $0) }
    switch entry.event {
    case .touches(let phase):
      lanes.touches(phase, touches.count, of: view, at: entry.time)
      if phase == .cancelled, watch.scene.views[view].role != .control {
        marks.add(.cancel, "touchesCancelled", of: entry, at: place)
      }
    case .controlEvent(let event, _):
      if event == .touchDown { tracked.insert(view) }
      if marks.add(event, of: entry, at: place) {
        lanes.tick(event.name, of: view, at: entry.time)
      }
    case .property(let name, let value):
      lanes.property(name, value, of: view, at: entry.time)
    case .scroll(let call):
      lanes.scroll(call, of: view, at: entry.time)
      if case .didScroll = call { watch.change(view, at: entry.time) }
    case .set, .removed:
      watch.change(view, at: entry.time)
      recordSystem(entry)
      if case .removed = entry.event {
        book.cancel { hit in hit.map { watch.isInside($0, view) } ?? false }
      }
    case .passedOn, .tracking, .action, .interrupt, .touchStillDown, .ruleUndefined, .hitTest,
      .pointInside, .chain, .gestureTouches, .gestureState, .gestureReset, .gestureAction:
      break
    }
  }

  private func record(_ entry: LogEntry, _ touches: [LoggedTouch], recognizer: Int) {
    if let touch = touches.last { fingerOfRecognizer[recognizer] = touch.touch }
    switch entry.event {
    case .gestureTouches:
      lanes.touched(recognizer: recognizer, at: entry.time)
    case .gestureState(_, let state):
      lanes.enter(state, recognizer: recognizer, at: entry.time)
      let place = fingerOfRecognizer[recognizer].flatMap { book.place(of: $0) }
      marks.add(.recognizer, state.rawValue, of: entry, at: place)
    case .gestureReset:
      lanes.reset(recognizer: recognizer, at: entry.time)
    case .set:
      recordSystem(entry)
    case .touches, .passedOn, .tracking, .controlEvent, .action, .interrupt, .removed,
      .touchStillDown, .ruleUndefined, .hitTest, .pointInside, .chain, .property, .gestureAction,
      .scroll:
      break
    }
  }

  private func recordSystem(_ entry: LogEntry) {
    switch entry.event {
    case .interrupt(let reason):
      book.cancel { _ in true }
      lanes.sceneTick("interrupt \(reason)", at: entry.time)
    case .removed:
      lanes.sceneTick("\(entry.subject) removed", at: entry.time)
    case .set(let property, _):
      lanes.sceneTick("\(entry.subject).\(property)", at: entry.time)
    case .touches, .passedOn, .tracking, .controlEvent, .action, .touchStillDown, .ruleUndefined,
      .hitTest, .pointInside, .chain, .property, .gestureTouches, .gestureState, .gestureReset,
      .gestureAction, .scroll:
      break
    }
  }
}
