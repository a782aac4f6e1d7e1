import Testing
import TraceCore

/// Views that leave, and interruptions, in the middle of touches.
@Suite struct RemovalTests {
  let root = View(id: "root", frame: Rect(x: 0, y: 0, width: 375, height: 667))
  let left = Notifier(id: "left", frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let right = Notifier(id: "right", frame: Rect(x: 100, y: 0, width: 100, height: 100))

  init() {
    root.addSubview(left)
    root.addSubview(right)
    left.isMultipleTouchEnabled = true
    root.touchHandling = .take
  }

  // MARK: Removed by the scene

  @Test func aRemovedViewsTouchesAreCancelled() throws {
    let log = try Rig(root, changes: [.remove(left, at: 0.15)]).play(
      .slowly(.down(at: 10, 10), .move(to: 20, 10), .move(to: 30, 10), .up()))
    #expect(
      log == [
        "left touchesBegan 1@10,10",
        "left touchesMoved 1@20,10",
        "left removed",
        "left touchesCancelled 1@20,10",
      ])
    #expect(left.superview == nil)
    #expect(left.window == nil)
  }

  @Test func touchesInItsSubtreeAreCancelledAndNoOthers() throws {
    let inner = Notifier(id: "inner", frame: Rect(x: 50, y: 50, width: 50, height: 50))
    left.addSubview(inner)
    let log = try Rig(root, changes: [.remove(left, at: 0.05)]).play([
      .down(1, at: 60, 60), .down(2, at: 10, 10), .down(3, at: 110, 10), .wait(0.1), .up(3),
    ])
    #expect(
      log == [
        "inner touchesBegan 1@10,10",
        "left touchesBegan 2@10,10",
        "right touchesBegan 3@10,10",
        "left removed",
        "inner touchesCancelled 1@10,10",
        "left touchesCancelled 2@10,10",
        "right touchesEnded 3@10,10",
      ])
  }

  @Test func allOfAViewsTouchesAreCancelledInOneCall() throws {
    let log = try Rig(root, changes: [.remove(left, at: 0.05)]).play([
      .down(2, at: 20, 10), .down(1, at: 10, 10),
    ])
    #expect(
      log == [
        "left touchesBegan 2@20,10 1@10,10",
        "left removed",
        "left touchesCancelled 2@20,10 1@10,10",
      ])
  }

  @Test func aViewWithoutTouchesJustGoes() throws {
    let log = try Rig(root, changes: [.remove(right, at: 0.05)]).play(
      .slowly(.down(at: 10, 10), .up()))
    #expect(
      log == ["left touchesBegan 1@10,10", "right removed", "left touchesEnded 1@10,10"])
  }

  @Test func aRemovedViewIsNotHitAgain() throws {
    let log = try Rig(root, changes: [.remove(left, at: 0.05)]).play(
      .slowly(.down(at: 10, 10), .down(at: 10, 10), .up()))
    #expect(
      log == [
        "left touchesBegan 1@10,10",
        "left removed",
        "left touchesCancelled 1@10,10",
        "root touchesBegan 1@10,10",
        "root touchesEnded 1@10,10",
      ])
  }

  @Test func theRemovalComesBeforeTheTouchesOfItsTime() throws {
    let log = try Rig(root, changes: [.remove(left, at: 0.1)]).play(
      .slowly(.down(at: 10, 10), .move(to: 20, 10)))
    #expect(
      log == ["left touchesBegan 1@10,10", "left removed", "left touchesCancelled 1@10,10"])
  }

  // MARK: Interruptions

  @Test func anInterruptionCancelsEveryTouchOneCallForEachView() throws {
    let log = try Rig(root, changes: [.interrupt("alarm", at: 0.05)]).play([
      .down(1, at: 10, 10), .down(2, at: 110, 10), .down(3, at: 20, 10),
    ])
    #expect(
      log == [
        "left touchesBegan 1@10,10 3@20,10",
        "right touchesBegan 2@10,10",
        "application interrupt alarm",
        "left touchesCancelled 1@10,10 3@20,10",
        "right touchesCancelled 2@10,10",
      ])
  }

  @Test func anInterruptionWithoutTouchesIsALine() throws {
    let log = try Rig(root, changes: [.interrupt(at: 0.5)]).play([])
    #expect(log == ["application interrupt phone call"])
  }

  @Test func cancelledTouchesArePassedOn() throws {
    let plain = View(id: "plain", frame: Rect(x: 200, y: 0, width: 100, height: 100))
    root.addSubview(plain)
    let rig = Rig(
      root, changes: [.remove(plain, at: 0.05)], showing: [.touches, .chain, .system])
    #expect(
      try rig.play([.down(at: 210, 10)]) == [
        "plain touchesBegan 1@10,10",
        "  root touchesBegan 1@210,10 from=plain",
        "plain removed",
        "plain touchesCancelled 1@10,10",
        "  root touchesCancelled 1@210,10 from=plain",
      ])
  }
}
