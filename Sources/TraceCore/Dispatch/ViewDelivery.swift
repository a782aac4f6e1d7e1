/// Gives views their touches… calls, each at its time.
///
/// A begin can be held, by a recognizer that delays it or by a scroll view, and an end withheld,
/// by a recognizer that may still recognize. A view never gets an end without a begin, nor
/// anything after its end or cancel.
final class ViewDelivery {
  private let stage: Stage
  private let event: Event

  /// Touches whose begin is held, in the order in which they began.
  private var held: [Touch] = [] {
    didSet { isIdle = held.isEmpty && withheld.isEmpty }
  }

  /// Touches whose end is withheld, in the order of the lifts.
  private var withheld: [Touch] = [] {
    didSet { isIdle = held.isEmpty && withheld.isEmpty }
  }

  /// Whether nothing is held or withheld.
  private(set) var isIdle = true

  /// Reused from call to call, so that a call costs no array.
  private var batch: [Touch] = []

  init(stage: Stage, event: Event) {
    self.stage = stage
    self.event = event
  }

  /// Touches that are up and whose views do not know it yet.
  var waiting: [Touch] { withheld + held.filter(\.isLifted) }

  // MARK: An event

  /// Gives the views of `window` what the event's changes and what has been waiting bring them.
  func deliver(_ changes: TouchChanges, in window: Window) {
    if !isIdle, !held.isEmpty {
      for change in changes.list where change.phase == .cancelled && change.touch.standing == .held
      {
        forget(change.touch, for: nil)
      }
      release(changes.list)
    }
    if changes.contain(.began) { deliver(.began, changes.list, in: window) }
    if changes.contain(.moved) { deliver(.moved, changes.list, in: window) }
    if changes.contain(.ended) { deliver(.ended, changes.list, in: window) }
    if !isIdle { releaseEnds() }
    if changes.contain(.cancelled) { deliver(.cancelled, changes.list, in: window) }
  }

  /// Gives views what has been waiting and waits no longer, after timers or a change of the scene.
  func deliverWaiting() {
    release([])
    releaseEnds()
  }

  private func deliver(_ phase: TouchPhase, _ changes: [TouchChange], in window: Window) {
    if changes.count == 1 {
      deliver(changes[0], in: window)
      return
    }
    for (first, change) in changes.enumerated() where change.phase == phase {
      let view = change.touch.view
      // One call for all of the view's touches, when the first of them comes.
      let isFirst = !changes[..<first].contains { $0.phase == phase && $0.touch.view === view }
      guard isFirst, view.window === window else { continue }
      var touches: [Touch] = []
      swap(&touches, &batch)
      for one in changes[first...] where one.phase == phase && one.touch.view === view {
        one.apply()
        if isDue(one.touch, phase) { touches.append(one.touch) }
      }
      if !touches.isEmpty { view.receive(phase, touches, event, from: nil) }
      touches.removeAll(keepingCapacity: true)
      swap(&touches, &batch)
    }
  }

  /// Takes a touch's next step; whether its view is told of it now.
  private func isDue(_ touch: Touch, _ phase: TouchPhase) -> Bool {
    switch (touch.standing, phase) {
    case (.new, .began):
      return begin(touch)
    case (.delivered, .moved):
      return true
    case (.delivered, .ended):
      touch.standing = .endWithheld
      withheld.append(touch)
      return false
    case (.delivered, .cancelled):
      stage.log.explain(.touch(touch.number, .cancelled(by: nil)))
      touch.standing = .over
      return true
    case (.held, .cancelled):
      forget(touch, for: nil)
      return false
    case (.held, .began), (.held, .moved), (.held, .ended), (.held, .stationary),
      (.new, .moved), (.new, .ended), (.new, .cancelled), (.new, .stationary),
      (.delivered, .began), (.delivered, .stationary),
      (.endWithheld, _), (.withheldFromView, _), (.over, _), (.dropped, _), (.ignored, _):
      return false
    }
  }

  private func deliver(_ change: TouchChange, in window: Window) {
    let touch = change.touch
    guard touch.view.window === window, isDue(touch, change.phase) else { return }
    touch.view.receive(change.phase, touch.alone, event, from: nil)
  }

  // MARK: Begins

  private func begin(_ touch: Touch) -> Bool {
    touch.beginScrollViewHold(stage.clock)
    if touch.isKeptWaiting {
      stage.log.explain(.touch(touch.number, .held(by: touch.holders)))
      touch.standing = .held
      held.append(touch)
      return false
    }
    return open(touch)
  }

