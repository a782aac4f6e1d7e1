import TraceCore

/// The slops that a table marks.
struct SlopMarks {
  /// The slop in force, in points; `nil` where it changed during the press.
  let inForce: Double?

  init(_ press: RecordedPress) {
    inForce = press.laterSlops.isEmpty ? press.slop : nil
  }

  static let phone = UIKitConstants.Control.touchSlopOnPhone
  static let pad = UIKitConstants.Control.touchSlopOnPad

  /// All that it marks, in points.
  var slops: [Double] { [Self.pad, Self.phone] + [inForce].compactMap(\.self) }

  func isInForce(_ range: SlopRange) -> Bool { inForce.map(range.contains) ?? false }

  /// What stands beside a row: `phone 70, in force`.
  func text(_ range: SlopRange) -> String {
    var marks: [String] = []
    var isSaid = false
    for (name, slop) in [("pad", Self.pad), ("phone", Self.phone)] where range.contains(slop) {
      let isInForce = slop == inForce
      isSaid = isSaid || isInForce
      marks.append("\(name) \(SlopNotation.exact(slop))" + (isInForce ? " in force" : ""))
    }
    if let inForce, !isSaid, range.contains(inForce) {
      marks.append("\(SlopNotation.exact(inForce)) in force")
    }
    return marks.joined(separator: ", ")
  }
}
