import Testing
import TraceCore

/// What a trace may not contain, and what is ignored.
@Suite struct SampleOrderTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let script: TouchScript
    let problem: SampleProblem

    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(
      name: "time goes back",
      script: [.wait(0.2), .down(at: 1, 1), .wait(-0.1), .move(to: 2, 2)],
      problem: .timeGoesBack(previous: Instant(seconds: 0.2), found: Instant(seconds: 0.1))),
    Row(
      name: "begins twice", script: .slowly(.down(at: 1, 1), .down(at: 2, 2)),
      problem: .beganTwice(1, since: .zero)),
    Row(name: "moves before it begins", script: [.move(to: 1, 1)], problem: .notDown(1, .moved)),
    Row(
      name: "stays before it begins", script: [.stay(at: 1, 1)],
      problem: .notDown(1, .stationary)),
    Row(name: "lifts before it begins", script: [.up(at: 1, 1)], problem: .notDown(1, .ended)),
    Row(
      name: "is cancelled before it begins", script: [.cancel()],
      problem: .notDown(1, .cancelled)),
    Row(
      name: "moves after its lift", script: .slowly(.down(at: 1, 1), .up(), .move(to: 1, 1)),
      problem: .notDown(1, .moved)),
    Row(
      name: "lifts after it was cancelled", script: .slowly(.down(at: 1, 1), .cancel(), .up()),
      problem: .notDown(1, .ended)),
    Row(
      name: "another finger is down", script: [.down(at: 1, 1), .move(2, to: 1, 1)],
      problem: .notDown(2, .moved)),
    Row(name: "infinite", script: [.down(at: .infinity, 1)], problem: .notFinite(1)),
    Row(
      name: "not a number", script: .slowly(.down(at: 1, 1), .move(to: 1, .nan)),
      problem: .notFinite(1)),
  ])
  func refuses(_ row: Row) {
    #expect(throws: row.problem) { try Rig().play(row.script) }
  }

  @Test func whatWasRefusedWasNotPlayed() throws {
    let view = View(id: "view", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let rig = Rig(view)
    try rig.start([.down(at: 10, 10)])
    #expect(throws: SampleProblem.self) { try rig.start([.down(at: 20, 20)]) }
    try rig.start([.wait(0.1), .up(at: 10, 10)])
    rig.session.finish()
    #expect(rig.lines == ["view touchesBegan 1@10,10", "view touchesEnded 1@10,10"])
  }

  @Test func aFingerMayBeginAgainAfterItsLift() throws {
    let view = View(id: "view", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let log = try Rig(view).play(
      .slowly(
        .down(at: 10, 10), .up(), .wait(1), .down(at: 20, 20), .cancel(), .down(at: 1, 1), .up()))
    #expect(
      log == [
        "view touchesBegan 1@10,10",
        "view touchesEnded 1@10,10",
        "view touchesBegan 1@20,20",
        "view touchesCancelled 1@20,20",
        "view touchesBegan 1@1,1",
        "view touchesEnded 1@1,1",
      ])
  }

  @Test func fingersMayHaveNames() throws {
    let view = View(id: "view", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let thumb = TouchID.name("thumb")
    let log = try Rig(view).play(.slowly(.down(thumb, at: 10, 10), .up(thumb)))
    #expect(log == ["view touchesBegan thumb@10,10", "view touchesEnded thumb@10,10"])
  }

  @Test func afterAnInterruptionAFingerIsIgnoredUntilItBeginsAgain() throws {
    let view = View(id: "view", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let log = try Rig(view, changes: [.interrupt("phone call", at: 0.15)]).play(
      .slowly(
        .down(at: 10, 10), .move(to: 20, 10), .move(to: 30, 10), .stay(at: 30, 10), .up(),
        .down(at: 40, 10), .up()))
    #expect(
      log == [
        "view touchesBegan 1@10,10",
        "view touchesMoved 1@20,10",
        "application interrupt phone call",
        "view touchesCancelled 1@20,10",
        "view touchesBegan 1@40,10",
        "view touchesEnded 1@40,10",
      ])
  }

  @Test func aFingerThatWasTakenAwayMayBeginWithoutALift() throws {
    let view = View(id: "view", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let log = try Rig(view, changes: [.interrupt(at: 0.05)]).play(
      .slowly(.down(at: 10, 10), .down(at: 40, 10), .up()))
    #expect(
      log == [
        "view touchesBegan 1@10,10",
        "application interrupt phone call",
        "view touchesCancelled 1@10,10",
        "view touchesBegan 1@40,10",
        "view touchesEnded 1@40,10",
      ])
  }

  @Test func anInterruptionDoesNotConcernAFingerThatBeginsAtItsTime() throws {
    let view = View(id: "view", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let log = try Rig(view, changes: [.interrupt(at: 0.1)]).play(
      [.wait(0.1), .down(at: 10, 10), .wait(0.1), .up()])
    #expect(
      log == [
        "application interrupt phone call",
        "view touchesBegan 1@10,10",
        "view touchesEnded 1@10,10",
      ])
  }
}
