import TraceCore

/// What becomes of touches on their way to their views.
extension Explanation {
  func take(_ reason: TouchReason, of number: Int, _ time: Instant) {
    if case .pressed(let finger, let place) = reason {
      let story = TouchStory(number: number, finger: finger, pressed: time, place: place)
      stories.append(story)
      pressedTouches[finger] = story
      return
    }
    guard let story = story(number) else { return }
    story.latest = time
    switch reason {
    case .pressed, .hitNothing: break
    case .hit(let view): hit(view, story)
    case .offered(let recognizer, let offer): self.offer(story, to: recognizer, offer)
    case .ignored(let view, let other):
      story.delivery = .over
      story.add(.ignored(exclusiveView: view, otherTouch: other), at: time)
    case .withheld(let other):
      story.delivery = .over
      story.add(.withheld(otherTouch: other), at: time)
    case .held(let holders):
      story.delivery = .held
      story.add(.held(holders), at: time)
    case .delivered:
      story.delivery = .delivered(time)
      story.add(.delivered, at: time)
      if let view = story.view { toldTouches[view] = story }
    case .refused(let scrollView):
      story.delivery = .over
      story.add(.refused(byScrollView: scrollView), at: time)
    case .dropped(let taker):
      story.delivery = .over
      story.add(.dropped(by: taker), at: time)
    case .over(_, let end): story.end(end, at: time)
    case .endWithheld, .endDelayed, .ended, .cancelled: takeEnd(reason, story, time)
    }
  }

  private func takeEnd(_ reason: TouchReason, _ story: TouchStory, _ time: Instant) {
    switch reason {
    case .endWithheld(let holders):
      // It is said again whenever it is looked whether they still wait.
      if case .endWithheld(holders)? = story.steps.last?.what { return }
      story.delivery = .endWithheld
      story.add(.endWithheld(by: holders), at: time)
    case .endDelayed(let due):
      story.delivery = .endWithheld
      story.add(.endDelayed(until: due), at: time)
    case .ended:
      story.delivery = .over
      story.add(.ended, at: time)
      if let view = story.view { toldTouches[view] = story }
    case .cancelled(let taker):
      story.delivery = .over
      noteTraps(of: story, takenBy: taker)
      story.add(.cancelled(by: taker), at: time)
      if let view = story.view { toldTouches[view] = story }
    case .pressed, .hit, .hitNothing, .ignored, .withheld, .offered, .held, .delivered, .refused,
      .dropped, .over:
      break
    }
  }

  private func hit(_ view: String, _ story: TouchStory) {
    story.view = view
    story.role = scene.view(view)?.role ?? .view
    noteHitTestTraps(of: story)
  }

  private func offer(_ story: TouchStory, to recognizer: String, _ offer: GestureOffer) {
    let view = scene.recognizer(recognizer)?.view?.id ?? ""
    let gesture: GestureStory? =
      switch offer {
      case .follows: openGesture(of: recognizer, view, for: story)
      case .decided, .waits, .ignores: gestures[recognizer]
      case .disabled, .refused: nil
      }
    if offer == .ignores {
      story.offers.removeAll { $0.recognizer == recognizer }
      gesture?.touches.removeAll { $0 == story.number }
    }
    story.offers.append(
      TouchStory.Offer(recognizer: recognizer, view: view, offer: offer, gesture: gesture))
  }

  private func openGesture(
    of recognizer: String, _ view: String, for story: TouchStory
  ) -> GestureStory {
    let gesture =
      gestures[recognizer] ?? GestureStory(recognizer: recognizer, view: view)
    gestures[recognizer] = gesture
    gesture.touches.append(story.number)
    return gesture
  }
}
