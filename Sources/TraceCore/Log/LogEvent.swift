/// One thing that an app could have observed.
public enum LogEvent: Hashable, Sendable {
  /// A view that was hit got a touches… call of this phase.
  case touches(TouchPhase)

  /// A responder got a touches… call of this phase that `from` passed on.
  case passedOn(TouchPhase, from: String)

  /// A control's tracking method was called.
  case tracking(TrackingCall)

  /// A control sent an event; `outside` is how far the finger was outside the bounds, in points.
  case controlEvent(Control.Event, outside: Double)

  /// An action was sent; `to` is the receiver's id, or `nil` where nobody answers.
  case action(String, to: String?)

  /// The system took all touches away.
  case interrupt(String)

  /// A view left its superview.
  case removed

  /// The scene set a property from outside.
  case set(property: String, LogValue)

  /// The clock stopped with these fingers still down.
  case touchStillDown

  /// A rule had no value and counted as false.
  case ruleUndefined(rule: String)

  /// A view was asked for the deepest view at a point of its own coordinates.
  case hitTest(at: Point)

  /// A view was asked whether it contains a point of its own coordinates.
  case pointInside(at: Point)

  /// The responders from the hit view on.
  case chain([String])

  /// A property of a control changed.
  case property(String, LogValue)

  /// A recognizer got a touches… call of this phase.
  case gestureTouches(TouchPhase)

  /// A recognizer went from one state to another.
  case gestureState(from: GestureRecognizer.State, to: GestureRecognizer.State)

  /// A recognizer went back to possible.
  case gestureReset(from: GestureRecognizer.State)

  /// A recognizer sent an action.
  case gestureAction(String, state: GestureRecognizer.State, GestureDetails)

  /// A scroll view told its delegate.
  case scroll(ScrollCall)

  /// The category that shows or hides the event's line.
  public var category: LogCategory {
    switch self {
    case .touches: .touches
    case .passedOn: .chain
    case .tracking: .tracking
    case .controlEvent: .event
    case .action: .action
    case .interrupt, .removed, .set, .touchStillDown, .ruleUndefined: .system
    case .hitTest, .pointInside, .chain: .hit
    case .property, .gestureReset: .properties
    case .gestureTouches, .gestureState, .gestureAction, .scroll: .gesture
    }
  }

  /// Whether the sink is told later, by `returned`, what the call gave back.
  public var isCallWithResult: Bool {
    switch self {
    case .tracking, .hitTest, .pointInside, .gestureAction: true
    case .touches, .passedOn, .controlEvent, .action, .interrupt, .removed, .set,
      .touchStillDown, .ruleUndefined, .chain, .property, .gestureTouches, .gestureState,
      .gestureReset, .scroll:
      false
    }
  }
}

/// The four methods by which a control follows a touch.
public enum TrackingCall: String, CaseIterable, Hashable, Sendable {
  case beginTracking
  case continueTracking
  case endTracking
  case cancelTracking
}

/// What a scroll view tells its delegate.
public enum ScrollCall: Hashable, Sendable {
  case willBeginDragging
  /// The place of the content at the bounds' top left corner, in points.
  case didScroll(contentOffset: Point)
  case didEndDragging
}

/// A value in a log line.
public enum LogValue: Hashable, Sendable {
  case bool(Bool)
  case number(Double)
  /// Several numbers, such as a frame's four.
  case numbers([Double])
  case text(String)
  /// Nothing was found.
  case none
  /// A view was passed over in a hit-test.
  case skipped(HitTestExclusion)
}

/// Why a hit-test passes over a view with all that it contains.
public enum HitTestExclusion: String, Hashable, Sendable {
  case isHidden
  case isUserInteractionEnabled
  case alpha
  case isEnabled
}
