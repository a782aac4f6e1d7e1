/// How one recognizer stands to others, to the views on its touches' way, and to its own touches.
extension GestureRecognizer {
  /// Waits with recognizing until `other` has failed.
  ///
  /// - Precondition: `other` does not wait for this one.
  public final func require(toFail other: GestureRecognizer) {
    precondition(!other.waits(for: self), "\(other.id) and \(id) would wait for each other")
    requirements.append(other)
  }

  /// Whether it waits, itself or through others, for `other`; it also counts as waiting for itself.
  public final func waits(for other: GestureRecognizer) -> Bool {
    // Many ways may lead to one recognizer: each is followed once.
    var seen: Set<ObjectIdentifier> = []
    var open = [self]
    while let one = open.popLast() {
      if one === other { return true }
      if seen.insert(ObjectIdentifier(one)).inserted { open += one.requirements }
    }
    return false
  }

  /// Whether both may go on with the same touches.
  final func isSimultaneous(with other: GestureRecognizer) -> Bool {
    (shouldRecognizeSimultaneously?(self, other) ?? false)
      || (other.shouldRecognizeSimultaneously?(other, self) ?? false)
  }

  /// What became of those that have to fail first.
  enum RequirementStatus {
    case failed
    case waiting
    case recognized(String)
  }

  final var requirementStatus: RequirementStatus {
    var isWaiting = false
    for other in requirements {
      switch other.committed {
      case .began, .changed, .ended: return .recognized(other.id)
      case .failed, .cancelled: break
      case .possible: if other.isEnabled, other.isUndecided { isWaiting = true }
      }
    }
    return isWaiting ? .waiting : .failed
  }

  /// Those that have to fail first and have not, for reasons.
  final var undecidedRequirements: [String] {
    requirements
      .filter { $0.committed == .possible && $0.isEnabled && $0.isUndecided }
      .map(\.id)
  }

  /// Says why it is about to ask for a state, to wait or to give up.
  final func explain(_ reason: @autoclosure () -> GestureReason) {
    guard let log = view?.stage?.log, log.explains else { return }
    log.explain(.gesture(id, reason()))
  }

  /// Whether it has touches of a gesture that it has decided nothing about.
  private var isUndecided: Bool {
    !touches.isEmpty || isBetweenTaps || request != .nothing
  }

  /// Whether a touch's view may have to wait for it.
  final func isUndecided(about touch: Touch) -> Bool {
    committed == .possible && sequence.contains { $0 === touch }
  }

  /// How it takes a new touch.
  enum Standing {
    /// It follows it.
    case open
    /// It has decided; it counts it until it is up.
    case decided
    /// It has all it needs and waits for others.
    case waitingDiscrete
  }

  final var standing: Standing {
    if request == .recognize { return .waitingDiscrete }
    return committed.isFinal ? .decided : .open
  }

  /// Whether nothing of a gesture is left.
  final var isDone: Bool {
    touches.isEmpty && unheard.isEmpty
      && (committed.isFinal || (!isBetweenTaps && request == .nothing))
  }

  /// Who says no to the beginning, asked in UIKit's order: the hit views and those between them
  /// and the recognizer's view, then the recognizer's own rule.
  final func refusal() -> GestureLossReason? {
    if cancelsTouchesInView {
      for touch in sequence {
        if let refuser = refuser(from: touch.view) {
          return .refusedByView(refuser.id, isStockControl: refuser.refusesAsStockControl(self))
        }
      }
    }
    return shouldBegin?(self) ?? true ? nil : .refusedByDelegate
  }

  private func refuser(from hit: View) -> View? {
    var one: View? = hit
    while let candidate = one, candidate === hit || candidate !== view {
      if !candidate.gestureRecognizerShouldBegin(self) { return candidate }
      if candidate === view { return nil }
      one = candidate.superview
    }
    return nil
  }

  /// Whether it is told of an event before `other`: the one with more superviews, then the one
  /// that comes first in the scene, then the one that was added first.
  final func isTold(before other: GestureRecognizer) -> Bool {
    guard let own = view, let others = other.view else { return false }
    if own === others {
      let list = own.gestureRecognizers
      return (list.firstIndex { $0 === self } ?? 0) < (list.firstIndex { $0 === other } ?? 0)
    }
    let (depth, otherDepth) = (own.depth, others.depth)
    return depth == otherDepth ? own.isBefore(others) : depth > otherDepth
  }

  /// Whether it is a single tap with one finger of another view than `view`, to which UIKit's
  /// buttons and their like do not give way (documented for `UIControl` since iOS 6).
  final func isSingleTap(ofOtherViewThan view: View) -> Bool {
    guard let tap = self as? TapGestureRecognizer, self.view !== view else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// Whether it is a drag that goes more sideways than up or down.
  final var isAlongHorizontalAxis: Bool {
    if let pan = self as? PanGestureRecognizer {
      return abs(pan.movement.x) > abs(pan.movement.y)
    }
    guard self is SwipeGestureRecognizer else { return false }
    return sequence.contains { touch in
      let way = touch.location - touch.start
      return abs(way.x) > abs(way.y)
    }
  }
}
