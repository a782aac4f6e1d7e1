@testable import TraceCore

/// What holds for every replay; each law gives a sentence for the first thing that breaks it.
struct ReplayLaws {
  private let trace: RandomTrace
  private let replay: RandomTraceReplay
  private var lines: [MemoryLog.Line] { replay.lines }

  /// The lines of each subject.
  private let linesBySubject: [String: [MemoryLog.Line]]

  init(of trace: RandomTrace, _ replay: RandomTraceReplay) {
    self.trace = trace
    self.replay = replay
    linesBySubject = Dictionary(grouping: replay.lines, by: \.entry.subject)
  }

  struct Breach {
    enum Kind: CaseIterable {
      case order
      case touches
      case tracking
      case recognizerPaths
      case rest
    }

    let kind: Kind
    let text: String
  }

  /// The laws that are broken.
  var broken: [Breach] {
    Breach.Kind.allCases.compactMap { kind in
      breach(of: kind).map { Breach(kind: kind, text: $0) }
    }
  }

  private func breach(of kind: Breach.Kind) -> String? {
    switch kind {
    case .order: order()
    case .touches: touches()
    case .tracking: tracking()
    case .recognizerPaths: recognizerPaths()
    case .rest: rest()
    }
  }

  /// Time never goes back, and a line is at most one deeper than the one above.
  private func order() -> String? {
    for (line, next) in zip(lines, lines.dropFirst()) {
      if next.entry.time < line.entry.time { return "time goes back at \(next.entry)" }
      if next.entry.depth > line.entry.depth + 1 { return "the depth jumps at \(next.entry)" }
    }
    return nil
  }

  /// A view gets one begin for a touch, then moves, then one of end and cancel, and nothing else.
  ///
  /// Where fingers' names return, a view may have the old touch, its end withheld, and the new one.
  /// What a `StrictBoundsButton` calls by itself does not count.
  private func touches() -> String? {
    struct Pair: Hashable {
      let touch: TouchID
      let view: String
    }
    let strict = Set(replay.controls.filter { $0 is StrictBoundsButton }.map(\.id))
    var begins: [Pair: Int] = [:]
    var ends: [Pair: Int] = [:]
    for line in lines {
      guard case .touches(let phase) = line.entry.event, !strict.contains(line.entry.subject)
      else { continue }
      for touch in line.touches {
        let pair = Pair(touch: touch.touch, view: line.entry.subject)
        let isDown = begins[pair, default: 0] > ends[pair, default: 0]
        switch phase {
        case .began:
          if trace.namesEveryPress, begins[pair] != nil { return "a second begin: \(line.entry)" }
          begins[pair, default: 0] += 1
        case .moved, .stationary:
          if !isDown { return "a move of no touch: \(line.entry)" }
        case .ended, .cancelled:
          if !isDown { return "an end of no touch: \(line.entry)" }
          ends[pair, default: 0] += 1
        }
      }
    }
    guard trace.liftsAll else { return nil }
    let open = begins.filter { $0.value != ends[$0.key, default: 0] }.keys
    return open.first.map { "\($0.view) never heard of the end of touch \($0.touch)" }
  }

  /// A tracking that began has exactly one end or cancel.
  private func tracking() -> String? {
    for control in replay.controls {
      let keepsQuiet = trace.profile == .device && !(control is StrictBoundsButton)
      var isTracking = false
      for line in linesBySubject[control.id, default: []] {
        guard case .tracking(let call) = line.entry.event else { continue }
        switch call {
        case .beginTracking:
          if isTracking { return "\(control.id) begins twice at \(line.entry)" }
          isTracking = line.result == .bool(true)
        case .continueTracking:
          if !isTracking { return "\(control.id) goes on with nothing at \(line.entry)" }
          if keepsQuiet, line.result == .bool(false) { isTracking = false }
        case .endTracking, .cancelTracking:
          if !isTracking { return "\(control.id) ends nothing at \(line.entry)" }
          isTracking = false
        }
      }
      if isTracking, trace.liftsAll { return "\(control.id) was left tracking" }
    }
    return nil
  }

  /// A recognizer's states follow each other as its class has them.
  private func recognizerPaths() -> String? {
    for recognizer in replay.recognizers {
      let isDiscrete =
        recognizer is TapGestureRecognizer || recognizer is SwipeGestureRecognizer
      var state = GestureRecognizer.State.possible
      for line in linesBySubject[recognizer.id, default: []] {
        switch line.entry.event {
        case .gestureState(let from, let to):
          guard from == state, Self.isLegal(from, to, isDiscrete: isDiscrete) else {
            return "\(recognizer.id) is \(state) and goes \(from) -> \(to) at \(line.entry.time)"
          }
          state = to
        case .gestureReset(let from):
          guard from == state, from.isFinal else {
            return "\(recognizer.id) is \(state) and is reset from \(from) at \(line.entry.time)"
          }
          state = .possible
        default: break
        }
      }
      // The reset of a recognizer that has left with its view is not shown.
      let isAtRest = recognizer.view?.stage == nil ? !state.isActive : state == .possible
      if trace.liftsAll, !isAtRest { return "\(recognizer.id) was left \(state) in the log" }
    }
    return nil
  }

  private static func isLegal(
    _ from: GestureRecognizer.State, _ to: GestureRecognizer.State, isDiscrete: Bool
  ) -> Bool {
    switch (from, to) {
    case (.possible, .failed): true
    case (.possible, .ended): isDiscrete
    case (.possible, .began), (.began, .changed): !isDiscrete
    case (.began, .ended), (.began, .cancelled), (.changed, .ended), (.changed, .cancelled):
      !isDiscrete
    default: false
    }
  }

  /// With all fingers up nothing is left: no timer, no flag, no touch, no gesture.
  private func rest() -> String? {
    guard trace.liftsAll else { return nil }
    if let due = replay.nextDue { return "a timer is left for \(due)" }
    for control in replay.controls
    where control.isTracking || control.isHighlighted || control.isTouchInside {
      return "\(control.id) has a flag on at the end"
    }
    for recognizer in replay.recognizers {
      if recognizer.committed != .possible || recognizer.request != .nothing {
        return "\(recognizer.id) is \(recognizer.committed) at the end"
      }
      let kept = [
        recognizer.touches, recognizer.sequence, recognizer.unheard, recognizer.joined,
        recognizer.lifted,
      ]
      if !kept.allSatisfy(\.isEmpty) { return "\(recognizer.id) keeps a touch at the end" }
    }
    return nil
  }
}
