import Testing
import TraceCore

/// `isMultipleTouchEnabled`.
@Suite struct MultipleTouchTests {
  let view = View(id: "view", frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let other = View(id: "other", frame: Rect(x: 100, y: 0, width: 100, height: 100))

  @Test func aFurtherTouchIsNotDelivered() throws {
    let log = try Rig(view).play([
      .down(1, at: 10, 10), .wait(0.1), .down(2, at: 20, 10), .wait(0.1), .move(1, to: 11, 10),
      .move(2, to: 21, 10), .wait(0.1), .up(2), .wait(0.1), .up(1),
    ])
    #expect(
      log == [
        "view touchesBegan 1@10,10",
        "view touchesMoved 1@11,10",
        "view touchesEnded 1@11,10",
      ])
  }

  @Test func aTouchThatWasNotDeliveredStaysSoAfterTheFirstLifts() throws {
    let log = try Rig(view).play([
      .down(1, at: 10, 10), .wait(0.1), .down(2, at: 20, 10), .wait(0.1), .up(1), .wait(0.1),
      .move(2, to: 21, 10), .wait(0.1), .up(2),
    ])
    #expect(log == ["view touchesBegan 1@10,10", "view touchesEnded 1@10,10"])
  }

  @Test func oneThatWasNotDeliveredKeepsNoThirdOut() throws {
    let log = try Rig(view).play([
      .down(1, at: 10, 10), .wait(0.1), .down(2, at: 20, 10), .wait(0.1), .up(1), .wait(0.1),
      .down(3, at: 80, 80), .wait(0.1), .up(2), .up(3),
    ])
    #expect(
      log == [
        "view touchesBegan 1@10,10",
        "view touchesEnded 1@10,10",
        "view touchesBegan 3@80,80",
        "view touchesEnded 3@80,80",
      ])
  }

  @Test func ofSeveralThatBeginInOneEventTheFirstSamplesIsTaken() throws {
    let log = try Rig(view).play([
      .down(2, at: 20, 10), .down(1, at: 10, 10), .wait(0.1), .up(1), .up(2),
    ])
    #expect(log == ["view touchesBegan 2@20,10", "view touchesEnded 2@20,10"])
  }

  @Test func aFingerLiftedEarlierInTheEventDoesNotCount() throws {
    let log = try Rig(view).play([
      .down(1, at: 10, 10), .wait(0.1), .up(1), .down(2, at: 80, 80), .wait(0.1), .up(2),
    ])
    #expect(
      log == [
        "view touchesBegan 1@10,10",
        "view touchesBegan 2@80,80",
        "view touchesEnded 1@10,10",
        "view touchesEnded 2@80,80",
      ])
  }

  @Test func aFingerLiftedLaterInTheEventCounts() throws {
    let log = try Rig(view).play([
      .down(1, at: 10, 10), .wait(0.1), .down(2, at: 80, 80), .up(1), .wait(0.1), .up(2),
    ])
    #expect(log == ["view touchesBegan 1@10,10", "view touchesEnded 1@10,10"])
  }

  @Test func touchesInOtherViewsDoNotCount() throws {
    let inner = View(id: "inner", frame: Rect(x: 50, y: 50, width: 50, height: 50))
    view.addSubview(inner)
    let log = try Rig(view, other).play([
      .down(1, at: 10, 10), .wait(0.1), .down(2, at: 110, 10), .down(3, at: 60, 60), .wait(0.1),
      .up(1), .up(2), .up(3),
    ])
    #expect(
      log == [
        "view touchesBegan 1@10,10",
        "other touchesBegan 2@10,10",
        "inner touchesBegan 3@10,10",
        "view touchesEnded 1@10,10",
        "other touchesEnded 2@10,10",
        "inner touchesEnded 3@10,10",
      ])
  }

  @Test func afterACancelledSampleTheNextIsDelivered() throws {
    let log = try Rig(view).play([
      .down(1, at: 10, 10), .wait(0.1), .cancel(1), .wait(0.1), .down(2, at: 80, 80), .wait(0.1),
      .up(2),
    ])
    #expect(
      log == [
        "view touchesBegan 1@10,10",
        "view touchesCancelled 1@10,10",
        "view touchesBegan 2@80,80",
        "view touchesEnded 2@80,80",
      ])
  }

  @Test func aTouchThatWasNotDeliveredIsNotCancelledEither() throws {
    let log = try Rig(view, changes: [.interrupt(at: 0.2)]).play([
      .down(1, at: 10, 10), .wait(0.1), .down(2, at: 20, 10),
    ])
    #expect(
      log == [
        "view touchesBegan 1@10,10",
        "application interrupt phone call",
        "view touchesCancelled 1@10,10",
      ])
  }
}
