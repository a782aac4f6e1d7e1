/// Tells recognizers what their touches did.
final class GestureMessenger {
  private let log: Log

  /// Reused from call to call, so that a call costs no array.
  private var batch: [Touch] = []

  init(log: Log) {
    self.log = log
  }

  /// Tells those of `recognizers` whose touches are in `window`, one after the other, each of all
  /// that its touches did, phase by phase.
  func tell(
    _ recognizers: [GestureRecognizer], of changes: TouchChanges, in window: Window, _ event: Event
  ) {
    let hasOne = changes.list.count == 1
    if hasOne, changes.list[0].touch.window !== window { return }
    let list = hasOne ? changes.list : changes.list.filter { $0.touch.window === window }
    for recognizer in recognizers {
      if hasOne {
        tell(recognizer, list[0], event)
        continue
      }
      for change in list.reversed() { change.rewind() }
      if changes.contain(.began) { tell(recognizer, .began, list, event) }
      if changes.contain(.moved) { tell(recognizer, .moved, list, event) }
      if changes.contain(.ended) { tell(recognizer, .ended, list, event) }
      if changes.contain(.cancelled) { tell(recognizer, .cancelled, list, event) }
    }
  }

  private func tell(_ recognizer: GestureRecognizer, _ change: TouchChange, _ event: Event) {
    guard recognizer.touches.contains(where: { $0 === change.touch }) else { return }
    recognizer.receive(change.phase, change.touch.alone, event, log)
  }

  private func tell(
    _ recognizer: GestureRecognizer, _ phase: TouchPhase, _ changes: [TouchChange], _ event: Event
  ) {
    var touches: [Touch] = []
    swap(&touches, &batch)
    for change in changes
    where change.phase == phase && recognizer.touches.contains(where: { $0 === change.touch }) {
      change.apply()
      touches.append(change.touch)
    }
    if !touches.isEmpty { recognizer.receive(phase, touches, event, log) }
    touches.removeAll(keepingCapacity: true)
    swap(&touches, &batch)
  }
}
