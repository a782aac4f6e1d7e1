import Testing
import TraceCore

/// Controls that are taken out of the window by what they tell.
@Suite struct ControlRemovalTests {
  static let frame = Rect(x: 100, y: 100, width: 120, height: 44)
  static let script: TouchScript = .slowly(
    .down(at: 160, 122), .move(to: 161, 122), .move(to: 160, 220), .up())

  let root = View(id: "root", frame: Rect(x: 0, y: 0, width: 375, height: 667))
  let button = Button(id: "button", frame: frame)

  init() {
    root.addSubview(button)
    root.touchHandling = .take
  }

  /// The log when the button's action for `events` removes it; a later press hits the root.
  private func logOfRemoval(
    at events: Control.Event, _ script: TouchScript = script, settings: Settings = Settings()
  ) throws -> [String] {
    let later: [TouchStep] = [.wait(2), .down(at: 10, 10), .wait(0.1), .up()]
    root.handle("close") { [button] _ in button.removeFromSuperview() }
    button.addTarget(root, action: "close", for: events)
    return try Rig(root, settings: settings).play(TouchScript(script.steps + later))
  }

  private func expectFlagsOff() {
    #expect(!button.isTracking)
    #expect(!button.isHighlighted)
    #expect(!button.isTouchInside)
  }

  private static let laterPress = ["root touchesBegan 1@10,10", "root touchesEnded 1@10,10"]

  private static func nested(_ lines: String..., depth: Int) -> [String] {
    lines.map { String(repeating: "  ", count: depth) + $0 }
  }

  /// The lines of a removal that cancels the tracking, from the action on.
  private static func cancelled(at place: String, depth: Int) -> [String] {
    nested(
      "button action close to=root",
      "  button removed",
      "  button touchesCancelled 1@\(place)",
      "    button cancelTracking",
      "      button touchCancel",
      depth: depth)
  }

