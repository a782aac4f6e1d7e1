import TraceCore

/// A finger that no control tracked.
struct UntrackedTouch {
  enum Reason {
    /// It hit no view at all.
    case hitNothing
    /// It hit a view that is no control.
    case hitView(String)
    /// The control did not want it.
    case refused(String)
    /// It hit the control, which did not track it: it followed another finger, or was kept from it.
    case notTracked(String)

    /// The control that was hit.
    var control: String? {
      switch self {
      case .hitNothing, .hitView: nil
      case .refused(let id), .notTracked(let id): id
      }
    }
  }

  let touch: TouchID
  let time: Instant
  let reason: Reason
}

extension PressRecorder {
  /// The presses of a trace with these samples that none of the controls tracked, in their order.
  func untracked(
    among samples: [TouchSample], _ kinds: [String: ControlKind]
  ) -> [UntrackedTouch] {
    struct Beginning: Hashable {
      let touch: TouchID
      let time: Instant
    }
    struct Offer: Hashable {
      let control: String
      let touch: TouchID
    }
    let tracked = Set(presses.map { Beginning(touch: $0.key.touch, time: $0.key.began) })
    var refusedAt: [Offer: [Instant]] = [:]
    for refusal in refusals {
      refusedAt[Offer(control: refusal.control, touch: refusal.touch), default: []]
        .append(refusal.time)
    }
    var untracked: [UntrackedTouch] = []
    let began = samples.filter { $0.phase == .began }
    // From the last on: a control may be asked later than the finger came, but not later than it
    // came again.
    for (sample, hit) in zip(began, hits).reversed() {
      var reason = UntrackedTouch.Reason.hitNothing
      if let hit {
        let offer = Offer(control: hit, touch: sample.touch)
        var wasRefused = false
        while let last = refusedAt[offer]?.last, last >= sample.time {
          refusedAt[offer]?.removeLast()
          wasRefused = true
        }
        reason =
          kinds[hit] == nil ? .hitView(hit) : wasRefused ? .refused(hit) : .notTracked(hit)
      }
      if tracked.contains(Beginning(touch: sample.touch, time: sample.time)) { continue }
      untracked.append(UntrackedTouch(touch: sample.touch, time: sample.time, reason: reason))
    }
    return untracked.reversed()
  }
}
