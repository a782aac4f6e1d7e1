import Testing
import TraceCore

@Suite struct ViewGeometryTests {
  let view = View(id: "view", frame: Rect(x: 10, y: 20, width: 100, height: 40))

  // MARK: Frame, bounds, centre

  @Test func boundsStartAtZeroWithTheFramesSize() {
    #expect(view.bounds == Rect(x: 0, y: 0, width: 100, height: 40))
    #expect(view.center == Point(x: 60, y: 40))
  }

  @Test func aNewFrameSizeIsTheBoundsSize() {
    view.bounds.origin = Point(x: 5, y: 6)
    view.frame = Rect(x: 0, y: 0, width: 30, height: 20)
    #expect(view.bounds == Rect(x: 5, y: 6, width: 30, height: 20))
    #expect(view.center == Point(x: 15, y: 10))
  }

  @Test func aNewBoundsSizeKeepsTheCentre() {
    view.bounds = Rect(x: 0, y: 0, width: 50, height: 60)
    #expect(view.frame == Rect(x: 35, y: 10, width: 50, height: 60))
    #expect(view.center == Point(x: 60, y: 40))
  }

  @Test func aNewBoundsOriginLeavesTheFrameAlone() {
    view.bounds.origin = Point(x: 7, y: -7)
    #expect(view.frame == Rect(x: 10, y: 20, width: 100, height: 40))
  }

  @Test func aNewCentreMovesTheFrame() {
    view.center = Point(x: 100, y: 100)
    #expect(view.frame == Rect(x: 50, y: 80, width: 100, height: 40))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test func aTransformChangesNeitherBoundsNorCentreNorFrame() {
    view.transform = Transform(a: 2, b: 0, c: 0, d: 2, tx: 30, ty: 0)
    #expect(view.frame == Rect(x: 10, y: 20, width: 100, height: 40))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 100, height: 40))
    #expect(view.center == Point(x: 60, y: 40))
  }

  // MARK: Converting

  @Test func aFrameIsInItsSuperviewsCoordinates() {
    let root = View(id: "root", frame: Rect(x: 100, y: 200, width: 200, height: 200))
    root.addSubview(view)
    #expect(view.convert(Point(x: 1, y: 2), to: root) == Point(x: 11, y: 22))
    #expect(view.convert(Point(x: 11, y: 22), from: root) == Point(x: 1, y: 2))
    #expect(view.convert(Point(x: 1, y: 2), to: nil) == Point(x: 111, y: 222))
    #expect(view.convert(Point(x: 111, y: 222), from: nil) == Point(x: 1, y: 2))
  }

  @Test func aBoundsOriginShiftsWhatIsInside() {
    let root = View(id: "root", frame: Rect(x: 0, y: 0, width: 200, height: 200))
    root.addSubview(view)
    root.bounds.origin = Point(x: 0, y: 50)
    #expect(view.convert(Point.zero, to: nil) == Point(x: 10, y: -30))
    #expect(view.convert(Point.zero, to: root) == Point(x: 10, y: 20))
  }

  @Test func aViewsOwnBoundsOriginShiftsItsOwnCoordinates() {
    view.bounds.origin = Point(x: 5, y: 7)
    #expect(view.convert(Point(x: 10, y: 20), from: nil) == Point(x: 5, y: 7))
  }

  @Test func aTransformIsAboutTheCentre() {
    view.transform = Transform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    #expect(view.convert(Point(x: 50, y: 20), to: nil) == Point(x: 60, y: 40))
    #expect(view.convert(Point.zero, to: nil) == Point(x: -40, y: 0))
    #expect(view.convert(Point(x: -40, y: 0), from: nil) == .zero)
  }

  @Test func aTransformWorksWithABoundsOrigin() {
    view.bounds.origin = Point(x: 5, y: 7)
    view.transform = Transform(a: 2, b: 0, c: 0, d: 2, tx: 1, ty: 1)
    #expect(view.convert(Point(x: 5, y: 7), to: nil) == Point(x: -39, y: 1))
    #expect(view.convert(Point(x: 55, y: 27), to: nil) == Point(x: 61, y: 41))
  }

  @Test func nestedTransformsAreDoneFromTheInsideOut() {
    let root = View(id: "root", frame: Rect(x: 0, y: 0, width: 200, height: 200))
    root.addSubview(view)
    root.transform = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    view.transform = Transform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    // To the root (−40, 0), from its centre (−140, −100), a quarter turn further (100, −140).
    #expect(view.convert(Point.zero, to: nil) == Point(x: 200, y: -40))
    #expect(view.convert(Point(x: 200, y: -40), from: nil) == .zero)
  }

