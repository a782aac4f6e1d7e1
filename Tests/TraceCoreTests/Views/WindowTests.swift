import Testing
import TraceCore

/// What windows and applications are sent, and what their overrides do with it.
@Suite struct WindowTests {
  let view = View(id: "view", frame: Rect(x: 0, y: 0, width: 100, height: 100))

  @Test func aWindowMayRecordWhatItIsSent() throws {
    final class Recorder: Window {
      var phases: [[TouchPhase]] = []
      override func sendEvent(_ event: Event) {
        phases.append(event.allTouches.map(\.phase))
        super.sendEvent(event)
      }
    }
    let recorder = Recorder(size: Size(width: 375, height: 667))
    try Rig(view, window: recorder).play(.slowly(.down(at: 10, 10), .move(to: 11, 10), .up()))
    #expect(recorder.phases == [[.began], [.moved], [.ended]])
  }

  @Test func aWindowMaySwallowEvents() throws {
    final class Swallower: Window {
      var isSwallowing = true
      override func sendEvent(_ event: Event) {
        if !isSwallowing { super.sendEvent(event) }
      }
    }
    let window = Swallower(size: Size(width: 375, height: 667))
    let stop = SceneChange.set("mark", of: view, to: .text("stop"), at: 0.15) {
      window.isSwallowing = false
    }
    let log = try Rig(view, window: window, changes: [stop]).play(
      .slowly(
        .down(at: 10, 10), .move(to: 11, 10), .move(to: 12, 10), .up(), .wait(1), .down(at: 10, 10),
        .up()))
    #expect(
      log == [
        "view set mark=stop",
        "view touchesBegan 1@10,10",
        "view touchesEnded 1@10,10",
      ])
  }

  @Test func aTouchWhoseBeginWasSwallowedKeepsNoOtherOut() throws {
    final class Swallower: Window {
      override func sendEvent(_ event: Event) {
        if event.timestamp > .zero { super.sendEvent(event) }
      }
    }
    let window = Swallower(size: Size(width: 375, height: 667))
    let log = try Rig(view, window: window).play([
      .down(1, at: 10, 10), .wait(0.1), .down(2, at: 20, 10), .wait(0.1), .up(1), .up(2),
    ])
    #expect(log == ["view touchesBegan 2@20,10", "view touchesEnded 2@20,10"])
  }

  @Test func anApplicationMayRecordWhatItIsSent() throws {
    final class Recorder: Application {
      var times: [Double] = []
      override func sendEvent(_ event: Event) {
        times.append(event.timestamp.seconds)
        super.sendEvent(event)
      }
    }
    let application = Recorder()
    try Rig(view, application: application).play(
      .slowly(.down(at: 10, 10), .stay(at: 10, 10), .move(to: 11, 10), .up()))
    #expect(application.times == [0, 0.2, 0.3])
  }

  @Test func everyWindowWithTouchesGetsTheEventInTheOrderOfTheirBegins() throws {
    final class Recorder: Window {
      var record: (String) -> Void = { _ in }
      override func sendEvent(_ event: Event) {
        record("\(id) \(event.timestamp.seconds)")
        super.sendEvent(event)
      }
    }
    var sent: [String] = []
    let back = Recorder(id: "back", size: Size(width: 375, height: 667))
    let front = Recorder(id: "front", size: Size(width: 375, height: 100))
    for window in [back, front] { window.record = { sent.append($0) } }
    let log = MemoryLog(categories: .touches)
    let session = Session(windows: [back, front], sink: log)
    let script: TouchScript = [
      .down(1, at: 10, 200), .down(2, at: 10, 10), .wait(0.1), .move(2, to: 11, 10), .wait(0.1),
      .up(2), .wait(0.1), .up(1),
    ]
    try session.play(script.samples)
    session.finish()
    #expect(
      sent == [
        "back 0.0", "front 0.0", "back 0.1", "front 0.1", "back 0.2", "front 0.2", "back 0.3",
      ])
    #expect(
      log.lines.map(\.text) == [
        "back touchesBegan 1@10,200",
        "front touchesBegan 2@10,10",
        "front touchesMoved 2@11,10",
        "front touchesEnded 2@11,10",
        "back touchesEnded 1@10,200",
      ])
  }
}
