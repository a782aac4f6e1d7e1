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
      "\(Self.count(drawing.fingers.count, "finger")), "
        + "\(Self.count(drawing.presses.count, "touch", "touches")), "
        + "\(Self.count(samples, "sample")), "
        + "from \(LogNotation.time(drawing.start)) to \(LogNotation.time(drawing.end)) seconds; "
        + "\(drawing.settings)."
    ]
    for mark in drawing.marks.prefix(Self.limit) {
      sentences.append("\(LogNotation.time(mark.time)): \(mark.subject) \(mark.name).")
    }
    let rest = drawing.marks.count - Self.limit
    if rest > 0 { sentences.append("And \(Self.count(rest, "event")) more.") }
    text = sentences.joined(separator: " ")
  }

  private static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
  }
}
