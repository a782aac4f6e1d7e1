import TraceCore

extension LogEvent {
  /// The name of the callback, as in UIKit where UIKit has it.
  var callback: String {
    switch self {
    case .touches(let phase), .passedOn(let phase, _): phase.callback
    case .tracking(let call): call.rawValue
    case .controlEvent(let event, _): event.name
    case .action: "action"
    case .interrupt: "interrupt"
    case .removed: "removed"
    case .set: "set"
    case .touchStillDown: "touchStillDown"
    case .ruleUndefined: "ruleUndefined"
    case .hitTest: "hitTest"
    case .pointInside: "pointInside"
    case .chain: "chain"
    case .property(let name, _): name
    case .gestureTouches(let phase): phase.callback
    case .gestureState, .gestureReset: "state"
    case .gestureAction: "action"
    case .scroll(let call): call.name
    }
  }

  /// A small number for each callback that comes with nearly every sample; `nil` for the others.
  @inline(__always)
  var frequentCallback: Int? {
    switch self {
    case .touches(let phase): phase.index
    case .tracking(let call): 8 + call.index
    case .controlEvent(let event, _): 16 + event.rawValue.trailingZeroBitCount
    case .passedOn, .action, .interrupt, .removed, .set, .touchStillDown, .ruleUndefined, .hitTest,
      .pointInside, .chain, .property, .gestureTouches, .gestureState, .gestureReset,
      .gestureAction, .scroll:
      nil
    }
  }

  /// One more than the largest `frequentCallback`.
  static var frequentCallbacks: Int { 16 + UInt32.bitWidth + 1 }
}

extension ScrollCall {
  fileprivate var name: String {
    switch self {
    case .willBeginDragging: "willBeginDragging"
    case .didScroll: "didScroll"
    case .didEndDragging: "didEndDragging"
    }
  }
}

extension TouchPhase {
  fileprivate var callback: String {
    switch self {
    case .began: "touchesBegan"
    // UIKit has no call for a touch that stays: it is among the touches of one that moves.
    case .moved, .stationary: "touchesMoved"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    }
  }

  @inline(__always)
  fileprivate var index: Int {
    switch self {
    case .began: 0
    case .moved: 1
    case .stationary: 2
    case .ended: 3
    case .cancelled: 4
    }
  }
}

extension TrackingCall {
  @inline(__always)
  fileprivate var index: Int {
    switch self {
    case .beginTracking: 0
    case .continueTracking: 1
    case .endTracking: 2
    case .cancelTracking: 3
    }
  }
}
