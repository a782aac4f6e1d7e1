import TraceCore

extension JSONLog {
  /// Appends what the line says beyond its callback, each detail as a key and a typed value.
  ///
  /// | callback | keys |
  /// | --- | --- |
  /// | a call passed on | `from` |
  /// | a control event | `outside`, in points, where the finger was outside |
  /// | `action` | `action`; `to`, null where nobody answered |
  /// | `interrupt` | `text` |
  /// | `set` | `property`, `value` |
  /// | `ruleUndefined` | `rule` |
  /// | `hitTest`, `pointInside` | `at` |
  /// | `chain` | `responders` |
  /// | a property | `value` |
  /// | a recognizer's `state` | `from`, `to` |
  /// | a recognizer's `action` | `action`, `state`; `at`, `translation`, `velocity`, `scale`, `rotation` or `direction` |
  /// | `didScroll` | `contentOffset` |
  func appendDetails(of event: LogEvent) {
    switch event {
    case .touches, .tracking, .removed, .touchStillDown, .gestureTouches,
      .scroll(.willBeginDragging), .scroll(.didEndDragging):
      break

    case .passedOn(_, let sender):
      append(#","from":"#, sender)

    case .controlEvent(_, let outside):
      if outside > 0 { append(#","outside":"#, .number(outside)) }

    case .action(let action, let receiver):
      append(#","action":"#, action)
      append(#","to":"#, receiver.map(LogValue.text) ?? .none)

    case .interrupt(let reason):
      append(#","text":"#, reason)

    case .set(let property, let value):
      append(#","property":"#, property)
      append(#","value":"#, value)

    case .ruleUndefined(let rule):
      append(#","rule":"#, rule)

    case .hitTest(let point), .pointInside(let point):
      append(#","at":{"#, point)

    case .chain(let responders):
      buffer.append(#","responders":["#)
      for (index, responder) in responders.enumerated() {
        if index > 0 { buffer.append(.comma) }
        buffer.append(quoted: responder)
      }
      buffer.append("]")

    case .property(_, let value):
      append(#","value":"#, value)

    case .gestureState(let previous, let next):
      append(#","from":"#, previous.rawValue)
      append(#","to":"#, next.rawValue)

    case .gestureReset(let previous):
      append(#","from":"#, previous.rawValue)
      append(#","to":"#, GestureRecognizer.State.possible.rawValue)

    case .gestureAction(let action, let state, let details):
      append(#","action":"#, action)
      append(#","state":"#, state.rawValue)
      append(details)

    case .scroll(.didScroll(let contentOffset)):
      append(#","contentOffset":{"#, contentOffset)
    }
  }

  private func append(_ details: GestureDetails) {
    switch details {
    case .none:
      break
    case .place(let point):
      append(#","at":{"#, point)
    case .pan(let translation, let velocity):
      append(#","translation":{"#, translation)
      append(#","velocity":{"#, velocity)
    case .pinch(let scale):
      append(#","scale":"#, .number(scale))
    case .rotation(let angle):
      append(#","rotation":"#, .number(angle))
    case .swipe(let direction):
      append(#","direction":"#, direction.name)
    }
  }

  private func append(_ key: StaticString, _ point: Point) {
    buffer.append(key)
    buffer.append(json: point)
    buffer.append("}")
  }

  private func append(_ key: StaticString, _ text: String) {
    buffer.append(key)
    buffer.append(quoted: text)
  }

  private func append(_ key: StaticString, _ value: LogValue) {
    buffer.append(key)
    buffer.append(json: value)
  }
}
