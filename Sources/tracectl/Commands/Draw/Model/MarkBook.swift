import TraceCore

/// Collects the marks of a drawing.
///
/// Events that come with every move are marked when they start, not each time.
struct MarkBook {
  private(set) var marks: [Mark] = []

  /// The continuous events of each subject since its last other event.
  private var going: [String: Control.Event] = [:]

  mutating func add(
    _ kind: Mark.Kind, _ name: String, of entry: LogEntry, at place: PressBook.Place?
  ) {
    guard let place else { return }
    marks.append(
      Mark(time: entry.time, place: place, kind: kind, subject: entry.subject, name: name))
  }

  /// Marks a control event unless it only goes on.
  ///
  /// - Returns: Whether it is new.
  mutating func add(
    _ event: Control.Event, of entry: LogEntry, at place: PressBook.Place?
  ) -> Bool {
    let before = going[entry.subject] ?? []
    if event.isContinuous {
      if before.contains(event) { return false }
      going[entry.subject] = before.union(event)
    } else {
      going[entry.subject] = []
    }
    add(Mark.Kind(event), event.name, of: entry, at: place)
    return true
  }
}
