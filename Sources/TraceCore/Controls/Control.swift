/// A view that follows one touch and tells its targets about it; UIKit's `UIControl`.
///
/// | input | in this order |
/// | --- | --- |
/// | began | `beginTracking`; false: nothing for this touch. True: the three flags go on; `touchDown`, at the second of quick presses also `touchDownRepeat` |
/// | moved | `continueTracking`; then the crossing, if the finger went out or came in, and the drag event |
/// | ended | `isTracking` off; `endTracking`, whose body sends the crossing and the up event; the other flags off |
/// | cancelled | `cancelTracking`, whose body turns the flags off and sends `touchCancel` |
///
/// Exactly one of `endTracking` and `cancelTracking` is called for a tracking that began.
open class Control: View {
  /// A control that is not enabled is passed over in a hit-test; one that is tracking goes on.
  public var isEnabled = true

  /// An app's own mark, as of a toggle that is on; the engine only keeps it.
  public var isSelected = false

  /// Whether the control is drawn as pressed.
  public var isHighlighted = false {
    didSet { if isHighlighted != oldValue { noteProperty("isHighlighted", isHighlighted) } }
  }

  /// Whether the tracked finger counted as inside when it was last looked at.
  public private(set) var isTouchInside: Bool {
    get { inside }
    set {
      guard newValue != inside else { return }
      inside = newValue
      noteProperty("isTouchInside", newValue)
    }
  }

  /// Stored apart from its public face, as in `View`.
  private var inside = false

  /// How far outside its bounds this control counts a finger as inside, in points; `nil` leaves it
  /// to the session's settings.
  public var touchSlop: Double? {
    get { slop }
    set { slop = newValue }
  }

  private var slop: Double?

  /// What stands for an app's overrides; most controls have none.
  public var hooks: TrackingHooks? {
    get { trackingHooks }
    set { trackingHooks = newValue }
  }

  private var trackingHooks: TrackingHooks?

  /// How often `continueTracking` has been called for the touch that is followed.
  package internal(set) final var moves = 0

  private(set) final var tracking = ControlTracking.idle {
    didSet {
      let isTracking = tracking.isTracking
      if isTracking != oldValue.isTracking { noteProperty("isTracking", isTracking) }
    }
  }

  /// In the order in which they were added.
  final var targets: [ControlTarget] = []

  /// Whether the control follows a touch.
  public var isTracking: Bool { tracking.isTracking }

  override var hitTestExclusion: HitTestExclusion? {
    super.hitTestExclusion ?? (isEnabled ? nil : .isEnabled)
  }

  // MARK: Overriding

  /// Whether to follow `touch`; the default does.
  open func beginTracking(_ touch: Touch, with event: TraceCore.Event?) -> Bool { true }

  /// Whether to go on following; the default does.
  ///
  /// Asked at every move, wherever the finger is.
  open func continueTracking(_ touch: Touch, with event: TraceCore.Event?) -> Bool { true }

  /// The touch that was followed is over.
  ///
  /// The default sends the crossing and the up event, unless the touch goes on (tracking was
  /// stopped by `continueTracking`) or the settings leave that to `touchesEnded`. It is called
  /// with a touch.
  open func endTracking(_ touch: Touch?, with event: TraceCore.Event?) {
    guard let stage, stage.settings.upEventFrom == .endTracking, let touch else { return }
    if touch.phase == .ended { sendUpEvents(for: touch) }
  }

  /// The touch that was followed was taken away.
  ///
  /// The default turns the flags off and sends `touchCancel`.
  open func cancelTracking(with event: TraceCore.Event?) {
    tracking = .idle
    isHighlighted = false
    isTouchInside = false
    send(.touchCancel)
  }

  /// Sends `action`; an override can watch or change what is sent.
  ///
  /// - Parameters:
  ///   - action: The action's name.
  ///   - target: Who receives it; `nil` lets the responders from the control on be searched.
  ///   - event: The event that is being delivered.
  open func sendAction(_ action: String, to target: Responder?, for event: TraceCore.Event?) {
    window?.application?.sendAction(action, to: target, from: self, for: event)
  }

  /// Sends each of `events` to the targets that were added for it.
  open func sendActions(for events: Event) {
    send(events)
  }

  /// What the class sends from within an event of its own, after the event's actions.
  func followUp(_ event: Event) {}

  // MARK: Touches

  open override func touchesBegan(_ touches: [Touch], with event: TraceCore.Event?) {
    arriving(.began, touches) {
      for touch in touches where touch.view === self { begin(touch, event) }
    }
  }

