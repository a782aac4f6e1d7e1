import Testing
import TraceCore

/// Three segments of 100 points.
@Suite struct SegmentedControlTests {
  let mode = SegmentedControl(id: "mode", frame: Rect(x: 20, y: 100, width: 300, height: 30))

  init() {
    mode.numberOfSegments = 3
  }

  private func tap(
    _ x: Double, to end: Double? = nil, y: Double = 15,
    showing shown: LogCategories = [.event, .properties]
  ) throws -> [String] {
    try Rig(mode, showing: shown).play(
      .slowly(.down(at: 20 + x, 115), .up(at: 20 + (end ?? x), 100 + y)))
  }

  /// "no tracking calls and no touch events".
  @Test func aTapWithAllItsLines() throws {
    mode.addTarget(nil, action: "chosen", for: .allEvents)
    let log = try Rig(mode, showing: [.standard, .properties]).play(
      .slowly(.down(at: 170, 115), .move(to: 175, 115), .up()))
    #expect(
      log == [
        "mode touchesBegan 1@150,15", "mode touchesMoved 1@155,15", "mode touchesEnded 1@155,15",
        "  mode selectedSegmentIndex 1", "  mode valueChanged", "    mode action chosen to=nobody",
      ])
  }

  @Test(arguments: [
    (0.0, 0), (99.9, 0), (100.0, 1), (199.9, 1), (200.0, 2), (299.9, 2),
  ])
  func theSegmentUnderTheLift(_ x: Double, _ index: Int) throws {
    _ = try tap(150, to: x)
    #expect(mode.selectedSegmentIndex == index)
  }

  @Test(arguments: [
    (350.0, 15.0, 2), (-69.0, 15.0, 0), (150.0, 99.0, 1), (370.0, 15.0, -1), (150.0, 100.0, -1),
    (150.0, -71.0, -1),
  ])
  func insideReachesAsFarAsTheSlop(_ x: Double, _ y: Double, _ index: Int) throws {
    _ = try tap(150, to: x, y: y)
    #expect(mode.selectedSegmentIndex == index)
  }

  @Test func theSelectedSegmentIsNotSentAgain() throws {
    mode.selectedSegmentIndex = 2
    #expect(try tap(250) == [])
    #expect(mode.selectedSegmentIndex == 2)
  }

  @Test func aMomentarySelectionIsClearedAfterItsEvent() throws {
    mode.isMomentary = true
    let log = try Rig(mode, showing: [.event, .properties]).play(.taps(2, at: 130, 115))
    let once = [
      "  mode selectedSegmentIndex 1", "  mode valueChanged", "  mode selectedSegmentIndex -1",
    ]
    #expect(log == once + once)
    #expect(mode.selectedSegmentIndex == SegmentedControl.noSegment)
  }

  @Test func anActionSeesTheMomentarySelection() throws {
    mode.isMomentary = true
    var seen: [Int] = []
    let root = View(id: "root", frame: Rect(x: 0, y: 0, width: 375, height: 667))
    root.handle("chosen") { _ in seen.append(mode.selectedSegmentIndex) }
    root.addSubview(mode)
    mode.addTarget(nil, action: "chosen", for: .valueChanged)
    try Rig(root).play(.taps(1, at: 130, 115))
    #expect(seen == [1])
  }

  @Test(arguments: [(50.0, -1), (150.0, 1), (250.0, -1)])
  func disabledSegmentsAreNotSelected(_ x: Double, _ index: Int) throws {
    mode.disabledSegments = [0, 2]
    let log = try tap(x)
    #expect(log.isEmpty == (index < 0))
    #expect(mode.selectedSegmentIndex == index)
  }

  @Test func fromADisabledSegmentToAnother() throws {
    mode.disabledSegments = [0]
    _ = try tap(50, to: 150)
    #expect(mode.selectedSegmentIndex == 1)
  }

  @Test func aCancelSelectsNothing() throws {
    let log = try Rig(mode, showing: [.standard, .properties]).play(
      .slowly(.down(at: 170, 115), .cancel()))
    #expect(log == ["mode touchesBegan 1@150,15", "mode touchesCancelled 1@150,15"])
    #expect(try tap(150) == ["  mode selectedSegmentIndex 1", "  mode valueChanged"])
  }

  @Test func withoutSegmentsNothingIsSelected() throws {
    mode.numberOfSegments = 0
    #expect(try tap(150) == [])
  }
}
