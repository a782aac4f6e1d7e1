/// Keeps the recognizers that have touches and decides which of them recognize.
///
/// It knows only the recognizers that have touches of the present sequence, so that a move costs
/// the same however many the scene has.
final class GestureArbiter {
  private let stage: Stage
  private unowned let views: ViewDelivery

  private var recognizers = EngagedRecognizers() {
    didSet { isIdle = recognizers.told.isEmpty }
  }

  /// Whether no recognizer has touches.
  private(set) var isIdle = true

  private let messenger: GestureMessenger

  init(stage: Stage, views: ViewDelivery) {
    self.stage = stage
    messenger = GestureMessenger(log: stage.log)
    self.views = views
  }

  // MARK: New touches

  /// Lets the recognizers of the hit view and of those it is in have the touch.
  func collect(_ touch: Touch) {
    var view: View? = touch.view
    while let one = view {
      for recognizer in one.gestureRecognizers { offer(touch, to: recognizer, of: one) }
      view = one.superview
    }
  }

  private func offer(_ touch: Touch, to recognizer: GestureRecognizer, of view: View) {
    guard recognizer.isEnabled else { return explain(touch, recognizer, .disabled) }
    guard recognizer.shouldReceive?(recognizer, touch) ?? true else {
      return explain(touch, recognizer, .refused)
    }
    // Whoever was asked may have taken the touch or the recognizer away.
    guard recognizer.isEnabled, recognizer.view === view, !touch.isLifted else { return }
    switch recognizer.standing {
    case .open:
      explain(touch, recognizer, .follows)
      recognizer.follow(touch)
    case .decided:
      explain(touch, recognizer, .decided(recognizer.committed))
      recognizer.unheard.append(touch)
    case .waitingDiscrete:
      return explain(touch, recognizer, .waits)
    }
    recognizer.arbiter = self
    recognizers.insert(recognizer)
  }

  private func explain(
    _ touch: Touch, _ recognizer: GestureRecognizer, _ offer: @autoclosure () -> GestureOffer
  ) {
    stage.log.explain(.touch(touch.number, .offered(to: recognizer.id, offer())))
  }

  // MARK: Telling

  /// Tells each recognizer in `window` of all that its touches did, phase by phase.
  func tell(_ changes: TouchChanges, in window: Window, _ event: Event) {
    messenger.tell(recognizers.told, of: changes, in: window, event)
  }

  // MARK: Deciding

  /// Goes through what the recognizers ask for, and starts over at every change of state, until
  /// nothing changes.
  ///
  /// An action may bring it about once more from inside, such as by removing a view.
  func settle() {
    var index = 0
    while index < recognizers.asked.count {
      index = decide(recognizers.asked[index]) ? 0 : index + 1
    }
  }

  /// - Returns: Whether a state changed.
  private func decide(_ recognizer: GestureRecognizer) -> Bool {
    claimJoined(recognizer)
    switch recognizer.request {
    case .nothing: return loseToRequirement(recognizer)
    case .begin, .recognize, .beginAndEnd: return decideBegin(recognizer)
    case .change: commit(recognizer, .changed)
    case .end: commit(recognizer, .ended)
    case .cancel: commit(recognizer, .cancelled)
    }
    return true
  }

  /// Documented: a recognizer that another has to fail for fails itself when that one recognizes.
  private func loseToRequirement(_ recognizer: GestureRecognizer) -> Bool {
    guard !recognizer.requirements.isEmpty, recognizer.committed == .possible,
      case .recognized(let other) = recognizer.requirementStatus
    else { return false }
    recognizer.fail(.requirementRecognized(other))
    return true
  }

  private func decideBegin(_ recognizer: GestureRecognizer) -> Bool {
    switch recognizer.requirementStatus {
    case .waiting:
      guard recognizer.request == .beginAndEnd else {
        recognizer.explain(.waits(for: recognizer.undecidedRequirements))
        return false
      }
      recognizer.fail(.waitedTooLong)
    case .recognized(let other):
      recognizer.fail(.requirementRecognized(other))
    case .failed where recognizer.request == .beginAndEnd && recognizer.hasWaited:
      // The lift that sets it free ends it too: it has missed its gesture.
      recognizer.fail(.waitedTooLong)
    case .failed:
      if let reason = recognizer.mayBegin() ?? recognizer.refusal() {
        recognizer.fail(reason)
      } else if recognizer.committed == .possible {
        // Whoever was asked has not failed it meanwhile.
        recognize(recognizer)
      }
    }
    return true
  }

  private func recognize(_ recognizer: GestureRecognizer) {
    let isOver = recognizer.request == .beginAndEnd
    if recognizer.hasWaited { recognizer.beginsLate() }
    commit(recognizer, recognizer.request == .recognize ? .ended : .began) {
      prevent(others: recognizer, sharing: recognizer.sequence)
      take(recognizer.sequence, for: recognizer)
    }
    if isOver, recognizer.request == .nothing { recognizer.state = .ended }
  }

