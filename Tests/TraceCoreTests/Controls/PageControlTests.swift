import Testing
import TraceCore

/// Five pages, the third one shown.
@Suite struct PageControlTests {
  let dots = PageControl(id: "dots", frame: Rect(x: 100, y: 600, width: 120, height: 30))

  init() {
    dots.numberOfPages = 5
    dots.currentPage = 2
  }

  @Test func aTapWithAllItsLines() throws {
    let log = try Rig(dots, showing: [.standard, .properties]).play(.taps(1, at: 200, 610))
    #expect(
      log == [
        "dots touchesBegan 1@100,10", "  dots beginTracking 1@100,10 -> true",
        "  dots isTracking true", "  dots isTouchInside true", "  dots isHighlighted true",
        "  dots touchDown", "dots touchesEnded 1@100,10", "  dots isTracking false",
        "  dots endTracking 1@100,10", "    dots currentPage 3", "    dots valueChanged",
        "    dots touchUpInside", "  dots isHighlighted false", "  dots isTouchInside false",
      ])
  }

  @Test(arguments: [(0.0, 1), (59.9, 1), (60.0, 3), (119.9, 3), (-69.0, 1), (189.0, 3), (190.0, 2)])
  func theHalfUnderTheLift(_ x: Double, _ page: Int) throws {
    for start in [110.0, 210.0] {
      dots.currentPage = 2
      _ = try Rig(dots).play(.slowly(.down(at: start, 610), .up(at: 100 + x, 610)))
      #expect(dots.currentPage == page)
    }
  }

  @Test(arguments: [(0, 110.0), (4, 210.0)])
  func theEndsHold(_ page: Int, _ x: Double) throws {
    dots.currentPage = page
    let log = try Rig(dots, showing: [.event, .properties]).play(.taps(1, at: x, 610))
    #expect(dots.currentPage == page)
    #expect(!log.contains { $0.hasSuffix("valueChanged") || $0.contains("currentPage") })
  }

  @Test func pageAfterPage() throws {
    _ = try Rig(dots).play(.taps(4, at: 110, 610))
    #expect(dots.currentPage == 0)
  }

  @Test func aCancelTurnsNoPage() throws {
    _ = try Rig(dots).play(.slowly(.down(at: 210, 610), .cancel()))
    #expect(dots.currentPage == 2)
  }

  @Test func withoutPagesNothingIsTurned() throws {
    dots.numberOfPages = 0
    dots.currentPage = 0
    let log = try Rig(dots, showing: .event).play(.taps(1, at: 210, 610))
    #expect(log == ["  dots touchDown", "    dots touchUpInside"])
  }
}
