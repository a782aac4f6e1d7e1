import TraceCore

/// What came of the touch, in one sentence.
extension TouchExplanation {
  var answerSentence: Prose {
    guard let view = story.view else { return "nothing got the touch: \(missSentence)" }
    return story.role.isControl ? controlAnswer(view) : viewAnswer(view)
  }

  /// Why no window was hit.
  private var missSentence: Prose {
    for finding in story.findings {
      switch finding.finding {
      case .outside(let excursion): return "it is \(sentence(excursion)) \(id: finding.view)"
      case .passedOver(.isHidden): return "\(id: finding.view) is hidden"
      case .passedOver(.isUserInteractionEnabled):
        return "\(id: finding.view) has isUserInteractionEnabled false"
      case .passedOver(.alpha): return "\(id: finding.view) is transparent"
      case .refused, .outsideShape: return "point(inside:) of \(id: finding.view) says no"
      case .contains, .passedOver(.isEnabled), .covered, .unreached: continue
      }
    }
    return "no window contains it"
  }

  /// The last of some steps that says why the view got nothing, or nothing any more.
  var obstacle: Prose? {
    guard let view = story.view else { return nil }
    for step in story.steps.reversed() {
      switch step.what {
      case .ignored(let exclusive, let other):
        return
          "nothing got the touch: \(id: exclusive) has isExclusiveTouch, and \(name(other)) was down"
      case .withheld(let other):
        return """
          \(id: view) did not get the touch: it has isMultipleTouchEnabled false, and \
          \(name(other)) was down in it
          """
      case .refused(let scrollView):
        return "\(id: view) did not get the touch: touchesShouldBegin of \(id: scrollView) said no"
      case .dropped(let taker):
        return "\(id: view) never heard of the touch, because \(takingClause(taker, step.time))"
      case .held:
        return story.delivery == .held ? "\(id: view) has not heard of the touch yet" : nil
      case .delivered, .endWithheld, .endDelayed, .ended, .cancelled, .control, .cancelledItself,
        .events, .moves:
        continue
      }
    }
    return nil
  }

  private func viewAnswer(_ view: String) -> Prose {
    if let obstacle {
      let isSaid = isDroppedByRecognizer || recognitions.isEmpty
      return isSaid ? obstacle : "\(obstacle); \(Prose.list(recognitions))"
    }
    for step in story.steps.reversed() {
      guard case .cancelled(let taker) = step.what else { continue }
      return "\(id: view) got touchesCancelled because \(takingClause(taker, step.time))"
    }
    if !recognitions.isEmpty { return "\(Prose.list(recognitions)); \(id: view) got the touch too" }
    let followers = story.offers.filter { $0.offer == .follows }
    guard let first = followers.first else { return "\(id: view) got the touch" }
    if followers.count == 1 { return "\(id: view) got the touch; \(shortLine(first))" }
    let isDecided = followers.allSatisfy { $0.gesture?.isDecided ?? true }
    let verb: Prose = isDecided ? "recognized" : "has yet recognized"
    return "\(id: view) got the touch; no recognizer \(verb) it"
  }

  var isDroppedByRecognizer: Bool {
    story.steps.contains { step in
      if case .dropped(.some) = step.what { true } else { false }
    }
  }

  /// The recognizers that recognized with this touch.
  var recognitions: [Prose] {
    story.offers.compactMap { offer in
      guard offer.offer == .follows, let recognition = offer.gesture?.recognition else {
        return nil
      }
      let verb: Prose = recognition.state == .ended ? "recognized" : "began"
      return "\(id: offer.recognizer) \(verb) at \(recognition.time)"
    }
  }
}
