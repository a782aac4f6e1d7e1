import Testing
import TraceCore

/// Recognizers in two windows at once.
@Suite struct TwoWindowsTests {
  let back = Window(id: "back", size: Size(width: 375, height: 667))
  let front = Window(id: "front", size: Size(width: 375, height: 100))
  let tap = TapGestureRecognizer(id: "tap")
  let pan = PanGestureRecognizer(id: "pan")

  init() {
    front.addGestureRecognizer(tap)
    tap.addTarget(front, action: "tap")
    back.addGestureRecognizer(pan)
    pan.addTarget(back, action: "pan")
  }

  private func play(_ script: TouchScript) throws -> [String] {
    let log = MemoryLog(categories: .standard)
    let session = Session(windows: [back, front], sink: log)
    try session.play(script.samples)
    session.finish()
    return log.lines.map(\.text)
  }

  @Test func eachHasItsOwnGesture() throws {
    let log = try play([
      .down(1, at: 10, 10), .down(2, at: 10, 200), .wait(0.1), .move(2, to: 30, 200), .wait(0.1),
      .up(1), .wait(0.1), .up(2),
    ])
    #expect(
      log == [
        "tap touchesBegan 1@10,10",
        "front touchesBegan 1@10,10",
        "pan touchesBegan 2@10,200",
        "back touchesBegan 2@10,200",
        "pan touchesMoved 2@30,200",
        "pan state possible -> began",
        "  pan action pan state=began translation=10,0 velocity=200,0",
        "back touchesCancelled 2@30,200",
        "tap touchesEnded 1@10,10",
        "tap state possible -> ended",
        "  tap action tap state=ended at=10,10",
        "front touchesCancelled 1@10,10",
        "pan touchesEnded 2@30,200",
        "pan state began -> ended",
        "  pan action pan state=ended translation=10,0 velocity=200,0",
      ])
  }

  @Test func aRecognizerMayMoveToTheOtherWindow() throws {
    front.handle("tap") { [back, pan, front] _ in
      front.addGestureRecognizer(pan)
      precondition(pan.view === front && back.gestureRecognizers.isEmpty)
    }
    let log = try play(
      .slowly(
        .down(1, at: 10, 200), .down(2, at: 10, 10), .up(2), .up(1), .down(1, at: 10, 50),
        .move(1, to: 30, 50), .up(1)))
    #expect(
      log.filter { $0.contains("pan") } == [
        "pan touchesBegan 1@10,200",
        "    pan state possible -> failed",
        "pan touchesBegan 1@10,50 taps=2",
        "pan touchesMoved 1@30,50",
        "pan state possible -> began",
        "  pan action pan state=began translation=10,0 velocity=200,0",
        "pan touchesEnded 1@30,50 taps=2",
        "pan state began -> ended",
        "  pan action pan state=ended translation=10,0 velocity=200,0",
      ])
  }
}
