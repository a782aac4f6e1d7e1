import Testing
import TraceCore

/// Recognizers that an app writes by overriding the touches… methods and setting `state`.
@Suite struct CustomRecognizerTests {
  let scene = GestureScene()

  @Test func aDiscreteOneRecognizesWhenItSaysSo() throws {
    scene.add(ScriptedRecognizer(id: "press", .press))
    let log = try scene.play(.slowly(.down(at: 60, 110), .move(to: 62, 110), .up()))
    #expect(
      log == [
        "press touchesBegan 1@10,10",
        "press state possible -> ended",
        "  press action press state=ended",
      ])
  }

  @Test func aContinuousOneBeginsChangesAndEnds() throws {
    scene.add(ScriptedRecognizer(id: "hold", .hold)).cancelsTouchesInView = false
    let log = try scene.play(
      .slowly(.down(at: 60, 110), .move(to: 62, 110), .move(to: 64, 110), .up()))
    #expect(
      log == [
        "hold touchesBegan 1@10,10",
        "hold state possible -> began",
        "  hold action hold state=began",
        "card touchesBegan 1@10,10",
        "hold touchesMoved 1@12,10",
        "hold state began -> changed",
        "  hold action hold state=changed",
        "card touchesMoved 1@12,10",
        "hold touchesMoved 1@14,10",
        "hold action hold state=changed",
        "card touchesMoved 1@14,10",
        "hold touchesEnded 1@14,10",
        "hold state changed -> ended",
        "  hold action hold state=ended",
        "card touchesEnded 1@14,10",
      ])
  }

  @Test func failedInMidGestureMeansCancelled() throws {
    scene.add(ScriptedRecognizer(id: "hold", [.began: [.began], .moved: [.failed]]))
    let log = try scene.play(.slowly(.down(at: 60, 110), .move(to: 62, 110), .up()))
    #expect(
      log == [
        "hold touchesBegan 1@10,10",
        "hold state possible -> began",
        "  hold action hold state=began",
        "hold touchesMoved 1@12,10",
        "hold state began -> cancelled",
        "  hold action hold state=cancelled",
      ])
  }

  @Test func anInterruptionCancelsAnActiveOneAndThenTheView() throws {
    scene.add(ScriptedRecognizer(id: "hold", .hold)).cancelsTouchesInView = false
    let log = try scene.play([.down(at: 60, 110), .wait(1)], changes: [.interrupt(at: 0.5)])
    #expect(
      log == [
        "hold touchesBegan 1@10,10",
        "hold state possible -> began",
        "  hold action hold state=began",
        "card touchesBegan 1@10,10",
        "application interrupt phone call",
        "hold touchesCancelled 1@10,10",
        "hold state began -> cancelled",
        "  hold action hold state=cancelled",
        "card touchesCancelled 1@10,10",
      ])
  }

  @Test func aCancelledSampleFailsOneThatIsPossible() throws {
    scene.add(ScriptedRecognizer(id: "idle", [:]))
    let log = try scene.play(.slowly(.down(at: 60, 110), .cancel()))
    #expect(
      log == [
        "idle touchesBegan 1@10,10",
        "card touchesBegan 1@10,10",
        "idle touchesCancelled 1@10,10",
        "  idle state possible -> failed",
        "card touchesCancelled 1@10,10",
      ])
  }

  @Test func itIsResetOnceWhenTheLastFingerIsUp() throws {
    let press = scene.add(ScriptedRecognizer(id: "press", .press))
    let log = try scene.play(
      .slowly(.down(1, at: 60, 110), .down(2, at: 80, 110), .up(1), .up(2)),
      showing: [.gesture, .properties])
    #expect(
      log == [
        "press touchesBegan 1@10,10",
        "press state possible -> ended",
        "  press action press state=ended",
        "press state ended -> possible",
      ])
    #expect(press.resets == 1)
    #expect(press.state == .possible)
  }

  @Test func oneThatNeverDecidesLeavesTheViewAlone() throws {
    let idle = scene.add(ScriptedRecognizer(id: "idle", [:]))
    let log = try scene.play(.slowly(.down(at: 60, 110), .up(), .down(at: 60, 110), .up()))
    #expect(
      log == [
        "idle touchesBegan 1@10,10",
        "card touchesBegan 1@10,10",
        "idle touchesEnded 1@10,10",
        "card touchesEnded 1@10,10",
        "idle touchesBegan 1@10,10 taps=2",
        "card touchesBegan 1@10,10 taps=2",
        "idle touchesEnded 1@10,10 taps=2",
        "card touchesEnded 1@10,10 taps=2",
      ])
    #expect(idle.resets == 2)
  }
}
