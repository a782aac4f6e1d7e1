import Testing
import TraceCore

/// A tap recognizer of an app that wants to see every call, before and after the class's own method.
@Suite struct TapSubclassTests {
  final class LoggedTap: TapGestureRecognizer {
    private let journal: Journal

    init(id: String, journal: Journal) {
      self.journal = journal
      super.init(id: id)
    }

    override func touchesBegan(_ touches: [Touch], with event: Event) {
      note("begin") { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: [Touch], with event: Event) {
      note("move") { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: [Touch], with event: Event) {
      note("end") { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: [Touch], with event: Event) {
      note("cancel") { super.touchesCancelled(touches, with: event) }
    }

    override func reset() {
      note("reset") { super.reset() }
    }

    private func note(_ what: String, body: () -> Void) {
      journal.note("will \(what), \(state)")
      body()
      journal.note("did \(what), \(state)")
    }
  }

  let scene = GestureScene()
  let journal = Journal()

  /// The log with the app's notes.
  private func play(_ script: TouchScript, changes: [SceneChange] = []) throws -> [String] {
    scene.add(LoggedTap(id: "tap", journal: journal))
    let rig = Rig(scene.root, changes: changes, showing: [.standard, .properties])
    journal.rig = rig
    try rig.play(script)
    return journal.lines
  }

  @Test func itSeesATap() throws {
    let log = try play(.slowly(.down(at: 60, 110), .move(to: 61, 110), .up()))
    #expect(
      log.filter { !$0.contains("reset") } == [
        "tap touchesBegan 1@10,10",
        "* will begin, possible",
        "* did begin, possible",
        "card touchesBegan 1@10,10",
        "tap touchesMoved 1@11,10",
        "* will move, possible",
        "* did move, possible",
        "card touchesMoved 1@11,10",
        "tap touchesEnded 1@11,10",
        "* will end, possible",
        "* did end, ended",
        "tap state possible -> ended",
        "  tap action tap state=ended at=11,10",
        "card touchesCancelled 1@11,10",
        "tap state ended -> possible",
      ])
    #expect(journal.texts.count { $0.hasPrefix("did reset") } == 1)
  }

  @Test func itSeesItselfFail() throws {
    let log = try play(.slowly(.down(at: 60, 110), .move(to: 105, 110), .up()))
    #expect(
      log.filter { !$0.contains("reset") } == [
        "tap touchesBegan 1@10,10",
        "* will begin, possible",
        "* did begin, possible",
        "card touchesBegan 1@10,10",
        "tap touchesMoved 1@55,10",
        "* will move, possible",
        "  tap state possible -> failed",
        "* did move, failed",
        "card touchesMoved 1@55,10",
        "card touchesEnded 1@55,10",
        "tap state failed -> possible",
      ])
  }

  @Test func itSeesAnInterruption() throws {
    let log = try play([.down(at: 60, 110), .wait(1)], changes: [.interrupt(at: 0.1)])
    #expect(
      log.filter { !$0.contains("reset") } == [
        "tap touchesBegan 1@10,10",
        "* will begin, possible",
        "* did begin, possible",
        "card touchesBegan 1@10,10",
        "application interrupt phone call",
        "tap touchesCancelled 1@10,10",
        "* will cancel, possible",
        "  tap state possible -> failed",
        "* did cancel, failed",
        "card touchesCancelled 1@10,10",
        "tap state failed -> possible",
      ])
  }

  @Test func itSeesNothingOfAGestureThatIsDecided() throws {
    let log = try play(
      .slowly(.down(1, at: 60, 110), .move(1, to: 105, 110), .down(2, at: 60, 110), .up(2), .up(1)))
    #expect(
      log.filter { $0.hasPrefix("* ") && !$0.contains("reset") } == [
        "* will begin, possible",
        "* did begin, possible",
        "* will move, possible",
        "* did move, failed",
      ])
  }
}
