import TraceCore

/// Where traps are seen.
extension Explanation {
  func note(_ trap: Trap, _ story: TouchStory) {
    if !story.traps.contains(trap) { story.traps.append(trap) }
  }

  // MARK: Hit-testing

  func noteHitTestTraps(of story: TouchStory) {
    guard let hit = story.view else { return }
    for finding in story.findings {
      guard let view = scene.view(finding.view) else { continue }
      switch finding.finding {
      case .contains, .outside, .outsideShape, .refused: break
      case .passedOver(let exclusion): notePassedOver(view, exclusion, behind: hit, story)
      case .covered(let front): noteCovered(view, by: front, hit: hit, story)
      case .unreached(let through): noteUnreached(view, through, story)
      }
    }
  }

  private func notePassedOver(
    _ view: View, _ exclusion: HitTestExclusion, behind hit: String, _ story: TouchStory
  ) {
    // An override of `point(inside:with:)` might have said no.
    guard view.pointInsideOverride == nil else { return }
    switch exclusion {
    case .isHidden, .alpha: break
    case .isEnabled: note(.disabledControl(control: view.id, behind: hit), story)
    case .isUserInteractionEnabled:
      let recognizers = view.gestureRecognizers.filter(\.isEnabled).map(\.id)
      if !recognizers.isEmpty, !(view is ScrollView) {
        note(.recognizersWithoutInteraction(view: view.id, recognizers: recognizers), story)
      }
    }
  }

  private func noteUnreached(_ view: View, _ through: String, _ story: TouchStory) {
    let obstacle = story.findings.first { finding in
      guard finding.view == through else { return false }
      switch finding.finding {
      case .outside, .passedOver(.isUserInteractionEnabled): return true
      case .contains, .outsideShape, .refused, .covered, .unreached, .passedOver(.isHidden),
        .passedOver(.alpha), .passedOver(.isEnabled):
        return false
      }
    }
    switch obstacle?.finding {
    case .outside where isInAll(story.place, between: view, and: through):
      note(.outsideOfItsSuperview(view: view.id, superview: through), story)
    case .passedOver where view is Control || !view.gestureRecognizers.isEmpty:
      note(.insideWithoutInteraction(view: view.id, container: through), story)
    case .contains, .outside, .outsideShape, .passedOver, .refused, .covered, .unreached, nil:
      break
    }
  }

  /// Whether `through`, whose area covers its bounds, is the only obstacle on the way to the view.
  private func isInAll(_ place: Point, between view: View, and through: String) -> Bool {
    var one = view.superview
    while let candidate = one, candidate.id != through {
      let point = candidate.convert(place, from: nil)
      guard candidate.hitArea.contains(point, in: candidate.bounds) else { return false }
      one = candidate.superview
    }
    return one?.hitArea.coversBounds ?? false
  }

  /// The view in front is nothing but in the way: a bare view that passes its touches on, with no
  /// recognizer on it, and nothing else that would get them instead of the control.
  private func noteCovered(_ view: View, by front: String, hit: String, _ story: TouchStory) {
    guard view is Control, front == hit, let cover = scene.view(front),
      cover.touchHandling == .pass, cover.nextOverride == nil, cover.viewController == nil,
      cover.isBare, let superview = cover.superview, view.isDescendant(of: superview)
    else { return }
    // The walk goes from front to back.
    let next = story.findings.first { finding in
      guard case .covered = finding.finding else { return false }
      return scene.view(finding.view).map { !view.isDescendant(of: $0) || $0 === view } ?? true
    }
    guard next?.view == view.id else { return }
    note(.coveredControl(control: view.id, by: front), story)
  }

  // MARK: Rules

  /// A rule that is asked for when a finger comes down is about that touch; later one is about the
  /// last touch of its owner.
  func takeUndefined(_ rule: String, of owner: String, _ time: Instant) {
    let trap = Trap.undefinedRule(rule: rule, owner: owner)
    if let last = stories.last, last.pressed == time {
      note(trap, last)
    } else if let story = gestures[owner]?.touches.last.flatMap(story)
      ?? stories.last(where: { $0.view == owner }) ?? stories.last
    {
      note(trap, story)
    }
  }

  // MARK: Taps, holds and both acting

  /// The view is about to lose the touch to `taker`.
  func noteTraps(of story: TouchStory, takenBy taker: String?) {
    guard let id = story.view, trackedTouches[id] === story, let taker,
      let control = scene.view(id) as? Control,
      let tap = scene.recognizer(taker) as? TapGestureRecognizer, let owner = tap.view
    else { return }
    if owner === control {
      if story.role.refusesTaps { note(.tapOnTheControlItself(control: id, tap: taker), story) }
    } else if story.role == .plainControl, tap.numberOfTapsRequired == 1,
      tap.numberOfTouchesRequired == 1, control.shouldBeginOverride == nil
    {
      note(.plainControlUnderTap(control: id, tap: taker, of: owner.id), story)
    }
  }

  /// The control sends its up event; a recognizer that leaves it its touch may have acted too.
  func noteBothActed(_ story: TouchStory) {
    for offer in story.offers {
      guard offer.offer == .follows, offer.gesture?.recognition != nil,
        scene.recognizer(offer.recognizer)?.cancelsTouchesInView == false,
        let control = story.view
      else { continue }
      note(.bothActed(recognizer: offer.recognizer, control: control), story)
    }
    noteQuickPress(story)
  }

  /// A press that only a scroll view has held, and that was over before its time.
  private func noteQuickPress(_ story: TouchStory) {
    guard let control = story.view, let end = story.end, end.end == .lifted,
      case .held(let holders)? = story.steps.first?.what,
      let delivered = story.steps.first(where: \.isDelivery)?.time, delivered == end.time,
      end.time - story.pressed < UIKitConstants.ScrollView.contentDelay
    else { return }
    var scrollView: String?
    for holder in holders {
      switch holder {
      case .scrollView(let id): scrollView = scrollView ?? id
      case .recognizer: return
      }
    }
    guard let scrollView else { return }
    note(
      .quickPressInScrollView(
        control: control, scrollView: scrollView, after: end.time - story.pressed), story)
  }
}

extension View {
  /// Whether neither the view nor anything in it is there to be touched.
  fileprivate var isBare: Bool {
    type(of: self) == View.self && !gestureRecognizers.contains(where: \.isEnabled)
      && subviews.allSatisfy(\.isBare)
  }
}

extension HitArea {
  /// Whether what is outside of the area is outside of the bounds too.
  fileprivate var coversBounds: Bool {
    min(outsets.top, outsets.left, outsets.bottom, outsets.right) >= 0
  }
}

extension StoryStep {
  fileprivate var isDelivery: Bool {
    if case .delivered = what { true } else { false }
  }
}
