import Testing
import TraceCore

/// A slider as guides teach to write it.
@Suite struct GuideSliderTests {
  /// Jumps to the touch, follows it, stops when it strays and goes back when it is cancelled.
  final class GuideSlider: Control {
    static let reach = 100.0

    private(set) var value = 0.0
    private var valueAtBegin = 0.0

    override func beginTracking(_ touch: Touch, with event: TraceCore.Event?) -> Bool {
      valueAtBegin = value
      follow(touch)
      return true
    }

    override func continueTracking(_ touch: Touch, with event: TraceCore.Event?) -> Bool {
      let y = touch.location(in: self).y
      guard y >= bounds.minY - Self.reach, y <= bounds.maxY + Self.reach else { return false }
      follow(touch)
      return true
    }

    override func cancelTracking(with event: TraceCore.Event?) {
      value = valueAtBegin
      sendActions(for: .valueChanged)
      super.cancelTracking(with: event)
    }

    private func follow(_ touch: Touch) {
      let share = (touch.location(in: self).x - bounds.minX) / bounds.width
      value = min(max(share, 0), 1)
      sendActions(for: .valueChanged)
    }
  }

  let slider = GuideSlider(id: "slider", frame: Rect(x: 100, y: 200, width: 200, height: 40))
  let root = View(id: "root", frame: Rect(x: 0, y: 0, width: 375, height: 667))

  init() {
    slider.addTarget(root, action: "moved", for: .valueChanged)
    slider.addTarget(root, action: "done", for: [.touchUpInside, .touchUpOutside, .touchCancel])
    root.addSubview(slider)
  }

  @Test func jumpsAndFollows() throws {
    let log = try Rig(root).play(
      .slowly(.down(at: 150, 220), .move(to: 250, 300), .up(at: 260, 300)))
    #expect(
      log == [
        "slider touchesBegan 1@50,20",
        "  slider beginTracking 1@50,20 -> true",
        "    slider valueChanged",
        "      slider action moved to=root",
        "  slider touchDown",
        "slider touchesMoved 1@150,100",
        "  slider continueTracking 1@150,100 -> true",
        "    slider valueChanged",
        "      slider action moved to=root",
        "  slider touchDragInside outside=60",
        "slider touchesEnded 1@160,100",
        "  slider endTracking 1@160,100",
        "    slider touchUpInside outside=60",
        "      slider action done to=root",
      ])
    #expect(slider.value == 0.75)
  }

  /// At 100 points it goes on, beyond it stops: no up event follows.
  @Test func stopsWhereTheFingerStrays() throws {
    let log = try Rig(root).play(
      .slowly(
        .down(at: 150, 220), .move(to: 160, 340), .move(to: 170, 340.5), .move(to: 180, 220), .up())
    )
    #expect(
      log.dropFirst(5) == [
        "slider touchesMoved 1@60,140",
        "  slider continueTracking 1@60,140 -> true",
        "    slider valueChanged",
        "      slider action moved to=root",
        "  slider touchDragExit outside=100",
        "  slider touchDragOutside outside=100",
        "slider touchesMoved 1@70,140.5",
        "  slider continueTracking 1@70,140.5 -> false",
        "  slider endTracking 1@70,140.5",
        "slider touchesMoved 1@80,20",
        "slider touchesEnded 1@80,20",
      ])
    #expect(slider.value == 0.3)
    #expect(!slider.isTracking && !slider.isHighlighted && !slider.isTouchInside)
  }

  @Test func stopsAboveToo() throws {
    try Rig(root).play(.slowly(.down(at: 150, 220), .move(to: 200, 100), .move(to: 250, 99.5)))
    #expect(slider.value == 0.5)
  }

  /// A device calls nothing, and stays highlighted until the lift.
  @Test func onADeviceItStopsInSilence() throws {
    let log = try Rig(
      root, settings: Settings(profile: .device), showing: [.tracking, .event, .properties]
    ).play(.slowly(.down(at: 150, 220), .move(to: 160, 345), .move(to: 180, 220), .up()))
    #expect(
      log.dropFirst(6) == [
        "  slider continueTracking 1@60,145 -> false",
        "  slider isTracking false",
        "  slider isHighlighted false",
        "  slider isTouchInside false",
      ])
  }

  @Test func goesBackWhenItIsCancelled() throws {
    try Rig(root).play(.slowly(.down(at: 250, 220), .up()))
    #expect(slider.value == 0.75)
    let log = try Rig(root, changes: [.interrupt(at: 0.15)]).play(
      .slowly(.down(at: 150, 220), .move(to: 110, 220), .up()))
    #expect(
      log.suffix(7) == [
        "application interrupt phone call",
        "slider touchesCancelled 1@10,20",
        "  slider cancelTracking",
        "    slider valueChanged",
        "      slider action moved to=root",
        "    slider touchCancel",
        "      slider action done to=root",
      ])
    #expect(slider.value == 0.75)
  }

  @Test func aSecondFingerDoesNotDisturb() throws {
    slider.isMultipleTouchEnabled = true
    try Rig(root).play([
      .down(1, at: 150, 220), .wait(0.1), .down(2, at: 290, 220), .wait(0.1),
      .move(2, to: 200, 220), .wait(0.1), .move(1, to: 160, 220), .wait(0.1), .up(2), .wait(0.1),
      .up(1),
    ])
    #expect(slider.value == 0.3)
  }

  // MARK: Several events

  @Test func aSetOfEventsIsSentBitByBit() throws {
    let log = try Rig(root, showing: [.event, .action]).play([])
    #expect(log == [])
    let rig = Rig(root, showing: [.event, .action])
    slider.sendActions(for: [.valueChanged, .touchDown, .touchUpOutside])
    #expect(
      rig.lines == [
        "slider touchDown", "slider touchUpOutside", "  slider action done to=root",
        "slider valueChanged", "  slider action moved to=root",
      ])
  }

  @Test func eventsAreTakenAwayOneByOne() {
    slider.removeTarget(root, action: "done", for: [.touchCancel, .touchUpInside])
    #expect(slider.actions(forTarget: root, for: .touchUpOutside) == ["done"])
    #expect(slider.actions(forTarget: root, for: [.touchUpInside, .touchUpOutside]) == [])
    #expect(slider.allControlEvents == [.valueChanged, .touchUpOutside])
  }

  @Test func thePlaceOfATargetIsKeptUntilItIsGone() throws {
    slider.addTarget(root, action: "log", for: .valueChanged)
    slider.addTarget(root, action: "moved", for: .touchDown)
    let rig = Rig(root, showing: .action)
    slider.sendActions(for: .valueChanged)
    slider.removeTarget(root, action: "moved", for: [.valueChanged, .touchDown])
    slider.addTarget(root, action: "moved", for: .valueChanged)
    slider.sendActions(for: .valueChanged)
    #expect(
      rig.lines.map { $0.split(separator: " ")[2] } == ["moved", "log", "log", "moved"])
  }
}
