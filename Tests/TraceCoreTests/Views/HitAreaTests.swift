import Testing
import TraceCore

@Suite struct HitAreaTests {
  /// The corner of the inscribed capsule has a radius of 20, that of the ellipse none.
  static let bounds = Rect(x: 0, y: 0, width: 100, height: 40)

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    var shape = HitArea.Shape.rect
    var outsets = Outsets.zero
    let point: Point
    let isInside: Bool

    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(name: "rect, minimum corner", point: .zero, isInside: true),
    Row(name: "rect, maximum x", point: Point(x: 100, y: 20), isInside: false),
    Row(name: "rect, maximum y", point: Point(x: 50, y: 40), isInside: false),
    Row(name: "ellipse, centre", shape: .ellipse, point: Point(x: 50, y: 20), isInside: true),
    Row(name: "ellipse, left end", shape: .ellipse, point: Point(x: 0, y: 20), isInside: true),
    Row(name: "ellipse, right end", shape: .ellipse, point: Point(x: 100, y: 20), isInside: true),
    Row(name: "ellipse, top", shape: .ellipse, point: Point(x: 50, y: 0), isInside: true),
    Row(name: "ellipse, bottom", shape: .ellipse, point: Point(x: 50, y: 40), isInside: true),
    Row(
      name: "ellipse, edge between", shape: .ellipse, point: Point(x: 80, y: 36), isInside: true),
    Row(
      name: "ellipse, beyond the edge", shape: .ellipse, point: Point(x: 80, y: 36.01),
      isInside: false),
    Row(name: "ellipse, corner", shape: .ellipse, point: .zero, isInside: false),
    Row(name: "capsule, corner", shape: .capsule, point: .zero, isInside: false),
    Row(name: "capsule, left end", shape: .capsule, point: Point(x: 0, y: 20), isInside: true),
    Row(name: "capsule, right end", shape: .capsule, point: Point(x: 100, y: 20), isInside: true),
    Row(name: "capsule, straight top", shape: .capsule, point: Point(x: 20, y: 0), isInside: true),
    Row(
      name: "capsule, straight bottom", shape: .capsule, point: Point(x: 80, y: 40),
      isInside: true),
    Row(name: "capsule, on the arc", shape: .capsule, point: Point(x: 8, y: 4), isInside: true),
    Row(
      name: "capsule, beyond the arc", shape: .capsule, point: Point(x: 7.99, y: 4),
      isInside: false),
    Row(
      name: "outset, in the margin", outsets: Outsets(10), point: Point(x: -10, y: -10),
      isInside: true),
    Row(
      name: "outset, on its maximum edge", outsets: Outsets(10), point: Point(x: 110, y: 20),
      isInside: false),
    Row(
      name: "outset, one side only", outsets: Outsets(top: 0, left: 0, bottom: 8, right: 0),
      point: Point(x: 50, y: 47), isInside: true),
    Row(
      name: "outset, not at the other side",
      outsets: Outsets(top: 0, left: 0, bottom: 8, right: 0), point: Point(x: 50, y: -1),
      isInside: false),
    Row(
      name: "negative outset, in the rim", outsets: Outsets(-5), point: Point(x: 4, y: 20),
      isInside: false),
    Row(
      name: "negative outset, on the new minimum edge", outsets: Outsets(-5),
      point: Point(x: 5, y: 20), isInside: true),
    Row(
      name: "an ellipse that is outset", shape: .ellipse, outsets: Outsets(10),
      point: Point(x: 110, y: 20), isInside: true),
    Row(
      name: "shrunk to nothing", shape: .ellipse, outsets: Outsets(-20), point: Point(x: 50, y: 20),
      isInside: false),
  ])
  func contains(_ row: Row) {
    let area = HitArea(shape: row.shape, outsets: row.outsets)
    #expect(area.contains(row.point, in: Self.bounds) == row.isInside)
  }

  @Test func aHighCapsuleHasItsArcsAboveAndBelow() {
    let high = Rect(x: 0, y: 0, width: 40, height: 100)
    let area = HitArea(shape: .capsule)
    #expect(area.contains(Point(x: 20, y: 100), in: high))
    #expect(area.contains(Point(x: 40, y: 80), in: high))
    #expect(!area.contains(Point(x: 40, y: 81), in: high))
  }
}
