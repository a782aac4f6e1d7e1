import Testing
import TraceCore

/// Gestures whose fingers join and leave, and what an app reads of them.
@Suite struct SeveralFingersTests {
  let scene = GestureScene()

  @Test func placesFollowTheFingersThatAreDown() throws {
    let pan = scene.add(PanGestureRecognizer(id: "pan"))
    let journal = Journal()
    scene.root.handle("pan") { [card = scene.card] _ in
      let places = (0..<pan.numberOfTouches).map { pan.location(ofTouch: $0, in: nil).text }
      journal.note("\(pan.location(in: card).text) of \(places)")
    }
    _ = try scene.play([
      .down(1, at: 60, 110), .down(2, at: 160, 110), .wait(0.1), .move(1, to: 80, 110),
      .move(2, to: 180, 110), .wait(0.1), .up(1), .wait(0.1), .move(2, to: 190, 110), .wait(0.1),
      .up(2),
    ])
    #expect(
      journal.texts == [
        #"80,10 of ["80,110", "180,110"]"#, #"140,10 of ["190,110"]"#, "140,10 of []",
      ])
  }

  @Test func noFingerThatJoinsOrLeavesMakesAPanJump() throws {
    scene.add(PanGestureRecognizer(id: "pan"))
    let log = try scene.play(
      .slowly(
        .down(1, at: 60, 110), .move(1, to: 80, 110), .down(2, at: 200, 210),
        .move(2, to: 220, 210), .up(1), .move(2, to: 230, 210), .up(2)))
    #expect(
      log == [
        "pan touchesBegan 1@10,10",
        "card touchesBegan 1@10,10",
        "pan touchesMoved 1@30,10",
        "pan state possible -> began",
        "  pan action pan state=began translation=10,0 velocity=200,0",
        "card touchesCancelled 1@30,10",
        "pan touchesBegan 2@150,110",
        "pan touchesMoved 2@170,110",
        "pan state began -> changed",
        "  pan action pan state=changed translation=20,0 velocity=80,0",
        "pan touchesEnded 1@30,10",
        "pan touchesMoved 2@180,110",
        "pan action pan state=changed translation=30,0 velocity=56,0",
        "pan touchesEnded 2@180,110",
        "pan state changed -> ended",
        "  pan action pan state=ended translation=30,0 velocity=56,0",
      ])
  }

  @Test func aThirdFingerChangesNothingOfAPinch() throws {
    scene.add(PinchGestureRecognizer(id: "pinch"))
    let log = try scene.play(
      .slowly(
        .down(1, at: 60, 110), .down(2, at: 160, 110), .move(2, to: 167, 110),
        .down(3, at: 60, 200), .move(2, to: 170, 110), .move(2, to: 210, 110)),
      showing: .gesture
    ).filter { $0.contains("action") }
    #expect(
      log == [
        "  pinch action pinch state=began scale=1.02",
        "  pinch action pinch state=changed scale=1.42",
      ])
  }

  @Test func anAppMaySetTheTranslationToZero() throws {
    let pan = scene.add(PanGestureRecognizer(id: "pan"))
    scene.root.handle("pan") { _ in pan.setTranslation(.zero, in: nil) }
    let log = try scene.play(
      .slowly(
        .down(at: 60, 110), .move(to: 80, 110), .move(to: 90, 115), .move(to: 97, 115), .up()),
      showing: .gesture
    ).filter { $0.contains("action") }
    #expect(
      log == [
        "  pan action pan state=began translation=10,0 velocity=200,0",
        "  pan action pan state=changed translation=10,5 velocity=120,40",
        "pan action pan state=changed translation=7,0 velocity=80,8",
        "  pan action pan state=ended translation=0,0 velocity=80,8",
      ])
  }

  @Test func anAppMaySetTheTranslationToAnyPoint() throws {
    let pan = scene.add(PanGestureRecognizer(id: "pan"))
    let card = scene.card
    scene.root.handle("pan") { _ in
      if pan.state == .began { pan.setTranslation(Point(x: 100, y: -7), in: card) }
    }
    let log = try scene.play(
      .slowly(.down(at: 60, 110), .move(to: 80, 110), .move(to: 90, 115), .up()),
      showing: .gesture)
    #expect(log.contains("  pan action pan state=changed translation=110,-2 velocity=120,40"))
  }

  @Test func vectorsAreTurnedIntoTheViewsThatAreAskedFor() throws {
    let pan = scene.add(PanGestureRecognizer(id: "pan"), to: scene.root)
    // Twice as large and turned by a right angle: right on the screen is up in the card.
    scene.card.transform = Transform(a: 0, b: 2, c: -2, d: 0, tx: 0, ty: 0)
    let journal = Journal()
    scene.root.handle("pan") { [card = scene.card] _ in
      let translation = pan.translation(in: card).text
      journal.note("\(pan.translation(in: nil).text) \(translation) \(pan.velocity(in: card).text)")
    }
    _ = try scene.play(.slowly(.down(at: 150, 200), .move(to: 170, 200), .up()))
    #expect(journal.texts.first == "10,0 0,-5 0,-100")
  }

  @Test func anAppMaySetAPinchsScale() throws {
    let pinch = scene.add(PinchGestureRecognizer(id: "pinch"), to: scene.root)
    scene.root.handle("pinch") { _ in pinch.scale = 1 }
    scene.root.isMultipleTouchEnabled = true
    let log = try scene.play(
      .slowly(
        .down(1, at: 60, 400), .down(2, at: 160, 400), .move(2, to: 268, 400),
        .move(2, to: 372, 400), .move(2, to: 164, 400), .up(1), .up(2)),
      showing: .gesture
    ).filter { $0.contains("action") }
    #expect(
      log == [
        "  pinch action pinch state=began scale=2",
        "  pinch action pinch state=changed scale=1.5",
        "pinch action pinch state=changed scale=0.333",
        "  pinch action pinch state=ended scale=1",
      ])
  }

  @Test func anAppMaySetARotation() throws {
    let rotation = scene.add(RotationGestureRecognizer(id: "turn"), to: scene.root)
    scene.root.handle("turn") { _ in rotation.rotation = 0 }
    let log = try scene.play(
      .slowly(
        .down(1, at: 150, 400), .down(2, at: 250, 400), .move(2, to: 150, 500),
        .move(2, to: 50, 400), .move(2, to: 150, 500), .up(2), .up(1)),
      showing: .gesture
    ).filter { $0.contains("action") }
    #expect(
      log == [
        "  turn action turn state=began rotation=1.396",
        "  turn action turn state=changed rotation=1.571",
        "turn action turn state=changed rotation=-1.571",
        "  turn action turn state=ended rotation=0",
      ])
  }

  // MARK: Ignoring

  /// Follows one finger and leaves all others to whoever wants them.
  final class OneFingerPan: PanGestureRecognizer {
    override func touchesBegan(_ touches: [Touch], with event: Event) {
      let extra = numberOfTouches > touches.count ? touches : Array(touches.dropFirst())
      for touch in extra { ignore(touch, for: event) }
      if extra.count < touches.count { super.touchesBegan([touches[0]], with: event) }
    }
  }

  @Test func aFingerThatIsIgnoredBelongsToTheView() throws {
    scene.add(OneFingerPan(id: "pan"))
    let log = try scene.play(
      .slowly(
        .down(1, at: 60, 110), .move(1, to: 80, 110), .down(2, at: 160, 110),
        .move(2, to: 170, 110), .up(2), .up(1)))
    #expect(
      log == [
        "pan touchesBegan 1@10,10",
        "card touchesBegan 1@10,10",
        "pan touchesMoved 1@30,10",
        "pan state possible -> began",
        "  pan action pan state=began translation=10,0 velocity=200,0",
        "card touchesCancelled 1@30,10",
        "pan touchesBegan 2@110,10",
        "card touchesBegan 2@110,10",
        "card touchesMoved 2@120,10",
        "card touchesEnded 2@120,10",
        "pan touchesEnded 1@30,10",
        "pan state began -> ended",
        "  pan action pan state=ended translation=10,0 velocity=200,0",
      ])
  }

  @Test func anotherRecognizerMayHaveAnIgnoredFinger() throws {
    scene.add(OneFingerPan(id: "pan"))
    scene.add(TapGestureRecognizer(id: "tap"), to: scene.root).shouldReceive = { $1.id == 2 }
    let log = try scene.play(
      .slowly(
        .down(1, at: 60, 110), .move(1, to: 80, 110), .down(2, at: 160, 110), .up(2), .up(1)),
      showing: .gesture)
    #expect(log.contains("  tap action tap state=ended at=160,110"))
    #expect(log.last == "  pan action pan state=ended translation=10,0 velocity=200,0")
  }
}
