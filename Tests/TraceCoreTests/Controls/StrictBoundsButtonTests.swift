import Testing
import TraceCore

/// The work-around for the slop, with its faults.
@Suite struct StrictBoundsButtonTests {
  let button = StrictBoundsButton(
    id: "button", frame: Rect(x: 100, y: 100, width: 120, height: 44))

  private static let press = [
    "button touchesBegan 1@60,22",
    "  button beginTracking 1@60,22 -> true",
    "  button touchDown",
  ]

  /// The lines of a move from inside to just outside.
  private static let exit = [
    "button touchesMoved 1@60,60",
    "  button continueTracking 1@60,60 -> false",
    "    button touchDragExit outside=16",
    "    button touchesCancelled 1@60,60",
    "      button cancelTracking",
    "        button touchCancel",
  ]

  private func log(_ script: TouchScript, settings: Settings = Settings()) throws -> [String] {
    try Rig(button, settings: settings).play(script)
  }

  @Test(arguments: Settings.Profile.allCases)
  func outWithinTheSlopAndBack(_ profile: Settings.Profile) throws {
    let log = try log(
      .slowly(
        .down(at: 160, 122), .move(to: 160, 160), .move(to: 160, 161), .move(to: 160, 130),
        .move(to: 160, 131)),
      settings: Settings(profile: profile))
    #expect(
      log == Self.press + Self.exit + [
        "button touchesMoved 1@60,61",
        "  button touchDragOutside outside=17",
        "button touchesMoved 1@60,30",
        "  button touchesBegan 1@60,30",
        "    button beginTracking 1@60,30 -> true",
        "    button touchDown",
        "  button continueTracking 1@60,30 -> true",
        "    button touchDragEnter",
        "  button touchDragInside",
        "button touchesMoved 1@60,31",
        "  button continueTracking 1@60,31 -> true",
        "  button touchDragInside",
        "application touchStillDown 1",
      ])
  }

  @Test func insideItIsAnyButton() throws {
    let log = try log(.slowly(.down(at: 160, 122), .move(to: 161, 122), .up()))
    #expect(
      log == Self.press + [
        "button touchesMoved 1@61,22",
        "  button continueTracking 1@61,22 -> true",
        "  button touchDragInside",
        "button touchesEnded 1@61,22",
        "  button endTracking 1@61,22",
        "    button touchUpInside",
        "      button primaryActionTriggered",
      ])
  }

  @Test func theFlagsFollowItsCancelsAndBegins() throws {
    let rig = Rig(button, showing: .properties)
    let log = try rig.play(
      .slowly(.down(at: 160, 122), .move(to: 160, 160), .move(to: 160, 130), .up()))
    #expect(
      log.map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == [
        "isTracking true", "isTouchInside true", "isHighlighted true",
        "isTracking false", "isHighlighted false", "isTouchInside false",
        "isTracking true", "isTouchInside true", "isHighlighted true",
        "isTracking false", "isHighlighted false", "isTouchInside false",
      ])
  }

  @Test(arguments: Settings.Profile.allCases)
  func aLiftOutsideAfterAMoveIsTouchUpOutside(_ profile: Settings.Profile) throws {
    let log = try log(
      .slowly(.down(at: 160, 122), .move(to: 160, 160), .up()),
      settings: Settings(profile: profile))
    #expect(
      log == Self.press + Self.exit + [
        "button touchesEnded 1@60,60",
        "  button touchUpOutside outside=16",
      ])
  }

  @Test func aLiftInsideAfterAMoveOutsideSendsNothing() throws {
    let log = try log(.slowly(.down(at: 160, 122), .move(to: 160, 160), .up(at: 160, 130)))
    #expect(log == Self.press + Self.exit + ["button touchesEnded 1@60,30"])
  }

  @Test(arguments: [Settings.Profile.uikit, .guide])
  func aLiftOutsideWithoutAMoveIsBothOutsideAndInside(_ profile: Settings.Profile) throws {
    let log = try log(
      .slowly(.down(at: 160, 122), .up(at: 160, 160)), settings: Settings(profile: profile))
    #expect(
      log == Self.press + [
        "button touchesEnded 1@60,60",
        "  button touchUpOutside outside=16",
        "  button endTracking 1@60,60",
        "    button touchUpInside outside=16",
        "      button primaryActionTriggered",
      ])
  }

  @Test func onADeviceTooALiftOutsideIsBoth() throws {
    let log = try log(
      .slowly(.down(at: 160, 122), .up(at: 160, 160)), settings: Settings(profile: .device))
    #expect(
      log == Self.press + [
        "button touchesEnded 1@60,60",
        "  button touchUpOutside outside=16",
        "  button endTracking 1@60,60",
        "  button touchUpInside outside=16",
        "    button primaryActionTriggered",
      ])
  }

  @Test func aLiftBeyondTheSlopWithoutAMoveIsOutsideTwice() throws {
    let log = try log(.slowly(.down(at: 160, 122), .up(at: 160, 220)))
    #expect(
      log == Self.press + [
        "button touchesEnded 1@60,120",
        "  button touchUpOutside outside=76",
        "  button endTracking 1@60,120",
        "    button touchDragExit outside=76",
        "    button touchUpOutside outside=76",
      ])
  }

  @Test func outsideTwiceWhileTrackingCancels() throws {
    let moved = SceneChange.set(
      "frame", of: button, to: .numbers([100, 0, 120, 44]), at: 0.05
    ) { [button] in
      button.frame.origin.y = 0
    }
    let log = try Rig(button, changes: [moved]).play(
      .slowly(.down(at: 160, 122), .move(to: 160, 123)))
    #expect(
      log == Self.press + [
        "button set frame=100,0,120,44",
        "button touchesMoved 1@60,123",
        "  button touchDragOutside outside=79",
        "  button continueTracking 1@60,123 -> false",
        "    button touchesCancelled 1@60,123",
        "      button cancelTracking",
        "        button touchCancel",
        "application touchStillDown 1",
      ])
  }

  @Test func comingInAgainAtTheSecondPressIsARepeatAgain() throws {
    let rig = Rig(button, showing: .event)
    let log = try rig.play([
      .down(at: 160, 122), .wait(0.05), .up(), .wait(0.05), .down(at: 160, 122), .wait(0.05),
      .move(to: 160, 150), .wait(0.05), .move(to: 160, 130), .wait(0.05), .up(),
    ])
    #expect(
      log.map { $0.split(separator: " ")[1] } == [
        "touchDown", "touchUpInside", "primaryActionTriggered",
        "touchDown", "touchDownRepeat", "touchDragExit", "touchCancel",
        "touchDown", "touchDownRepeat", "touchDragEnter", "touchDragInside",
        "touchUpInside", "primaryActionTriggered",
      ])
  }

  @Test func theMaximumEdgeIsOutside() throws {
    let rig = Rig(button, showing: .event)
    let log = try rig.play(.slowly(.down(at: 160, 122), .move(to: 220, 122)))
    #expect(
      log == [
        "  button touchDown", "    button touchDragExit", "        button touchCancel",
      ])
  }

  @Test func theMinimumEdgeIsInside() throws {
    let rig = Rig(button, showing: .event)
    let log = try rig.play(.slowly(.down(at: 160, 122), .move(to: 100, 100)))
    #expect(log == ["  button touchDown", "  button touchDragInside"])
  }

  @Test func aCancelFromOutsideIsAnyButtons() throws {
    let log = try log(.slowly(.down(at: 160, 122), .cancel()))
    #expect(
      log == Self.press + [
        "button touchesCancelled 1@60,22",
        "  button cancelTracking",
        "    button touchCancel",
      ])
  }
}
