import TraceCore

extension MemoryLog.Line {
  /// The line for people: `  button continueTracking 1@60,22 -> true`.
  var text: String {
    let indent = String(repeating: "  ", count: entry.depth)
    let touches = touches.map { " \($0.text)" }.joined()
    let details = entry.event.details.map { " \($0)" } ?? ""
    let result = result.map { " -> \($0.text)" } ?? ""
    return "\(indent)\(entry.subject) \(entry.event.callback)\(touches)\(details)\(result)"
  }
}

extension LoggedTouch {
  /// `1@60,22`, with ` taps=2` where the line shows a tap count.
  fileprivate var text: String {
    let place = location.map { "@\($0.text)" } ?? ""
    let taps = taps.map { " taps=\($0)" } ?? ""
    return "\(touch)\(place)\(taps)"
  }
}

extension Point {
  /// `60,22.5`.
  var text: String { "\(x.text),\(y.text)" }
}

extension Double {
  /// At most three decimals, none where there are none.
  fileprivate var text: String {
    let rounded = (self * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension LogValue {
  fileprivate var text: String {
    switch self {
    case .bool(let value): "\(value)"
    case .number(let value): value.text
    case .numbers(let values): values.map(\.text).joined(separator: ",")
    case .text(let text): text
    case .none: "nil"
    case .skipped(let reason): "skipped (\(reason))"
    }
  }
}

extension LogEvent {
  fileprivate var callback: String {
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
    case .scroll(.willBeginDragging): "willBeginDragging"
    case .scroll(.didScroll): "didScroll"
    case .scroll(.didEndDragging): "didEndDragging"
    }
  }

  fileprivate var details: String? {
    switch self {
    case .touches, .tracking, .removed, .touchStillDown: nil
    case .passedOn(_, let passer): "from=\(passer)"
    case .controlEvent(_, let outside): outside == 0 ? nil : "outside=\(outside.text)"
    case .action(let name, let receiver): "\(name) to=\(receiver ?? "nobody")"
    case .interrupt(let reason): reason
    case .set(let property, let value): "\(property)=\(value.text)"
    case .ruleUndefined(let rule): rule
    case .hitTest(let point), .pointInside(let point): "at=\(point.text)"
    case .chain(let ids): ids.joined(separator: " > ")
    case .property(_, let value): value.text
    case .gestureTouches, .scroll(.willBeginDragging), .scroll(.didEndDragging): nil
    case .gestureState(let from, let to): "\(from) -> \(to)"
    case .gestureReset(let from): "\(from) -> possible"
    case .gestureAction(let name, let state, let details):
      "\(name) state=\(state)\(details.text)"
    case .scroll(.didScroll(let offset)): "contentOffset=\(offset.text)"
    }
  }
}

extension GestureDetails {
  fileprivate var text: String {
    switch self {
    case .none: ""
    case .place(let point): " at=\(point.text)"
    case .pan(let translation, let velocity):
      " translation=\(translation.text) velocity=\(velocity.text)"
    case .pinch(let scale): " scale=\(scale.text)"
    case .rotation(let angle): " rotation=\(angle.text)"
    case .swipe(let direction): " direction=\(direction.name)"
    }
  }
}

extension TouchPhase {
  fileprivate var callback: String {
    switch self {
    case .began: "touchesBegan"
    case .moved: "touchesMoved"
    case .stationary: "touchesStationary"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    }
  }
}
