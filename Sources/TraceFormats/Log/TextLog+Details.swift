import TraceCore

extension TextLog {
  /// Appends what the line says beyond its callback.
  ///
  /// - Parameters:
  ///   - event: What the line is about.
  ///   - touches: The touches it happens with.
  ///   - gap: How many blanks separate the first detail from the callback.
  /// - Returns: How many blanks separate what may follow.
  func appendDetails(of event: LogEvent, touches: [LoggedTouch], gap: Int) -> Int {
    switch event {
    case .touches, .tracking, .touchStillDown, .gestureTouches:
      return append(touches, gap: gap)

    case .passedOn(_, let sender):
      buffer.append(blanks: append(touches, gap: gap))
      buffer.append("from=")
      buffer.append(word: sender)

    case .controlEvent(_, let outside):
      return append(outside: outside, gap: gap)

    case .action(let action, let receiver):
      buffer.append(blanks: gap)
      buffer.append(word: action)
      buffer.append(" to=")
      buffer.append(word: receiver ?? "nobody")

    case .interrupt(let reason):
      buffer.append(blanks: gap)
      buffer.append(text: reason)

    case .removed:
      return gap

    case .set(let property, let value):
      buffer.append(blanks: gap)
      buffer.append(word: property)
      buffer.append(.equals)
      buffer.append(value)

    case .ruleUndefined(let rule):
      buffer.append(blanks: gap)
      buffer.append(word: rule)

    case .hitTest(let point), .pointInside(let point):
      buffer.append(blanks: gap)
      buffer.append("at=")
      buffer.append(point)

    case .chain(let responders):
      buffer.append(blanks: gap)
      for (index, responder) in responders.enumerated() {
        if index > 0 { buffer.append(" > ") }
        buffer.append(word: responder)
      }

    case .property(_, let value):
      buffer.append(blanks: gap)
      buffer.append(value)

    case .gestureState(let previous, let next):
      append(previous, next, gap: gap)

    case .gestureReset(let previous):
      append(previous, .possible, gap: gap)

    case .gestureAction(let action, let state, let details):
      buffer.append(blanks: gap)
      buffer.append(word: action)
      buffer.append(" state=")
      buffer.append(word: state.rawValue)
      append(details)

    case .scroll(.didScroll(let contentOffset)):
      buffer.append(blanks: gap)
      append("contentOffset=", contentOffset)

    case .scroll(.willBeginDragging), .scroll(.didEndDragging):
      return gap
    }
    return 1
  }

  private func append(
    _ previous: GestureRecognizer.State, _ next: GestureRecognizer.State, gap: Int
  ) {
    buffer.append(blanks: gap)
    buffer.append(word: previous.rawValue)
    buffer.append(" -> ")
    buffer.append(word: next.rawValue)
  }

  private func append(_ details: GestureDetails) {
    switch details {
    case .none:
      break
    case .place(let point):
      append(" at=", point)
    case .pan(let translation, let velocity):
      append(" translation=", translation)
      append(" velocity=", velocity)
    case .pinch(let scale):
      buffer.append(" scale=")
      buffer.append(rounded: scale)
    case .rotation(let angle):
      buffer.append(" rotation=")
      buffer.append(rounded: angle)
    case .swipe(let direction):
      buffer.append(" direction=")
      buffer.append(word: direction.name)
    }
  }

  private func append(_ name: StaticString, _ point: Point) {
    buffer.append(name)
    buffer.append(point)
  }
}

extension PlainBuffer where Element == UInt8 {
  /// Appends `touch=1 at=60,22 taps=2`.
  func append(_ touch: LoggedTouch) {
    append("touch=")
    switch touch.touch {
    case .number(let number): append(decimal: number)
    case .name(let name): append(word: name)
    }
    if let location = touch.location {
      append(" at=")
      append(location)
    }
    if let taps = touch.taps {
      append(" taps=")
      append(decimal: taps)
    }
  }

  /// Appends `60,22`.
  func append(_ point: Point) {
    append(rounded: point.x)
    append(.comma)
    append(rounded: point.y)
  }

  /// Appends a value; a text as it is, blanks included.
  func append(_ value: LogValue) {
    if case .text(let text) = value { append(text: text) } else { append(word: value) }
  }

  /// Appends a value as one word, for the middle of a line.
  func append(word value: LogValue) {
    switch value {
    case .bool(let flag): append(flag ? "true" : "false")
    case .number(let number): append(rounded: number)
    case .numbers(let numbers):
      for (index, number) in numbers.enumerated() {
        if index > 0 { append(.comma) }
        append(rounded: number)
      }
    case .text(let text): append(word: text)
    case .none: append("nil")
    case .skipped(let reason):
      append("skipped (")
      append(word: reason.rawValue)
      append(")")
    }
  }
}