  @Test func byTouchDown() throws {
    let log = try logOfRemoval(at: .touchDown)
    #expect(
      log == [
        "button touchesBegan 1@60,22",
        "  button beginTracking 1@60,22 -> true",
        "  button touchDown",
      ] + Self.cancelled(at: "60,22", depth: 2) + Self.laterPress)
    expectFlagsOff()
  }

  @Test func byTouchDragInside() throws {
    let log = try logOfRemoval(at: .touchDragInside)
    #expect(
      Array(log.dropFirst(3)) == [
        "button touchesMoved 1@61,22",
        "  button continueTracking 1@61,22 -> true",
        "  button touchDragInside",
      ] + Self.cancelled(at: "61,22", depth: 2) + Self.laterPress)
    expectFlagsOff()
  }

  @Test func byTouchDragExitThereIsNoDragOutside() throws {
    let log = try logOfRemoval(at: .touchDragExit)
    #expect(
      Array(log.dropFirst(6)) == [
        "button touchesMoved 1@60,120",
        "  button continueTracking 1@60,120 -> true",
        "  button touchDragExit outside=76",
      ] + Self.cancelled(at: "60,120", depth: 2) + Self.laterPress)
    expectFlagsOff()
  }

  @Test(arguments: [Settings.Profile.uikit, .guide])
  func byTouchUpInsideNothingIsCancelled(_ profile: Settings.Profile) throws {
    let log = try logOfRemoval(
      at: .touchUpInside, .slowly(.down(at: 160, 122), .up()), settings: Settings(profile: profile))
    #expect(
      log.dropFirst(3).filter { !$0.contains("primaryActionTriggered") } == [
        "button touchesEnded 1@60,22",
        "  button endTracking 1@60,22",
        "    button touchUpInside",
        "      button action close to=root",
        "        button removed",
      ] + Self.laterPress)
    expectFlagsOff()
  }

  @Test func byTouchUpInsideOnADevice() throws {
    let log = try logOfRemoval(
      at: .touchUpInside, .slowly(.down(at: 160, 122), .up()), settings: Settings(profile: .device))
    #expect(
      log.dropFirst(3).filter { !$0.contains("primaryActionTriggered") } == [
        "button touchesEnded 1@60,22",
        "  button endTracking 1@60,22",
        "  button touchUpInside",
        "    button action close to=root",
        "      button removed",
      ] + Self.laterPress)
    expectFlagsOff()
  }

  @Test func byTouchUpOutside() throws {
    let log = try logOfRemoval(at: .touchUpOutside)
    #expect(
      Array(log.dropFirst(10)) == [
        "button touchesEnded 1@60,120",
        "  button endTracking 1@60,120",
        "    button touchUpOutside outside=76",
        "      button action close to=root",
        "        button removed",
      ] + Self.laterPress)
    expectFlagsOff()
  }

  @Test func byTouchCancel() throws {
    let log = try logOfRemoval(at: .touchCancel, .slowly(.down(at: 160, 122), .cancel()))
    #expect(
      Array(log.dropFirst(3)) == [
        "button touchesCancelled 1@60,22",
        "  button cancelTracking",
        "    button touchCancel",
        "      button action close to=root",
        "        button removed",
      ] + Self.laterPress)
    expectFlagsOff()
  }

  @Test func byTheActionOfItsSuperview() throws {
    let card = View(id: "card", frame: root.bounds)
    root.addSubview(card)
    card.addSubview(button)
    root.handle("close") { _ in card.removeFromSuperview() }
    button.addTarget(root, action: "close", for: .touchUpInside)
    let log = try Rig(root).play(
      .slowly(.down(at: 160, 122), .up(), .wait(2), .down(at: 10, 10), .up()))
    #expect(Array(log.suffix(3)) == ["        card removed"] + Self.laterPress)
    expectFlagsOff()
  }

  // MARK: From inside a tracking method

  /// Removes itself in one of its tracking methods.
  final class Leaver: Control {
    let leavesIn: TrackingCall

    init(id: String, frame: Rect, leavesIn: TrackingCall) {
      self.leavesIn = leavesIn
      super.init(id: id, frame: frame)
    }

    override func beginTracking(_ touch: Touch, with event: TraceCore.Event?) -> Bool {
      if leavesIn == .beginTracking { removeFromSuperview() }
      return true
    }

    override func continueTracking(_ touch: Touch, with event: TraceCore.Event?) -> Bool {
      if leavesIn == .continueTracking { removeFromSuperview() }
      return true
    }

    override func endTracking(_ touch: Touch?, with event: TraceCore.Event?) {
      if leavesIn == .endTracking { removeFromSuperview() }
      super.endTracking(touch, with: event)
    }

    override func cancelTracking(with event: TraceCore.Event?) {
      if leavesIn == .cancelTracking { removeFromSuperview() }
      super.cancelTracking(with: event)
    }
  }

  @Test(arguments: TrackingCall.allCases)
  func aControlMayLeaveInsideOf(_ call: TrackingCall) throws {
    let leaver = Leaver(id: "leaver", frame: Self.frame, leavesIn: call)
    root.addSubview(leaver)
    let last: TouchStep = call == .cancelTracking ? .cancel() : .up()
    let log = try Rig(root).play(
      .slowly(
        .down(at: 160, 122), .move(to: 161, 122), last, .wait(2), .down(at: 10, 10), .up()))
    #expect(Array(log.suffix(2)) == Self.laterPress)
    #expect(log.filter { $0.contains("leaver removed") }.count == 1)
    #expect(!leaver.isTracking)
    #expect(!leaver.isHighlighted)
    #expect(!leaver.isTouchInside)
  }

  @Test func leavingInsideOfContinueTrackingCancels() throws {
    let leaver = Leaver(id: "leaver", frame: Self.frame, leavesIn: .continueTracking)
    root.addSubview(leaver)
    let log = try Rig(root).play(.slowly(.down(at: 160, 122), .move(to: 161, 122), .up()))
    #expect(
      Array(log.dropFirst(3)) == [
        "leaver touchesMoved 1@61,22",
        "  leaver continueTracking 1@61,22 -> true",
        "    leaver removed",
        "    leaver touchesCancelled 1@61,22",
        "      leaver cancelTracking",
        "        leaver touchCancel",
      ])
  }
}