  open override func touchesMoved(_ touches: [Touch], with event: TraceCore.Event?) {
    arriving(.moved, touches) {
      if let touch = tracked(among: touches) { move(touch, event) }
    }
  }

  open override func touchesEnded(_ touches: [Touch], with event: TraceCore.Event?) {
    arriving(.ended, touches) {
      if let touch = tracked(among: touches) { end(touch, event) }
    }
  }

  open override func touchesCancelled(_ touches: [Touch], with event: TraceCore.Event?) {
    arriving(.cancelled, touches) {
      if let touch = tracked(among: touches) { cancel(touch, event) }
    }
  }

  private func tracked(among touches: [Touch]) -> Touch? {
    guard let touch = tracking.touch, touches.contains(where: { $0 === touch }) else { return nil }
    return touch
  }

  private func begin(_ touch: Touch, _ event: TraceCore.Event?) {
    if isTracking, let other = tracking.touch {
      explain(touch, .tracksOther(touch: other.number))
      return
    }
    moves = 0
    guard callBeginTracking(touch, event) else {
      explain(touch, .refused)
      return
    }
    // Whoever takes the control away in the middle takes the touch away from it.
    guard touch.standing == .delivered else { return }
    explain(touch, .tracks)
    tracking = .tracking(touch)
    isTouchInside = true
    isHighlighted = true
    send(.touchDown)
    if touch.tapCount >= 2, isStillTracking(touch) { send(.touchDownRepeat) }
  }

  private func move(_ touch: Touch, _ event: TraceCore.Event?) {
    guard isTracking else { return }
    moves += 1
    let goesOn = callContinueTracking(touch, event)
    guard isStillTracking(touch) else { return }
    if goesOn {
      drag(touch)
    } else if stage?.settings.endTrackingOnFalse ?? true {
      explain(touch, .stopped(call: moves))
      finish(touch, event)
    } else {
      explain(touch, .released(call: moves))
      tracking = .released(touch)
    }
  }

  private func drag(_ touch: Touch) {
    let isInside = countsAsInside(touch)
    switch (isTouchInside, isInside) {
    case (true, true):
      send(.touchDragInside)
    case (false, false):
      send(.touchDragOutside)
    case (true, false):
      explain(touch, .measured(place(of: touch, isInside: false)))
      setInside(false)
      send(.touchDragExit)
      if isStillTracking(touch) { send(.touchDragOutside) }
    case (false, true):
      explain(touch, .measured(place(of: touch, isInside: true)))
      setInside(true)
      send(.touchDragEnter)
      if isStillTracking(touch) { send(.touchDragInside) }
    }
  }

  private func end(_ touch: Touch, _ event: TraceCore.Event?) {
    switch tracking {
    case .idle, .ending:
      break
    case .tracking:
      explain(touch, .lifted)
      finish(touch, event)
    case .released:
      tracking = .idle
      isHighlighted = false
      isTouchInside = false
    }
  }

  private func finish(_ touch: Touch, _ event: TraceCore.Event?) {
    tracking = .ending(touch)
    callEndTracking(touch, event)
    if touch.phase == .ended, stage?.settings.upEventFrom == .touchesEnded {
      sendUpEvents(for: touch)
    }
    isHighlighted = false
    isTouchInside = false
    tracking = .idle
  }

  private func cancel(_ touch: Touch, _ event: TraceCore.Event?) {
    switch tracking {
    case .idle, .ending:
      break
    case .tracking:
      explain(touch, .cancelled)
      callCancelTracking(event)
      tracking = .idle
    case .released:
      tracking = .idle
      isHighlighted = false
      isTouchInside = false
    }
  }

  override func letGo(_ touch: Touch) {
    guard tracking.touch === touch else { return }
    tracking = .idle
    isHighlighted = false
    isTouchInside = false
  }

  private func isStillTracking(_ touch: Touch) -> Bool {
    isTracking && tracking.touch === touch
  }

  private func setInside(_ isInside: Bool) {
    isTouchInside = isInside
    isHighlighted = isInside
  }

  /// The exit or enter of a lift that crossed the edge, and the up event.
  private func sendUpEvents(for touch: Touch) {
    let isInside = countsAsInside(touch)
    explain(touch, .measured(place(of: touch, isInside: isInside)))
    if isInside != isTouchInside {
      setInside(isInside)
      send(isInside ? .touchDragEnter : .touchDragExit)
    }
    send(isInside ? .touchUpInside : .touchUpOutside)
  }

  /// The touch that events are about, from `touchDown` on.
  package final var trackedTouch: Touch? { tracking.touch }
}
