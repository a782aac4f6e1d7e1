import Testing
import TraceCore

@Suite struct TransformTests {
  static let quarterTurn = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
  static let general = Transform(a: 2, b: 1, c: -3, d: 4, tx: 5, ty: -6)
  static let point = Point(x: 3, y: 7)

  @Test func identityChangesNothing() {
    #expect(Transform.identity(Self.point) == Self.point)
  }

  @Test func translationMoves() {
    #expect(Transform(translation: Point(x: 10, y: -2))(Self.point) == Point(x: 13, y: 5))
  }

  @Test func aPositiveQuarterTurnIsClockwiseAsYPointsDown() {
    #expect(Self.quarterTurn(Point(x: 1, y: 0)) == Point(x: 0, y: 1))
    #expect(Self.quarterTurn(Point(x: 0, y: 1)) == Point(x: -1, y: 0))
  }

  @Test func theSixNumbersMeanWhatTheyMeanInCoreGraphics() {
    // x' = 2 · 3 − 3 · 7 + 5, y' = 1 · 3 + 4 · 7 − 6
    #expect(Self.general(Self.point) == Point(x: -10, y: 25))
  }

  @Test func thenDoesTheFirstFirst() {
    let moved = Transform(translation: Point(x: 10, y: 0))
    let movedAndTurned = moved.then(Self.quarterTurn)
    #expect(movedAndTurned(.zero) == Point(x: 0, y: 10))
    #expect(Self.quarterTurn.then(moved)(.zero) == Point(x: 10, y: 0))
  }

  @Test func aCompositionIsOneMapAfterTheOther() {
    let both = Self.general.then(Self.quarterTurn)
    #expect(both(Self.point) == Self.quarterTurn(Self.general(Self.point)))
  }

  @Test(arguments: [
    Transform.identity, quarterTurn, Transform(translation: Point(x: 3, y: -4)),
    Transform(a: 2, b: 0, c: 0, d: 0.5, tx: 8, ty: 16),
    Transform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0),
  ])
  func theInverseLeadsBack(_ transform: Transform) throws {
    let inverse = try #require(transform.inverse)
    #expect(inverse(transform(Self.point)) == Self.point)
    #expect(transform(inverse(Self.point)) == Self.point)
  }

  @Test func theInverseOfAShearedMapLeadsBackNearly() throws {
    let inverse = try #require(Self.general.inverse)
    let back = inverse(Self.general(Self.point))
    #expect(abs(back.x - Self.point.x) < 1e-12)
    #expect(abs(back.y - Self.point.y) < 1e-12)
  }

  @Test(arguments: [
    Transform(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 1),
    Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
    Transform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0),
    Transform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
  ])
  func aFlatMapHasNoInverse(_ transform: Transform) {
    #expect(transform.inverse == nil)
  }
}
