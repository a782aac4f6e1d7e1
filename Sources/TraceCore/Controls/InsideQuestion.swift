/// What a control looks at when it decides whether the finger counts as inside.
package struct InsideQuestion {
  /// The finger.
  package let touch: Touch

  /// When the control asks.
  package let time: Instant

  /// How far outside the bounds the finger is.
  package let need: SlopNeed

  /// Whether `point(inside:with:)` is true, which makes the slop irrelevant.
  package let isInArea: Bool

  /// The slop in force, in points.
  package let slop: Double
}
