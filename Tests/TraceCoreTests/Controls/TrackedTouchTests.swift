import Testing
import TraceCore

/// Which of several touches a control follows, and touches that come all at once.
@Suite struct TrackedTouchTests {
  let button = Button(id: "button", frame: Rect(x: 100, y: 100, width: 120, height: 44))

  private func log(
    _ script: TouchScript, settings: Settings = Settings(), changes: [SceneChange] = [],
    showing shown: LogCategories = [.standard, .properties]
  ) throws -> [String] {
    try Rig(button, settings: settings, changes: changes, showing: shown).play(script)
  }

  @Test func onlyTheFirstTouchIsTracked() throws {
    button.isMultipleTouchEnabled = true
    let log = try log(
      [
        .down(1, at: 110, 110), .down(2, at: 120, 110), .wait(0.1), .down(3, at: 130, 110),
        .wait(0.1), .move(2, to: 121, 110), .wait(0.1), .move(2, to: 122, 110),
        .move(1, to: 111, 110), .wait(0.1), .up(1), .wait(0.1), .up(2), .up(3),
      ], showing: .standard)
    #expect(
      log == [
        "button touchesBegan 1@10,10 2@20,10",
        "  button beginTracking 1@10,10 -> true",
        "  button touchDown",
        "button touchesBegan 3@30,10",
        "button touchesMoved 2@21,10",
        "button touchesMoved 2@22,10 1@11,10",
        "  button continueTracking 1@11,10 -> true",
        "  button touchDragInside",
        "button touchesEnded 1@11,10",
        "  button endTracking 1@11,10",
        "    button touchUpInside",
        "      button primaryActionTriggered",
        "button touchesEnded 2@22,10 3@30,10",
      ])
  }

  @Test func aTouchThatBeganMeanwhileIsNotTakenOver() throws {
    button.isMultipleTouchEnabled = true
    let log = try log(
      [
        .down(1, at: 110, 110), .wait(0.1), .down(2, at: 120, 110), .wait(0.1), .cancel(1),
        .wait(0.1), .move(2, to: 121, 110), .wait(0.1), .up(2),
      ], showing: [.tracking, .event])
    #expect(
      log == [
        "  button beginTracking 1@10,10 -> true",
        "  button touchDown",
        "  button cancelTracking",
        "    button touchCancel",
      ])
  }

  @Test func anotherTouchsCancelDoesNotConcernTheTracked() throws {
    button.isMultipleTouchEnabled = true
    let log = try log(
      [
        .down(1, at: 110, 110), .wait(0.1), .down(2, at: 120, 110), .wait(0.1), .cancel(2),
        .wait(0.1), .up(1),
      ], showing: .event)
    #expect(
      log == [
        "  button touchDown", "    button touchUpInside", "      button primaryActionTriggered",
      ])
  }

  // MARK: A plain control

  @Test func aPlainControlHasNoPrimaryAction() throws {
    let control = Control(id: "control", frame: button.frame)
    let log = try Rig(control).play(.slowly(.down(at: 160, 122), .up()))
    #expect(
      log == [
        "control touchesBegan 1@60,22",
        "  control beginTracking 1@60,22 -> true",
        "  control touchDown",
        "control touchesEnded 1@60,22",
        "  control endTracking 1@60,22",
        "    control touchUpInside",
      ])
  }

  // MARK: Several phases in one event

  @Test func aPressAMoveAndALiftOfOneTime() throws {
    let log = try log([.down(at: 160, 122), .move(to: 160, 220), .up()], showing: .standard)
    #expect(
      log == [
        "button touchesBegan 1@60,22",
        "  button beginTracking 1@60,22 -> true",
        "  button touchDown",
        "button touchesMoved 1@60,120",
        "  button continueTracking 1@60,120 -> true",
        "  button touchDragExit outside=76",
        "  button touchDragOutside outside=76",
        "button touchesEnded 1@60,120",
        "  button endTracking 1@60,120",
        "    button touchUpOutside outside=76",
      ])
  }

  @Test func aPressAtTheTimeOfTheLiftIsNotTracked() throws {
    let log = try log(
      [.down(at: 160, 122), .wait(1), .up(), .down(at: 161, 122), .wait(0.1), .up()],
      showing: .standard)
    #expect(
      log == [
        "button touchesBegan 1@60,22",
        "  button beginTracking 1@60,22 -> true",
        "  button touchDown",
        "button touchesBegan 1@61,22",
        "button touchesEnded 1@60,22",
        "  button endTracking 1@60,22",
        "    button touchUpInside",
        "      button primaryActionTriggered",
        "button touchesEnded 1@61,22",
      ])
  }
}
