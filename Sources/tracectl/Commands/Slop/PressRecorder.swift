import TraceCore
import TraceFormats

/// Records what becomes of every press of a replay, and may lend controls another slop.
final class PressRecorder: LogSink {
  /// What is recorded beside the events.
  enum Detail {
    /// Nothing.
    case outcomes
    /// Questions, measurements, refusals and hits.
    case everything
  }

  /// A control that did not want a finger.
  struct Refusal {
    let control: String
    let touch: TouchID
    let time: Instant
  }

  private(set) var presses: [RecordedPress] = []
  private(set) var refusals: [Refusal] = []

  /// The id of the view that each press of the trace hit, in order; `nil` where none was hit.
  private(set) var hits: [String?] = []

  private let detail: Detail
  private let slops: [String: Double]
  private let setting: (slop: Double, source: SlopSource)
  private let windows: Int

  /// The controls of the scene, by their ids.
  private var controls: [String: WatchedControl] = [:]

  /// The control of the last line: many lines in a row are about the same.
  private var last: WatchedControl?

  private var calls: [Call] = []
  private var windowsAsked = 0

  private enum Call {
    case tracking(TrackingCall, WatchedControl, Instant)
    case hitTest(isOutermost: Bool)
    case other
  }

  /// Watches the controls of the scene.
  ///
  /// - Parameters:
  ///   - beginning: What is replayed.
  ///   - commandLine: The slop that the command line gives, in points.
  ///   - slops: The slops to play with instead of those in force, by the controls' ids.
  ///   - detail: What is recorded beside the events.
  init(
    _ beginning: TracePlayer.Beginning, commandLine: Double?, slops: [String: Double],
    detail: Detail
  ) {
    let settings = beginning.settings
    setting = (settings.touchSlopInForce, SlopSource(settings, commandLine: commandLine))
    self.slops = slops
    self.detail = detail
    windows = beginning.scene.application.windows.count
    var categories: LogCategories = [.event, .tracking, .system]
    if detail == .everything { categories.formUnion(.hit) }
    super.init(categories: categories)
    for view in beginning.scene.views {
      if let control = view as? Control { watch(control) }
    }
  }

  /// The slops with which a control's questions would have had the same answers.
  ///
  /// Nothing else in a replay depends on the slop: with every slop of the range it would have been
  /// the same replay.
  func range(of control: String) -> SlopRange { controls[control]?.range ?? .all }

  // MARK: The log

  override func entered(_ entry: LogEntry, touches: [LoggedTouch]) {
    switch entry.event {
    case .controlEvent(let event, _):
      if let one = watched(entry.subject) { sent(event, one, entry.time) }
    case .tracking(let call):
      guard let one = watched(entry.subject) else { break }
      calls.append(.tracking(call, one, entry.time))
      measure(call, one, touches.first, entry.time)
    case .hitTest:
      calls.append(.hitTest(isOutermost: calls.isEmpty))
    case .pointInside, .gestureAction:
      calls.append(.other)
    case .touchStillDown:
      for touch in touches { note(.stillDown, of: touch.touch, entry.time) }
    case .set(let property, _):
      // The new value comes after its line.
      if property == "touchSlop", let one = watched(entry.subject) { one.slopSet = entry.time }
    case .touches, .passedOn, .action, .interrupt, .removed, .ruleUndefined, .chain, .property,
      .gestureTouches, .gestureState, .gestureReset, .scroll:
      break
    }
  }

  override func returned(_ value: LogValue?, watched: [WatchedValue]) {
    switch calls.popLast() {
    case .tracking(.beginTracking, let one, let time):
      if value == .bool(false), detail == .everything, let touch = one.offered {
        refusals.append(Refusal(control: one.control.id, touch: touch, time: time))
      }
    case .tracking(.continueTracking, let one, let time):
      if value == .bool(false), one.control.isTracking { add(.stopped, one, time) }
    case .hitTest(isOutermost: true):
      hit(value)
    case .tracking(.endTracking, _, _), .tracking(.cancelTracking, _, _),
      .hitTest(isOutermost: false), .other, nil:
      break
    }
  }

  private func hit(_ value: LogValue?) {
    if case .text(let id) = value {
      hits.append(id)
      windowsAsked = 0
    } else {
      windowsAsked += 1
      guard windowsAsked == windows else { return }
      hits.append(nil)
      windowsAsked = 0
    }
  }

  // MARK: Presses

