import Testing
import TraceCore

/// Recognizers that are disabled or removed in the middle of something.
@Suite struct DisablingTests {
  let scene = GestureScene()

  enum Way: String, CaseIterable {
    case disable
    case remove

    func end(_ recognizer: GestureRecognizer) {
      switch self {
      case .disable: recognizer.isEnabled = false
      case .remove: recognizer.view?.removeGestureRecognizer(recognizer)
      }
    }
  }

  @Test(arguments: Way.allCases)
  func anActiveOneIsCancelledWithItsAction(_ way: Way) throws {
    let pan = scene.add(PanGestureRecognizer(id: "pan"))
    let log = try scene.play(
      .slowly(.down(at: 60, 110), .move(to: 80, 110), .move(to: 90, 110), .up()),
      changes: [.app(way.rawValue, at: 0.15) { way.end(pan) }])
    #expect(
      log == [
        "pan touchesBegan 1@10,10",
        "card touchesBegan 1@10,10",
        "pan touchesMoved 1@30,10",
        "pan state possible -> began",
        "  pan action pan state=began translation=10,0 velocity=200,0",
        "card touchesCancelled 1@30,10",
        "app set \(way.rawValue)=true",
        "pan state began -> cancelled",
        "  pan action pan state=cancelled translation=10,0 velocity=200,0",
      ])
  }

  @Test(arguments: Way.allCases)
  func onePossibleFailsAndTheViewGoesOn(_ way: Way) throws {
    let tap = scene.add(TapGestureRecognizer(id: "tap"))
    let log = try scene.play(
      [.down(at: 60, 110), .wait(0.4), .up()],
      changes: [.app(way.rawValue, at: 0.1) { way.end(tap) }])
    #expect(
      log == [
        "tap touchesBegan 1@10,10",
        "card touchesBegan 1@10,10",
        "app set \(way.rawValue)=true",
        "tap state possible -> failed",
        "card touchesEnded 1@10,10",
      ])
  }

  @Test(arguments: Way.allCases)
  func anEndThatWaitsForItComesAtOnce(_ way: Way) throws {
    let double = scene.add(TapGestureRecognizer(id: "double"))
    double.numberOfTapsRequired = 2
    let rig = Rig(
      scene.root, changes: [.app(way.rawValue, at: 0.2) { way.end(double) }])
    try rig.play(.taps(1, at: 60, 110))
    #expect(
      rig.timedLines == [
        "0.0 double touchesBegan 1@10,10",
        "0.0 card touchesBegan 1@10,10",
        "0.05 double touchesEnded 1@10,10",
        "0.2 app set \(way.rawValue)=true",
        "0.2 double state possible -> failed",
        "0.2 card touchesEnded 1@10,10",
      ])
  }

  @Test(arguments: Way.allCases)
  func aBeginThatWaitsForItComesAtOnce(_ way: Way) throws {
    let pan = scene.add(PanGestureRecognizer(id: "pan"))
    pan.delaysTouchesBegan = true
    let rig = Rig(scene.root, changes: [.app(way.rawValue, at: 0.2) { way.end(pan) }])
    try rig.play([
      .down(at: 60, 110), .wait(0.1), .move(to: 62, 110), .wait(0.3), .up(),
    ])
    #expect(
      rig.timedLines == [
        "0.0 pan touchesBegan 1@10,10",
        "0.1 pan touchesMoved 1@12,10",
        "0.2 app set \(way.rawValue)=true",
        "0.2 pan state possible -> failed",
        "0.2 card touchesBegan 1@10,10",
        "0.2 card touchesMoved 1@12,10",
        "0.4 card touchesEnded 1@12,10",
      ])
  }

  @Test func oneEnabledAgainGetsTheNextTouchOnly() throws {
    let tap = scene.add(TapGestureRecognizer(id: "tap"))
    let log = try scene.play(
      [.down(at: 60, 110), .wait(0.3), .up(), .wait(0.5), .down(at: 60, 110), .wait(0.1), .up()],
      changes: [
        .app("off", at: 0.1) { tap.isEnabled = false },
        .app("on", at: 0.2) { tap.isEnabled = true },
      ], showing: [.gesture, .properties])
    #expect(
      log == [
        "tap touchesBegan 1@10,10",
        "tap state possible -> failed",
        "tap state failed -> possible",
        "tap touchesBegan 1@10,10",
        "tap touchesEnded 1@10,10",
        "tap state possible -> ended",
        "  tap action tap state=ended at=10,10",
        "tap state ended -> possible",
      ])
  }

  @Test(arguments: Way.allCases)
  func anActionMayEndItsOwnRecognizerAtTheBegin(_ way: Way) throws {
    let pan = scene.add(PanGestureRecognizer(id: "pan"))
    scene.root.handle("pan") { _ in way.end(pan) }
    let log = try scene.play(
      .slowly(.down(at: 60, 110), .move(to: 80, 110), .move(to: 90, 110), .up()),
      showing: .gesture)
    #expect(
      log.map { $0.trimmingPrefix(while: \.isWhitespace) } == [
        "pan touchesBegan 1@10,10",
        "pan touchesMoved 1@30,10",
        "pan state possible -> began",
        "pan action pan state=began translation=10,0 velocity=200,0",
        "pan state began -> cancelled",
        "pan action pan state=cancelled translation=10,0 velocity=200,0",
      ])
    #expect(pan.state == .possible)
  }

  @Test(arguments: Way.allCases)
  func anActionMayEndAnother(_ way: Way) throws {
    let hold = scene.add(ScriptedRecognizer(id: "hold", .hold), to: scene.root)
    hold.shouldRecognizeSimultaneously = { _, _ in true }
    scene.add(PanGestureRecognizer(id: "pan"))
    scene.root.handle("pan") { _ in way.end(hold) }
    let log = try scene.play(
      .slowly(.down(at: 60, 110), .move(to: 80, 110), .up()), showing: .gesture
    ).filter { $0.contains("hold") && !$0.contains("touches") }
    #expect(
      log.map { $0.trimmingPrefix(while: \.isWhitespace) } == [
        "hold state possible -> began",
        "hold action hold state=began",
        "hold state began -> cancelled",
        "hold action hold state=cancelled",
      ])
  }

  @Test func oneRemovedAndAddedAgainIsAsGoodAsNew() throws {
    let tap = scene.add(TapGestureRecognizer(id: "tap"))
    let log = try scene.play(
      [.down(at: 60, 110), .wait(2), .up(), .wait(1), .down(at: 60, 110), .wait(0.1), .up()],
      changes: [
        .app("removes", at: 0.1) { [card = scene.card] in card.removeGestureRecognizer(tap) },
        .app("adds", at: 2.5) { [card = scene.card] in card.addGestureRecognizer(tap) },
      ], showing: .gesture)
    #expect(
      log == [
        "tap touchesBegan 1@10,10",
        "tap state possible -> failed",
        "tap touchesBegan 1@10,10",
        "tap touchesEnded 1@10,10",
        "tap state possible -> ended",
        "  tap action tap state=ended at=10,10",
      ])
  }
}
