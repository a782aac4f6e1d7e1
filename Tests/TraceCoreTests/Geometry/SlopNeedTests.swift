import Testing

@testable import TraceCore

/// The slop's edge, compared with the rectangle that it stands for.
@Suite struct SlopNeedTests {
  private static let rect = Rect(x: 12.5, y: -7, width: 120, height: 44)

  /// Coordinates without a rounding in any of the sums.
  @Test(arguments: [0.0, 0.5, 25, 69.5, 70, 512])
  func isTheGrownRectangle(_ slop: Double) {
    let grown = Self.rect.outset(by: Outsets(slop))
    for x in stride(from: -600.0, through: 700, by: 12.5) {
      for y in [grown.minY - 0.5, grown.minY, 10, grown.maxY - 0.5, grown.maxY] {
        let point = Point(x: x, y: y)
        #expect(Self.rect.slopNeeded(for: point).isMet(by: slop) == grown.contains(point))
      }
    }
  }

  /// A rectangle that is grown in floating point need not contain all that a smaller one did.
  @Test func moreSlopLeavesNothingOut() {
    var generator = Generator(seed: 7)
    for _ in 0..<2_000 {
      let point = Point(
        x: Double.random(in: -300...400, using: &generator),
        y: Double.random(in: -200...300, using: &generator))
      let need = Self.rect.slopNeeded(for: point)
      var slop = max(0, need.distance - 4 * need.distance.ulp)
      var wasMet = false
      for _ in 0..<8 {
        let isMet = need.isMet(by: slop)
        #expect(isMet || !wasMet)
        wasMet = isMet
        slop = slop.nextUp
      }
    }
  }

  /// A distance that prints as the slop is on the edge, whatever the rectangle's size rounds to.
  @Test func agreesWithTheDistanceOfTheLog() {
    let rect = Rect(x: 0, y: 0, width: 44.1, height: 44.1)
    for step in 1...1_000 {
      let point = Point(x: 44.1 + Double(step) / 10, y: 10)
      let distance = rect.distanceOutside(point)
      #expect(!rect.slopNeeded(for: point).isMet(by: distance))
      #expect(rect.slopNeeded(for: point).isMet(by: distance.nextUp))
    }
  }
}
