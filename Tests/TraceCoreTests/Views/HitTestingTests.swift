import Testing
import TraceCore

/// Which view a press hits, and the walk that finds it.
@Suite struct HitTestingTests {
  // A covers the window; B, D and C, F each fill half of what contains them, E the rest.
  //
  // ```
  // A ─┬─ B ── D
  //    └─ C ─┬─ E
  //          └─ F
  // ```
  let window = Window(size: Size(width: 375, height: 667))
  let a = View(id: "A", frame: Rect(x: 0, y: 0, width: 375, height: 667))
  let b = View(id: "B", frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let c = View(id: "C", frame: Rect(x: 100, y: 100, width: 200, height: 200))
  let d = View(id: "D", frame: Rect(x: 20, y: 20, width: 100, height: 100))
  let e = View(id: "E", frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let f = View(id: "F", frame: Rect(x: 50, y: 0, width: 100, height: 200))

  init() {
    window.addSubview(a)
    a.addSubview(b)
    a.addSubview(c)
    b.addSubview(d)
    c.addSubview(e)
    c.addSubview(f)
  }

  private func walk(_ x: Double, _ y: Double) throws -> [String] {
    try Rig(window: window, showing: .hit).play([.down(at: x, y), .wait(0.1), .up()])
  }

  private func hit(_ x: Double, _ y: Double) -> String? {
    window.hitTest(Point(x: x, y: y), with: nil)?.id
  }

  @Test func theWalkIsLoggedInCallingOrder() throws {
    #expect(
      try walk(30, 30) == [
        "window hitTest at=30,30 -> D",
        "  window pointInside at=30,30 -> true",
        "  A hitTest at=30,30 -> D",
        "    A pointInside at=30,30 -> true",
        "    C hitTest at=-70,-70 -> nil",
        "      C pointInside at=-70,-70 -> false",
        "    B hitTest at=30,30 -> D",
        "      B pointInside at=30,30 -> true",
        "      D hitTest at=10,10 -> D",
        "        D pointInside at=10,10 -> true",
        "application chain D > B > A > window > application",
      ])
  }

  @Test func laterSubviewsAreAskedFirstAndTheFirstHitWins() throws {
    #expect(
      try walk(160, 160) == [
        "window hitTest at=160,160 -> F",
        "  window pointInside at=160,160 -> true",
        "  A hitTest at=160,160 -> F",
        "    A pointInside at=160,160 -> true",
        "    C hitTest at=60,60 -> F",
        "      C pointInside at=60,60 -> true",
        "      F hitTest at=10,60 -> F",
        "        F pointInside at=10,60 -> true",
        "application chain F > C > A > window > application",
      ])
  }

  struct Place: CustomTestStringConvertible, Sendable {
    let name: String
    let x: Double
    let y: Double
    let hit: String?

    var testDescription: String { name }
  }

  @Test(arguments: [
    Place(name: "only in A", x: 350, y: 600, hit: "A"),
    Place(name: "in B beside D", x: 10, y: 10, hit: "B"),
    Place(name: "D's minimum corner", x: 20, y: 20, hit: "D"),
    Place(name: "just before D's minimum edge", x: 19.99, y: 20, hit: "B"),
    Place(name: "D's maximum edge", x: 50, y: 120, hit: "B"),
    Place(name: "just before D's maximum edge", x: 50, y: 119.99, hit: "D"),
    Place(name: "where C lies in front of D", x: 110, y: 110, hit: "E"),
    Place(name: "where F lies in front of E", x: 150, y: 150, hit: "F"),
    Place(name: "in C beside its subviews", x: 299, y: 150, hit: "C"),
    Place(name: "the window's maximum edge", x: 375, y: 100, hit: nil),
    Place(name: "outside of everything", x: -1, y: 100, hit: nil),
  ])
  func theDeepestViewInFrontWins(_ place: Place) {
    #expect(hit(place.x, place.y) == place.hit)
  }