  /// Whether the view gets the touch at all; from now on it follows it.
  private func open(_ touch: Touch) -> Bool {
    let refuser = touch.view.enclosingScrollViews.first {
      !$0.touchesShouldBegin([touch], with: event, in: touch.view)
    }
    if let refuser {
      stage.log.explain(.touch(touch.number, .refused(byScrollView: refuser.id)))
      touch.standing = .dropped
    } else {
      stage.log.explain(.touch(touch.number, .delivered))
      touch.standing = .delivered
    }
    return refuser == nil
  }

  /// Views hear of held touches that are held no longer.
  private func release(_ changes: [TouchChange]) {
    guard held.contains(where: { !$0.isKeptWaiting }) else { return }
    for all in held.filter({ !$0.isKeptWaiting }).groupedByView {
      // An earlier view's call may have taken this one away, which ends the waiting.
      let released = all.filter { $0.standing == .held }
      held.removeAll { touch in released.contains { $0 === touch } }
      for touch in released { touch.endScrollViewHold() }
      let group = released.filter { open($0) }
      if group.isEmpty { continue }
      HeldCalls(group, changes).make(event)
      for touch in group where touch.isLifted && touch.standing == .delivered {
        touch.standing = .endWithheld
        withheld.append(touch)
      }
    }
  }

  // MARK: Ends

  /// Ends that wait for nothing any more; those due at one instant are one call.
  private func releaseEnds() {
    guard !withheld.isEmpty else { return }
    for all in withheld.filter({ isEndDue($0) }).groupedByView {
      // An earlier view's call may have taken this one away, which has told it already.
      let group = all.filter { $0.standing == .endWithheld }
      if group.isEmpty { continue }
      withheld.removeAll { touch in group.contains { $0 === touch } }
      for touch in group {
        stage.log.explain(.touch(touch.number, .ended))
        touch.standing = .over
        touch.phase = .ended
      }
      group[0].view.receive(.ended, group, event, from: nil)
    }
  }

  private func isEndDue(_ touch: Touch) -> Bool {
    let waits = touch.recognizers.contains {
      $0.delaysTouchesEnded && $0.isUndecided(about: touch)
    }
    guard !waits else {
      stage.log.explain(.touch(touch.number, .endWithheld(by: touch.endHolders)))
      return false
    }
    guard let failure = touch.latestFailure else { return true }
    let due = failure + stage.settings.touchesEndedDelay
    guard due > stage.clock.now else { return true }
    // The clock stops at the alarm, and the delivery looks again.
    if touch.endDue != due {
      stage.log.explain(.touch(touch.number, .endDelayed(until: due)))
      _ = stage.clock.set(at: due) {}
    }
    touch.endDue = due
    return false
  }

  // MARK: Taking touches away

  /// The views of these touches hear that they are cancelled, each in one call; those that had
  /// heard nothing hear nothing.
  ///
  /// - Parameters:
  ///   - touches: What is taken away.
  ///   - taker: The recognizer that takes them; `nil` where they are over.
  func cancel(_ touches: [Touch], for taker: GestureRecognizer?) {
    for touch in touches where touch.standing == .new || touch.standing == .held {
      forget(touch, for: taker)
    }
    for all in touches.groupedByView {
      // An earlier view's call may have taken this one away, which has told it already.
      let group = all.filter { $0.standing == .delivered || $0.standing == .endWithheld }
      if group.isEmpty { continue }
      for touch in group {
        stage.log.explain(.touch(touch.number, .cancelled(by: taker?.id)))
        withheld.removeAll { $0 === touch }
        touch.standing = .over
      }
      let phases = group.map(\.phase)
      for touch in group { touch.phase = .cancelled }
      group[0].view.receive(.cancelled, group, event, from: nil)
      for (touch, phase) in zip(group, phases) { touch.phase = phase }
    }
  }

  /// What is held is not delivered any more; what was delivered goes on.
  func drop(_ touches: [Touch], for taker: GestureRecognizer) {
    for touch in touches where touch.standing == .held || touch.standing == .new {
      forget(touch, for: taker)
    }
  }

  private func forget(_ touch: Touch, for taker: GestureRecognizer?) {
    stage.log.explain(.touch(touch.number, .dropped(by: taker?.id)))
    touch.endScrollViewHold()
    held.removeAll { $0 === touch }
    touch.standing = .dropped
  }
}
