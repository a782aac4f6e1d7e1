/// Records what the engine does, immediately before it does it.
///
/// It knows the time and how deep the calls are nested; the sink decides what becomes of a line.
final class Log {
  private let sink: LogSink
  private let clock: VirtualClock
  private var depth = 0

  /// Reused from line to line, so that a line costs no array.
  private var touches: [LoggedTouch] = []

  /// Whether somebody wants to hear why things happen.
  let explains: Bool

  init(sink: LogSink, clock: VirtualClock) {
    self.sink = sink
    explains = sink.wantsReasons
    self.clock = clock
  }

  func records(_ category: LogCategories) -> Bool {
    sink.categories.contains(category)
  }

  /// Says why what follows happens, or does not; without a listener nothing is made up.
  func explain(_ reason: @autoclosure () -> Reason) {
    if explains { sink.explained(reason(), at: clock.now) }
  }

  /// Records a line that nothing stands inside of.
  func note(_ event: LogEvent, of subject: String) {
    guard records(LogCategories(event.category)) else { return }
    send(event, of: subject)
  }

  /// Records a line about fingers that nothing stands inside of.
  func note(_ event: LogEvent, of subject: String, fingers: [TouchID]) {
    guard records(LogCategories(event.category)) else { return }
    touches.removeAll(keepingCapacity: true)
    for finger in fingers {
      touches.append(LoggedTouch(touch: finger, location: nil, taps: nil))
    }
    sink.entered(entry(event, subject), touches: touches)
  }

  /// Records a call; all until the matching `leave` stands inside of it.
  func enter(_ event: LogEvent, of subject: String) {
    if records(LogCategories(event.category)) { send(event, of: subject) }
    depth += 1
  }

  /// Records a call with touches, whose places are given in the coordinates of `space`; without
  /// one, in those of the screen.
  func enter(
    _ event: LogEvent, of subject: String, touches given: [Touch], in space: View?,
    showsTaps: Bool
  ) {
    if records(LogCategories(event.category)) {
      if given.count == 1 {
        keep(logged(given[0], in: space, showsTaps: showsTaps))
      } else {
        touches.removeAll(keepingCapacity: true)
        for touch in given { touches.append(logged(touch, in: space, showsTaps: showsTaps)) }
      }
      sink.entered(entry(event, subject), touches: touches)
    }
    depth += 1
  }

  /// Records a call with at most one touch.
  func enter(_ event: LogEvent, of subject: String, touch: Touch?, in space: View) {
    if records(LogCategories(event.category)) {
      if let touch {
        keep(logged(touch, in: space, showsTaps: false))
        sink.entered(entry(event, subject), touches: touches)
      } else {
        sink.entered(entry(event, subject), touches: [])
      }
    }
    depth += 1
  }

  /// What follows stands inside of the last line.
  func indent() {
    depth += 1
  }

  /// The innermost call is over.
  func leave() {
    depth -= 1
  }

  /// The innermost call, one with a result, is over.
  func leave(
    _ category: LogCategories, returning value: LogValue?, watched: [WatchedValue] = []
  ) {
    depth -= 1
    if records(category) { sink.returned(value, watched: watched) }
  }

  private func logged(_ touch: Touch, in space: View?, showsTaps: Bool) -> LoggedTouch {
    LoggedTouch(
      touch: touch.id, location: touch.location(in: space),
      taps: showsTaps && touch.tapCount >= 2 ? touch.tapCount : nil)
  }

  /// Makes the one touch all of `touches`, mostly in the place of the last line's.
  private func keep(_ touch: LoggedTouch) {
    if touches.count == 1 {
      touches[0] = touch
    } else {
      touches = [touch]
    }
  }

  private func send(_ event: LogEvent, of subject: String) {
    sink.entered(entry(event, subject), touches: [])
  }

  private func entry(_ event: LogEvent, _ subject: String) -> LogEntry {
    LogEntry(time: clock.now, depth: depth, subject: subject, event: event)
  }
}
