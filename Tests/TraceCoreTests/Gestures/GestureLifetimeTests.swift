import Testing
import TraceCore

/// Recognizers that outlive a replay, or are to go with it.
@Suite struct GestureLifetimeTests {
  /// What is left of a scene with a recognizer after `script` was played.
  private func leftovers(after script: TouchScript) throws -> [String] {
    weak var card: View?
    weak var pan: PanGestureRecognizer?
    weak var window: Window?
    do {
      let scene = GestureScene()
      pan = scene.add(PanGestureRecognizer(id: "pan"))
      card = scene.card
      let rig = Rig(scene.root)
      window = rig.window
      try rig.play(script)
    }
    return [card?.id, pan?.id, window?.id].compactMap(\.self)
  }

  @Test func nothingIsKeptAliveByAGestureThatIsOver() throws {
    #expect(try leftovers(after: .slowly(.down(at: 60, 110), .move(to: 80, 110), .up())) == [])
  }

  @Test func nothingIsKeptAliveByAFingerThatStaysDown() throws {
    #expect(try leftovers(after: .slowly(.down(at: 60, 110), .move(to: 80, 110))) == [])
  }

  @Test func aSecondReplayOfTheSameSceneIsLikeTheFirst() throws {
    let scene = GestureScene()
    scene.add(PanGestureRecognizer(id: "pan"))
    let double = scene.add(TapGestureRecognizer(id: "double"))
    double.numberOfTapsRequired = 2
    scene.add(TapGestureRecognizer(id: "single")).require(toFail: double)
    let drag: [TouchStep] = [
      .down(at: 60, 110), .wait(0.1), .move(to: 80, 110), .wait(0.1), .up(), .wait(1),
    ]
    let script = TouchScript(drag + TouchScript.taps(3, at: 60, 110).steps)
    let first = try scene.play(script)
    #expect(try scene.play(script) == first)
  }

  @Test func oneMayBeDisabledAndRemovedWhenTheSessionIsGone() async {
    await #expect(processExitsWith: .success) {
      let card = View(id: "card", frame: Rect(x: 0, y: 0, width: 100, height: 100))
      let tap = TapGestureRecognizer(id: "tap")
      card.addGestureRecognizer(tap)
      do { try Rig(card).play(.taps(1, at: 10, 10)) }
      tap.isEnabled = false
      card.removeGestureRecognizer(tap)
      precondition(tap.view == nil)
    }
  }
}
