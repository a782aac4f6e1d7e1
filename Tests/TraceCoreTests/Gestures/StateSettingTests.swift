import Testing
import TraceCore

/// What becomes of the states that an app's recognizer sets, also of those that cannot follow.
@Suite struct StateSettingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let settings: ScriptedRecognizer.Settings
    let states: [String]

    init(_ name: String, _ settings: ScriptedRecognizer.Settings, _ states: [String]) {
      testDescription = name
      self.settings = settings
      self.states = states
    }
  }

  @Test(arguments: [
    Row("nothing", [:], []),
    Row("possible at any time", [.began: [.possible], .moved: [.possible]], []),
    Row("ended twice", [.began: [.ended, .ended]], ["possible -> ended"]),
    Row("began after ended", [.began: [.ended, .began]], ["possible -> ended"]),
    Row(
      "everything after ended",
      [.began: [.ended], .moved: [.possible, .began, .changed, .failed], .ended: [.cancelled]],
      ["possible -> ended"]),
    Row(
      "everything after failed",
      [.began: [.failed, .began, .changed, .ended], .moved: [.began, .ended]],
      ["possible -> failed"]),
    Row(
      "possible while active", [.began: [.began], .moved: [.possible], .ended: [.ended]],
      ["possible -> began", "began -> ended"]),
    Row(
      "began while active", [.began: [.began], .moved: [.began], .ended: [.ended]],
      ["possible -> began", "began -> ended"]),
    Row(
      "began and ended in one call", [.began: [.began, .ended]],
      ["possible -> began", "began -> ended"]),
    Row(
      "began and failed in one call", [.began: [.began, .failed]], ["possible -> failed"]),
    Row(
      "changed after ended in one call", [.began: [.began], .moved: [.ended, .changed]],
      ["possible -> began", "began -> ended"]),
    Row(
      "ended after failed in one call", [.began: [.began], .moved: [.failed, .ended]],
      ["possible -> began", "began -> cancelled"]),
    Row(
      "cancelled in mid-gesture",
      [.began: [.began], .moved: [.changed, .cancelled], .ended: [.ended]],
      ["possible -> began", "began -> cancelled"]),
  ])
  func becomes(_ row: Row) throws {
    let scene = GestureScene()
    let one = scene.add(ScriptedRecognizer(id: "one", row.settings))
    let log = try scene.play(
      .slowly(.down(at: 60, 110), .move(to: 61, 110), .up()), showing: .gesture)
    let states = log.compactMap { line in
      line.split(separator: " state ").count == 2 ? line.split(separator: " state ")[1] : nil
    }
    #expect(states.map(String.init) == row.states)
    #expect(one.state == .possible)
  }

  @Test func theStateReadsAsItWasSetBeforeItIsDecided() throws {
    final class Reader: GestureRecognizer {
      var seen: [GestureRecognizer.State] = []

      override func touchesBegan(_ touches: [Touch], with event: Event) {
        seen.append(state)
        state = .began
        seen.append(state)
        state = .failed
        seen.append(state)
      }
    }
    let scene = GestureScene()
    let reader = scene.add(Reader(id: "reader"))
    _ = try scene.play(.slowly(.down(at: 60, 110), .up()))
    #expect(reader.seen == [.possible, .began, .failed])
  }

  @Test func aStateSetWithoutAGestureDoesNotOutliveTheEvent() throws {
    let scene = GestureScene()
    let press = scene.add(ScriptedRecognizer(id: "press", .press))
    let log = try scene.play(
      [.down(at: 300, 10), .wait(0.5), .up(), .wait(0.5), .down(at: 60, 110), .wait(0.1), .up()],
      changes: [.app("fails", at: 0.2) { press.state = .failed }], showing: .gesture)
    #expect(
      log.suffix(3) == [
        "press touchesBegan 1@10,10",
        "press state possible -> ended",
        "  press action press state=ended",
      ])
  }

  @Test func anActionMaySetFailedAtTheBegin() throws {
    let scene = GestureScene()
    let hold = scene.add(ScriptedRecognizer(id: "hold", .hold))
    scene.root.handle("hold") { _ in hold.state = .failed }
    let log = try scene.play(
      .slowly(.down(at: 60, 110), .move(to: 61, 110), .up()), showing: .gesture)
    #expect(
      log == [
        "hold touchesBegan 1@10,10",
        "hold state possible -> began",
        "  hold action hold state=began",
        "hold state began -> cancelled",
        "  hold action hold state=cancelled",
      ])
  }

  @Test func anActionMaySetFailedAtABeginThatIsOverAlready() throws {
    let scene = GestureScene()
    let pan = scene.add(PanGestureRecognizer(id: "pan"))
    scene.root.handle("pan") { _ in if pan.state == .began { pan.state = .failed } }
    let log = try scene.play([
      .down(at: 60, 110), .wait(0.1), .move(to: 80, 110), .up(),
    ])
    #expect(
      log == [
        "pan touchesBegan 1@10,10",
        "card touchesBegan 1@10,10",
        "pan touchesMoved 1@30,10",
        "pan touchesEnded 1@30,10",
        "pan state possible -> began",
        "  pan action pan state=began translation=10,0 velocity=200,0",
        "card touchesCancelled 1@30,10",
        "pan state began -> cancelled",
        "  pan action pan state=cancelled translation=10,0 velocity=200,0",
      ])
  }
}
