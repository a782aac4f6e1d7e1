extension Control {
  /// Lets `target` be told of `events` by `action`.
  ///
  /// The same target and action again adds its events and keeps its place in the order of sending.
  /// The control does not keep the target alive. Documented: `UIControl.addTarget(_:action:for:)`.
  ///
  /// - Parameters:
  ///   - target: `nil` lets the responders from the control on be searched at each event.
  ///   - action: The action's name; see `Responder.handle(_:by:)`.
  ///   - events: When to tell.
  public final func addTarget(_ target: Responder?, action: String, for events: Event) {
    if let index = targets.firstIndex(where: { $0.action == action && $0.isTo(target) }) {
      targets[index].events.formUnion(events)
    } else {
      targets.append(ControlTarget(target, action: action, events: events))
    }
  }

  /// Stops telling `target` of `events`; without an action, of all its actions.
  ///
  /// Documented: `UIControl.removeTarget(_:action:for:)`; a `nil` target means every target.
  public final func removeTarget(_ target: Responder?, action: String?, for events: Event) {
    for index in targets.indices
    where (target == nil || targets[index].isTo(target))
      && (action == nil || targets[index].action == action)
    {
      targets[index].events.subtract(events)
    }
    targets.removeAll { $0.events.isEmpty }
  }

  /// The actions by which `target` is told of all of `events`, in the order of sending.
  public final func actions(forTarget target: Responder?, for events: Event) -> [String] {
    targets.filter { $0.isTo(target) && $0.events.isSuperset(of: events) }.map(\.action)
  }

  /// All events that somebody is told of.
  public final var allControlEvents: Event {
    targets.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Sends each event of the set in the order of the bits: its line, its actions, what follows.
  final func send(_ events: Event) {
    var rest = events.rawValue
    while rest != 0 {
      let bit = rest & (~rest + 1)
      rest &= ~bit
      sendOne(Event(rawValue: bit))
    }
  }

  private func sendOne(_ event: Event) {
    // An action may take the control out of its window: what was entered is left all the same.
    let log = stage?.log
    log?.enter(.controlEvent(event, outside: distanceOutside(for: event)), of: id)
    for target in targets where !target.events.isDisjoint(with: event) {
      switch target.receiver {
      case .responderChain:
        sendAction(target.action, to: nil, for: stage?.currentEvent)
      case .responder(let weak):
        guard let responder = weak.responder else { continue }
        sendAction(target.action, to: responder, for: stage?.currentEvent)
      }
    }
    followUp(event)
    log?.leave()
  }

  /// How far the finger that a drag or up event is about lies outside the bounds, in points.
  private func distanceOutside(for event: Event) -> Double {
    let aboutPlaces: Event = [
      .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit, .touchUpInside,
      .touchUpOutside,
    ]
    guard aboutPlaces.contains(event) else { return 0 }
    let touch = tracking.touch ?? stage?.currentEvent?.allTouches.first { $0.view === self }
    return touch.map { bounds.distanceOutside($0.location(in: self)) } ?? 0
  }
}
