import Testing
import TraceCore

/// A scroll view in a scroll view.
@Suite struct NestedScrollViewTests {
  let outer = ScrollView(id: "outer", frame: Rect(x: 0, y: 0, width: 375, height: 600))
  let inner = ScrollView(id: "inner", frame: Rect(x: 0, y: 0, width: 375, height: 300))

  init() {
    outer.contentSize = Size(width: 375, height: 2_000)
    inner.contentSize = Size(width: 375, height: 600)
    outer.addSubview(inner)
  }

  /// A quick drag in the inner one, by `y` points.
  private func drag(by y: Double) throws -> [String] {
    try Rig(outer).play(.slowly(.down(at: 20, 200), .move(to: 20, 200 + y), .up()))
  }

  @Test func theInnerOneScrollsAsLongAsItCan() throws {
    inner.contentOffset = Point(x: 0, y: 100)
    #expect(
      try drag(by: -30) == [
        "inner.pan touchesBegan 1@20,300",
        "outer.pan touchesBegan 1@20,200",
        "inner.pan touchesMoved 1@20,270",
        "outer.pan touchesMoved 1@20,170",
        "inner.pan state possible -> began",
        "outer.pan state possible -> failed",
        "inner willBeginDragging",
        "inner didScroll contentOffset=0,120",
        "inner.pan touchesEnded 1@20,290",
        "inner.pan state began -> ended",
        "inner didEndDragging",
      ])
  }

  @Test func theOuterOneScrollsWhenTheInnerIsAtItsEnd() throws {
    inner.contentOffset = Point(x: 0, y: 300)
    #expect(
      try drag(by: -30) == [
        "inner.pan touchesBegan 1@20,500",
        "outer.pan touchesBegan 1@20,200",
        "inner.pan touchesMoved 1@20,470",
        "outer.pan touchesMoved 1@20,170",
        "inner.pan state possible -> failed",
        "outer.pan state possible -> began",
        "outer willBeginDragging",
        "outer didScroll contentOffset=0,20",
        "outer.pan touchesEnded 1@20,190",
        "outer.pan state began -> ended",
        "outer didEndDragging",
      ])
  }

  @Test func neitherScrollsBeyondBothEnds() throws {
    let log = try drag(by: 30)
    #expect(
      log.filter { $0.contains(" state ") } == [
        "inner.pan state possible -> failed", "outer.pan state possible -> failed",
      ])
    #expect(log.suffix(1) == ["inner touchesEnded 1@20,230"])
    #expect(outer.contentOffset == .zero && inner.contentOffset == .zero)
  }

  @Test func contentOfTheInnerOneWaitsForBoth() throws {
    let badge = View(id: "badge", frame: Rect(x: 0, y: 180, width: 100, height: 100))
    inner.addSubview(badge)
    inner.delaysContentTouches = false
    let rig = Rig(outer, showing: .touches)
    try rig.play([.down(at: 20, 200), .wait(0.5), .up()])
    #expect(
      rig.timedLines == ["0.15 badge touchesBegan 1@20,20", "0.5 badge touchesEnded 1@20,20"])
  }

  @Test func eachAxisHasItsOwnScrollView() throws {
    inner.contentSize = Size(width: 1_000, height: 300)
    let rig = Rig(outer, showing: .gesture)
    try rig.play(
      .slowly(
        .down(at: 200, 200), .move(to: 170, 200), .up(), .down(at: 200, 200), .move(to: 200, 170),
        .up()))
    #expect(
      rig.lines.filter { $0.contains("didScroll") } == [
        "inner didScroll contentOffset=20,0", "outer didScroll contentOffset=0,20",
      ])
  }
}
