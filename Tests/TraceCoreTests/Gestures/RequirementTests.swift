import Testing
import TraceCore

/// Recognizers that wait until others have failed.
@Suite struct RequirementTests {
  let scene = GestureScene()

  /// A single tap that waits for a double tap.
  private func taps() -> (single: TapGestureRecognizer, double: TapGestureRecognizer) {
    let single = scene.add(TapGestureRecognizer(id: "single"))
    let double = scene.add(TapGestureRecognizer(id: "double"))
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    return (single, double)
  }

  @Test func aSingleTapWaitsForTheDoubleTapToFail() throws {
    _ = taps()
    let rig = Rig(scene.root)
    try rig.play(.taps(1, at: 60, 110))
    #expect(
      rig.timedLines == [
        "0.0 single touchesBegan 1@10,10",
        "0.0 double touchesBegan 1@10,10",
        "0.0 card touchesBegan 1@10,10",
        "0.05 single touchesEnded 1@10,10",
        "0.05 double touchesEnded 1@10,10",
        "0.400001 double state possible -> failed",
        "0.400001 single state possible -> ended",
        "0.400001   single action single state=ended at=10,10",
        "0.400001 card touchesCancelled 1@10,10",
      ])
  }

  @Test func aSingleTapFailsWithTheSecondTap() throws {
    _ = taps()
    let log = try scene.play(.taps(2, at: 60, 110), showing: .gesture)
    #expect(
      log == [
        "single touchesBegan 1@10,10",
        "double touchesBegan 1@10,10",
        "single touchesEnded 1@10,10",
        "double touchesEnded 1@10,10",
        "double touchesBegan 1@10,10 taps=2",
        "double touchesEnded 1@10,10 taps=2",
        "double state possible -> ended",
        "  double action double state=ended at=10,10",
        "single state possible -> failed",
      ])
  }

  @Test func whatIsRequiredAndDisabledCountsAsFailed() throws {
    let (_, double) = taps()
    double.isEnabled = false
    let rig = Rig(scene.root, showing: .gesture)
    try rig.play(.taps(1, at: 60, 110))
    #expect(
      rig.timedLines == [
        "0.0 single touchesBegan 1@10,10",
        "0.05 single touchesEnded 1@10,10",
        "0.05 single state possible -> ended",
        "0.05   single action single state=ended at=10,10",
      ])
  }

  @Test func disablingWhatIsWaitedForEndsTheWaiting() throws {
    let (_, double) = taps()
    let rig = Rig(
      scene.root, changes: [.app("disables", at: 0.2) { double.isEnabled = false }],
      showing: .gesture)
    try rig.play(.taps(1, at: 60, 110))
    #expect(
      rig.timedLines.suffix(3) == [
        "0.2 double state possible -> failed",
        "0.2 single state possible -> ended",
        "0.2   single action single state=ended at=10,10",
      ])
  }

  @Test func removingWhatIsWaitedForEndsTheWaiting() throws {
    let (_, double) = taps()
    let rig = Rig(
      scene.root,
      changes: [
        .app("removes", at: 0.2) { [card = scene.card] in card.removeGestureRecognizer(double) }
      ],
      showing: .gesture)
    try rig.play(.taps(1, at: 60, 110))
    #expect(
      rig.timedLines.suffix(3) == [
        "0.2 double state possible -> failed",
        "0.2 single state possible -> ended",
        "0.2   single action single state=ended at=10,10",
      ])
  }

  @Test func whatHasNoTouchOfTheSequenceCountsAsFailed() throws {
    let pan = scene.add(PanGestureRecognizer(id: "pan"))
    let elsewhere = View(id: "elsewhere", frame: Rect(x: 0, y: 400, width: 375, height: 200))
    scene.root.addSubview(elsewhere)
    pan.require(toFail: scene.add(TapGestureRecognizer(id: "tap"), to: elsewhere))
    let log = try scene.play(.slowly(.down(at: 60, 110), .move(to: 80, 110), .up()))
    #expect(log.contains("pan state possible -> began"))
  }

  @Test func aPanThatWaitedBeginsAtZero() throws {
    let pan = scene.add(PanGestureRecognizer(id: "pan"))
    let swipe = scene.add(SwipeGestureRecognizer(id: "swipe"))
    pan.require(toFail: swipe)
    let log = try scene.play(
      .slowly(
        .down(at: 60, 110), .move(to: 60, 140), .move(to: 60, 180), .move(to: 60, 190), .up()),
      showing: .gesture)
    #expect(
      log == [
        "pan touchesBegan 1@10,10",
        "swipe touchesBegan 1@10,10",
        "pan touchesMoved 1@10,40",
        "swipe touchesMoved 1@10,40",
        "pan touchesMoved 1@10,80",
        "swipe touchesMoved 1@10,80",
        "  swipe state possible -> failed",
        "pan state possible -> began",
        "  pan action pan state=began translation=0,0 velocity=0,380",
        "pan touchesMoved 1@10,90",
        "pan state began -> changed",
        "  pan action pan state=changed translation=0,10 velocity=0,156",
        "pan touchesEnded 1@10,90",
        "pan state changed -> ended",
        "  pan action pan state=ended translation=0,10 velocity=0,156",
      ])
  }

  /// The lift that fails the swipe is the pan's own: it does not begin only to end.
  @Test func aPanThatTheLiftSetsFreeFails() throws {
    let pan = scene.add(PanGestureRecognizer(id: "pan"))
    let swipe = scene.add(SwipeGestureRecognizer(id: "swipe"))
    pan.require(toFail: swipe)
    let rig = Rig(scene.root)
    try rig.play(.slowly(.down(at: 60, 110), .move(to: 80, 110), .up()))
    #expect(
      rig.timedLines.suffix(5) == [
        "0.2 pan touchesEnded 1@30,10",
        "0.2 swipe touchesEnded 1@30,10",
        "0.2   swipe state possible -> failed",
        "0.2 pan state possible -> failed",
        "0.2 card touchesEnded 1@30,10",
      ])
  }

  @Test func aPanThatStillWaitsAtTheLiftFails() throws {
    let pan = scene.add(PanGestureRecognizer(id: "pan"))
    let double = scene.add(TapGestureRecognizer(id: "double"))
    double.numberOfTapsRequired = 2
    pan.require(toFail: double)
    let rig = Rig(scene.root)
    try rig.play(.slowly(.down(at: 60, 110), .move(to: 80, 110), .up()))
    #expect(
      rig.timedLines.suffix(5) == [
        "0.2 pan touchesEnded 1@30,10",
        "0.2 double touchesEnded 1@30,10",
        "0.2 pan state possible -> failed",
        "0.550001 double state possible -> failed",
        "0.550001 card touchesEnded 1@30,10",
      ])
  }

  // MARK: Cycles

  @Test func waitsForTellsOfOthersInBetween() {
    let recognizers = (1...3).map { GestureRecognizer(id: "\($0)") }
    recognizers[0].require(toFail: recognizers[1])
    recognizers[1].require(toFail: recognizers[2])
    #expect(recognizers[0].waits(for: recognizers[2]))
    #expect(!recognizers[2].waits(for: recognizers[0]))
  }

  @Test func oneThatWaitsForItselfTraps() async {
    await #expect(processExitsWith: .failure) {
      let one = TapGestureRecognizer(id: "one")
      one.require(toFail: one)
    }
  }

  @Test func twoThatWaitForEachOtherTrap() async {
    await #expect(processExitsWith: .failure) {
      let (one, other) = (TapGestureRecognizer(id: "one"), PanGestureRecognizer(id: "other"))
      one.require(toFail: other)
      other.require(toFail: one)
    }
  }

  @Test func threeThatWaitInACircleTrap() async {
    await #expect(processExitsWith: .failure) {
      let recognizers = (1...3).map { TapGestureRecognizer(id: "\($0)") }
      recognizers[0].require(toFail: recognizers[1])
      recognizers[1].require(toFail: recognizers[2])
      recognizers[2].require(toFail: recognizers[0])
    }
  }
}
