/// Watches the touches of a view and what it contains for a gesture; UIKit's `UIGestureRecognizer`.
///
/// A subclass overrides the touches… methods and sets `state`. Only `failed` takes effect at once:
/// whether and when a gesture begins is decided after every recognizer has been told of the event,
/// deepest view first.
open class GestureRecognizer {
  /// The name in logs, unique in a scene.
  public let id: String

  /// The view that the recognizer was added to.
  public internal(set) weak var view: View?

  /// Whether it gets new touches; switched off in the middle of a gesture it is cancelled or fails.
  public var isEnabled = true {
    didSet { if oldValue, !isEnabled { arbiter?.drop(self) } }
  }

  /// Whether the views' touches are cancelled when the gesture is recognized.
  public var cancelsTouchesInView = true

  /// Whether views hear of a touch only when the gesture has failed.
  public var delaysTouchesBegan = false

  /// Whether views hear of a lift only when the gesture has failed.
  public var delaysTouchesEnded = true

  /// Asked before the gesture begins; `nil` is yes.
  ///
  /// The delegate's method of UIKit.
  public var shouldBegin: ((GestureRecognizer) -> Bool)?

  /// Asked once for each new touch; `nil` is yes.
  ///
  /// The delegate's method of UIKit.
  public var shouldReceive: ((GestureRecognizer, Touch) -> Bool)?

  /// Asked whether this and another may go on together; `nil` is no.
  ///
  /// The delegate's method of UIKit, of which a yes from one of the two is enough.
  public var shouldRecognizeSimultaneously: ((GestureRecognizer, GestureRecognizer) -> Bool)?

  /// What the log shows beside an action, asked when the action returns.
  public final var watch: (() -> [WatchedValue])?

  /// Those that have to fail first.
  public internal(set) final var requirements: [GestureRecognizer] = []

  /// The state that the log has shown.
  private(set) final var committed = State.possible
  private(set) final var request = Request.nothing

  /// Whether the request has outlived the event in which it was made.
  private(set) final var hasWaited = false

  /// Why the present gesture was lost, if it was.
  public internal(set) final var lossReason: GestureLossReason?

  /// The touches that it follows and that are down.
  private(set) final var touches: [Touch] = []

  /// The touches of the present gesture that have been lifted in the present event.
  private(set) final var lifted: [Touch] = []

  /// All touches of the present gesture, also those that are up: what it takes and shares.
  package private(set) final var sequence: [Touch] = []

  /// Touches that it follows since it is active, and that arbitration has not seen.
  final var joined: [Touch] = []

  /// Touches that are down and that it was never told of, because it had decided already.
  final var unheard: [Touch] = []

  final var targets: [GestureTarget] = []

  final weak var arbiter: GestureArbiter?

  /// A recognizer of no view yet; `id` is its name in logs.
  public init(id: String) {
    self.id = id
  }

  // MARK: State

  /// Where the recognizer stands; a subclass asks for another state by setting it.
  ///
  /// Setting a state that cannot follow the present one has no effect.
  public final var state: State {
    get { request.state ?? committed }
    set { ask(for: newValue) }
  }

  private func ask(for wanted: State) {
    // Without a touch of a gesture there is nothing to decide, and nothing would start it over.
    guard !sequence.isEmpty || isBetweenTaps else { return }
    switch (committed, wanted) {
    case (.possible, .began), (.possible, .changed):
      if request == .nothing { request = .begin }
    case (.possible, .ended):
      switch request {
      case .nothing: request = .recognize
      case .begin: request = .beginAndEnd
      case .recognize, .beginAndEnd, .change, .end, .cancel: break
      }
    case (.possible, .failed), (.possible, .cancelled):
      fail(.own)
    case (.began, .changed), (.changed, .changed):
      if request == .nothing { request = .change }
    case (.began, .ended), (.changed, .ended):
      if request != .cancel { request = .end }
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      lossReason = .own
      explain(.lost(.own))
      request = .cancel
    case (.possible, .possible), (.began, .possible), (.changed, .possible), (.began, .began),
      (.changed, .began), (.ended, _), (.cancelled, _), (.failed, _):
      break
    }
  }

  /// Gives up a gesture that is still possible; its line stands where this happens.
  final func fail(_ reason: GestureLossReason) {
    guard committed == .possible else { return }
    lossReason = reason
    explain(.lost(reason))
    enter(.failed)
    arbiter?.failed(self, reason)
  }

