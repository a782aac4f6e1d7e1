import TraceCore

/// One of the things that happen to a press and that can depend on the slop.
struct SlopEvent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// The control sent the event: a crossing, an up event, touchCancel or valueChanged.
    case sent(Control.Event)

    /// `continueTracking` returned false.
    case stopped

    /// The lift of a control that makes no tracking calls counted as inside, or as outside.
    case liftInside
    case liftOutside

    /// The trace is over and the finger still down.
    case stillDown
  }

  let time: Instant
  let kind: Kind
}

extension SlopEvent.Kind {
  /// Whether nothing follows, unless the press begins anew.
  var isEnd: Bool {
    switch self {
    case .sent(let event):
      event == .touchUpInside || event == .touchUpOutside || event == .touchCancel
    case .stopped, .liftInside, .liftOutside, .stillDown: true
    }
  }

  /// For people.
  var name: String {
    switch self {
    case .sent(let event): event.name
    case .stopped: "stopped by continueTracking"
    case .liftInside: "lift inside"
    case .liftOutside: "lift outside"
    case .stillDown: "still down"
    }
  }

  /// For programs.
  var key: String {
    switch self {
    case .sent(let event): event.name
    case .stopped: "stopped"
    case .liftInside: "liftInside"
    case .liftOutside: "liftOutside"
    case .stillDown: "stillDown"
    }
  }
}
