import Testing
import TraceCore

/// `isExclusiveTouch`.
@Suite struct ExclusiveTouchTests {
  let exclusive = View(id: "exclusive", frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let other = View(id: "other", frame: Rect(x: 100, y: 0, width: 100, height: 100))
  let third = View(id: "third", frame: Rect(x: 200, y: 0, width: 100, height: 100))

  init() {
    exclusive.isExclusiveTouch = true
    exclusive.isMultipleTouchEnabled = true
  }

  @Test func whileItHoldsATouchOthersAreIgnored() throws {
    let log = try Rig(exclusive, other).play([
      .down(1, at: 10, 10), .wait(0.1), .down(2, at: 110, 10), .wait(0.1), .move(2, to: 111, 10),
      .wait(0.1), .up(1), .wait(0.1), .move(2, to: 112, 10), .wait(0.1), .up(2),
    ])
    #expect(log == ["exclusive touchesBegan 1@10,10", "exclusive touchesEnded 1@10,10"])
  }

  @Test func whileAnotherViewHoldsOneItsAreIgnored() throws {
    let log = try Rig(exclusive, other).play([
      .down(2, at: 110, 10), .wait(0.1), .down(1, at: 10, 10), .wait(0.1), .move(1, to: 11, 10),
      .wait(0.1), .up(2), .wait(0.1), .up(1),
    ])
    #expect(log == ["other touchesBegan 2@10,10", "other touchesEnded 2@10,10"])
  }

  @Test func itsOwnFurtherTouchesAreDelivered() throws {
    let log = try Rig(exclusive, other).play([
      .down(1, at: 10, 10), .wait(0.1), .down(2, at: 20, 10), .wait(0.1), .up(1), .up(2),
    ])
    #expect(
      log == [
        "exclusive touchesBegan 1@10,10",
        "exclusive touchesBegan 2@20,10",
        "exclusive touchesEnded 1@10,10 2@20,10",
      ])
  }

  @Test func aViewInsideIsAnotherView() throws {
    let inner = View(id: "inner", frame: Rect(x: 50, y: 50, width: 50, height: 50))
    exclusive.addSubview(inner)
    let log = try Rig(exclusive).play([
      .down(1, at: 10, 10), .wait(0.1), .down(2, at: 60, 60), .wait(0.1), .up(1), .up(2),
    ])
    #expect(log == ["exclusive touchesBegan 1@10,10", "exclusive touchesEnded 1@10,10"])
  }

  @Test func viewsThatAreNotExclusiveDoNotKeepEachOtherOut() throws {
    let log = try Rig(exclusive, other, third).play([
      .down(1, at: 110, 10), .wait(0.1), .down(2, at: 210, 10), .wait(0.1), .up(1), .up(2),
    ])
    #expect(
      log == [
        "other touchesBegan 1@10,10",
        "third touchesBegan 2@10,10",
        "other touchesEnded 1@10,10",
        "third touchesEnded 2@10,10",
      ])
  }

  @Test func anIgnoredTouchKeepsNobodyOut() throws {
    let log = try Rig(exclusive, other, third).play([
      .down(1, at: 110, 10), .wait(0.1), .down(2, at: 10, 10), .wait(0.1), .down(3, at: 210, 10),
      .wait(0.1), .up(1), .up(3), .wait(1), .down(1, at: 110, 10), .wait(0.1), .up(1), .up(2),
    ])
    #expect(
      log == [
        "other touchesBegan 1@10,10",
        "third touchesBegan 3@10,10",
        "other touchesEnded 1@10,10",
        "third touchesEnded 3@10,10",
        "other touchesBegan 1@10,10",
        "other touchesEnded 1@10,10",
      ])
  }

  @Test func withinOneEventTheFirstSampleDecides() throws {
    let log = try Rig(exclusive, other).play([
      .down(2, at: 110, 10), .down(1, at: 10, 10), .wait(0.1), .up(1), .up(2),
    ])
    #expect(log == ["other touchesBegan 2@10,10", "other touchesEnded 2@10,10"])
  }

  @Test func aFingerLiftedEarlierInTheEventHoldsNothing() throws {
    let log = try Rig(exclusive, other).play([
      .down(1, at: 10, 10), .wait(0.1), .up(1), .down(2, at: 110, 10), .wait(0.1), .up(2),
    ])
    #expect(
      log == [
        "exclusive touchesBegan 1@10,10",
        "other touchesBegan 2@10,10",
        "exclusive touchesEnded 1@10,10",
        "other touchesEnded 2@10,10",
      ])
  }

  @Test func anIgnoredFingersNextPressIsATouch() throws {
    let log = try Rig(exclusive, other).play([
      .down(1, at: 10, 10), .wait(0.1), .down(2, at: 110, 10), .wait(0.1), .up(2), .up(1),
      .wait(1), .down(2, at: 110, 10), .wait(0.1), .up(2),
    ])
    #expect(
      log == [
        "exclusive touchesBegan 1@10,10",
        "exclusive touchesEnded 1@10,10",
        "other touchesBegan 2@10,10",
        "other touchesEnded 2@10,10",
      ])
  }

  @Test func anIgnoredTouchIsNeitherInTheEventNorStillDown() throws {
    let reader = EventTests.Reader(id: "reader", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    reader.isExclusiveTouch = true
    let log = try Rig(reader, other).play([
      .down(1, at: 10, 10), .wait(0.1), .down(2, at: 110, 10), .wait(0.1), .move(1, to: 11, 10),
    ])
    #expect(reader.read == ["began at 0.0: 1 began", "moved at 0.2: 1 moved"])
    #expect(log.last == "application touchStillDown 1")
  }

  @Test func anIgnoredTouchHasAHitTestLikeAnyOther() throws {
    let log = try Rig(exclusive, other, showing: .hit).play([
      .down(1, at: 110, 10), .wait(0.1), .down(2, at: 10, 10),
    ])
    #expect(log.filter { $0.contains("chain") }.count == 2)
  }
}
