extension Responder {
  /// Calls the touches… method of `phase`, with its line in the log above what the method does.
  final func receive(
    _ phase: TouchPhase, _ touches: [Touch], _ event: Event?, from passer: Responder?
  ) {
    guard let stage = stage ?? passer?.stage else {
      call(phase, touches, event)
      return
    }
    // One outside of the tree, such as an override of `next` names, takes part for this call.
    let isGuest = self.stage == nil
    if isGuest { self.stage = stage }
    defer { if isGuest, coordinateSpace?.window == nil { self.stage = nil } }
    enterLog(phase, touches, from: passer?.id, stage)
    let outer = stage.touchesCall
    stage.touchesCall = TouchesCall(receiver: ObjectIdentifier(self), phase: phase)
    call(phase, touches, event)
    stage.touchesCall = outer
    stage.log.leave()
  }

  /// Runs the base class's body of a touches… method.
  ///
  /// A call that came through `receive` has its line already. One that app code made by itself,
  /// such as `next?.touchesBegan(touches, with: event)` or a control's call of its own method,
  /// gets its line here.
  final func arriving(_ phase: TouchPhase, _ touches: [Touch], body: () -> Void) {
    guard let stage else {
      body()
      return
    }
    if let call = stage.touchesCall, !call.hasArrived, call.phase == phase,
      call.receiver == ObjectIdentifier(self)
    {
      stage.touchesCall?.hasArrived = true
      body()
      return
    }
    let outer = stage.touchesCall
    enterLog(phase, touches, from: outer.flatMap { passer($0, touches) }, stage)
    stage.touchesCall = TouchesCall(
      receiver: ObjectIdentifier(self), phase: phase, hasArrived: true)
    body()
    stage.touchesCall = outer
    stage.log.leave()
  }

  /// The id of the responder whose call is under way: one that comes before this one in the chain.
  private func passer(_ call: TouchesCall, _ touches: [Touch]) -> String? {
    var one: Responder? = touches.first?.view
    while let candidate = one, candidate !== self {
      if ObjectIdentifier(candidate) == call.receiver { return candidate.id }
      one = candidate.next
    }
    return nil
  }

  private func enterLog(
    _ phase: TouchPhase, _ touches: [Touch], from passer: String?, _ stage: Stage
  ) {
    let wasHit = touches.contains { $0.view === self }
    let event: LogEvent =
      if wasHit {
        .touches(phase)
      } else {
        .passedOn(phase, from: passer ?? id)
      }
    stage.log.enter(
      event, of: id, touches: touches, in: coordinateSpace,
      showsTaps: phase == .began || phase == .ended)
  }

  private func call(_ phase: TouchPhase, _ touches: [Touch], _ event: Event?) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .stationary: break
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    }
  }
}
