import TraceCore

/// A control's touches… call that is under way, with the events that were sent within it.
struct OpenCall {
  let view: String
  let depth: Int
  var events: [StoryStep.Count<Control.Event>] = []

  /// The touch that the events are about.
  var story: TouchStory?
}

extension Explanation {
  /// Calls at a greater depth than `depth` are over.
  func closeCalls(deeperThan depth: Int) {
    while let call = calls.last, call.depth > depth {
      calls.removeLast()
      if let story = call.story { noteRepetitions(in: call, story) }
    }
  }

  /// What one call sends is sent for one finger's one step: nothing of it should come twice.
  private func noteRepetitions(in call: OpenCall, _ story: TouchStory) {
    let isUp = { (event: Control.Event) in event == .touchUpInside || event == .touchUpOutside }
    let ups = call.events.filter { isUp($0.item) }
    if ups.reduce(0, { $0 + $1.count }) > 1 {
      let events = ups.flatMap { Array(repeating: $0.item, count: $0.count) }
      note(
        .severalUpEvents(
          control: call.view, events, isStrictButton: story.role == .strictButton), story)
    }
    for event in call.events where event.count > 1 && !isUp(event.item) {
      note(.eventSentTwice(control: call.view, event.item, count: event.count), story)
    }
  }
}
