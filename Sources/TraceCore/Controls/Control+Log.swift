/// The control's calls to what an app overrides, each with its line in the log.
extension Control {
  final func callBeginTracking(_ touch: Touch, _ event: TraceCore.Event?) -> Bool {
    let log = stage?.log
    log?.enter(.tracking(.beginTracking), of: id, touch: touch, in: self)
    let isFollowed =
      if let override = hooks?.beginTracking {
        override(touch, event)
      } else {
        beginTracking(touch, with: event)
      }
    leave(log, .bool(isFollowed), touch)
    return isFollowed
  }

  final func callContinueTracking(_ touch: Touch, _ event: TraceCore.Event?) -> Bool {
    let log = stage?.log
    log?.enter(.tracking(.continueTracking), of: id, touch: touch, in: self)
    let goesOn =
      if let override = hooks?.continueTracking {
        override(touch, event)
      } else {
        continueTracking(touch, with: event)
      }
    leave(log, .bool(goesOn), touch)
    return goesOn
  }

  final func callEndTracking(_ touch: Touch, _ event: TraceCore.Event?) {
    let log = stage?.log
    log?.enter(.tracking(.endTracking), of: id, touch: touch, in: self)
    endTracking(touch, with: event)
    leave(log, nil, touch)
  }

  final func callCancelTracking(_ event: TraceCore.Event?) {
    let log = stage?.log
    let touch = tracking.touch
    log?.enter(.tracking(.cancelTracking), of: id)
    cancelTracking(with: event)
    leave(log, nil, touch)
  }

  /// The log is the one that was entered: the call may have taken the control out of its window.
  private func leave(_ log: Log?, _ result: LogValue?, _ touch: Touch?) {
    log?.leave(.tracking, returning: result, watched: hooks?.watch?(touch) ?? [])
  }

  /// Says what the control makes of a touch.
  final func explain(_ touch: Touch, _ reason: @autoclosure () -> ControlReason) {
    guard let log = stage?.log, log.explains else { return }
    log.explain(.control(id, touch: touch.number, reason()))
  }

  final func noteProperty(_ name: String, _ value: Bool) {
    noteProperty(name, .bool(value))
  }

  final func noteProperty(_ name: String, _ value: LogValue) {
    stage?.log.note(.property(name, value), of: id)
  }
}