  private func sent(_ event: Control.Event, _ one: WatchedControl, _ time: Instant) {
    if event == .touchDown { begin(one.control.trackedTouch, one, time) }
    let crossings: Control.Event = [.touchDragExit, .touchDragEnter]
    let ends: Control.Event = [.touchUpInside, .touchUpOutside, .touchCancel]
    // A slider's value follows the finger, wherever it is.
    let values: Control.Event = one.control is Slider ? [] : .valueChanged
    if crossings.union(ends).union(values).contains(event) { add(.sent(event), one, time) }
  }

  /// A press begins, or goes on after its control had let go of it.
  private func begin(_ touch: Touch?, _ one: WatchedControl, _ time: Instant) {
    guard let touch else { return }
    if touch === one.touch, let press = one.press {
      presses[press].isOver = false
      return
    }
    let earlier = one.press.map { presses[$0].key }
    let isTwin = earlier?.touch == touch.id && earlier?.began == touch.began
    let key = RecordedPress.Key(
      control: one.control.id, touch: touch.id, began: touch.began,
      ordinal: isTwin ? (earlier?.ordinal ?? 0) + 1 : 0)
    one.touch = touch
    one.press = presses.count
    let own = one.control.touchSlop
    presses.append(
      RecordedPress(
        key: key, trackedSince: time, slop: own ?? setting.slop,
        source: own == nil ? setting.source : .control))
  }

  private func add(_ kind: SlopEvent.Kind, _ one: WatchedControl, _ time: Instant) {
    guard let press = one.press else { return }
    presses[press].events.append(SlopEvent(time: time, kind: kind))
    if kind.isEnd { presses[press].isOver = true }
  }

  private func note(_ kind: SlopEvent.Kind, of finger: TouchID, _ time: Instant) {
    for index in presses.indices where presses[index].key.touch == finger && !presses[index].isOver
    {
      presses[index].events.append(SlopEvent(time: time, kind: kind))
      presses[index].isOver = true
    }
  }

  // MARK: Measuring

  private func measure(
    _ call: TrackingCall, _ one: WatchedControl, _ touch: LoggedTouch?, _ time: Instant
  ) {
    guard detail == .everything, let touch else { return }
    switch call {
    case .beginTracking:
      one.offered = touch.touch
    case .continueTracking:
      keep(touch, one, time, isLift: false)
    case .endTracking:
      keep(touch, one, time, isLift: one.control.trackedTouch?.phase == .ended)
    case .cancelTracking:
      break
    }
  }

  private func keep(_ touch: LoggedTouch, _ one: WatchedControl, _ time: Instant, isLift: Bool) {
    guard let press = one.press, let location = touch.location else { return }
    noteNewSlop(one, press)
    let measurement = SlopMeasurement(
      time: time, need: one.control.bounds.slopNeeded(for: location),
      slop: one.control.touchSlop ?? setting.slop)
    presses[press].keep(measurement, isLift: isLift)
  }

  private func noteNewSlop(_ one: WatchedControl, _ press: Int) {
    guard let time = one.slopSet else { return }
    one.slopSet = nil
    let slop = one.control.touchSlop ?? setting.slop
    let before = presses[press].laterSlops.last?.slop ?? presses[press].slop
    if slop != before { presses[press].laterSlops.append((time, slop)) }
  }

  // MARK: Questions

  private func watch(_ control: Control) {
    let one = WatchedControl(control)
    controls[control.id] = one
    let hooks = control.hooks ?? TrackingHooks()
    hooks.insideJudge = { [unowned self, unowned one] in judge($0, one) }
    control.hooks = hooks
  }

  private func judge(_ question: InsideQuestion, _ one: WatchedControl) -> Bool {
    let slop = slops[one.control.id] ?? question.slop
    let cut = SlopCut(question)
    let isInside = slop >= cut.firstAbove
    one.narrow(cut, isInside: isInside)
    if one.control is SegmentedControl {
      begin(question.touch, one, question.time)
      if detail == .everything, let press = one.press {
        let measurement = SlopMeasurement(time: question.time, need: question.need, slop: slop)
        presses[press].keep(measurement, isLift: true)
      }
      add(isInside ? .liftInside : .liftOutside, one, question.time)
    }
    guard detail == .everything, let press = one.press else { return isInside }
    presses[press].keep(question, cut, isInside: isInside)
    return isInside
  }

  private func watched(_ id: String) -> WatchedControl? {
    if let last, last.control.id == id { return last }
    last = controls[id]
    return last
  }
}