  /// The one place where the state changes.
  final func enter(_ next: State) {
    let previous = committed
    committed = next
    request = .nothing
    if next != .changed || previous != .changed {
      view?.stage?.log.note(.gestureState(from: previous, to: next), of: id)
    }
  }

  /// Back to possible, for the next gesture.
  final func startOver(_ log: Log?) {
    let previous = committed
    committed = .possible
    request = .nothing
    hasWaited = false
    lossReason = nil
    sequence.removeAll(keepingCapacity: true)
    joined.removeAll(keepingCapacity: true)
    if previous != .possible { log?.note(.gestureReset(from: previous), of: id) }
    log?.explain(.gesture(id, .startedOver))
    reset()
  }

  /// Forgets its touches together with the gesture.
  final func letGo() {
    touches.removeAll()
    lifted.removeAll()
    unheard.removeAll()
    startOver(nil)
  }

  // MARK: Overriding

  open func touchesBegan(_ touches: [Touch], with event: Event) {}
  open func touchesMoved(_ touches: [Touch], with event: Event) {}
  open func touchesEnded(_ touches: [Touch], with event: Event) {}

  /// The touches were taken away; the default gives the gesture up.
  open func touchesCancelled(_ touches: [Touch], with event: Event) {
    state = .cancelled
  }

  /// Forgets the gesture that is over; called when the last touch is up.
  open func reset() {}

  /// Whether `other` has to give way when this one recognizes.
  open func canPrevent(_ other: GestureRecognizer) -> Bool { true }

  /// Whether this one has to give way when `other` recognizes.
  open func canBePrevented(by other: GestureRecognizer) -> Bool { true }

  /// The gesture begins in a later event than the one in which it would have.
  func beginsLate() {}

  /// Whether it has decided nothing and waits for another touch.
  var isBetweenTaps: Bool { false }

  /// Whether the scene lets it begin at all, before anybody else is asked.
  func mayBegin() -> GestureLossReason? { nil }

  /// What an action line says of the gesture.
  func details() -> GestureDetails { .none }

  /// The actions of a state have been sent.
  func acted(in state: State) {}

  /// What views are told of after the state line and those it prevents.
  func followUp(_ state: State) {}

  // MARK: Touches

  /// Takes a new touch.
  final func follow(_ touch: Touch) {
    touches.append(touch)
    sequence.append(touch)
    touch.recognizers.append(self)
    if committed.isActive { joined.append(touch) }
  }

  /// Follows a touch no longer; others may have it.
  public final func ignore(_ touch: Touch, for event: Event) {
    guard touches.contains(where: { $0 === touch }) else { return }
    view?.stage?.log.explain(.touch(touch.number, .offered(to: id, .ignores)))
    touches.removeAll { $0 === touch }
    sequence.removeAll { $0 === touch }
    joined.removeAll { $0 === touch }
    unheard.append(touch)
  }

  /// Calls the touches… method of `phase`, with its line in the log, unless all is decided.
  final func receive(_ phase: TouchPhase, _ given: [Touch], _ event: Event, _ log: Log) {
    switch phase {
    case .ended, .cancelled:
      touches.removeAll { one in given.contains { $0 === one } }
      lifted.append(contentsOf: given)
    case .began, .moved, .stationary:
      break
    }
    guard !committed.isFinal else { return }
    log.enter(
      .gestureTouches(phase), of: id, touches: given, in: view,
      showsTaps: phase == .began || phase == .ended)
    switch phase {
    case .began: touchesBegan(given, with: event)
    case .moved: touchesMoved(given, with: event)
    case .stationary: break
    case .ended: touchesEnded(given, with: event)
    case .cancelled:
      explain(.missed(.touchesCancelled))
      touchesCancelled(given, with: event)
    }
    log.leave()
  }

  /// The event is over.
  final func endEvent() {
    lifted.removeAll(keepingCapacity: true)
    unheard.removeAll(where: \.isLifted)
    switch request {
    case .begin, .recognize, .beginAndEnd: hasWaited = true
    case .nothing, .change, .end, .cancel: break
    }
    // A long gesture with fingers that come and go is not to grow.
    if committed.isActive { sequence.removeAll(where: \.isLifted) }
  }

  /// The centroid of its fingers in the coordinates of `view`, in points.
  ///
  /// `nil` asks for the screen's. At a lift the lifted ones of that event count.
  open func location(in view: View?) -> Point {
    let place = centroid
    return view.map { $0.fromScreen(place) } ?? place
  }
}
