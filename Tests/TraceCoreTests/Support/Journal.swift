/// What an app writes down, between the lines of the log.
final class Journal {
  weak var rig: Rig?
  private var notes: [(after: Int, text: String)] = []

  func note(_ text: String) {
    notes.append((rig?.lines.count ?? 0, text))
  }

  /// Only what was written down.
  var texts: [String] { notes.map(\.text) }

  /// The log with each note below the line that was the last one when it was written.
  var lines: [String] {
    var all = rig?.lines ?? []
    for note in notes.reversed() { all.insert("* \(note.text)", at: note.after) }
    return all
  }
}
