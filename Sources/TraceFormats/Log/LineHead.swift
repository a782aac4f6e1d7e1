import TraceCore

/// The subject and callback columns of a line, with the gaps that follow them.
///
/// The same callback usually comes with the same subject at the same depth again, so a log keeps
/// one head for each frequent callback and writes it anew only when it differs.
final class LineHead {
  private var subject = ""
  private var depth = -1

  /// What stands before the details but for the last gap.
  let text = ByteBuffer()

  /// How many blanks separate the details from `text`.
  private(set) var gap = 0

  /// Columns, in characters.
  enum Width {
    static let gap = 2
    static let subject = 10
    static let callback = 18
    static let indentation = 2
  }

  /// Makes this the head of `entry`, whose callback is the one that it was for before.
  @inline(__always)
  func update(for entry: LogEntry) {
    if entry.depth != depth || entry.subject != subject { rewrite(for: entry) }
  }

  @inline(never)
  func rewrite(for entry: LogEntry) {
    subject = entry.subject
    depth = entry.depth

    text.removeAll()
    let subjectWidth = text.append(word: subject)
    text.append(blanks: max(0, Width.subject - subjectWidth) + Width.gap)
    let indentation = Width.indentation * depth
    text.append(blanks: indentation)
    let callbackWidth = indentation + text.append(word: entry.event.callback)
    gap = max(0, Width.callback - callbackWidth) + Width.gap
  }
}
