import TraceCore

/// A place between two slops at which the answer to an inside question changes.
///
/// Two cuts are equal when the same doubles lie below them, however they are written.
struct SlopCut: Sendable {
  /// On which side of its value a cut lies.
  enum Side: Sendable {
    /// The value itself lies above the cut: of minimum edges, which are in.
    case before

    /// The value itself lies below the cut: of maximum edges, which are out.
    case after
  }

  /// In points.
  let value: Double
  let side: Side

  /// Below every slop.
  static let zero = Self(value: 0, side: .before)

  /// Above every slop.
  static let infinity = Self(value: .infinity, side: .before)

  /// The least double that lies above the cut.
  var firstAbove: Double {
    switch side {
    case .before: value
    case .after: value.nextUp
    }
  }

  /// The greatest double that lies below the cut.
  var lastBelow: Double {
    switch side {
    case .before: value.nextDown
    case .after: value
    }
  }

  /// Whether some slop lies on either side of the cut.
  var divides: Bool { self > .zero && self < .infinity }
}

extension SlopCut {
  /// So many steps of a point: so fine are the slops that people write.
  private static let steps = 1e6

  /// The cut at the nearest number of six decimals, on the side that leaves all such numbers where
  /// they are.
  var shortened: Self {
    // So far a number of steps is exact, and its quotient what a reader makes of the decimals.
    guard divides, value < 1e9 else { return self }
    let near = (value * Self.steps).rounded() / Self.steps
    if near == value { return self }
    return Self(value: near, side: near < firstAbove ? .after : .before)
  }
}

extension SlopCut: Comparable {
  static func == (left: Self, right: Self) -> Bool { left.firstAbove == right.firstAbove }
  static func < (left: Self, right: Self) -> Bool { left.firstAbove < right.firstAbove }
}

extension SlopCut {
  /// The cut above which a finger is inside.
  init(_ need: SlopNeed) {
    let closed = max(need.left, need.top)
    let open = max(need.right, need.bottom)
    // What is not a number fits no slop.
    guard !closed.isNaN, !open.isNaN else {
      self = .infinity
      return
    }
    let cut = open >= closed ? Self(value: open, side: .after) : Self(value: closed, side: .before)
    self = max(cut, .zero)
  }

  init(_ question: InsideQuestion) {
    self = question.isInArea ? .zero : Self(question.need)
  }
}

/// All slops between two cuts.
struct SlopRange: Equatable, Sendable {
  var lower: SlopCut
  var upper: SlopCut

  static let all = Self(lower: .zero, upper: .infinity)

  /// The least slop of the range.
  var first: Double { lower.firstAbove }

  /// The greatest slop of the range.
  var last: Double { upper.lastBelow }

  func contains(_ slop: Double) -> Bool { slop >= first && slop < upper.firstAbove }
}
