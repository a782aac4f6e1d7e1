import Testing
import TraceCore

/// Who makes whom give way, and what an override of the two questions changes.
@Suite struct PreventionTests {
  final class Picky: PanGestureRecognizer {
    var prevents: (GestureRecognizer) -> Bool = { _ in true }
    var givesWay: (GestureRecognizer) -> Bool = { _ in true }

    override func canPrevent(_ other: GestureRecognizer) -> Bool { prevents(other) }

    override func canBePrevented(by other: GestureRecognizer) -> Bool { givesWay(other) }
  }

  let scene = GestureScene()
  let inner = Picky(id: "inner")
  let outer = Picky(id: "outer")

  init() {
    scene.add(inner)
    scene.add(outer, to: scene.root)
  }

  /// The state lines of a drag.
  private func drag() throws -> [String] {
    try scene.play(.slowly(.down(at: 60, 110), .move(to: 80, 110), .up()), showing: .gesture)
      .filter { $0.contains(" state ") }
  }

  @Test func theDeeperOneMakesTheOtherFail() throws {
    #expect(
      try drag() == [
        "inner state possible -> began", "outer state possible -> failed",
        "inner state began -> ended",
      ])
  }

  @Test func canPreventMayLetTheOtherGoOn() throws {
    inner.prevents = { $0.id != "outer" }
    #expect(
      try drag() == [
        "inner state possible -> began", "outer state possible -> began",
        "inner state began -> cancelled", "outer state began -> ended",
      ])
  }

  @Test func canBePreventedMayKeepOneGoing() throws {
    outer.givesWay = { $0.id != "inner" }
    inner.givesWay = { _ in false }
    #expect(
      try drag() == [
        "inner state possible -> began", "outer state possible -> began",
        "inner state began -> ended", "outer state began -> ended",
      ])
  }

  @Test func theQuestionsAreNotAskedOfThoseThatMayGoOnTogether() throws {
    let journal = Journal()
    inner.shouldRecognizeSimultaneously = { _, _ in true }
    for pan in [inner, outer] {
      pan.prevents = {
        journal.note("\(pan.id) prevents \($0.id)")
        return true
      }
    }
    _ = try drag()
    #expect(journal.texts.isEmpty)
  }

  @Test func anActiveOneIsCancelledByOneThatRecognizesLater() throws {
    inner.prevents = { _ in false }
    outer.isEnabled = false
    let press = scene.add(LongPressGestureRecognizer(id: "press"), to: scene.root)
    press.allowableMovement = 1_000
    let log = try scene.play(
      [
        .down(at: 60, 110), .wait(0.1), .move(to: 80, 110), .wait(1), .move(to: 90, 110),
        .wait(0.1), .up(),
      ], showing: .gesture
    )
    #expect(
      log == [
        "inner touchesBegan 1@10,10",
        "press touchesBegan 1@60,110",
        "inner touchesMoved 1@30,10",
        "press touchesMoved 1@80,110",
        "inner state possible -> began",
        "  inner action inner state=began translation=10,0 velocity=200,0",
        "press state possible -> began",
        "  press action press state=began at=80,110",
        "inner state began -> cancelled",
        "  inner action inner state=cancelled translation=10,0 velocity=200,0",
        "press touchesMoved 1@90,110",
        "press state began -> changed",
        "  press action press state=changed at=90,110",
        "press touchesEnded 1@90,110",
        "press state changed -> ended",
        "  press action press state=ended at=90,110",
      ])
  }

  @Test func aTapLeavesAloneWhatNeedsMoreTaps() throws {
    inner.isEnabled = false
    outer.isEnabled = false
    scene.add(TapGestureRecognizer(id: "single"))
    scene.add(TapGestureRecognizer(id: "double")).numberOfTapsRequired = 2
    let log = try scene.play(.taps(2, at: 60, 110), showing: .gesture)
      .filter { $0.contains(" state ") }
    #expect(
      log == [
        "single state possible -> ended", "double state possible -> ended",
        "single state possible -> failed",
      ])
  }
}
