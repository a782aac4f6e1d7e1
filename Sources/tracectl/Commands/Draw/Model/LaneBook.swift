import TraceCore

/// Collects the lanes of a drawing.
struct LaneBook {
  /// What a view is about at the moment.
  private struct ViewStanding {
    var touches = 0
    var isTracking = false
    var isInside = false
    var isDragging = false

    var state: Lane.State? {
      if isTracking { return isInside ? .inside : .outside }
      if isDragging { return .dragging }
      return touches > 0 ? .touched : nil
    }
  }

  private let scene: DrawnScene
  private var standings: [ViewStanding]
  private var views: [LaneTrack]
  private var recognizers: [LaneTrack]
  private var system = LaneTrack()

  init(_ scene: DrawnScene) {
    self.scene = scene
    standings = scene.views.map { _ in ViewStanding() }
    views = scene.views.map { _ in LaneTrack() }
    recognizers = scene.recognizers.map { _ in LaneTrack() }
  }

  // MARK: Views

  mutating func touches(_ phase: TouchPhase, _ count: Int, of view: Int, at time: Instant) {
    switch phase {
    case .began: standings[view].touches += count
    case .moved, .stationary: return
    case .ended, .cancelled: standings[view].touches = max(0, standings[view].touches - count)
    }
    enter(view, at: time)
  }

  mutating func property(_ name: String, _ value: LogValue, of view: Int, at time: Instant) {
    guard case .bool(let flag) = value else { return }
    switch name {
    case "isTracking": standings[view].isTracking = flag
    case "isTouchInside": standings[view].isInside = flag
    default: return
    }
    enter(view, at: time)
  }

  mutating func scroll(_ call: ScrollCall, of view: Int, at time: Instant) {
    switch call {
    case .willBeginDragging: standings[view].isDragging = true
    case .didScroll: return
    case .didEndDragging: standings[view].isDragging = false
    }
    enter(view, at: time)
  }

  private mutating func enter(_ view: Int, at time: Instant) {
    views[view].enter(standings[view].state, at: time)
  }

  mutating func tick(_ name: String, of view: Int, at time: Instant) {
    views[view].ticks.append(Lane.Tick(time: time, name: name))
  }

  // MARK: Recognizers

  /// The recognizer is told of touches.
  mutating func touched(recognizer: Int, at time: Instant) {
    if recognizers[recognizer].state == nil { recognizers[recognizer].enter(.possible, at: time) }
  }

  mutating func enter(
    _ state: GestureRecognizer.State, recognizer: Int, at time: Instant
  ) {
    recognizers[recognizer].enter(Lane.State(state), at: time)
    recognizers[recognizer].ticks.append(Lane.Tick(time: time, name: state.rawValue))
  }

  mutating func reset(recognizer: Int, at time: Instant) {
    recognizers[recognizer].enter(nil, at: time)
  }

  // MARK: The rest

  mutating func sceneTick(_ name: String, at time: Instant) {
    system.ticks.append(Lane.Tick(time: time, name: name))
  }

  /// All lanes in which anything happened: the fingers', then those of the scene in its order.
  func lanes(_ book: PressBook, from start: Instant, until end: Instant) -> [Lane] {
    var lanes = Self.fingers(book, until: end)
    for (index, view) in scene.views.enumerated() {
      let kind: Lane.Kind = view.role == .control ? .control : .view
      if let lane = views[index].lane(kind, view.id, until: end) { lanes.append(lane) }
      for (number, recognizer) in scene.recognizers.enumerated() where recognizer.view == index {
        let lane = recognizers[number].lane(.recognizer, recognizer.id, until: end)
        if let lane { lanes.append(lane) }
      }
    }
    if let lane = system.lane(.scene, "scene", until: end) { lanes.append(lane) }
    return lanes
  }

  private static func fingers(_ book: PressBook, until end: Instant) -> [Lane] {
    var lanes = book.fingers.map { Lane(kind: .finger, name: "finger \($0)") }
    for press in book.presses {
      guard let first = press.times.first, let last = press.times.last else { continue }
      let isDown = press.ending == .down
      lanes[press.finger].segments.append(
        Lane.Segment(start: first, end: isDown ? max(first, end) : last, state: .down))
      if !isDown {
        lanes[press.finger].ticks.append(Lane.Tick(time: last, name: press.ending.rawValue))
      }
    }
    return lanes
  }
}
