/// Turns the samples of one instant into touches, finds their views and delivers to them.
///
/// One event goes through in this order: new touches are hit-tested; then each window in which
/// something happened gets the event, and gives its views their calls: began, moved, ended,
/// cancelled, one call for each view and phase, with all of that view's touches.
final class TouchDispatcher {
  private unowned let application: Application
  private let stage: Stage

  /// The touches that are down, in the order in which they began.
  private(set) var live: [Touch] = []

  /// Touches that are being cancelled from inside and of which some views may not know yet.
  private var cancelling: [Touch] = []

  /// Fingers that are still down though their touches were cancelled from inside.
  private var takenAway: [TouchID] = [] {
    didSet { hasTakenAway = !takenAway.isEmpty }
  }

  /// Whether `drainTakenAway` has something to tell.
  private(set) var hasTakenAway = false

  private var changes = TouchChanges()
  private var tapCounter = TapCounter()

  /// How many fingers have gone down, those that hit nothing included.
  private var pressCount = 0

  /// Reused from event to event, as UIKit does.
  private let event: Event

  private let views: ViewDelivery
  private let arbiter: GestureArbiter

  init(application: Application, stage: Stage) {
    self.application = application
    self.stage = stage
    event = Event(timestamp: stage.clock.now)
    views = ViewDelivery(stage: stage, event: event)
    arbiter = GestureArbiter(stage: stage, views: views)
  }

  /// The fingers whose touches were cancelled from inside since this was last asked.
  func drainTakenAway() -> [TouchID] {
    defer { takenAway.removeAll() }
    return takenAway
  }

  /// Whether an exclusive view keeps the finger's touch from everybody.
  func ignores(_ finger: TouchID) -> Bool {
    live.contains { $0.id == finger && $0.standing == .ignored }
  }

  // MARK: One event

  /// Lets the samples of the present instant happen.
  func dispatch(_ samples: [TouchSample]) {
    var changes = TouchChanges()
    swap(&changes, &self.changes)
    event.timestamp = stage.clock.now
    for touch in live { touch.phase = .stationary }
    for sample in samples { take(sample, &changes) }
    for change in changes.list where change.phase == .moved && !change.touch.isLifted {
      tapCounter.follow(change)
    }
    if !changes.isEmpty { happen(&changes) }
    changes.removeAll()
    swap(&changes, &self.changes)
  }

  private func happen(_ changes: inout TouchChanges) {
    let hasBegins = changes.contain(.began)
    let hasEnds = changes.contain(.ended) || changes.contain(.cancelled)
    swap(&changes, &self.changes)
    stage.currentEvent = event
    application.sendEvent(event)
    stage.currentEvent = nil
    swap(&changes, &self.changes)
    // A window that swallowed the event kept the touch from its view for good.
    if hasBegins {
      for touch in live where touch.standing == .new { touch.standing = .dropped }
    }
    settle()
    if hasEnds { forgetLifted() }
  }

  private func forgetLifted() {
    for touch in live where touch.isLifted { touch.endUse() }
    live.removeAll(where: \.isLifted)
    event.allTouches.removeAll(where: \.isLifted)
  }

  private func take(_ sample: TouchSample, _ changes: inout TouchChanges) {
    switch sample.phase {
    case .began:
      begin(sample, &changes)
    case .stationary:
      break
    case .moved, .ended, .cancelled:
      let live = live
      let isMeant = { (touch: Touch) in !touch.isLifted && touch.id == sample.touch }
      guard let index = live.lastIndex(where: isMeant) else { return }
      if live[index].standing == .ignored {
        if sample.phase != .moved { self.live.remove(at: index) }
      } else {
        follow(live[index], sample, &changes)
      }
    }
  }

  private func begin(_ sample: TouchSample, _ changes: inout TouchChanges) {
    pressCount += 1
    stage.log.explain(.touch(pressCount, .pressed(sample.touch, at: sample.location)))
    guard let view = application.hitTest(sample.location, with: event) else {
      stage.log.explain(.touch(pressCount, .hitNothing))
      return
    }
    stage.log.explain(.touch(pressCount, .hit(view.id)))
    let touch = Touch(
      id: sample.touch, number: pressCount, view: view, location: sample.location,
      began: stage.clock.now)
    if let other = touchThatKeepsOut(of: view) {
      let exclusive = view.isExclusiveTouch ? view : other.view
      stage.log.explain(
        .touch(touch.number, .ignored(exclusiveView: exclusive.id, otherTouch: other.number)))
      touch.standing = .ignored
      live.append(touch)
      return
    }
    if !view.isMultipleTouchEnabled, let other = live.first(where: { $0.occupies(view) }) {
      stage.log.explain(.touch(touch.number, .withheld(otherTouch: other.number)))
      touch.standing = .withheldFromView
    }
    tapCounter.begin(touch, recorded: sample.tapCount)
    touch.beginUse()
    live.append(touch)
    event.allTouches.append(touch)
    arbiter.collect(touch)
    // Whoever was asked whether to receive it may have taken it away.
    guard !touch.isLifted else { return }
    add(TouchChange(touch, .began, at: touch.start, from: touch.start), &changes)
  }

