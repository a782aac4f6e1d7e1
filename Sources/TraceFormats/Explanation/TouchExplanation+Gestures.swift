import TraceCore

/// What recognizers made of the touch.
extension TouchExplanation {
  func line(_ offer: TouchStory.Offer) -> Prose {
    let name: Prose =
      offer.view.isEmpty
      ? "\(id: offer.recognizer)" : "\(id: offer.recognizer) of \(id: offer.view)"
    switch offer.offer {
    case .disabled: return "\(name) does not get the touch: it is not enabled"
    case .refused: return "\(name) does not get the touch: its shouldReceive says no"
    case .waits:
      let others = offer.gesture?.waits.last?.recognizers ?? []
      return "\(name) takes no further touch: it waits for \(Prose.list(others)) to fail"
    case .ignores: return "\(name) leaves the touch alone: it has fingers enough"
    case .decided(let state):
      return "\(name) is not told of the touch: it \(past(state, offer.gesture)) before"
    case .follows:
      guard let gesture = offer.gesture else { return "\(name) follows the touch" }
      return "\(name) \(sentence(gesture))"
    }
  }

  /// The same without the view's name.
  func shortLine(_ offer: TouchStory.Offer) -> Prose {
    guard let gesture = offer.gesture else { return "\(id: offer.recognizer) follows the touch" }
    return "\(id: offer.recognizer) \(sentence(gesture))"
  }

  private func past(_ state: GestureRecognizer.State, _ gesture: GestureStory?) -> Prose {
    let word: Prose =
      switch state {
      case .failed: "failed"
      case .cancelled: "was cancelled"
      case .ended: "ended"
      case .possible, .began, .changed: "decided"
      }
    guard let last = gesture?.last else { return word }
    return "\(word) at \(last.time)"
  }

  private func sentence(_ gesture: GestureStory) -> Prose {
    guard let recognition = gesture.recognition else { return unrecognized(gesture) }
    let goal: Prose = gesture.goal.map { ": \(sentence($0.goal))" } ?? ""
    let wait = waitClause(gesture)
    switch recognition.state {
    case .ended: return "recognized at \(recognition.time)\(goal)\(wait)"
    case .began, .possible, .changed, .cancelled, .failed: break
    }
    let begin: Prose = "began at \(recognition.time)\(goal)\(wait)"
    guard let last = gesture.last else { return begin }
    switch last.state {
    case .ended: return "\(begin); ended at \(last.time)"
    case .cancelled, .failed:
      return "\(begin); was cancelled at \(last.time): \(lossClause(gesture))"
    case .possible, .began, .changed: return "\(begin); goes on"
    }
  }

  private func unrecognized(_ gesture: GestureStory) -> Prose {
    if let last = gesture.last {
      let goal: Prose =
        if let reached = gesture.goal, reached.time < last.time {
          " (it had all it needed at \(reached.time))"
        } else {
          ""
        }
      return "failed at \(last.time): \(lossClause(gesture))\(goal)"
    }
    if gesture.isOver { return "decided nothing" }
    if let wait = gesture.waits.last, let goal = gesture.goal {
      let others = Prose.list(wait.recognizers)
      return "waits since \(wait.time) for \(others) to fail: \(sentence(goal.goal))"
    }
    return "is still possible"
  }

  private func waitClause(_ gesture: GestureStory) -> Prose {
    guard let first = gesture.waits.first, let last = gesture.waits.last else { return "" }
    let outcomes = last.outcomes.map { outcome -> Prose in
      switch outcome.state {
      case .failed: "\(id: outcome.recognizer) failed at \(outcome.time)"
      case .cancelled: "\(id: outcome.recognizer) was cancelled at \(outcome.time)"
      case .possible, .began, .changed, .ended:
        "\(id: outcome.recognizer) is \(id: outcome.state.rawValue) since \(outcome.time)"
      }
    }
    let wait: Prose = "; it had to wait from \(first.time) on"
    return outcomes.isEmpty
      ? "\(wait) for \(Prose.list(last.recognizers))" : "\(wait), until \(Prose.list(outcomes))"
  }

  // MARK: Reached and missed

  private func sentence(_ goal: GestureGoal) -> Prose {
    switch goal {
    case .tapped(let times, let fingers):
      fingers == 1
        ? Prose.count(times, "tap") : "\(Prose.count(times, "tap")) with \(fingers) fingers"
    case .held(let span): span == .zero ? "a press" : "held for \(span)"
    case .dragged(let distance, let minimum):
      "moved \(points: distance) on one axis, \(minimum) are enough"
    case .swiped(let distance, let minimum, let direction):
      "moved \(points: distance) \(id: direction.name), \(minimum) are enough"
    case .pinched(let change, let limit):
      """
      the fingers moved \(points: change.magnitude, unlike: limit) \
      \(change < 0 ? "together" : "apart"), more than \(limit)
      """
    case .turned(let angle, let limit):
      """
      the fingers turned by \(degrees(angle), unlike: degrees(limit))°, \
      more than \(degrees(limit))°
      """
    }
  }

