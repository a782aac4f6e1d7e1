import Testing
import TraceCore

/// A scroll view of an app that decides which content gets touches and which may lose them.
@Suite struct ScrollViewSubclassTests {
  final class Deciding: ScrollView {
    var begins: (View) -> Bool = { _ in true }
    var cancels: (View) -> Bool = { _ in true }
    let journal = Journal()

    override func touchesShouldBegin(_ touches: [Touch], with event: Event?, in view: View) -> Bool
    {
      journal.note("begin \(touches.map { "\($0.id)" }.joined()) in \(view.id)")
      return begins(view)
    }

    override func touchesShouldCancel(in view: View) -> Bool {
      journal.note("cancel in \(view.id)")
      return cancels(view)
    }
  }

  let list = Deciding(id: "list", frame: Rect(x: 0, y: 0, width: 375, height: 400))
  let button = Button(id: "button", frame: Rect(x: 10, y: 300, width: 100, height: 44))

  init() {
    list.contentSize = Size(width: 375, height: 1_000)
    list.addSubview(button)
  }

  /// The finger rests on the button, drags up by 30 points and lifts.
  static let pressAndDrag: TouchScript = [
    .down(at: 20, 310), .wait(0.3), .move(to: 20, 280), .wait(0.1), .up(),
  ]

  @Test func aButtonMayLoseItsTouchToScrolling() throws {
    let rig = Rig(list)
    try rig.play(Self.pressAndDrag)
    #expect(
      rig.timedLines == [
        "0.0 list.pan touchesBegan 1@20,310",
        "0.15 button touchesBegan 1@10,10",
        "0.15   button beginTracking 1@10,10 -> true",
        "0.15   button touchDown",
        "0.3 list.pan touchesMoved 1@20,280",
        "0.3 list.pan state possible -> began",
        "0.3 button touchesCancelled 1@10,-20",
        "0.3   button cancelTracking",
        "0.3     button touchCancel",
        "0.3 list willBeginDragging",
        "0.3 list didScroll contentOffset=0,20",
        "0.4 list.pan touchesEnded 1@20,300",
        "0.4 list.pan state began -> ended",
        "0.4 list didEndDragging",
      ])
    #expect(list.journal.texts == ["begin 1 in button", "cancel in button"])
  }

  @Test func aButtonKeepsItsTouchIfTheOverrideSaysSo() throws {
    list.cancels = { !($0 is Control) }
    let log = try Rig(list, showing: [.gesture, .event]).play(Self.pressAndDrag)
    #expect(
      log == [
        "list.pan touchesBegan 1@20,310",
        "  button touchDown",
        "list.pan touchesMoved 1@20,280",
        "list.pan state possible -> failed",
        "  button touchDragInside outside=20",
        "    button touchUpInside outside=20",
        "      button primaryActionTriggered",
      ])
    #expect(list.contentOffset == .zero)
  }

  @Test func contentThatIsToGetNothingGetsNothing() throws {
    list.begins = { !($0 is Button) }
    let rig = Rig(list)
    try rig.play([.down(at: 20, 310), .wait(0.3), .move(to: 22, 310), .wait(0.1), .up()])
    #expect(
      rig.timedLines == [
        "0.0 list.pan touchesBegan 1@20,310",
        "0.3 list.pan touchesMoved 1@22,310",
        "0.4 list.pan touchesEnded 1@22,310",
        "0.4   list.pan state possible -> failed",
      ])
    #expect(list.journal.texts == ["begin 1 in button"])
  }

  @Test func contentThatHasNothingLosesNothing() throws {
    list.begins = { _ in false }
    _ = try Rig(list).play(Self.pressAndDrag)
    #expect(list.journal.texts == ["begin 1 in button"])
    #expect(list.contentOffset == Point(x: 0, y: 20))
  }

  @Test func aQuickLiftIsAskedAboutAtTheLift() throws {
    let rig = Rig(list, showing: [.touches])
    try rig.play([.down(at: 20, 310), .wait(0.1), .up()])
    #expect(
      rig.timedLines == ["0.1 button touchesBegan 1@10,10", "0.1 button touchesEnded 1@10,10"])
    #expect(list.journal.texts == ["begin 1 in button"])
  }

  @Test func aTouchThatScrollsAtOnceIsAskedAboutNever() throws {
    let log = try Rig(list).play([
      .down(at: 20, 310), .wait(0.1), .move(to: 20, 280), .wait(0.1), .up(),
    ])
    #expect(list.journal.texts.isEmpty)
    #expect(!log.contains { $0.contains("button") })
  }

  @Test func disablingTheScrollingEndsTheDrag() throws {
    let rig = Rig(
      list, changes: [.app("stops", at: 0.35) { [list] in list.isScrollEnabled = false }],
      showing: .gesture)
    try rig.play([
      .down(at: 20, 310), .wait(0.3), .move(to: 20, 280), .wait(0.1), .move(to: 20, 200),
      .wait(0.1), .up(),
    ])
    #expect(
      rig.timedLines.suffix(5) == [
        "0.3 list.pan state possible -> began",
        "0.3 list willBeginDragging",
        "0.3 list didScroll contentOffset=0,20",
        "0.35 list.pan state began -> cancelled",
        "0.35 list didEndDragging",
      ])
  }

  @Test func removingTheScrollViewEndsTheDrag() throws {
    let rig = Rig(list, changes: [.remove(list, at: 0.35)], showing: [.gesture, .system])
    try rig.play(Self.pressAndDrag)
    #expect(
      rig.timedLines.suffix(4) == [
        "0.35 list removed",
        "0.35 list.pan touchesCancelled 1@20,300",
        "0.35 list.pan state began -> cancelled",
        "0.35 list didEndDragging",
      ])
  }
}
