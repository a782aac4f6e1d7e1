import TraceCore
import TraceFormats

/// How distances, ranges and sides are written for people.
enum SlopNotation {
  static func exact(_ value: Double) -> String { LogNotation.exact(value) }

  /// A range's slops: `12.5 < slop ≤ 48`.
  ///
  /// It is true of every slop of at most six decimals; its numbers are exact where that takes no
  /// more, or where two cuts lie closer together.
  static func text(_ exactRange: SlopRange) -> String {
    let short = SlopRange(lower: exactRange.lower.shortened, upper: exactRange.upper.shortened)
    let range = short.lower.value < short.upper.value ? short : exactRange
    let hasLower = range.lower.divides
    let hasUpper = range.upper.divides
    if hasUpper, range.first == range.last { return "slop = \(exact(range.first))" }
    let lower = range.lower.side == .before ? "≤" : "<"
    let upper = range.upper.side == .before ? "<" : "≤"
    var text = hasLower || hasUpper ? "slop" : "any slop"
    if hasLower { text = "\(exact(range.lower.value)) \(lower) \(text)" }
    if hasUpper { text += " \(upper) \(exact(range.upper.value))" }
    return text
  }

  /// How far outside a finger was, and beyond which sides: `86 bottom`, `30 right and 12 bottom`.
  static func distance(_ need: SlopNeed) -> String {
    let sides = outside(need)
    guard !sides.isEmpty else { return "0" }
    return sides.map { "\(LogNotation.rounded($0.distance)) \($0.name)" }
      .joined(separator: " and ")
  }

  /// The sides beyond which a point lies, the farthest first; a maximum edge itself is outside.
  static func outside(_ need: SlopNeed) -> [(name: String, distance: Double)] {
    var sides: [(name: String, distance: Double)] = []
    if need.left > 0 { sides.append(("left", need.left)) }
    if need.right >= 0 { sides.append(("right", need.right)) }
    if need.top > 0 { sides.append(("top", need.top)) }
    if need.bottom >= 0 { sides.append(("bottom", need.bottom)) }
    if sides.count == 2, sides[1].distance > sides[0].distance { sides.swapAt(0, 1) }
    return sides
  }

  /// One time, or the first and the last of several: `0.033`, `0.033–0.067`.
  static func times(_ times: ClosedRange<Instant>) -> String {
    let first = LogNotation.time(times.lowerBound)
    let last = LogNotation.time(times.upperBound)
    return first == last ? first : "\(first)–\(last)"
  }

  /// Where a slop comes from: `the phone's`.
  static func origin(_ source: SlopSource) -> String {
    switch source {
    case .control: "the control's own"
    case .commandLine: "from --slop"
    case .scene: "from the scene's settings"
    case .phone: "the phone's"
    case .pad: "the pad's"
    }
  }
}
