import Testing
import TraceCore

/// The calls, events and flags of a control, line by line.
@Suite struct ControlTrackingTests {
  let button = Button(id: "button", frame: Rect(x: 100, y: 100, width: 120, height: 44))

  private func log(
    _ script: TouchScript, settings: Settings = Settings(), changes: [SceneChange] = [],
    showing shown: LogCategories = [.standard, .properties]
  ) throws -> [String] {
    try Rig(button, settings: settings, changes: changes, showing: shown).play(script)
  }

  private func expectFlagsOff() {
    #expect(!button.isTracking)
    #expect(!button.isHighlighted)
    #expect(!button.isTouchInside)
  }

  // MARK: Each input

  @Test func began() throws {
    // A session that is over lets go of what is still pressed.
    let rig = Rig(button, showing: [.standard, .properties])
    defer { withExtendedLifetime(rig) {} }
    let log = try rig.play([.down(at: 160, 122)])
    #expect(
      log == [
        "button touchesBegan 1@60,22",
        "  button beginTracking 1@60,22 -> true",
        "  button isTracking true",
        "  button isTouchInside true",
        "  button isHighlighted true",
        "  button touchDown",
        "application touchStillDown 1",
      ])
    #expect(button.isTracking)
    #expect(button.isHighlighted)
    #expect(button.isTouchInside)
  }

  @Test func movedInside() throws {
    let log = try log(.slowly(.down(at: 160, 122), .move(to: 161, 122), .move(to: 161, 122)))
    #expect(
      log[6..<12] == [
        "button touchesMoved 1@61,22",
        "  button continueTracking 1@61,22 -> true",
        "  button touchDragInside",
        "button touchesMoved 1@61,22",
        "  button continueTracking 1@61,22 -> true",
        "  button touchDragInside",
      ])
  }

  @Test func movedOutAndBack() throws {
    let log = try log(
      .slowly(
        .down(at: 160, 122), .move(to: 160, 220), .move(to: 160, 221), .move(to: 160, 150), .up()))
    #expect(
      log[6..<24] == [
        "button touchesMoved 1@60,120",
        "  button continueTracking 1@60,120 -> true",
        "  button isTouchInside false",
        "  button isHighlighted false",
        "  button touchDragExit outside=76",
        "  button touchDragOutside outside=76",
        "button touchesMoved 1@60,121",
        "  button continueTracking 1@60,121 -> true",
        "  button touchDragOutside outside=77",
        "button touchesMoved 1@60,50",
        "  button continueTracking 1@60,50 -> true",
        "  button isTouchInside true",
        "  button isHighlighted true",
        "  button touchDragEnter outside=6",
        "  button touchDragInside outside=6",
        "button touchesEnded 1@60,50",
        "  button isTracking false",
        "  button endTracking 1@60,50",
      ])
  }

  @Test func liftedInside() throws {
    let log = try log(.slowly(.down(at: 160, 122), .up()))
    #expect(
      log.dropFirst(6) == [
        "button touchesEnded 1@60,22",
        "  button isTracking false",
        "  button endTracking 1@60,22",
        "    button touchUpInside",
        "      button primaryActionTriggered",
        "  button isHighlighted false",
        "  button isTouchInside false",
      ])
    expectFlagsOff()
  }

  @Test func liftedOutside() throws {
    let log = try log(.slowly(.down(at: 160, 122), .move(to: 160, 220), .up()))
    #expect(
      log.dropFirst(12) == [
        "button touchesEnded 1@60,120",
        "  button isTracking false",
        "  button endTracking 1@60,120",
        "    button touchUpOutside outside=76",
      ])
    expectFlagsOff()
  }

  @Test func aLiftThatCrossesOutHasTheExitAlone() throws {
    let log = try log(.slowly(.down(at: 160, 122), .up(at: 160, 220)))
    #expect(
      log.dropFirst(6) == [
        "button touchesEnded 1@60,120",
        "  button isTracking false",
        "  button endTracking 1@60,120",
        "    button isTouchInside false",
        "    button isHighlighted false",
        "    button touchDragExit outside=76",
        "    button touchUpOutside outside=76",
      ])
    expectFlagsOff()
  }

  @Test func aLiftThatCrossesInHasTheEnterAlone() throws {
    let log = try log(
      .slowly(.down(at: 160, 122), .move(to: 160, 220), .up(at: 160, 150)))
    #expect(
      log.dropFirst(12) == [
        "button touchesEnded 1@60,50",
        "  button isTracking false",
        "  button endTracking 1@60,50",
        "    button isTouchInside true",
        "    button isHighlighted true",
        "    button touchDragEnter outside=6",
        "    button touchUpInside outside=6",
        "      button primaryActionTriggered",
        "  button isHighlighted false",
        "  button isTouchInside false",
      ])
    expectFlagsOff()
  }

  @Test func cancelled() throws {
    let log = try log(.slowly(.down(at: 160, 122), .move(to: 161, 122), .cancel()))
    #expect(
      log.dropFirst(9) == [
        "button touchesCancelled 1@61,22",
        "  button cancelTracking",
        "    button isTracking false",
        "    button isHighlighted false",
        "    button isTouchInside false",
        "    button touchCancel",
      ])
    expectFlagsOff()
  }

  @Test func cancelledWhileOutside() throws {
    let log = try log(.slowly(.down(at: 160, 122), .move(to: 160, 220), .cancel()))
    #expect(
      log.dropFirst(12) == [
        "button touchesCancelled 1@60,120",
        "  button cancelTracking",
        "    button isTracking false",
        "    button touchCancel",
      ])
  }

  @Test func interrupted() throws {
    let log = try log(
      .slowly(.down(at: 160, 122), .move(to: 160, 220), .up()), changes: [.interrupt(at: 0.05)])
    #expect(
      log.dropFirst(6) == [
        "application interrupt phone call",
        "button touchesCancelled 1@60,22",
        "  button cancelTracking",
        "    button isTracking false",
        "    button isHighlighted false",
        "    button isTouchInside false",
        "    button touchCancel",
      ])
  }

  @Test(arguments: ["button", "its superview"])
  func removed(_ what: String) throws {
    let card = View(id: "card", frame: Rect(x: 0, y: 0, width: 375, height: 667))
    card.addSubview(button)
    let leaving = what == "button" ? button : card
    let log = try Rig(
      card, changes: [.remove(leaving, at: 0.05)], showing: [.standard, .properties]
    ).play(.slowly(.down(at: 160, 122), .move(to: 160, 220), .up()))
    #expect(
      log.dropFirst(6) == [
        "\(leaving.id) removed",
        "button touchesCancelled 1@60,22",
        "  button cancelTracking",
        "    button isTracking false",
        "    button isHighlighted false",
        "    button isTouchInside false",
        "    button touchCancel",
      ])
    expectFlagsOff()
  }

  @Test func disabledWhileTrackingItGoesOnToTheEnd() throws {
    let change = SceneChange.set("isEnabled", of: button, to: .bool(false), at: 0.05) { [button] in
      button.isEnabled = false
    }
    let log = try log(
      .slowly(.down(at: 160, 122), .move(to: 161, 122), .up(), .down(at: 160, 122), .up()),
      changes: [change], showing: .standard)
    #expect(
      log == [
        "button touchesBegan 1@60,22",
        "  button beginTracking 1@60,22 -> true",
        "  button touchDown",
        "button set isEnabled=false",
        "button touchesMoved 1@61,22",
        "  button continueTracking 1@61,22 -> true",
        "  button touchDragInside",
        "button touchesEnded 1@61,22",
        "  button endTracking 1@61,22",
        "    button touchUpInside",
        "      button primaryActionTriggered",
        "window touchesBegan 1@160,122 taps=2",
        "window touchesEnded 1@160,122 taps=2",
      ])
  }

  @Test func theSecondOfTwoQuickPressesIsARepeatToo() throws {
    let log = try log(.taps(3, at: 160, 122), showing: .event)
    #expect(
      log.map { $0.split(separator: " ").last } == [
        "touchDown", "touchUpInside", "primaryActionTriggered",
        "touchDown", "touchDownRepeat", "touchUpInside", "primaryActionTriggered",
        "touchDown", "touchDownRepeat", "touchUpInside", "primaryActionTriggered",
      ])
  }
}
