import TraceCore

/// How one finger, view or recognizer fared over time.
struct Lane: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable {
    case finger
    case view
    case control
    case recognizer
    case scene
  }

  /// What it is for a while.
  enum State: String, CaseIterable, Hashable, Sendable {
    /// Of a finger.
    case down
    /// Of a view that has a touch.
    case touched
    /// Of a scroll view.
    case dragging
    /// Of a control that tracks, by where the finger counts.
    case inside
    case outside
    /// Of a recognizer, the rest.
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed
  }

  struct Segment: Hashable, Sendable {
    let start: Instant
    let end: Instant
    let state: State
  }

  /// Something at one moment.
  struct Tick: Hashable, Sendable {
    let time: Instant
    let name: String
  }

  let kind: Kind
  let name: String
  var segments: [Segment] = []
  var ticks: [Tick] = []
}

extension Lane.State {
  init(_ state: GestureRecognizer.State) {
    switch state {
    case .possible: self = .possible
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .failed: self = .failed
    }
  }
}

/// A lane while the replay goes on.
struct LaneTrack {
  private(set) var segments: [Lane.Segment] = []
  var ticks: [Lane.Tick] = []
  private var open: (start: Instant, state: Lane.State)?

  var state: Lane.State? { open?.state }

  /// From `time` on it is `state`, or nothing of note.
  ///
  /// What it is for no time at all is left out; a tick may tell of it.
  mutating func enter(_ state: Lane.State?, at time: Instant) {
    guard state != open?.state else { return }
    if let open, open.start < time {
      segments.append(Lane.Segment(start: open.start, end: time, state: open.state))
    }
    open = state.map { (time, $0) }
  }

  /// The lane up to `end`; `nil` where nothing ever happened.
  func lane(_ kind: Lane.Kind, _ name: String, until end: Instant) -> Lane? {
    var track = self
    track.enter(nil, at: max(end, open?.start ?? end))
    guard !track.segments.isEmpty || !ticks.isEmpty else { return nil }
    return Lane(kind: kind, name: name, segments: track.segments, ticks: ticks)
  }
}
