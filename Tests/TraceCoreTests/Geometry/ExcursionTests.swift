import Testing

@testable import TraceCore

/// On which sides a point lies outside of a rectangle from 10,20 to 110,64.
@Suite struct ExcursionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let point: Point
    let horizontal: Double?
    let vertical: Double?
    let distance: Double
    var testDescription: String { name }
  }

  private static let rect = Rect(x: 10, y: 20, width: 100, height: 44)

  @Test(arguments: [
    Row(
      name: "left", point: Point(x: 4, y: 30), horizontal: -6, vertical: nil, distance: 6),
    Row(
      name: "right", point: Point(x: 111, y: 30), horizontal: 1, vertical: nil, distance: 1),
    Row(
      name: "above", point: Point(x: 50, y: -5), horizontal: nil, vertical: -25, distance: 25),
    Row(
      name: "below and left", point: Point(x: 8, y: 70), horizontal: -2, vertical: 6, distance: 6),
    Row(
      name: "right edge", point: Point(x: 110, y: 30), horizontal: 0, vertical: nil, distance: 0),
    Row(
      name: "lower edge", point: Point(x: 50, y: 64), horizontal: nil, vertical: 0, distance: 0),
  ])
  func outside(_ row: Row) throws {
    let excursion = try #require(Self.rect.excursion(of: row.point))
    #expect(excursion.horizontal == row.horizontal)
    #expect(excursion.vertical == row.vertical)
    #expect(excursion.distance == row.distance)
    #expect(excursion.distance == Self.rect.distanceOutside(row.point))
  }

  @Test(arguments: [Point(x: 10, y: 20), Point(x: 109.9, y: 63.9)])
  func inside(_ point: Point) {
    #expect(Self.rect.excursion(of: point) == nil)
  }
}