  /// Enters a state: its line, its actions, what it does to others, what a scroll view says.
  private func commit(
    _ recognizer: GestureRecognizer, _ state: GestureRecognizer.State, others: () -> Void = {}
  ) {
    let hasLine = state != .changed || recognizer.committed != .changed
    recognizer.enter(state)
    if hasLine { stage.log.indent() }
    recognizer.sendActions()
    if hasLine { stage.log.leave() }
    // An action may have ended the gesture.
    guard recognizer.committed == state else { return }
    others()
    recognizer.followUp(state)
  }

  /// A finger that joined a gesture under way is shared and taken like the first.
  private func claimJoined(_ recognizer: GestureRecognizer) {
    guard !recognizer.joined.isEmpty else { return }
    let joined = recognizer.joined
    recognizer.joined.removeAll()
    guard recognizer.committed.isActive else { return }
    prevent(others: recognizer, sharing: joined)
    take(joined, for: recognizer)
  }

  private func prevent(others recognizer: GestureRecognizer, sharing touches: [Touch]) {
    for other in recognizers.told where other !== recognizer && !other.committed.isFinal {
      let shares = other.sequence.contains { one in touches.contains { $0 === one } }
      guard shares, !recognizer.isSimultaneous(with: other), recognizer.canPrevent(other),
        other.canBePrevented(by: recognizer)
      else { continue }
      lose(other, .prevented(by: recognizer.id))
    }
  }

  private func take(_ touches: [Touch], for recognizer: GestureRecognizer) {
    if recognizer.cancelsTouchesInView {
      views.cancel(touches, for: recognizer)
    } else if recognizer.delaysTouchesBegan {
      views.drop(touches, for: recognizer)
    }
  }

  // MARK: Losing

  /// A recognizer was disabled or removed: it is cancelled or, if it had begun nothing, fails.
  func drop(_ recognizer: GestureRecognizer) {
    guard recognizers.told.contains(where: { $0 === recognizer }) else { return }
    lose(recognizer, .disabled)
  }

  /// A view leaves with what it contains: recognizers between two taps have no touch to lose and
  /// fail all the same.
  func dropRecognizers(in view: View) {
    for recognizer in recognizers.told {
      guard recognizer.view?.isDescendant(of: view) ?? false else { continue }
      lose(recognizer, .disabled)
    }
  }

  private func lose(_ recognizer: GestureRecognizer, _ reason: GestureLossReason) {
    switch recognizer.committed {
    case .began, .changed:
      recognizer.lossReason = reason
      recognizer.explain(.lost(reason))
      commit(recognizer, .cancelled)
    case .possible:
      recognizer.fail(reason)
    case .ended, .cancelled, .failed:
      break
    }
  }

  /// A recognizer failed; ends that waited for it count their delay from now.
  func failed(_ recognizer: GestureRecognizer, _ reason: GestureLossReason) {
    guard recognizer.delaysTouchesEnded else { return }
    switch reason {
    case .refusedByView(_, isStockControl: true):
      break
    case .own, .requirementRecognized, .waitedTooLong, .refusedByView, .refusedByDelegate,
      .prevented, .disabled, .cannotScroll, .contentKeepsTouch:
      for touch in recognizer.sequence where touch.isLifted {
        touch.latestFailure = stage.clock.now
      }
    }
  }

  // MARK: From inside

  /// Touches go away without a sample: recognizers that follow them are told, and those that wait
  /// with such a touch fail.
  func cancel(_ touches: [Touch], _ event: Event) {
    for recognizer in recognizers.told {
      let followed = recognizer.touches.filter { one in touches.contains { $0 === one } }
      if !followed.isEmpty {
        recognizer.receive(.cancelled, followed, event, stage.log)
      } else if recognizer.sequence.contains(where: { one in touches.contains { $0 === one } }) {
        if recognizer.committed == .possible { recognizer.explain(.missed(.touchesCancelled)) }
        recognizer.fail(.own)
      }
    }
  }

  /// The replay is over: whatever is under way is forgotten, without a line.
  func letGo() {
    for recognizer in recognizers.told { recognizer.letGo() }
    recognizers.removeAll { _ in true }
  }

  // MARK: The end of an event

  /// Recognizers whose last touch is up go back to possible.
  func finish() {
    var hasLeft = false
    for recognizer in recognizers.told {
      recognizer.endEvent()
      if recognizer.isDone {
        recognizer.startOver(stage.log)
        hasLeft = true
      }
    }
    guard hasLeft else { return }
    recognizers.removeAll(where: \.isDone)
  }
}
