import TraceCore

/// What the hit view got, sent, and did not get.
extension TouchExplanation {
  var stepLines: [Prose] {
    story.steps.indices.compactMap { index in
      let step = story.steps[index]
      return sentence(step).map { "\(time(of: step))  \($0)" }
    }
  }

  private func time(of step: StoryStep) -> Prose {
    let until: Instant =
      switch step.what {
      case .events(let burst): burst.until
      case .moves(_, let until): until
      case .ignored, .withheld, .held, .delivered, .refused, .dropped, .endWithheld, .endDelayed,
        .ended, .cancelled, .control, .cancelledItself:
        step.time
      }
    return until == step.time ? "\(step.time)" : "\(step.time)–\(until)"
  }

  private func sentence(_ step: StoryStep) -> Prose? {
    switch step.what {
    case .ignored(let view, let other):
      "ignored: \(id: view) has isExclusiveTouch, and \(name(other)) is down"
    case .withheld(let other):
      "not delivered: isMultipleTouchEnabled is false, and \(name(other)) is down in it"
    case .held(let holders): "held back by \(Prose.list(holders.map { sentence($0) }))"
    case .delivered: deliverySentence(step.time)
    case .refused(let scrollView): "not delivered: touchesShouldBegin of \(id: scrollView) says no"
    case .dropped(let taker): "never delivered: \(takingClause(taker, step.time))"
    case .endWithheld(let others):
      """
      the lift is kept from it until \(Prose.list(others)) \(others.count == 1 ? "has" : "have") \
      decided
      """
    case .endDelayed(let due):
      "the lift is kept from it until \(due), because a recognizer has failed"
    case .ended: story.role.isControl ? lateEndSentence(step.time) : "touchesEnded"
    case .cancelled(let taker): "touchesCancelled: \(takingClause(taker, step.time))"
    case .control(let reason): sentence(reason)
    case .cancelledItself: "it calls its own touchesCancelled"
    case .events(let burst): sentence(burst)
    case .moves(let count, _): count == 1 ? "touchesMoved" : "touchesMoved, \(count) times"
    }
  }

  private func sentence(_ holder: TouchHolder) -> Prose {
    switch holder {
    case .scrollView(let id):
      "\(id: id), which delays content touches by \(UIKitConstants.ScrollView.contentDelay)"
    case .recognizer(let id): "\(id: id), which delays touchesBegan until it has failed"
    }
  }

  private func deliverySentence(_ time: Instant) -> Prose? {
    if time > story.pressed { return "touchesBegan, \(time - story.pressed) late" }
    return story.role.isControl ? nil : "touchesBegan"
  }

  private func lateEndSentence(_ time: Instant) -> Prose? {
    guard let end = story.end, time > end.time else { return nil }
    return "touchesEnded, \(time - end.time) late"
  }

  private func sentence(_ reason: ControlReason) -> Prose? {
    switch reason {
    case .tracks: "beginTracking returned true: it tracks the touch"
    case .refused: "beginTracking returned false: it does not track the touch"
    case .tracksOther(let other): "not tracked: it tracks \(name(other))"
    case .measured(let place): sentence(place)
    case .stopped(let call): "continueTracking returned false in call \(call): tracking ends"
    case .released(let call):
      "continueTracking returned false in call \(call): tracking is over, and nobody is told"
    case .lifted, .cancelled: nil
    }
  }

  /// Where the finger was, as a control sees it.
  private func sentence(_ place: ControlPlace) -> Prose? {
    guard let excursion = place.excursion else { return "the finger is in its bounds" }
    let start: Prose = "the finger is \(sentence(excursion)) its bounds"
    return switch place.verdict {
    case .inBounds: start
    case .withinSlop: "\(start): inside, the slop is \(place.slop)"
    case .pointInside: "\(start): inside, because point(inside:) says yes"
    case .outside: "\(start): outside, the slop is \(place.slop)"
    }
  }

  private func sentence(_ burst: StoryStep.Burst) -> Prose {
    let events = burst.events.map { counted("\(id: $0.item.name)", $0.count) }
    let actions = burst.actions.map { action -> Prose in
      counted("\(id: action.item.name) to \(id: action.item.receiver ?? "nobody")", action.count)
    }
    let suffix: Prose = actions.isEmpty ? "" : " (\(Prose.joined(actions, by: ", ")))"
    let isOne = burst.events.count == 1 && burst.events[0].count == 1
    let way: Prose =
      burst.isDrag && burst.outside > 0
      ? ", \(isOne ? "" : "at most ")\(points: burst.outside) outside" : ""
    return "\(Prose.joined(events, by: ", "))\(way)\(suffix)"
  }

  private func counted(_ prose: Prose, _ count: Int) -> Prose {
    count == 1 ? prose : "\(prose) × \(count)"
  }

  /// Who took the touch away from its view: `pan began at 0.060 after 12 points`.
  func takingClause(_ taker: String?, _ time: Instant) -> Prose {
    guard let taker else { return endClause }
    let offer = story.offers.last { $0.recognizer == taker }
    guard let gesture = offer?.gesture, let recognition = gesture.recognition else {
      return "\(id: taker) took the touch"
    }
    let goal: Prose = gesture.goal.map { " \(shortly($0.goal))" } ?? ""
    switch recognition.state {
    case .ended: return "\(id: taker) recognized at \(recognition.time)\(goal)"
    case .possible, .began, .changed, .cancelled, .failed: break
    }
    if recognition.time < time {
      return "\(id: taker), under way since \(recognition.time), takes the fingers that join it"
    }
    return "\(id: taker) began at \(recognition.time)\(goal)"
  }

  private func shortly(_ goal: GestureGoal) -> Prose {
    switch goal {
    case .tapped(let times, _): "after \(Prose.count(times, "tap"))"
    case .held(let span): span == .zero ? "at the press" : "after \(span)"
    case .dragged(let distance, _): "after \(points: distance)"
    case .swiped(let distance, _, let direction): "after \(points: distance) \(id: direction.name)"
    case .pinched(let change, _):
      "after the fingers moved \(points: change.magnitude) \(change < 0 ? "together" : "apart")"
    case .turned(let angle, _): "after a turn of \(angle.magnitude * 180 / .pi)°"
    }
  }
}
