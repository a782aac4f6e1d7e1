import TraceCore
import TraceFormats

/// A picture in words, for those who do not see it.
struct PictureDescription {
  let text: String

  /// So many events are told; the log has the others.
  private static let limit = 40

  init(_ layout: PictureLayout) {
    let drawing = layout.drawing
    let samples = drawing.presses.reduce(0) { $0 + $1.points.count }
    var sentences = [
      "\(counted(drawing.fingers.count, "finger")), "
        + "\(drawing.presses.count) \(drawing.presses.count == 1 ? "touch" : "touches"), "
        + "\(counted(samples, "sample")), "
        + "from \(LogNotation.time(drawing.start)) to \(LogNotation.time(drawing.end)) seconds; "
        + "\(drawing.settings)."
    ]
    for mark in drawing.marks.prefix(Self.limit) {
      sentences.append("\(LogNotation.time(mark.time)): \(mark.subject) \(mark.name).")
    }
    let rest = drawing.marks.count - Self.limit
    if rest > 0 { sentences.append("And \(counted(rest, "event")) more.") }
    text = sentences.joined(separator: " ")
  }
}
