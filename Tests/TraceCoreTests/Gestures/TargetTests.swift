import Testing
import TraceCore

/// Who is told of a gesture.
@Suite struct TargetTests {
  let scene = GestureScene()
  let tap = TapGestureRecognizer(id: "tap")

  init() {
    scene.card.addGestureRecognizer(tap)
  }

  private func tapOnce() throws -> [String] {
    try scene.play(.taps(1, at: 60, 110), showing: .gesture)
  }

  @Test func targetsAreToldInTheOrderAdded() throws {
    let journal = Journal()
    for action in ["first", "second"] { scene.root.handle(action) { _ in journal.note(action) } }
    tap.addTarget(scene.root, action: "first")
    tap.addTarget(scene.root, action: "second")
    #expect(
      try tapOnce() == [
        "tap touchesBegan 1@10,10",
        "tap touchesEnded 1@10,10",
        "tap state possible -> ended",
        "  tap action first state=ended at=10,10",
        "  tap action second state=ended at=10,10",
      ])
    #expect(journal.texts == ["first", "second"])
  }

  @Test func withoutATargetTheRespondersFromTheViewOnAreSearched() throws {
    let journal = Journal()
    let controller = ViewController(id: "controller")
    controller.view = scene.root
    controller.handle("tapped") { journal.note("controller of \($0.id)") }
    scene.card.handle("other") { _ in journal.note("card") }
    tap.addTarget(nil, action: "tapped")
    #expect(try tapOnce().last == "  tap action tapped state=ended at=10,10")
    #expect(journal.texts == ["controller of card"])
  }

  @Test func theNearestResponderThatAnswersIsTold() throws {
    let journal = Journal()
    for view in [scene.root, scene.card] {
      view.handle("tapped") { _ in journal.note(view.id) }
    }
    tap.addTarget(nil, action: "tapped")
    _ = try tapOnce()
    #expect(journal.texts == ["card"])
  }

  @Test func anActionThatNobodyAnswersIsShownAllTheSame() throws {
    tap.addTarget(nil, action: "lost")
    #expect(try tapOnce().last == "  tap action lost state=ended at=10,10")
  }

  @Test func aRemovedTargetIsToldNothing() throws {
    let other = Responder(id: "other")
    for action in ["first", "second"] {
      tap.addTarget(scene.root, action: action)
      tap.addTarget(other, action: action)
    }
    tap.removeTarget(scene.root, action: "first")
    tap.removeTarget(other, action: nil)
    #expect(
      try tapOnce().suffix(2) == [
        "tap state possible -> ended", "  tap action second state=ended at=10,10",
      ])
  }

  @Test func removingEveryTargetLeavesNone() throws {
    tap.addTarget(scene.root, action: "first")
    tap.addTarget(nil, action: "second")
    tap.removeTarget(nil, action: nil)
    #expect(try tapOnce().last == "tap state possible -> ended")
  }

  @Test func aTargetThatIsGoneIsNotKeptAlive() throws {
    weak var gone: Responder?
    do {
      let target = Responder(id: "target")
      tap.addTarget(target, action: "tapped")
      gone = target
    }
    #expect(gone == nil)
    _ = try tapOnce()
  }

  @Test func aTargetAddedByAnActionIsToldOfTheNextState() throws {
    let pan = PanGestureRecognizer(id: "pan")
    scene.card.addGestureRecognizer(pan)
    pan.addTarget(scene.root, action: "first")
    scene.root.handle("first") { [root = scene.root] _ in
      if pan.state == .began { pan.addTarget(root, action: "second") }
    }
    let log = try scene.play(
      .slowly(.down(at: 60, 110), .move(to: 80, 110), .up()), showing: .gesture
    ).filter { $0.contains("action") }
    #expect(
      log == [
        "  pan action first state=began translation=10,0 velocity=200,0",
        "  pan action first state=ended translation=10,0 velocity=200,0",
        "  pan action second state=ended translation=10,0 velocity=200,0",
      ])
  }
}