  @Test func addingAgainBringsToTheFront() throws {
    a.addSubview(b)
    #expect(hit(110, 110) == "D")
    a.insertSubview(b, at: 0)
    #expect(hit(110, 110) == "E")
  }

  @Test func aWalkThatFindsNothingHasNoChain() throws {
    #expect(
      try walk(400, 10) == [
        "window hitTest at=400,10 -> nil",
        "  window pointInside at=400,10 -> false",
      ])
  }

  @Test func onlyABeginHitTests() throws {
    let log = try Rig(window: window, showing: .hit).play(
      .slowly(.down(at: 30, 30), .move(to: 160, 160), .stay(at: 160, 160), .up()))
    #expect(log.filter { $0.contains("chain") }.count == 1)
    #expect(log.count == 11)
  }

  // MARK: Skipped

  enum Exclusion: String, CaseIterable, Sendable {
    case isHidden
    case isUserInteractionEnabled
    case alpha

    func apply(to view: View) {
      switch self {
      case .isHidden: view.isHidden = true
      case .isUserInteractionEnabled: view.isUserInteractionEnabled = false
      case .alpha: view.alpha = 0.009_9
      }
    }
  }

  @Test(arguments: Exclusion.allCases)
  func isSkippedWithItsSubtree(_ exclusion: Exclusion) throws {
    exclusion.apply(to: c)
    #expect(
      try walk(160, 160) == [
        "window hitTest at=160,160 -> B",
        "  window pointInside at=160,160 -> true",
        "  A hitTest at=160,160 -> B",
        "    A pointInside at=160,160 -> true",
        "    C hitTest at=60,60 -> skipped (\(exclusion.rawValue))",
        "    B hitTest at=160,160 -> B",
        "      B pointInside at=160,160 -> true",
        "      D hitTest at=140,140 -> nil",
        "        D pointInside at=140,140 -> false",
        "application chain B > A > window > application",
      ])
  }

  @Test func alphaAtTheLimitIsHit() throws {
    c.alpha = UIKitConstants.HitTest.minimumAlpha
    #expect(UIKitConstants.HitTest.minimumAlpha == 0.01)
    #expect(hit(160, 160) == "F")
  }

  @Test func aDisabledControlIsSkippedForWhatIsBehind() throws {
    let control = Control(id: "control", frame: Rect(x: 0, y: 0, width: 50, height: 50))
    control.isEnabled = false
    control.addSubview(View(id: "label", frame: control.bounds))
    f.addSubview(control)
    #expect(
      try walk(160, 110).suffix(4) == [
        "      F hitTest at=10,10 -> F",
        "        F pointInside at=10,10 -> true",
        "        control hitTest at=10,10 -> skipped (isEnabled)",
        "application chain F > C > A > window > application",
      ])
  }

  @Test func ofSeveralReasonsTheFirstIsLogged() throws {
    let control = Control(id: "control", frame: c.bounds)
    c.addSubview(control)
    control.isEnabled = false
    #expect(try walk(160, 160).contains { $0.hasSuffix("skipped (isEnabled)") })
    control.alpha = 0
    #expect(try walk(160, 160).contains { $0.hasSuffix("skipped (alpha)") })
    control.isUserInteractionEnabled = false
    #expect(try walk(160, 160).contains { $0.hasSuffix("skipped (isUserInteractionEnabled)") })
    control.isHidden = true
    #expect(try walk(160, 160).contains { $0.hasSuffix("skipped (isHidden)") })
  }

  @Test func nothingIsHitInAHiddenWindow() throws {
    let rig = Rig(window: window, showing: .hit)
    rig.window.isHidden = true
    #expect(try rig.play([.down(at: 30, 30)]) == ["window hitTest at=30,30 -> skipped (isHidden)"])
  }

  // MARK: Sticking out

  @Test func aSubviewThatSticksOutIsNotHitThere() throws {
    d.frame.origin = Point(x: 20, y: 150)
    #expect(hit(30, 199) == "D")
    #expect(hit(30, 200) == "A")
  }

  @Test func aParentMayAskASubviewThatSticksOut() throws {
    final class Generous: View {
      override func point(inside point: Point, with event: Event?) -> Bool {
        super.point(inside: point, with: event)
          || subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
      }
    }
    let parent = Generous(id: "parent", frame: Rect(x: 0, y: 400, width: 50, height: 50))
    parent.addSubview(View(id: "child", frame: Rect(x: 40, y: 40, width: 50, height: 50)))
    a.addSubview(parent)
    #expect(hit(60, 460) == "child")
    #expect(hit(51, 430) == "A")
    #expect(
      try walk(60, 460).suffix(5) == [
        "    parent hitTest at=60,60 -> child",
        "      parent pointInside at=60,60 -> true",
        "      child hitTest at=20,20 -> child",
        "        child pointInside at=20,20 -> true",
        "application chain child > parent > A > window > application",
      ])
  }

  @Test func aHitOutsetReachesBeyondTheBounds() throws {
    f.hitArea = HitArea(outsets: Outsets(top: 0, left: 20, bottom: 0, right: 0))
    #expect(hit(130, 150) == "F")
    #expect(hit(129.99, 150) == "E")
  }

  @Test func aHitOutsetDoesNotReachBeyondTheSuperview() throws {
    d.hitArea = HitArea(outsets: Outsets(100))
    #expect(hit(-1, 30) == nil)
    #expect(hit(50, 201) == "A")
  }

  @Test func aShapeLeavesItsCornersToWhatIsBehind() throws {
    d.hitArea = HitArea(shape: .ellipse)
    #expect(hit(22, 22) == "B")
    #expect(hit(70, 20) == "D")
  }

  @Test func coordinatesGoThroughBoundsOriginsAndTransforms() throws {
    b.bounds.origin = Point(x: 0, y: 100)
    d.frame.origin = Point(x: 0, y: 140)
    #expect(hit(10, 39) == "B")
    #expect(hit(10, 40) == "D")
    d.transform = Transform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0)
    #expect(hit(24.9, 70) == "B")
    #expect(hit(25, 70) == "D")
    #expect(hit(75, 70) == "B")
  }

  @Test func anOverrideOfHitTestDecides() throws {
    final class Transparent: View {
      override func hitTest(_ point: Point, with event: Event?) -> View? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let overlay = Transparent(id: "overlay", frame: a.frame)
    overlay.addSubview(View(id: "item", frame: Rect(x: 0, y: 0, width: 20, height: 20)))
    a.addSubview(overlay)
    #expect(hit(10, 10) == "item")
    #expect(hit(30, 30) == "D")
    #expect(try walk(30, 30)[4] == "    overlay hitTest at=30,30 -> nil")
  }

  // MARK: Windows

  @Test func theLastShownWindowIsAskedFirst() throws {
    let back = Window(id: "back", size: Size(width: 375, height: 667))
    let front = Window(id: "front", size: Size(width: 375, height: 100))
    let log = MemoryLog(categories: [.hit, .touches])
    let session = Session(windows: [back, front], sink: log)
    try session.play(
      TouchScript.slowly(.down(at: 10, 10), .up(), .down(at: 10, 110), .up()).samples)
    session.finish()
    #expect(
      log.lines.map(\.text) == [
        "front hitTest at=10,10 -> front",
        "  front pointInside at=10,10 -> true",
        "application chain front > application",
        "front touchesBegan 1@10,10",
        "front touchesEnded 1@10,10",
        "front hitTest at=10,110 -> nil",
        "  front pointInside at=10,110 -> false",
        "back hitTest at=10,110 -> back",
        "  back pointInside at=10,110 -> true",
        "application chain back > application",
        "back touchesBegan 1@10,110",
        "back touchesEnded 1@10,110",
      ])
  }
}
