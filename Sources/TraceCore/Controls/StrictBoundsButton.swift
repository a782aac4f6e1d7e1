/// A button that wants no slop: the well-known work-around, with all that it does.
///
/// It watches the finger cross its bare bounds, cancels itself at the way out and begins anew at
/// the way in. `super` goes on with its own rules and the full slop, so that a lift outside
/// without a move before sends `touchUpOutside` and then `touchUpInside`: the work-around's own
/// fault, shown as it is.
open class StrictBoundsButton: Button {
  open override func touchesMoved(_ touches: [Touch], with event: TraceCore.Event?) {
    if let touch = touches.first {
      switch crossing(of: touch) {
      case .stayedOutside: sendActions(for: .touchDragOutside)
      case .cameIn: touchesBegan(touches, with: event)
      case .stayedInside, .wentOut: break
      }
    }
    super.touchesMoved(touches, with: event)
  }

  open override func continueTracking(_ touch: Touch, with event: TraceCore.Event?) -> Bool {
    switch crossing(of: touch) {
    case .wentOut:
      sendActions(for: .touchDragExit)
      touchesCancelled([touch], with: event)
      return false
    case .stayedOutside:
      touchesCancelled([touch], with: event)
      return false
    case .cameIn:
      sendActions(for: .touchDragEnter)
      return super.continueTracking(touch, with: event)
    case .stayedInside:
      return super.continueTracking(touch, with: event)
    }
  }

  open override func touchesEnded(_ touches: [Touch], with event: TraceCore.Event?) {
    if let touch = touches.first, !bounds.contains(touch.location(in: self)) {
      sendActions(for: .touchUpOutside)
    }
    super.touchesEnded(touches, with: event)
  }

  private enum Crossing {
    case stayedInside
    case stayedOutside
    case wentOut
    case cameIn
  }

  /// How the finger's last move lies to the bare bounds.
  private func crossing(of touch: Touch) -> Crossing {
    let wasInside = bounds.contains(touch.previousLocation(in: self))
    let isInside = bounds.contains(touch.location(in: self))
    return switch (wasInside, isInside) {
    case (true, true): .stayedInside
    case (true, false): .wentOut
    case (false, true): .cameIn
    case (false, false): .stayedOutside
    }
  }
}
