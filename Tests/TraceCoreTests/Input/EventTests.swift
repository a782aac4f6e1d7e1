import Testing
import TraceCore

/// How samples become events, and in which order an event is delivered.
@Suite struct EventTests {
  let left = View(id: "left", frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let right = View(id: "right", frame: Rect(x: 100, y: 0, width: 100, height: 100))

  init() {
    left.isMultipleTouchEnabled = true
    right.isMultipleTouchEnabled = true
  }

  @Test func samplesOfOneTimeAreOneCall() throws {
    let log = try Rig(left).play([
      .down(1, at: 10, 10), .down(2, at: 20, 10), .wait(0.1),
      .move(1, to: 11, 10), .move(2, to: 21, 10), .wait(0.1),
      .up(1), .up(2),
    ])
    #expect(
      log == [
        "left touchesBegan 1@10,10 2@20,10",
        "left touchesMoved 1@11,10 2@21,10",
        "left touchesEnded 1@11,10 2@21,10",
      ])
  }

  @Test func touchesOfACallStandInTheOrderOfTheSamples() throws {
    let log = try Rig(left).play([
      .down(2, at: 20, 10), .down(1, at: 10, 10), .wait(0.1),
      .move(1, to: 11, 10), .move(2, to: 21, 10), .wait(0.1),
      .up(2), .up(1),
    ])
    #expect(
      log == [
        "left touchesBegan 2@20,10 1@10,10",
        "left touchesMoved 1@11,10 2@21,10",
        "left touchesEnded 2@21,10 1@11,10",
      ])
  }

  @Test func everyViewHasItsOwnCall() throws {
    let log = try Rig(left, right).play([
      .down(1, at: 110, 10), .down(2, at: 20, 10), .down(3, at: 120, 10), .wait(0.1),
      .up(2), .up(1), .up(3),
    ])
    #expect(
      log == [
        "right touchesBegan 1@10,10 3@20,10",
        "left touchesBegan 2@20,10",
        "left touchesEnded 2@20,10",
        "right touchesEnded 1@10,10 3@20,10",
      ])
  }

  @Test func phasesGoBeganMovedEndedCancelled() throws {
    let log = try Rig(left, right).play([
      .down(1, at: 10, 10), .down(2, at: 20, 10), .down(3, at: 110, 10), .wait(0.1),
      .cancel(1), .up(2), .move(3, to: 111, 10), .down(4, at: 80, 80), .wait(0.1),
      .up(3), .up(4),
    ])
    #expect(
      log == [
        "left touchesBegan 1@10,10 2@20,10",
        "right touchesBegan 3@10,10",
        "left touchesBegan 4@80,80",
        "right touchesMoved 3@11,10",
        "left touchesEnded 2@20,10",
        "left touchesCancelled 1@10,10",
        "right touchesEnded 3@11,10",
        "left touchesEnded 4@80,80",
      ])
  }

  @Test func ofSeveralMovesOfAFingerAtOneTimeTheLastCounts() throws {
    let log = try Rig(left).play([
      .down(at: 10, 10), .wait(0.1), .move(to: 20, 10), .move(to: 30, 10), .move(to: 15, 10),
      .wait(0.1), .up(),
    ])
    #expect(
      log == [
        "left touchesBegan 1@10,10",
        "left touchesMoved 1@15,10",
        "left touchesEnded 1@15,10",
      ])
  }

  @Test func theMoveThatDoesNotCountIsNoPreviousLocation() throws {
    let view = ViewGeometryTests.Watcher(
      id: "view", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    try Rig(view).play([
      .down(at: 10, 10), .wait(0.1), .move(to: 20, 10), .move(to: 30, 10), .wait(0.1), .up(),
    ])
    #expect(view.seen == [Point(x: 10, y: 10), Point(x: 30, y: 10)])
  }

  @Test func aPressAndALiftAtOneTimeAreBothDelivered() throws {
    let log = try Rig(left).play([.down(at: 10, 10), .move(to: 12, 10), .up(at: 13, 10)])
    #expect(
      log == [
        "left touchesBegan 1@10,10",
        "left touchesMoved 1@12,10",
        "left touchesEnded 1@13,10",
      ])
  }

  @Test func aLiftAndANewPressAtOneTimeAreTwoTouchesDeliveredByPhase() throws {
    let log = try Rig(left).play([
      .down(at: 10, 10), .wait(0.05), .up(), .down(at: 12, 10), .wait(0.05), .up(),
    ])
    #expect(
      log == [
        "left touchesBegan 1@10,10",
        "left touchesBegan 1@12,10 taps=2",
        "left touchesEnded 1@10,10",
        "left touchesEnded 1@12,10 taps=2",
      ])
  }

  @Test func aMoveWithoutADistanceIsDelivered() throws {
    let log = try Rig(left).play(.slowly(.down(at: 10, 10), .move(to: 10, 10), .up()))
    #expect(
      log == [
        "left touchesBegan 1@10,10",
        "left touchesMoved 1@10,10",
        "left touchesEnded 1@10,10",
      ])
  }

  @Test func stationarySamplesDeliverNothingAndTheirPlaceIsIgnored() throws {
    let log = try Rig(left, changes: [.interrupt(at: 0.25)]).play(
      .slowly(.down(at: 10, 10), .move(to: 12, 10), .stay(at: 90, 90), .move(to: 1, 1)))
    #expect(
      log == [
        "left touchesBegan 1@10,10",
        "left touchesMoved 1@12,10",
        "application interrupt phone call",
        "left touchesCancelled 1@12,10",
      ])
  }

  @Test func aTouchKeepsItsViewWhereverTheFingerGoes() throws {
    let log = try Rig(left, right).play(
      .slowly(.down(at: 90, 10), .move(to: 110, 10), .move(to: -50, 700), .up()))
    #expect(
      log == [
        "left touchesBegan 1@90,10",
        "left touchesMoved 1@110,10",
        "left touchesMoved 1@-50,700",
        "left touchesEnded 1@-50,700",
      ])
  }

  @Test func aCancelledSampleCancelsTheViewsTouch() throws {
    let log = try Rig(left).play(.slowly(.down(at: 10, 10), .cancel()))
    #expect(log == ["left touchesBegan 1@10,10", "left touchesCancelled 1@10,10"])
  }

  @Test func aPressThatHitsNothingReachesNobody() throws {
    let log = try Rig(left).play(
      .slowly(.down(at: 400, 10), .move(to: 10, 10), .up(), .down(at: 10, 10), .up()))
    #expect(log == ["left touchesBegan 1@10,10", "left touchesEnded 1@10,10"])
  }

  // MARK: What an app sees of the event

  /// Describes every touch of the event at each call.
  final class Reader: View {
    var read: [String] = []

    override func touchesBegan(_ touches: [Touch], with event: Event?) { note("began", event) }

    override func touchesMoved(_ touches: [Touch], with event: Event?) { note("moved", event) }

    override func touchesEnded(_ touches: [Touch], with event: Event?) { note("ended", event) }

    override func touchesCancelled(_ touches: [Touch], with event: Event?) {
      note("cancelled", event)
    }

    private func note(_ call: String, _ event: Event?) {
      guard let event else { return }
      let phases = event.allTouches.map { "\($0.id) \($0.phase)" }.joined(separator: ", ")
      read.append("\(call) at \(event.timestamp.seconds): \(phases)")
    }
  }

  @Test func theEventHasAllTouchesTheUnmovedAsStationary() throws {
    let reader = Reader(id: "reader", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    reader.isMultipleTouchEnabled = true
    try Rig(reader).play([
      .down(1, at: 10, 10), .wait(0.1), .down(2, at: 20, 10), .wait(0.1), .move(1, to: 11, 10),
      .wait(0.1), .up(2), .wait(0.1), .up(1),
    ])
    #expect(
      reader.read == [
        "began at 0.0: 1 began",
        "began at 0.1: 1 stationary, 2 began",
        "moved at 0.2: 1 moved, 2 stationary",
        "ended at 0.3: 1 stationary, 2 ended",
        "ended at 0.4: 1 ended",
      ])
  }

  @Test func anInterruptionHasItsOwnTime() throws {
    let reader = Reader(id: "reader", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    try Rig(reader, changes: [.interrupt(at: 0.5)]).play([.down(at: 10, 10)])
    #expect(reader.read.map { $0.prefix(16) } == ["began at 0.0: 1 ", "cancelled at 0.5"])
  }

  @Test func theEventSortsItsTouchesByViewAndWindow() throws {
    final class Asker: View {
      weak var other: View?
      var answers: [[TouchID]] = []

      override func touchesMoved(_ touches: [Touch], with event: Event?) {
        guard let event, let other, let window else { return }
        answers = [event.touches(for: self), event.touches(for: other), event.touches(for: window)]
          .map { $0.map(\.id) }
      }
    }
    let asker = Asker(id: "asker", frame: Rect(x: 0, y: 100, width: 100, height: 100))
    asker.other = left
    try Rig(left, asker).play([
      .down(2, at: 10, 10), .down(1, at: 10, 110), .wait(0.1), .move(1, to: 11, 110), .wait(0.1),
      .up(1), .up(2),
    ])
    #expect(asker.answers == [[1], [2], [2, 1]])
  }

  @Test func theHitTestKnowsTheTimeOfItsEvent() throws {
    final class Asked: View {
      var times: [Double?] = []

      override func point(inside point: Point, with event: Event?) -> Bool {
        times.append(event?.timestamp.seconds)
        return super.point(inside: point, with: event)
      }
    }
    let asked = Asked(id: "asked", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    try Rig(asked).play(.slowly(.down(at: 10, 10), .up(), .down(at: 10, 10), .up()))
    #expect(asked.times == [0, 0.2])
  }
}
