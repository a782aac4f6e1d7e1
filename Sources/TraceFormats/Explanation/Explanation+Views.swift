import TraceCore

/// What views and controls get and send.
extension Explanation {
  func take(_ reason: ControlReason, of control: String, _ story: TouchStory, _ time: Instant) {
    toldTouches[control] = story
    switch reason {
    case .tracks: trackedTouches[control] = story
    case .refused, .tracksOther, .measured: break
    case .stopped, .released, .lifted: trackedTouches[control] = nil
    case .cancelled:
      trackedTouches[control] = nil
      // The control's own call, unless the engine has just said whose.
      let isTaken =
        if case .cancelled? = story.steps.last?.what { story.steps.last?.time == time } else {
          false
        }
      if !isTaken {
        story.add(.cancelledItself, at: time)
        return
      }
    }
    story.add(.control(reason), at: time)
  }

  /// A touches… call begins; nested calls of a view to itself belong to the outermost.
  func takeCall(_ phase: TouchPhase, _ entry: LogEntry, _ touches: [LoggedTouch]) {
    closeCalls(deeperThan: entry.depth - 1)
    let view = entry.subject
    if phase == .moved { noteMove(of: touches, in: view, entry.time) }
    guard let story = toldTouches[view], story.role.isControl,
      !calls.contains(where: { $0.view == view })
    else { return }
    calls.append(OpenCall(view: view, depth: entry.depth))
  }

  private func noteMove(of touches: [LoggedTouch], in view: String, _ time: Instant) {
    for touch in touches {
      guard let story = movingStory(touch.touch, in: view) else { continue }
      story.latest = time
      if story.role.isControl {
        toldTouches[view] = story
        continue
      }
      if case .moves(let count, _)? = story.steps.last?.what {
        story.steps[story.steps.count - 1].what = .moves(count: count + 1, until: time)
      } else {
        story.add(.moves(count: 1, until: time), at: time)
      }
    }
  }

  /// The touch of a finger that moves in a view.
  private func movingStory(_ finger: TouchID, in view: String) -> TouchStory? {
    if let told = toldTouches[view], told.finger == finger { return told }
    guard let pressed = pressedTouches[finger], pressed.view == view else { return nil }
    return pressed
  }

  func take(_ event: Control.Event, outside: Double, _ entry: LogEntry) {
    closeCalls(deeperThan: entry.depth - 1)
    let control = entry.subject
    guard let story = trackedTouches[control] ?? toldTouches[control] else { return }
    story.latest = entry.time
    if let index = calls.lastIndex(where: { $0.view == control }) {
      calls[index].story = story
      calls[index].events.count(event)
    }
    if case .events(var burst)? = story.steps.last?.what, burst.takes(event, at: entry.time) {
      burst.add(event, outside: outside, at: entry.time)
      story.steps[story.steps.count - 1].what = .events(burst)
    } else {
      var burst = StoryStep.Burst(until: entry.time)
      burst.add(event, outside: outside, at: entry.time)
      story.add(.events(burst), at: entry.time)
    }
    if event == .touchUpInside { noteBothActed(story) }
  }

  func take(_ action: String, to receiver: String?, _ entry: LogEntry) {
    let control = entry.subject
    guard let story = trackedTouches[control] ?? toldTouches[control],
      case .events(var burst)? = story.steps.last?.what
    else { return }
    burst.actions.count(StoryStep.Action(name: action, receiver: receiver))
    story.steps[story.steps.count - 1].what = .events(burst)
    if receiver == nil { note(.actionToNobody(control: control, action: action), story) }
  }
}
