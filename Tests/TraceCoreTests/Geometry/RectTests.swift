import Testing
import TraceCore

@Suite struct RectTests {
  static let rect = Rect(x: 10, y: 20, width: 100, height: 50)

  struct Place: CustomTestStringConvertible, Sendable {
    let name: String
    let point: Point
    var isInside = false
    var outside = 0.0

    var testDescription: String { name }
  }

  static let places = [
    Place(name: "centre", point: Point(x: 60, y: 45), isInside: true),
    Place(name: "minimum corner", point: Point(x: 10, y: 20), isInside: true),
    Place(name: "on minimum x", point: Point(x: 10, y: 45), isInside: true),
    Place(name: "on minimum y", point: Point(x: 60, y: 20), isInside: true),
    Place(name: "on maximum x", point: Point(x: 110, y: 45)),
    Place(name: "on maximum y", point: Point(x: 60, y: 70)),
    Place(name: "maximum corner", point: Point(x: 110, y: 70)),
    Place(name: "just before maximum x", point: Point(x: 109.999, y: 45), isInside: true),
    Place(name: "just before maximum y", point: Point(x: 60, y: 69.999), isInside: true),
    Place(name: "left", point: Point(x: 6, y: 45), outside: 4),
    Place(name: "above", point: Point(x: 60, y: 12.5), outside: 7.5),
    Place(name: "right", point: Point(x: 111, y: 45), outside: 1),
    Place(name: "below", point: Point(x: 60, y: 79), outside: 9),
    Place(name: "off a corner, further in x", point: Point(x: 130, y: 73), outside: 20),
    Place(name: "off a corner, further in y", point: Point(x: 7, y: 0), outside: 20),
  ]

  @Test(arguments: places)
  func containsMinimumEdgesAndNotMaximumEdges(_ place: Place) {
    #expect(Self.rect.contains(place.point) == place.isInside)
  }

  @Test(arguments: places)
  func distanceOutsideIsTheLargerOfTheTwoAxes(_ place: Place) {
    #expect(Self.rect.distanceOutside(place.point) == place.outside)
  }

  @Test func anEmptyRectangleContainsNothing() {
    #expect(!Rect(x: 10, y: 20, width: 0, height: 50).contains(Point(x: 10, y: 20)))
  }

  @Test func edgesFollowFromOriginAndSize() {
    let rect = Self.rect
    #expect([rect.minX, rect.midX, rect.maxX] == [10, 60, 110])
    #expect([rect.minY, rect.midY, rect.maxY] == [20, 45, 70])
    #expect([rect.width, rect.height] == [100, 50])
    #expect(rect.center == Point(x: 60, y: 45))
  }

  struct Growth: CustomTestStringConvertible, Sendable {
    let name: String
    let outsets: Outsets
    let result: Rect

    var testDescription: String { name }
  }

  @Test(arguments: [
    Growth(name: "none", outsets: .zero, result: rect),
    Growth(
      name: "the same on every side", outsets: Outsets(5),
      result: Rect(x: 5, y: 15, width: 110, height: 60)),
    Growth(
      name: "each side its own", outsets: Outsets(top: 1, left: 2, bottom: 3, right: 4),
      result: Rect(x: 8, y: 19, width: 106, height: 54)),
    Growth(
      name: "negative shrinks", outsets: Outsets(-10),
      result: Rect(x: 20, y: 30, width: 80, height: 30)),
    Growth(
      name: "shrunk away", outsets: Outsets(-30),
      result: Rect(x: 40, y: 50, width: 40, height: 0)),
  ])
  func outset(_ growth: Growth) {
    #expect(Self.rect.outset(by: growth.outsets) == growth.result)
  }
}
