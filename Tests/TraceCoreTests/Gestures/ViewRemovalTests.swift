import Testing
import TraceCore

/// Views with recognizers that leave their window, also because of what a recognizer did.
@Suite struct ViewRemovalTests {
  let scene = GestureScene()

  @Test func itsActiveRecognizerIsCancelledFirst() throws {
    scene.add(PanGestureRecognizer(id: "pan")).cancelsTouchesInView = false
    let log = try scene.play(
      .slowly(.down(at: 60, 110), .move(to: 80, 110), .move(to: 90, 110), .up()),
      changes: [.remove(scene.card, at: 0.15)])
    #expect(
      log.suffix(5) == [
        "card removed",
        "pan touchesCancelled 1@30,10",
        "pan state began -> cancelled",
        "  pan action pan state=cancelled translation=10,0 velocity=200,0",
        "card touchesCancelled 1@30,10",
      ])
  }

  @Test func aRecognizerOfItsSuperviewFailsWithIt() throws {
    scene.add(TapGestureRecognizer(id: "tap"), to: scene.root)
    let log = try scene.play(
      [.down(at: 60, 110), .wait(0.4), .up()], changes: [.remove(scene.card, at: 0.1)])
    #expect(
      log == [
        "tap touchesBegan 1@60,110",
        "card touchesBegan 1@10,10",
        "card removed",
        "tap touchesCancelled 1@60,110",
        "  tap state possible -> failed",
        "card touchesCancelled 1@10,10",
      ])
  }

  @Test func aViewRemovedByItsPansBeginHearsOfTheCancel() throws {
    let pan = scene.add(PanGestureRecognizer(id: "pan"))
    var states: [GestureRecognizer.State] = []
    scene.root.handle("pan") { [card = scene.card] _ in
      states.append(pan.state)
      if pan.state == .began { card.removeFromSuperview() }
    }
    let log = try scene.play(
      .slowly(.down(at: 60, 110), .move(to: 80, 110), .move(to: 90, 110), .up()))
    #expect(states == [.began, .cancelled])
    #expect(
      log.map { $0.trimmingPrefix(while: \.isWhitespace) } == [
        "pan touchesBegan 1@10,10",
        "card touchesBegan 1@10,10",
        "pan touchesMoved 1@30,10",
        "pan state possible -> began",
        "pan action pan state=began translation=10,0 velocity=200,0",
        "card removed",
        "pan touchesCancelled 1@30,10",
        "pan state began -> cancelled",
        "pan action pan state=cancelled translation=10,0 velocity=200,0",
        "card touchesCancelled 1@30,10",
      ])
  }

  @Test func aViewRemovedByItsPansChangeHearsOfTheCancel() throws {
    let pan = scene.add(PanGestureRecognizer(id: "pan"))
    scene.root.handle("pan") { [card = scene.card] _ in
      if pan.state == .changed { card.removeFromSuperview() }
    }
    let log = try scene.play(
      .slowly(.down(at: 60, 110), .move(to: 80, 110), .move(to: 90, 110), .up()),
      showing: .gesture)
    #expect(log.count { $0.hasSuffix("pan state changed -> cancelled") } == 1)
    #expect(log.count { $0.contains("pan action pan state=cancelled") } == 1)
  }

  @Test func aViewRemovedByItsTapIsGone() throws {
    scene.add(TapGestureRecognizer(id: "tap"))
    scene.root.handle("tap") { [card = scene.card] _ in card.removeFromSuperview() }
    let log = try scene.play(.slowly(.down(at: 60, 110), .up(), .down(at: 60, 110), .up()))
    #expect(
      log == [
        "tap touchesBegan 1@10,10",
        "card touchesBegan 1@10,10",
        "tap touchesEnded 1@10,10",
        "tap state possible -> ended",
        "  tap action tap state=ended at=10,10",
        "    card removed",
        "    card touchesCancelled 1@10,10",
        "root touchesBegan 1@60,110 taps=2",
        "root touchesEnded 1@60,110 taps=2",
      ])
  }

  @Test(arguments: ["tap", "press", "swipe"])
  func aViewThatComesBackRecognizesAsBefore(_ kind: String) throws {
    let made: [GestureRecognizer] = [
      TapGestureRecognizer(id: "tap"), LongPressGestureRecognizer(id: "press"),
      SwipeGestureRecognizer(id: "swipe"),
    ]
    let one = try #require(made.first { $0.id == kind })
    scene.add(one)
    let gesture: TouchScript =
      switch kind {
      case "tap": [.down(at: 60, 110), .wait(0.1), .up()]
      case "press": [.down(at: 60, 110), .wait(0.6), .up()]
      default: [.down(at: 60, 110), .wait(0.1), .move(to: 130, 110), .wait(0.1), .up()]
      }
    let alone = try Rig(scene.root, showing: .gesture).play(gesture)

    let interrupted: [TouchStep] = [.down(at: 60, 110), .wait(2), .up(), .wait(1)]
    let log = try scene.play(
      TouchScript(interrupted + gesture.steps),
      changes: [
        .remove(scene.card, at: 0.1),
        .app("adds", at: 2.5) { [scene] in scene.root.addSubview(scene.card) },
      ], showing: .gesture)
    #expect(Array(log.suffix(alone.count)) == alone)
  }

  @Test func aViewRemovedWhenItsRecognizerIsAskedToReceiveLeavesNothing() throws {
    let pan = scene.add(PanGestureRecognizer(id: "pan"))
    var removes = true
    pan.shouldReceive = { [card = scene.card] _, _ in
      if removes { card.removeFromSuperview() }
      return true
    }
    let rig = Rig(
      scene.root,
      changes: [
        .app("adds", at: 0.5) { [scene] in
          removes = false
          scene.root.addSubview(scene.card)
        }
      ], showing: .gesture)
    let log = try rig.play([
      .down(at: 60, 110), .wait(0.1), .up(), .wait(1), .down(at: 60, 110), .wait(0.1),
      .move(to: 80, 110), .wait(0.1), .up(),
    ])
    #expect(
      log.suffix(7) == [
        "pan touchesBegan 1@10,10",
        "pan touchesMoved 1@30,10",
        "pan state possible -> began",
        "  pan action pan state=began translation=10,0 velocity=200,0",
        "pan touchesEnded 1@30,10",
        "pan state began -> ended",
        "  pan action pan state=ended translation=10,0 velocity=200,0",
      ])
    #expect(log.count == 7)
  }

  @Test func aRecognizerAndASubviewAddedByAnActionGetTheNextTouch() throws {
    let tap = scene.add(TapGestureRecognizer(id: "tap"))
    let badge = View(id: "badge", frame: Rect(x: 0, y: 0, width: 40, height: 40))
    let late = TapGestureRecognizer(id: "late")
    scene.root.handle("tap") { [card = scene.card] _ in
      card.removeGestureRecognizer(tap)
      card.addGestureRecognizer(late)
      card.addSubview(badge)
    }
    let log = try scene.play(.slowly(.down(at: 60, 110), .up(), .down(at: 60, 110), .up()))
    #expect(
      log == [
        "tap touchesBegan 1@10,10",
        "card touchesBegan 1@10,10",
        "tap touchesEnded 1@10,10",
        "tap state possible -> ended",
        "  tap action tap state=ended at=10,10",
        "card touchesCancelled 1@10,10",
        "late touchesBegan 1@10,10 taps=2",
        "badge touchesBegan 1@10,10 taps=2",
        "late touchesEnded 1@10,10 taps=2",
        "late state possible -> ended",
        "badge touchesCancelled 1@10,10",
      ])
  }
}
