import TraceCore

/// The signs of a sketch.
enum SketchSign {
  static let down: Unicode.Scalar = "●"
  static let lifted: Unicode.Scalar = "○"
  static let cancelled: Unicode.Scalar = "✕"
  static let stillDown: Unicode.Scalar = "◌"

  /// A finger that is lifted where it went down.
  private static let downAndLifted: Unicode.Scalar = "◉"

  static func ending(_ ending: Press.Ending) -> Unicode.Scalar {
    switch ending {
    case .lifted: lifted
    case .cancelled: cancelled
    case .down: stillDown
    }
  }

  /// A triangle that points where the finger goes, empty for an exit.
  static func crossing(isExit: Bool, _ way: Point) -> Unicode.Scalar {
    let isAcross = abs(way.x) >= abs(way.y)
    return switch (isAcross, isAcross ? way.x >= 0 : way.y >= 0) {
    case (true, true): isExit ? "▷" : "▶"
    case (true, false): isExit ? "◁" : "◀"
    case (false, true): isExit ? "▽" : "▼"
    case (false, false): isExit ? "△" : "▲"
    }
  }

  /// What stands where two signs fall together.
  static func joined(_ old: Unicode.Scalar?, _ new: Unicode.Scalar) -> Unicode.Scalar {
    guard let old else { return new }
    return switch (old, new) {
    case (down, lifted), (lifted, down), (downAndLifted, lifted), (downAndLifted, down):
      downAndLifted
    default: weight(of: new) >= weight(of: old) ? new : old
    }
  }

  /// Where the finger crosses an edge is what readers look for; its ends are next.
  private static func weight(of sign: Unicode.Scalar) -> Int {
    switch sign {
    case "▷", "▶", "◁", "◀", "▽", "▼", "△", "▲": 2
    case down, lifted, downAndLifted, cancelled, stillDown: 1
    default: 0
    }
  }

  /// The letter of the event with this number; after `z` come the capitals, then a star for all.
  static func letter(_ number: Int) -> Unicode.Scalar {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars)
    return number < letters.count ? letters[number] : "*"
  }
}