  private func follow(_ touch: Touch, _ sample: TouchSample, _ changes: inout TouchChanges) {
    var previous = touch.location
    let earlier = changes.list.lastIndex { $0.touch === touch && $0.phase == .moved }
    if let earlier {
      switch sample.phase {
      case .moved: previous = changes.remove(at: earlier).previousLocation
      case .ended, .cancelled: tapCounter.follow(changes.list[earlier])
      case .began, .stationary: break
      }
    }
    let change = TouchChange(
      touch, sample.phase, at: sample.location, from: previous, tapCount: sample.tapCount)
    add(change, &changes)
    switch sample.phase {
    case .began, .moved, .stationary: break
    case .ended, .cancelled:
      stage.log.explain(
        .touch(
          touch.number,
          .over(at: sample.location, sample.phase == .ended ? .lifted : .cancelled)))
      tapCounter.follow(change)
      touch.isLifted = true
      tapCounter.end(touch, wasLifted: sample.phase == .ended)
    }
  }

  private func add(_ change: TouchChange, _ changes: inout TouchChanges) {
    change.apply()
    change.touch.timestamp = stage.clock.now
    changes.append(change)
  }

  // MARK: New touches

  /// The touch because of which an exclusive view, this or another, keeps a new one from `view`.
  ///
  /// Documented: `UIView.isExclusiveTouch`. A touch in an exclusive view keeps out touches in
  /// others, and touches in others keep one out of an exclusive view.
  private func touchThatKeepsOut(of view: View) -> Touch? {
    live.first { touch in
      touch.standing != .ignored && !touch.isLifted && touch.view !== view
        && (touch.view.isExclusiveTouch || view.isExclusiveTouch)
    }
  }

  // MARK: Delivery

  /// Tells the recognizers of `window`, decides, and gives its views their calls.
  func deliver(to window: Window, _ event: Event) {
    let changes = changes
    if !arbiter.isIdle {
      arbiter.tell(changes, in: window, event)
      arbiter.settle()
    }
    if changes.list.count > 1 {
      for change in changes.list { change.apply() }
    }
    views.deliver(changes, in: window)
  }

  /// Decides what timers, a change of the scene or an app's code have brought about, and lets what
  /// is over start anew.
  func settle() {
    if !arbiter.isIdle { arbiter.settle() }
    if !views.isIdle { views.deliverWaiting() }
    if !arbiter.isIdle { arbiter.finish() }
    // One that never decided has been reset: an end waits for it no longer.
    if !views.isIdle { views.deliverWaiting() }
  }

  /// The replay is over: nobody holds a touch any more, and a touch holds nobody.
  func letGo() {
    arbiter.letGo()
    for touch in live + cancelling + views.waiting {
      touch.endUse()
      touch.view.letGo(touch)
    }
    live.removeAll()
    event.allTouches.removeAll()
  }

  // MARK: Cancellation from inside

  /// The system takes all touches away, for this reason.
  func cancelAllTouches(_ reason: String) {
    cancel(.interrupted(reason)) { _ in true }
  }

  /// A view is about to leave with what it contains.
  func cancelTouches(in view: View) {
    cancel(.removed(view: view.id)) { $0.view.isDescendant(of: view) }
    arbiter.dropRecognizers(in: view)
  }

  /// Recognizers first, then the views; also of touches that are up and whose end is withheld.
  private func cancel(_ end: TouchEnd, where isMeant: (Touch) -> Bool) {
    let down = live.filter { $0.standing != .ignored && !$0.isLifted && isMeant($0) }
    let up = (live.filter(\.isViewWaitingForEnd) + views.waiting + cancelling).filter(isMeant)
    // The fingers that are up began earlier.
    let cancelled = up + down
    guard !cancelled.isEmpty else { return }
    let outerEvent = stage.currentEvent
    stage.currentEvent = event
    defer { stage.currentEvent = outerEvent }
    live.removeAll { touch in down.contains { $0 === touch } }
    event.allTouches.removeAll { touch in down.contains { $0 === touch } }
    event.timestamp = stage.clock.now
    for touch in cancelled {
      stage.log.explain(.touch(touch.number, .over(at: touch.location, end)))
    }
    for touch in down {
      touch.endUse()
      takenAway.append(touch.id)
      tapCounter.end(touch, wasLifted: false)
      touch.isLifted = true
      touch.phase = .cancelled
      touch.timestamp = stage.clock.now
    }
    let outer = cancelling
    cancelling = cancelled
    defer { cancelling = outer }
    arbiter.cancel(cancelled, event)
    arbiter.settle()
    views.cancel(cancelled, for: nil)
  }
}
