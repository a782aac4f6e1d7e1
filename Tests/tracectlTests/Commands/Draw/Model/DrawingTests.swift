import Testing
import TraceCore
import TraceFormats

@testable import tracectl

@Suite struct DrawingTests {
  @Test func marksEventsWhereTheFingerWas() throws {
    let drawing = try DrawnTrace.outAndBack.drawing()
    let marks = drawing.marks.map { "\($0.name) \($0.kind.rawValue) \(drawing.point($0.place).y)" }
    #expect(
      marks == [
        "touchDown event 120.0", "touchDragInside event 160.0", "touchDragExit exit 230.0",
        "touchDragOutside event 230.0", "touchDragEnter enter 180.0",
        "touchDragInside event 180.0", "touchUpInside event 130.0",
        "primaryActionTriggered event 130.0",
      ])
    #expect(drawing.presses.map(\.ending) == [.lifted])
    #expect(drawing.touchedViews == [1])
    #expect(drawing.trackedControls == [1])
  }

  @Test func aPressThatIsOverAtOnceIsTrackedToo() throws {
    let trace = DrawnTrace(
      views: #"""
        {"id": "list", "class": "UIScrollView", "frame": [0, 0, 300, 400],
          "contentSize": [300, 900], "subviews": [
            {"id": "row", "class": "UIButton", "frame": [100, 100, 100, 40]}]}
        """#, rows: ["began,150,120,0", "ended,150,120,0.1"])
    let drawing = try trace.drawing()
    #expect(drawing.trackedControls.map { drawing.scene.views[$0].id } == ["row"])
  }

  @Test func marksEventsThatGoOnOnce() throws {
    var trace = DrawnTrace.outAndBack
    trace.rows = ["began,150,120,0"] + (1...50).map { "moved,150,120,0.\(100 + $0)" }
    let names = try trace.drawing().marks.map(\.name)
    #expect(names == ["touchDown", "touchDragInside"])
  }

  @Test func followsAControlInItsLane() throws {
    let drawing = try DrawnTrace.outAndBack.drawing()
    let lanes = drawing.lanes.map { lane in
      let segments = lane.segments.map {
        "\($0.state.rawValue) \(LogNotation.time($0.start))-\(LogNotation.time($0.end))"
      }
      return "\(lane.kind.rawValue) \(lane.name): \(segments.joined(separator: ", "))"
    }
    #expect(
      lanes == [
        "finger finger 1: down 0.000-0.200",
        "control button: inside 0.000-0.100, outside 0.100-0.150, inside 0.150-0.200",
      ])
  }

  @Test func followsARecognizer() throws {
    let trace = DrawnTrace(
      views:
        #"{"id": "card", "frame": [0, 0, 300, 400], "gestures": [{"id": "pan", "class": "UIPanGestureRecognizer"}]}"#,
      rows: ["began,10,10,0", "moved,40,10,0.1", "moved,60,10,0.2", "ended,60,10,0.3"])
    let drawing = try trace.drawing()
    let lane = try #require(drawing.lanes.first { $0.kind == .recognizer })
    #expect(lane.segments.map(\.state) == [.possible, .began, .changed])
    // It ends and is reset at the same time.
    #expect(lane.ticks.map(\.name) == ["began", "changed", "ended"])
    let marks = drawing.marks.map { "\($0.subject) \($0.name) \(drawing.point($0.place).x)" }
    #expect(
      marks == [
        "pan began 40.0", "card touchesCancelled 40.0", "pan changed 60.0", "pan ended 60.0",
      ])
  }

  struct Ending: CustomTestStringConvertible, Sendable {
    let name: String
    let rows: [String]
    var changes = ""
    let ending: Press.Ending
    let count: Int

    var testDescription: String { name }
  }

  @Test(arguments: [
    Ending(name: "lifted", rows: ["ended,150,130,0.2"], ending: .lifted, count: 3),
    Ending(name: "cancelled", rows: ["cancelled,150,130,0.2"], ending: .cancelled, count: 3),
    Ending(name: "still down", rows: [], ending: .down, count: 2),
    Ending(
      name: "interrupted, the rest goes to nobody", rows: ["moved,9,9,0.2", "ended,9,9,0.3"],
      changes: #"{"time": 0.15, "interrupt": "call"}"#, ending: .cancelled, count: 2),
    Ending(
      name: "its view is removed", rows: ["ended,9,9,0.3"],
      changes: #"{"time": 0.15, "remove": "button"}"#, ending: .cancelled, count: 2),
    Ending(
      name: "stays for a while", rows: ["stationary,9,9,0.2"], ending: .down, count: 3),
  ])
  func tellsHowAPressEnded(_ row: Ending) throws {
    let trace = DrawnTrace(
      rows: ["began,150,120,0", "moved,150,130,0.1"] + row.rows, changes: row.changes)
    let press = try #require(try trace.drawing().presses.first)
    #expect(press.ending == row.ending)
    #expect(press.points.count == row.count)
    #expect(press.points.last == Point(x: 150, y: 130))
  }

  @Test func turnsAndScrollsOutlines() throws {
    let trace = DrawnTrace(
      views: """
        {"id": "list", "class": "UIScrollView", "frame": [0, 100, 200, 200],
         "contentSize": [200, 900], "contentOffset": [0, 30], "subviews": [
           {"id": "row", "frame": [0, 50, 200, 40], "transform": [0, 1, -1, 0, 0, 0]}]}
        """,
      rows: [
        "began,100,250,0", "moved,100,230,0.02", "moved,100,210,0.04", "ended,100,210,0.05",
      ])
    let drawing = try trace.drawing()
    let first = drawing.scene.figures(drawing.scene.initial)
    // A quarter turn about 100,140 makes it 40 wide and 200 high.
    #expect(Rect.around(first[2].outline) == Rect(x: 80, y: 40, width: 40, height: 200))
    #expect(drawing.scene.changes.map(\.view) == [1, 1])
    let last = drawing.scene.figures(drawing.scene.finalStates)
    // The first ten points make the pan begin; thirty are scrolled.
    #expect(Rect.around(last[2].outline) == Rect(x: 80, y: 10, width: 40, height: 200))
  }

  @Test func aChangeIsSeenFromItsTimeOn() throws {
    var trace = DrawnTrace.outAndBack
    trace.changes =
      #"{"time": 0.1, "set": "button.frame", "to": [0, 0, 50, 50]}, {"time": 0.12, "set": "button.isHidden", "to": true}"#
    let scene = try trace.drawing().scene
    #expect(scene.states(at: Instant(seconds: 0.099))[1].frame.minX == 100)
    #expect(
      scene.states(at: Instant(seconds: 0.1))[1].frame == Rect(x: 0, y: 0, width: 50, height: 50))
    #expect(scene.figures(scene.states(at: Instant(seconds: 0.11)))[1].isVisible)
    #expect(!scene.figures(scene.finalStates)[1].isVisible)
  }

  @Test func hitShapesAreInscribed() throws {
    let trace = DrawnTrace(
      views:
        #"{"id": "round", "frame": [10, 20, 80, 40], "hitShape": "ellipse"}, {"id": "pill", "frame": [10, 20, 80, 40], "hitShape": "capsule", "hitOutset": 5}"#
    )
    let scene = try trace.drawing().scene
    let figures = scene.figures(scene.initial)
    #expect(
      figures[1].hitOutline.flatMap { Rect.around($0) } == Rect(x: 10, y: 20, width: 80, height: 40)
    )
    #expect(
      figures[2].hitOutline.flatMap { Rect.around($0) } == Rect(x: 5, y: 15, width: 90, height: 50))
    for point in figures[1].hitOutline ?? [] {
      let (x, y) = ((point.x - 50) / 40, (point.y - 40) / 20)
      #expect(abs(x * x + y * y - 1) < 1e-9)
    }
    #expect(figures[0].hitOutline == nil)
  }

  @Test func everyFingerHasItsPresses() throws {
    let trace = DrawnTrace(rows: [
      "began,150,120,0,left", "began,20,20,0.1,right", "ended,150,120,0.2,left",
      "began,30,30,0.3,left", "ended,30,30,0.4,left", "ended,20,20,0.4,right",
    ])
    let drawing = try trace.drawing()
    #expect(drawing.fingers == ["left", "right"])
    #expect(drawing.presses.map(\.finger) == [0, 1, 0])
    #expect(drawing.presses.map(\.view) == [1, 0, 0])
  }
}