  private func sentence(_ miss: GestureMiss) -> Prose {
    switch miss {
    case .strayed(let distance, let limit):
      "moved \(points: distance), less than \(limit) are a tap"
    case .moved(let distance, let limit):
      "moved \(points: distance, unlike: limit), more than \(limit)"
    case .held(let limit): "held for more than \(limit)"
    case .lifted(let span, let minimum): "lifted after \(span), before \(minimum)"
    case .movedTooLittle(let distance, let minimum) where distance >= minimum:
      "moved \(points: distance), but that far only with the lift, which is too late"
    case .movedTooLittle(let distance, let minimum):
      "moved only \(points: distance, unlike: minimum) of \(minimum) until the lift"
    case .pinchedTooLittle(let change, let limit) where change.magnitude > limit:
      """
      the fingers' distance changed by \(points: change.magnitude, unlike: limit), but by more \
      than \(limit) only with a lift, which is too late
      """
    case .pinchedTooLittle(let change, let limit):
      """
      the fingers' distance changed by \(points: change.magnitude) from the last press to a lift, \
      not by more than \(limit)
      """
    case .turnedTooLittle(let angle, let limit) where angle.magnitude > limit:
      """
      the fingers turned by \(degrees(angle), unlike: degrees(limit))°, but by more than \
      \(degrees(limit))° only with a lift, which is too late
      """
    case .turnedTooLittle(let angle, let limit):
      """
      the fingers turned by \(degrees(angle))° until a lift, not by more \
      than \(degrees(limit))°
      """
    case .tooManyFingers(let count, let maximum):
      "\(Prose.count(count, "finger")), at most \(maximum)"
    case .tooFewFingers(let count, let minimum):
      "only \(Prose.count(count, "finger")) of \(minimum) until a lift"
    case .noNextTap(let limit, let taps, let required):
      "\(Prose.count(taps, "tap")) of \(required), and no further one within \(limit)"
    case .nextTapAway(let distance, let limit):
      "the next tap was \(points: distance) away, less than \(limit) are near"
    case .wentAcross(let distance, let limit):
      "moved \(points: distance, unlike: limit) across, more than \(limit)"
    case .wentBack(let distance, let limit):
      "moved \(points: distance) backwards, less than \(limit) are allowed"
    case .tookLonger(let limit): "took more than \(limit)"
    case .beganAway(let distance, let limit):
      "began \(points: distance, unlike: limit) from its edge, more than \(limit)"
    case .wentNotInward(let distance, let minimum) where distance >= minimum:
      "moved \(points: distance) inward, but that far only with the lift, which is too late"
    case .wentNotInward(let distance, let minimum):
      "moved \(points: max(distance, 0), unlike: minimum) inward, less than \(minimum)"
    case .touchesCancelled: "its touches were cancelled"
    }
  }

  private func degrees(_ radians: Double) -> Double { radians.magnitude * 180 / .pi }

  /// Why the touch was cancelled, if not by a recognizer.
  var endClause: Prose {
    switch story.ends.last?.end {
    case .lifted, nil: "its touches were cancelled"
    case .cancelled: "the trace cancels the touch"
    case .interrupted(let reason): "the app was interrupted (\(text: reason))"
    case .removed(let view): "\(id: view) was removed"
    }
  }

  // MARK: Lost

  private func lossClause(_ gesture: GestureStory) -> Prose {
    guard let loss = gesture.loss else { return "its own code gave it up" }
    switch loss.reason {
    case .own where loss.miss == .touchesCancelled: return cancellation(of: gesture)
    case .own: return loss.miss.map { sentence($0) } ?? "its own code gave it up"
    case .requirementRecognized(let other):
      return "it needs \(id: other) to fail, and \(id: other) \(recognized(loss))"
    case .waitedTooLong:
      let others = gesture.waits.last?.recognizers ?? []
      return "the fingers were up before \(Prose.list(others)) failed"
    case .refusedByView(let view, let isStockControl):
      return isStockControl
        ? "refused by \(id: view), as UIKit's own controls do"
        : "refused by gestureRecognizerShouldBegin of \(id: view)"
    case .refusedByDelegate: return "refused by its own shouldBegin"
    case .prevented(let other): return "prevented by \(id: other), which \(recognized(loss))"
    case .disabled:
      return loss.circumstance == .isDisabled
        ? "it was disabled" : "it or its view was removed"
    case .cannotScroll: return "the content cannot scroll that way"
    case .contentKeepsTouch:
      return loss.circumstance == .cannotCancelContent
        ? "the content has the touch, and canCancelContentTouches is false"
        : "the content has the touch, and touchesShouldCancel says no"
    }
  }

  /// It may be another of its touches that went away.
  private func cancellation(of gesture: GestureStory) -> Prose {
    let others = gesture.touches.compactMap { explanation.story($0) }
    for one in [story] + others {
      guard let end = one.ends.last, end.time == gesture.last?.time else { continue }
      switch end.end {
      case .lifted: continue
      case .cancelled where one !== story: return "the trace cancels \(name(one.number))"
      case .cancelled, .interrupted, .removed:
        return TouchExplanation(story: one, in: explanation).endClause
      }
    }
    return "its touches were cancelled"
  }

  private func recognized(_ loss: GestureStory.Loss) -> Prose {
    switch loss.circumstance {
    case .other(.ended, let time): "recognized at \(time)"
    case .other(_, let time): "began at \(time)"
    case .nothing, .isDisabled, .cannotCancelContent: "recognized"
    }
  }
}