  @Test func pointsConvertBetweenCousins() {
    let root = View(id: "root", frame: Rect(x: 3, y: 3, width: 200, height: 200))
    let cousin = View(id: "cousin", frame: Rect(x: 50, y: 60, width: 10, height: 10))
    root.addSubview(view)
    root.addSubview(cousin)
    #expect(view.convert(Point(x: 40, y: 40), to: cousin) == Point(x: 0, y: 0))
    #expect(view.convert(Point(x: 0, y: 0), from: cousin) == Point(x: 40, y: 40))
  }

  @Test func everyChangeOfGeometryCountsAtOnce() {
    let root = View(id: "root", frame: Rect(x: 0, y: 0, width: 200, height: 200))
    root.addSubview(view)
    #expect(view.convert(Point.zero, to: nil) == Point(x: 10, y: 20))
    root.frame.origin = Point(x: 1, y: 1)
    #expect(view.convert(Point.zero, to: nil) == Point(x: 11, y: 21))
    root.bounds.origin = Point(x: 1, y: 1)
    #expect(view.convert(Point.zero, to: nil) == Point(x: 10, y: 20))
    view.center.x += 5
    #expect(view.convert(Point.zero, to: nil) == Point(x: 15, y: 20))
    root.transform = Transform(translation: Point(x: 100, y: 0))
    #expect(view.convert(Point.zero, to: nil) == Point(x: 115, y: 20))
    view.removeFromSuperview()
    #expect(view.convert(Point.zero, to: nil) == Point(x: 15, y: 20))
  }

  @Test func aViewThatOutlivesItsSuperviewStandsAlone() {
    var root: View? = View(id: "root", frame: Rect(x: 100, y: 100, width: 200, height: 200))
    root?.addSubview(view)
    #expect(view.convert(Point.zero, to: nil) == Point(x: 110, y: 120))
    root = nil
    #expect(view.superview == nil)
    #expect(view.convert(Point.zero, to: nil) == Point(x: 10, y: 20))
  }

  // MARK: During a touch

  /// Remembers where each move was, and where the one before.
  final class Watcher: View {
    var seen: [Point] = []

    override func touchesMoved(_ touches: [Touch], with event: Event?) {
      for touch in touches {
        seen += [touch.previousLocation(in: self), touch.location(in: self)]
      }
    }
  }

  @Test func geometryChangedDuringATouchMovesTheLocationAndThePreviousOne() throws {
    let watcher = Watcher(id: "watcher", frame: Rect(x: 100, y: 100, width: 100, height: 100))
    let change = SceneChange.set(
      "frame", of: watcher, to: .numbers([90, 80, 100, 100]), at: 0.2
    ) {
      watcher.frame.origin = Point(x: 90, y: 80)
    }
    let rig = Rig(watcher, changes: [change])
    let log = try rig.play(
      .slowly(.down(at: 110, 110), .move(to: 120, 110), .move(to: 130, 110), .up()))
    #expect(
      watcher.seen == [
        Point(x: 10, y: 10), Point(x: 20, y: 10),
        Point(x: 30, y: 30), Point(x: 40, y: 30),
      ])
    #expect(
      log == [
        "watcher touchesBegan 1@10,10",
        "watcher touchesMoved 1@20,10",
        "watcher set frame=90,80,100,100",
        "watcher touchesMoved 1@40,30",
        "watcher touchesEnded 1@40,30",
      ])
  }

  @Test func locationIsGivenInAnyViewOrOnTheScreen() throws {
    let outer = View(id: "outer", frame: Rect(x: 100, y: 100, width: 100, height: 100))
    let inner = View(id: "inner", frame: Rect(x: 10, y: 10, width: 50, height: 50))
    outer.addSubview(inner)
    var places: [Point] = []
    let watcher = ClosureView(id: "closure", frame: inner.frame) { touch, view in
      places = [
        touch.location(in: view), touch.location(in: outer), touch.location(in: nil),
        touch.previousLocation(in: nil),
      ]
    }
    outer.addSubview(watcher)
    try Rig(outer).play(.slowly(.down(at: 120, 125), .move(to: 130, 125), .up()))
    #expect(
      places == [
        Point(x: 20, y: 15), Point(x: 30, y: 25), Point(x: 130, y: 125), Point(x: 120, y: 125),
      ])
  }

  /// Hands its moved touches to a closure.
  final class ClosureView: View {
    private let look: (Touch, View) -> Void

    init(id: String, frame: Rect, look: @escaping (Touch, View) -> Void) {
      self.look = look
      super.init(id: id, frame: frame)
    }

    override func touchesMoved(_ touches: [Touch], with event: Event?) {
      for touch in touches { look(touch, self) }
    }
  }
}
