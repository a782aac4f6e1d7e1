import TraceCore

/// What recognizers come to.
extension Explanation {
  func take(_ reason: GestureReason, of recognizer: String, _ time: Instant) {
    guard let gesture = gestures[recognizer] else { return }
    switch reason {
    case .reached(let goal): gesture.goal = (goal, time)
    case .waits(let others):
      if gesture.waits.last?.recognizers != others {
        gesture.waits.append(GestureStory.Wait(time: time, recognizers: others))
      }
    case .missed(let miss): gesture.miss = miss
    case .lost(let reason):
      let miss = reason == .own ? gesture.miss : nil
      gesture.loss = GestureStory.Loss(
        reason: reason, miss: miss, circumstance: circumstance(of: reason, recognizer))
    case .startedOver:
      gesture.isOver = true
      gestures[recognizer] = nil
    }
  }

  func enter(_ state: GestureRecognizer.State, _ entry: LogEntry) {
    guard let gesture = gestures[entry.subject] else { return }
    if gesture.states.isEmpty { settleWaits(of: gesture) }
    gesture.enter(state, at: entry.time)
    for number in gesture.touches { story(number)?.latest = entry.time }
  }

  private func settleWaits(of gesture: GestureStory) {
    for index in gesture.waits.indices {
      gesture.waits[index].outcomes = gesture.waits[index].recognizers.compactMap { other in
        gestures[other]?.last.map { (other, $0.state, $0.time) }
      }
    }
  }

  private func circumstance(
    of reason: GestureLossReason, _ recognizer: String
  ) -> GestureStory.Circumstance {
    switch reason {
    case .own, .waitedTooLong, .refusedByView, .refusedByDelegate, .cannotScroll: .nothing
    case .disabled: scene.recognizer(recognizer)?.isEnabled == false ? .isDisabled : .nothing
    case .contentKeepsTouch:
      (scene.recognizer(recognizer)?.view as? ScrollView)?.canCancelContentTouches == false
        ? .cannotCancelContent : .nothing
    case .requirementRecognized(let other), .prevented(let other):
      gestures[other]?.recognition.map { .other($0.state, $0.time) } ?? .nothing
    }
  }
}
