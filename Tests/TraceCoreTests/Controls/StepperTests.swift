import Testing
import TraceCore

/// A stepper at 100, 100; left of 147 is minus.
@Suite struct StepperTests {
  let copies = Stepper(id: "copies", frame: Rect(x: 100, y: 100, width: 94, height: 29))

  init() {
    copies.value = 5
  }

  private func hold(
    _ seconds: Double, at x: Double = 180, changes: [SceneChange] = []
  ) throws -> [String] {
    let rig = Rig(copies, changes: changes, showing: .event)
    try rig.play([.down(at: x, 110), .wait(seconds), .up()])
    return rig.timedLines
  }

  @Test func aTapWithAllItsLines() throws {
    let log = try Rig(copies, showing: [.standard, .properties]).play(.taps(1, at: 180, 110))
    #expect(
      log == [
        "copies touchesBegan 1@80,10", "  copies beginTracking 1@80,10 -> true",
        "  copies isTracking true", "  copies isTouchInside true", "  copies isHighlighted true",
        "  copies touchDown", "copies touchesEnded 1@80,10", "  copies isTracking false",
        "  copies endTracking 1@80,10", "    copies value 6", "    copies valueChanged",
        "    copies touchUpInside", "  copies isHighlighted false", "  copies isTouchInside false",
      ])
  }

  @Test(arguments: [(100.0, 4.0), (146.9, 4.0), (147.0, 6.0), (193.9, 6.0)])
  func theSideOfTheBegin(_ x: Double, _ value: Double) throws {
    _ = try Rig(copies).play(.slowly(.down(at: x, 110), .move(to: 294 - x, 110), .up()))
    #expect(copies.value == value)
  }

  @Test(arguments: [(263.9, 6.0), (264.0, 5.0)])
  func onlyALiftInsideSteps(_ x: Double, _ value: Double) throws {
    _ = try Rig(copies).play(.slowly(.down(at: 180, 110), .up(at: x, 110)))
    #expect(copies.value == value)
  }

  // MARK: The ends

  @Test(arguments: [
    (0.0, 110.0, 1.0, false, 0.0), (100.0, 180.0, 1.0, false, 100.0),
    (95.0, 180.0, 10.0, false, 100.0), (3.0, 110.0, 10.0, false, 0.0),
    (0.0, 110.0, 1.0, true, 100.0), (100.0, 180.0, 1.0, true, 0.0),
    (99.0, 180.0, 1.0, true, 100.0), (5.0, 180.0, 0.25, false, 5.25),
  ])
  func steps(
    _ value: Double, _ x: Double, _ step: Double, _ wraps: Bool, _ result: Double
  ) throws {
    copies.value = value
    copies.stepValue = step
    copies.wraps = wraps
    let log = try hold(0.1, at: x)
    #expect(copies.value == result)
    #expect(log.contains { $0.hasSuffix("valueChanged") } == (value != result))
  }

  // MARK: Repeating

  @Test func fromHalfASecondOnItRepeats() throws {
    let log = try hold(0.75)
    #expect(
      log == [
        "0.0   copies touchDown", "0.5 copies valueChanged", "0.6 copies valueChanged",
        "0.7 copies valueChanged", "0.75     copies touchUpInside",
      ])
    #expect(copies.value == 8)
  }

  /// Timers come first, and from then on the lift does not step.
  @Test(arguments: [(0.499, 6.0), (0.5, 6.0), (0.599, 6.0), (0.6, 7.0)])
  func atTheLimit(_ seconds: Double, _ value: Double) throws {
    let log = try hold(seconds)
    #expect(copies.value == value)
    let first = log.first { $0.hasSuffix("valueChanged") }
    #expect(first == (seconds < 0.5 ? "0.499     copies valueChanged" : "0.5 copies valueChanged"))
  }

  @Test func withoutAutorepeatTheLiftSteps() throws {
    copies.autorepeat = false
    let log = try hold(1.25)
    #expect(log.dropFirst() == ["1.25     copies valueChanged", "1.25     copies touchUpInside"])
  }

  @Test func outsideItWaitsAndGoesOnInside() throws {
    let rig = Rig(copies, showing: .event)
    try rig.play([
      .down(at: 180, 110), .wait(0.55), .move(to: 180, 300), .wait(0.2), .move(to: 180, 110),
      .wait(0.1), .up(),
    ])
    let steps = rig.timedLines.filter { $0.hasSuffix("valueChanged") }
    #expect(steps == ["0.5 copies valueChanged", "0.8 copies valueChanged"])
    #expect(copies.value == 7)
  }

  /// "from then on the lift does not step", also when the finger was outside at 0.5 s.
  @Test func aFingerThatWasOutsideAtHalfASecond() throws {
    try Rig(copies).play([
      .down(at: 180, 110), .wait(0.3), .move(to: 180, 300), .wait(0.25), .move(to: 180, 110),
      .wait(0.02), .up(),
    ])
    #expect(copies.value == 5)
  }

  @Test func atTheEndNothingMoreIsSent() throws {
    copies.value = 98
    let log = try hold(0.95)
    #expect(
      log.filter { $0.hasSuffix("valueChanged") } == [
        "0.5 copies valueChanged", "0.6 copies valueChanged",
      ])
  }

  @Test func aRepeatWraps() throws {
    copies.value = 99
    copies.wraps = true
    _ = try hold(0.75)
    #expect(copies.value == 1)
  }

  @Test func theClockRunsOnAsLongAsTheTailWhileAFingerIsDown() throws {
    let rig = Rig(copies, showing: [.event, .system])
    try rig.play([.down(at: 180, 110)])
    #expect(rig.timedLines.filter { $0.hasSuffix("valueChanged") }.count == 6)
    #expect(rig.timedLines.last == "1.0 application touchStillDown 1")
    #expect(copies.value == 11)
  }

  @Test func aLiftStopsTheRepeating() throws {
    let rig = Rig(copies, showing: .event)
    try rig.play([
      .down(at: 180, 110), .wait(0.2), .up(), .wait(0.1), .down(at: 110, 110), .wait(0.4), .up(),
    ])
    #expect(copies.value == 5)
    #expect(rig.timedLines.filter { $0.hasSuffix("valueChanged") }.count == 2)
  }

  @Test func aCancelStopsTheRepeating() throws {
    let log = try hold(2, changes: [.interrupt(at: 0.55)])
    #expect(
      log.dropFirst() == ["0.5 copies valueChanged", "0.55     copies touchCancel"])
    #expect(copies.value == 6)
  }

  @Test func aRemovedStepperStops() throws {
    let log = try hold(2, changes: [.remove(copies, at: 0.55)])
    #expect(log.filter { $0.hasSuffix("valueChanged") } == ["0.5 copies valueChanged"])
  }

  @Test func anActionThatRemovesItStopsIt() throws {
    let root = View(id: "root", frame: Rect(x: 0, y: 0, width: 375, height: 667))
    root.handle("changed") { _ in copies.removeFromSuperview() }
    root.addSubview(copies)
    copies.addTarget(nil, action: "changed", for: .valueChanged)
    try Rig(root).play([.down(at: 180, 110), .wait(2), .up()])
    #expect(copies.value == 6)
  }

  /// A press that was refused after all, and one that `continueTracking` let go without a word.
  @Test(arguments: [Settings.Profile.uikit, .device])
  func anEarlierPressDoesNotHurryTheNext(_ profile: Settings.Profile) throws {
    final class Moody: Stepper {
      var refuses = true

      override func beginTracking(_ touch: Touch, with event: TraceCore.Event?) -> Bool {
        super.beginTracking(touch, with: event) && !refuses
      }

      override func continueTracking(_ touch: Touch, with event: TraceCore.Event?) -> Bool { false }
    }
    let copies = Moody(id: "copies", frame: copies.frame)
    copies.refuses = profile == .uikit
    let calm = SceneChange.set("refuses", of: copies, to: .bool(false), at: 0.15) {
      copies.refuses = false
    }
    let rig = Rig(
      copies, settings: Settings(profile: profile), changes: [calm], showing: .event)
    try rig.play([
      .down(at: 180, 110), .wait(0.05), .move(to: 181, 110), .wait(0.05), .up(), .wait(0.1),
      .down(at: 180, 110), .wait(0.4), .up(),
    ])
    let changes = rig.timedLines.filter { $0.hasSuffix("valueChanged") }
    #expect(changes == ["0.6     copies valueChanged"])
  }

  // MARK: Not continuous

  @Test func theLiftSendsWhatWasRepeated() throws {
    copies.isContinuous = false
    let rig = Rig(copies, showing: [.event, .properties])
    try rig.play([.down(at: 180, 110), .wait(0.65), .up()])
    let lines = rig.timedLines.filter { $0.contains("alue") || $0.contains("Up") }
    #expect(
      lines == [
        "0.5 copies value 6", "0.6 copies value 7", "0.65     copies valueChanged",
        "0.65     copies touchUpInside",
      ])
  }

  @Test func aTapSendsOnce() throws {
    copies.isContinuous = false
    let log = try hold(0.1)
    #expect(log.dropFirst() == ["0.1     copies valueChanged", "0.1     copies touchUpInside"])
  }
}
