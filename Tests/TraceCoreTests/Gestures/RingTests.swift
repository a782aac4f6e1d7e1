import Foundation
import Testing
import TraceCore

/// A ring that a finger turns and that must not be turned back; a double tap sets it to zero.
@Suite struct RingTests {
  /// A turn of 0…1 from the top of the card on, clockwise.
  static func value(at place: Point) -> Double {
    let angle = atan2(place.y - 100, place.x - 100) / (2 * Double.pi) + 0.25
    return angle < 0 ? angle + 1 : angle
  }

  /// Gives up when the finger would turn the ring back.
  final class RingPan: PanGestureRecognizer {
    private(set) var value = 0.0

    override func touchesMoved(_ touches: [Touch], with event: Event) {
      super.touchesMoved(touches, with: event)
      let next = RingTests.value(at: location(in: view))
      if next < value { state = .failed } else { value = next }
    }

    func setToZero() { value = 0 }
  }

  let scene = GestureScene()

  /// A quarter of a turn, another one, and one back; the lift comes after one more.
  static let thereAndBack = TouchScript.slowly(
    .down(at: 150, 110), .move(to: 240, 200), .move(to: 150, 290), .move(to: 240, 200),
    .move(to: 150, 290), .up())

  @Test func aSubclassGivesUpWhenTheFingerGoesBack() throws {
    let ring = scene.add(RingPan(id: "ring"))
    let log = try scene.play(Self.thereAndBack)
    #expect(
      log == [
        "ring touchesBegan 1@100,10",
        "card touchesBegan 1@100,10",
        "ring touchesMoved 1@190,100",
        "ring state possible -> began",
        "  ring action ring state=began translation=80,80 velocity=900,900",
        "card touchesCancelled 1@190,100",
        "ring touchesMoved 1@100,190",
        "ring state began -> changed",
        "  ring action ring state=changed translation=-10,170 velocity=-540,900",
        "ring touchesMoved 1@190,100",
        "ring state changed -> cancelled",
        "  ring action ring state=cancelled translation=80,80 velocity=612,-540",
      ])
    #expect(ring.value == 0.5)
  }

  @Test func anActionGivesUpWhenTheFingerGoesBack() throws {
    let ring = scene.add(PanGestureRecognizer(id: "ring"))
    var value = 0.0
    scene.root.handle("ring") { [card = scene.card] _ in
      let next = Self.value(at: ring.location(in: card))
      if next < value { ring.state = .failed } else { value = next }
    }
    let log = try scene.play(Self.thereAndBack, showing: .gesture)
    #expect(
      log.suffix(5) == [
        "  ring action ring state=changed translation=-10,170 velocity=-540,900",
        "ring touchesMoved 1@190,100",
        "ring action ring state=changed translation=80,80 velocity=612,-540",
        "ring state changed -> cancelled",
        "  ring action ring state=cancelled translation=80,80 velocity=612,-540",
      ])
    #expect(value == 0.5)
  }

  @Test func theNextTurnStartsAnew() throws {
    scene.add(RingPan(id: "ring"))
    let turn = Self.thereAndBack.steps + [.wait(1)]
    let log = try scene.play(TouchScript(turn + turn), showing: [.gesture, .properties])
    #expect(log.contains("ring state cancelled -> possible"))
    // The value was kept, so that the second turn is given up at its first move.
    #expect(
      log.suffix(4) == [
        "ring touchesBegan 1@100,10",
        "ring touchesMoved 1@190,100",
        "  ring state possible -> failed",
        "ring state failed -> possible",
      ])
  }

  @Test func aDoubleTapSetsItToZero() throws {
    let ring = scene.add(RingPan(id: "ring"))
    let double = scene.add(TapGestureRecognizer(id: "double"))
    double.numberOfTapsRequired = 2
    scene.root.handle("double") { _ in ring.setToZero() }
    let drag: [TouchStep] = [
      .down(at: 150, 110), .wait(0.1), .move(to: 240, 200), .wait(0.1), .up(), .wait(1),
    ]
    let log = try scene.play(TouchScript(drag + TouchScript.taps(2, at: 60, 110).steps))
    #expect(
      log == [
        "ring touchesBegan 1@100,10",
        "double touchesBegan 1@100,10",
        "card touchesBegan 1@100,10",
        "ring touchesMoved 1@190,100",
        "double touchesMoved 1@190,100",
        "  double state possible -> failed",
        "ring state possible -> began",
        "  ring action ring state=began translation=80,80 velocity=900,900",
        "card touchesCancelled 1@190,100",
        "ring touchesEnded 1@190,100",
        "ring state began -> ended",
        "  ring action ring state=ended translation=80,80 velocity=900,900",
        "ring touchesBegan 1@10,10",
        "double touchesBegan 1@10,10",
        "card touchesBegan 1@10,10",
        "ring touchesEnded 1@10,10",
        "  ring state possible -> failed",
        "double touchesEnded 1@10,10",
        "ring touchesBegan 1@10,10 taps=2",
        "double touchesBegan 1@10,10 taps=2",
        "card touchesBegan 1@10,10 taps=2",
        "ring touchesEnded 1@10,10 taps=2",
        "  ring state possible -> failed",
        "double touchesEnded 1@10,10 taps=2",
        "double state possible -> ended",
        "  double action double state=ended at=10,10",
        "card touchesCancelled 1@10,10 1@10,10",
      ])
    #expect(ring.value == 0)
  }
}
