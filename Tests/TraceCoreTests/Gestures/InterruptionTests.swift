import Testing
import TraceCore

/// Interruptions while something waits: an end, a begin, a recognizer.
@Suite struct InterruptionTests {
  let scene = GestureScene()

  private func play(_ script: TouchScript, interruptedAt seconds: Double) throws -> [String] {
    try scene.play(script, changes: [.interrupt(at: seconds)])
  }

  @Test func anEndThatIsWithheldIsCancelled() throws {
    scene.add(TapGestureRecognizer(id: "double")).numberOfTapsRequired = 2
    #expect(
      try play(.taps(1, at: 60, 110), interruptedAt: 0.2) == [
        "double touchesBegan 1@10,10",
        "card touchesBegan 1@10,10",
        "double touchesEnded 1@10,10",
        "application interrupt phone call",
        "double state possible -> failed",
        "card touchesCancelled 1@10,10",
      ])
  }

  @Test func oneThatWaitsForAnotherFailsToo() throws {
    let double = scene.add(TapGestureRecognizer(id: "double"))
    double.numberOfTapsRequired = 2
    scene.add(TapGestureRecognizer(id: "single")).require(toFail: double)
    #expect(
      try play(.taps(1, at: 60, 110), interruptedAt: 0.2) == [
        "double touchesBegan 1@10,10",
        "single touchesBegan 1@10,10",
        "card touchesBegan 1@10,10",
        "double touchesEnded 1@10,10",
        "single touchesEnded 1@10,10",
        "application interrupt phone call",
        "double state possible -> failed",
        "single state possible -> failed",
        "card touchesCancelled 1@10,10",
      ])
  }

  @Test func aBeginThatIsHeldIsForgotten() throws {
    scene.add(PanGestureRecognizer(id: "pan")).delaysTouchesBegan = true
    #expect(
      try play([.down(at: 60, 110), .wait(0.5), .up()], interruptedAt: 0.2) == [
        "pan touchesBegan 1@10,10",
        "application interrupt phone call",
        "pan touchesCancelled 1@10,10",
        "  pan state possible -> failed",
      ])
  }

  @Test func aBeginThatAScrollViewHoldsIsForgotten() throws {
    let list = ScrollView(id: "list", frame: Rect(x: 0, y: 400, width: 375, height: 200))
    list.contentSize = Size(width: 375, height: 1_000)
    list.addSubview(Button(id: "button", frame: Rect(x: 0, y: 0, width: 375, height: 44)))
    scene.root.addSubview(list)
    #expect(
      try play([.down(at: 60, 410), .wait(0.5), .up()], interruptedAt: 0.1) == [
        "list.pan touchesBegan 1@60,10",
        "application interrupt phone call",
        "list.pan touchesCancelled 1@60,10",
        "  list.pan state possible -> failed",
      ])
  }

  @Test func allThatIsActiveIsCancelledBeforeAnyView() throws {
    scene.root.isMultipleTouchEnabled = true
    let hold = scene.add(ScriptedRecognizer(id: "hold", .hold))
    hold.cancelsTouchesInView = false
    let outer = scene.add(ScriptedRecognizer(id: "outer", .hold), to: scene.root)
    outer.cancelsTouchesInView = false
    outer.shouldRecognizeSimultaneously = { _, _ in true }
    let log = try play(
      [.down(1, at: 60, 110), .down(2, at: 300, 500), .wait(0.5), .up(1), .up(2)],
      interruptedAt: 0.2)
    let interruption = try #require(log.firstIndex(of: "application interrupt phone call"))
    #expect(
      log[interruption...].dropFirst() == [
        "hold touchesCancelled 1@10,10",
        "outer touchesCancelled 1@60,110 2@300,500",
        "hold state began -> cancelled",
        "  hold action hold state=cancelled",
        "outer state began -> cancelled",
        "  outer action outer state=cancelled",
        "card touchesCancelled 1@10,10",
        "root touchesCancelled 2@300,500",
      ])
  }

  @Test func theNextTouchStartsAnew() throws {
    scene.add(TapGestureRecognizer(id: "tap"))
    let log = try play(
      [.down(at: 60, 110), .wait(0.5), .up(), .wait(1), .down(at: 60, 110), .wait(0.1), .up()],
      interruptedAt: 0.2)
    #expect(
      log.suffix(6) == [
        "tap touchesBegan 1@10,10",
        "card touchesBegan 1@10,10",
        "tap touchesEnded 1@10,10",
        "tap state possible -> ended",
        "  tap action tap state=ended at=10,10",
        "card touchesCancelled 1@10,10",
      ])
  }
}
