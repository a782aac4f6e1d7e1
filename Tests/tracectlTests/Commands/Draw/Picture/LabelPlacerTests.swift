import Testing
import TraceCore

@testable import tracectl

@Suite struct LabelPlacerTests {
  private let area = Rect(x: 0, y: 0, width: 100, height: 100)

  private func rect(_ x: Double, _ y: Double) -> Rect {
    Rect(x: x, y: y, width: 40, height: 10)
  }

  @Test func takesTheFirstPlaceThatIsFree() {
    var placer = LabelPlacer(area: area)
    let place1 = placer.place([rect(10, 10), rect(50, 50)])
    #expect(place1 == rect(10, 10))
    let place2 = placer.place([rect(10, 10), rect(50, 50)])
    #expect(place2 == rect(50, 50))
    let place3 = placer.place([rect(10, 15), rect(20, 55)])
    #expect(place3 == nil)
    let place4 = placer.place([rect(10, 20)])
    #expect(place4 == rect(10, 20))
  }

  @Test func staysInside() {
    var placer = LabelPlacer(area: area)
    for outside in [rect(-1, 10), rect(61, 10), rect(10, -1), rect(10, 91)] {
      let place5 = placer.place([outside])
      #expect(place5 == nil)
    }
    let place6 = placer.place([rect(.infinity, 0), rect(.nan, 0), rect(60, 90)])
    #expect(place6 == rect(60, 90))
  }

  @Test func avoidsWhatIsBlocked() {
    var placer = LabelPlacer(area: area)
    placer.block(Rect(x: 20, y: 12, width: 1, height: 1))
    let place7 = placer.place([rect(10, 10), rect(10, 30)])
    #expect(place7 == rect(10, 30))
  }

  @Test func prefersToLeaveDotsInSight() {
    var placer = LabelPlacer(area: area)
    placer.avoid(Point(x: 15, y: 15))
    let place8 = placer.place([rect(10, 10), rect(10, 30)])
    #expect(place8 == rect(10, 30))
    let place9 = placer.place([rect(10, 10)])
    #expect(place9 == rect(10, 10))
  }

  /// No two labels of a crowded picture overlap.
  @Test func labelsOfAPictureDoNotOverlap() throws {
    let rows = (0..<40).flatMap { index in
      let (x, time) = (110 + 2 * index, Double(index))
      return [
        "began,\(x),120,\(time)", "moved,\(x),250,\(time + 0.1)", "ended,\(x),120,\(time + 0.2)",
      ]
    }
    let layout = PictureLayout(try DrawnTrace(rows: rows).drawing())
    let boxes = layout.panels[0].labels.map(\.box)
    #expect(boxes.count > 10)
    for (index, box) in boxes.enumerated() {
      #expect(!boxes.dropFirst(index + 1).contains { $0.overlaps(box) })
      #expect(layout.panels[0].area.encloses(box))
    }
  }
}
