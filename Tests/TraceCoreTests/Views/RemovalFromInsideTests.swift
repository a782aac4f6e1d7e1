import Testing
import TraceCore

/// Views that leave because of what a view did when touches arrived.
@Suite struct RemovalFromInsideTests {
  let root = View(id: "root", frame: Rect(x: 0, y: 0, width: 375, height: 667))
  let left = Notifier(id: "left", frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let right = Notifier(id: "right", frame: Rect(x: 100, y: 0, width: 100, height: 100))

  init() {
    root.addSubview(left)
    root.addSubview(right)
    left.isMultipleTouchEnabled = true
    root.touchHandling = .take
  }

  @Test func aViewMayRemoveItselfInTouchesBegan() throws {
    left.notify[.began] = { [left] in left.removeFromSuperview() }
    let log = try Rig(root).play(.slowly(.down(at: 10, 10), .move(to: 20, 10), .up()))
    #expect(
      log == [
        "left touchesBegan 1@10,10",
        "  left removed",
        "  left touchesCancelled 1@10,10",
      ])
  }

  @Test func aViewMayRemoveItselfInTouchesEnded() throws {
    left.notify[.ended] = { [left] in left.removeFromSuperview() }
    let log = try Rig(root).play(.slowly(.down(at: 10, 10), .up(), .down(at: 110, 10), .up()))
    #expect(
      log == [
        "left touchesBegan 1@10,10",
        "left touchesEnded 1@10,10",
        "  left removed",
        "right touchesBegan 1@10,10",
        "right touchesEnded 1@10,10",
      ])
  }

  @Test func aViewRemovedBeforeItsBeginNeverHearsOfTheTouch() throws {
    left.notify[.began] = { [right] in right.removeFromSuperview() }
    let log = try Rig(root).play([
      .down(1, at: 10, 10), .down(2, at: 110, 10), .wait(0.1), .up(1), .up(2),
    ])
    #expect(
      log == [
        "left touchesBegan 1@10,10",
        "  right removed",
        "left touchesEnded 1@10,10",
      ])
  }

  @Test func aViewRemovedBeforeItsMoveIsCancelledInstead() throws {
    left.notify[.moved] = { [right] in right.removeFromSuperview() }
    let log = try Rig(root).play([
      .down(1, at: 10, 10), .down(2, at: 110, 10), .wait(0.1), .move(1, to: 11, 10),
      .move(2, to: 111, 10), .wait(0.1), .up(1), .up(2),
    ])
    #expect(
      log == [
        "left touchesBegan 1@10,10",
        "right touchesBegan 2@10,10",
        "left touchesMoved 1@11,10",
        "  right removed",
        "  right touchesCancelled 2@11,10",
        "left touchesEnded 1@11,10",
      ])
  }

  @Test func aViewRemovedBeforeItsEndIsCancelledInstead() throws {
    left.notify[.moved] = { [right] in right.removeFromSuperview() }
    let log = try Rig(root).play([
      .down(1, at: 10, 10), .down(2, at: 110, 10), .wait(0.1), .move(1, to: 11, 10), .up(2),
      .wait(0.1), .up(1),
    ])
    #expect(
      log == [
        "left touchesBegan 1@10,10",
        "right touchesBegan 2@10,10",
        "left touchesMoved 1@11,10",
        "  right removed",
        "  right touchesCancelled 2@10,10",
        "left touchesEnded 1@11,10",
      ])
  }

  @Test func aRemovalDoesNotConcernAFingersNextTouch() throws {
    left.notify[.moved] = { [right] in right.removeFromSuperview() }
    let log = try Rig(root).play([
      .down(1, at: 110, 10), .down(2, at: 10, 10), .wait(0.5), .move(2, to: 11, 10), .up(1),
      .down(1, at: 300, 300), .wait(0.1), .move(1, to: 301, 300), .wait(0.1), .up(1), .up(2),
    ])
    #expect(
      log == [
        "right touchesBegan 1@10,10",
        "left touchesBegan 2@10,10",
        "root touchesBegan 1@300,300",
        "left touchesMoved 2@11,10",
        "  right removed",
        "  right touchesCancelled 1@10,10",
        "root touchesMoved 1@301,300",
        "root touchesEnded 1@301,300",
        "left touchesEnded 2@11,10",
      ])
  }

  @Test func aControlRemovedBeforeItsEndCancelsItsTracking() throws {
    let button = Button(id: "button", frame: Rect(x: 200, y: 0, width: 100, height: 44))
    root.addSubview(button)
    left.notify[.moved] = { button.removeFromSuperview() }
    let log = try Rig(root).play([
      .down(1, at: 10, 10), .down(2, at: 210, 10), .wait(0.1), .move(1, to: 11, 10), .up(2),
      .wait(0.1), .up(1),
    ])
    #expect(
      log == [
        "left touchesBegan 1@10,10",
        "button touchesBegan 2@10,10",
        "  button beginTracking 2@10,10 -> true",
        "  button touchDown",
        "left touchesMoved 1@11,10",
        "  button removed",
        "  button touchesCancelled 2@10,10",
        "    button cancelTracking",
        "      button touchCancel",
        "left touchesEnded 1@11,10",
      ])
    #expect(!button.isTracking && !button.isHighlighted && !button.isTouchInside)
  }

  @Test func aViewRemovedWhileAnotherIsCancelledIsCancelledFirst() throws {
    left.notify[.cancelled] = { [right] in right.removeFromSuperview() }
    let log = try Rig(root, changes: [.interrupt(at: 0.05)]).play([
      .down(1, at: 10, 10), .down(2, at: 110, 10),
    ])
    #expect(
      log == [
        "left touchesBegan 1@10,10",
        "right touchesBegan 2@10,10",
        "application interrupt phone call",
        "left touchesCancelled 1@10,10",
        "  right removed",
        "  right touchesCancelled 2@10,10",
      ])
  }

  @Test func otherTouchesOfTheEventGoOnWhenAViewWithSeveralIsRemoved() async {
    await #expect(processExitsWith: .success) {
      let left = Notifier(id: "left", frame: Rect(x: 0, y: 0, width: 100, height: 100))
      let right = Notifier(id: "right", frame: Rect(x: 100, y: 0, width: 100, height: 100))
      left.isMultipleTouchEnabled = true
      left.notify[.moved] = { left.removeFromSuperview() }
      let log = try Rig(left, right).play([
        .down(1, at: 10, 10), .down(2, at: 20, 10), .down(3, at: 110, 10), .wait(0.1),
        .move(1, to: 11, 10), .move(3, to: 111, 10), .wait(0.1), .up(3),
      ])
      precondition(
        log == [
          "left touchesBegan 1@10,10 2@20,10",
          "right touchesBegan 3@10,10",
          "left touchesMoved 1@11,10",
          "  left removed",
          "  left touchesCancelled 1@11,10 2@20,10",
          "right touchesMoved 3@11,10",
          "right touchesEnded 3@11,10",
        ], "\(log)")
    }
  }

  @Test func theOtherWindowGetsTheEventTooWhenAViewIsRemoved() throws {
    let back = Window(id: "back", size: Size(width: 375, height: 667))
    let front = Window(id: "front", size: Size(width: 375, height: 100))
    front.addSubview(left)
    left.notify[.moved] = { [left] in left.removeFromSuperview() }
    let log = MemoryLog(categories: .touches)
    let session = Session(windows: [back, front], sink: log)
    let script: TouchScript = [
      .down(1, at: 10, 10), .down(2, at: 10, 200), .wait(0.1), .move(1, to: 11, 10),
      .move(2, to: 11, 200), .wait(0.1), .up(2),
    ]
    try session.play(script.samples)
    session.finish()
    #expect(
      log.lines.map(\.text) == [
        "left touchesBegan 1@10,10",
        "back touchesBegan 2@10,200",
        "left touchesMoved 1@11,10",
        "  left touchesCancelled 1@11,10",
        "back touchesMoved 2@11,200",
        "back touchesEnded 2@11,200",
      ])
  }
}
