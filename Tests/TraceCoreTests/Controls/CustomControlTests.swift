import Testing
import TraceCore

/// Controls as apps write them.
@Suite struct CustomControlTests {
  static let frame = Rect(x: 100, y: 100, width: 120, height: 44)
  static let outAndBack: TouchScript = .slowly(
    .down(at: 160, 122), .move(to: 170, 122), .move(to: 160, 220), .up())

  // MARK: A control that tells a delegate

  /// Tells its closure of a press, where the finger goes, and the end.
  final class Knob: Control {
    var tell: (String) -> Void = { _ in }

    override func beginTracking(_ touch: Touch, with event: TraceCore.Event?) -> Bool {
      tell("began")
      return super.beginTracking(touch, with: event)
    }

    override func continueTracking(_ touch: Touch, with event: TraceCore.Event?) -> Bool {
      tell("continuing \(touch.location(in: self).text)")
      return super.continueTracking(touch, with: event)
    }

    override func endTracking(_ touch: Touch?, with event: TraceCore.Event?) {
      tell("ended")
      super.endTracking(touch, with: event)
    }

    override func cancelTracking(with event: TraceCore.Event?) {
      tell("cancelled")
      super.cancelTracking(with: event)
    }
  }

  @Test func aControlTellsItsDelegate() throws {
    var told: [String] = []
    let knob = Knob(id: "knob", frame: Self.frame)
    knob.tell = { told.append($0) }
    let log = try Rig(knob).play(Self.outAndBack)
    #expect(told == ["began", "continuing 70,22", "continuing 60,120", "ended"])
    #expect(
      log == [
        "knob touchesBegan 1@60,22",
        "  knob beginTracking 1@60,22 -> true",
        "  knob touchDown",
        "knob touchesMoved 1@70,22",
        "  knob continueTracking 1@70,22 -> true",
        "  knob touchDragInside",
        "knob touchesMoved 1@60,120",
        "  knob continueTracking 1@60,120 -> true",
        "  knob touchDragExit outside=76",
        "  knob touchDragOutside outside=76",
        "knob touchesEnded 1@60,120",
        "  knob endTracking 1@60,120",
        "    knob touchUpOutside outside=76",
      ])
  }

  @Test func ofEndedAndCancelledADelegateHearsOne() throws {
    var told: [String] = []
    let knob = Knob(id: "knob", frame: Self.frame)
    knob.tell = { told.append($0) }
    try Rig(knob, changes: [.interrupt(at: 0.15)]).play(Self.outAndBack)
    #expect(told == ["began", "continuing 70,22", "cancelled"])
  }

  // MARK: A slider that sends the event itself

  /// Sends `touchUpInside` itself and does not call super.
  final class Slider: Control {
    override func endTracking(_ touch: Touch?, with event: TraceCore.Event?) {
      sendActions(for: .touchUpInside)
    }
  }

  /// Sends `touchUpInside` itself and then calls super.
  final class DoubleSender: Control {
    override func endTracking(_ touch: Touch?, with event: TraceCore.Event?) {
      sendActions(for: .touchUpInside)
      super.endTracking(touch, with: event)
    }
  }

  @Test func anEventSentByHandAndBySuperComesTwice() throws {
    let slider = DoubleSender(id: "slider", frame: Self.frame)
    slider.addTarget(nil, action: "changed", for: .touchUpInside)
    let log = try Rig(slider).play(.slowly(.down(at: 160, 122), .up()))
    #expect(
      log.dropFirst(3) == [
        "slider touchesEnded 1@60,22",
        "  slider endTracking 1@60,22",
        "    slider touchUpInside",
        "      slider action changed to=nobody",
        "    slider touchUpInside",
        "      slider action changed to=nobody",
      ])
  }

  @Test func anEventSentByHandWithoutSuperComesOnce() throws {
    let slider = Slider(id: "slider", frame: Self.frame)
    slider.addTarget(nil, action: "changed", for: .touchUpInside)
    let log = try Rig(slider).play(.slowly(.down(at: 160, 122), .up()))
    #expect(
      log.dropFirst(3) == [
        "slider touchesEnded 1@60,22",
        "  slider endTracking 1@60,22",
        "    slider touchUpInside",
        "      slider action changed to=nobody",
      ])
  }

  @Test func anEventSentByHandHasTheFingersDistance() throws {
    let slider = Slider(id: "slider", frame: Self.frame)
    let log = try Rig(slider, showing: .event).play(Self.outAndBack)
    #expect(log.last == "    slider touchUpInside outside=76")
  }

  // MARK: A control that refuses

  final class Editor: Control {
    var isEditing = false

    override func beginTracking(_ touch: Touch, with event: TraceCore.Event?) -> Bool {
      isEditing
    }
  }

  @Test func aRefusedTouchStillArrives() throws {
    let editor = Editor(id: "editor", frame: Self.frame)
    let log = try Rig(editor, showing: [.standard, .properties]).play(
      .slowly(.down(at: 160, 122), .move(to: 161, 122), .up(), .down(at: 160, 122), .cancel()))
    #expect(
      log == [
        "editor touchesBegan 1@60,22",
        "  editor beginTracking 1@60,22 -> false",
        "editor touchesMoved 1@61,22",
        "editor touchesEnded 1@61,22",
        "editor touchesBegan 1@60,22 taps=2",
        "  editor beginTracking 1@60,22 -> false",
        "editor touchesCancelled 1@60,22",
      ])
  }

  @Test func afterARefusalTheNextFingerMayBeTracked() throws {
    let editor = Editor(id: "editor", frame: Self.frame)
    editor.isMultipleTouchEnabled = true
    let edit = SceneChange.set("isEditing", of: editor, to: .bool(true), at: 0.05) {
      editor.isEditing = true
    }
    let log = try Rig(editor, changes: [edit]).play([
      .down(1, at: 110, 110), .wait(0.1), .down(2, at: 120, 110), .wait(0.1),
      .move(1, to: 111, 110),
      .move(2, to: 121, 110), .wait(0.1), .up(1), .wait(0.1), .up(2),
    ])
    #expect(
      log == [
        "editor touchesBegan 1@10,10",
        "  editor beginTracking 1@10,10 -> false",
        "editor set isEditing=true",
        "editor touchesBegan 2@20,10",
        "  editor beginTracking 2@20,10 -> true",
        "  editor touchDown",
        "editor touchesMoved 1@11,10 2@21,10",
        "  editor continueTracking 2@21,10 -> true",
        "  editor touchDragInside",
        "editor touchesEnded 1@11,10",
        "editor touchesEnded 2@21,10",
        "  editor endTracking 2@21,10",
        "    editor touchUpInside",
      ])
  }

  @Test func ofTwoThatBeginTogetherTheSecondIsAskedAfterARefusal() throws {
    final class RightHalf: Control {
      override func beginTracking(_ touch: Touch, with event: TraceCore.Event?) -> Bool {
        touch.location(in: self).x >= bounds.midX
      }
    }
    let control = RightHalf(id: "control", frame: Self.frame)
    control.isMultipleTouchEnabled = true
    let log = try Rig(control).play([.down(1, at: 110, 110), .down(2, at: 200, 110)])
    #expect(
      log.dropLast() == [
        "control touchesBegan 1@10,10 2@100,10",
        "  control beginTracking 1@10,10 -> false",
        "  control beginTracking 2@100,10 -> true",
        "  control touchDown",
      ])
  }

  // MARK: A control that stops

  @Test func trackingEndsWhereAControlStops() throws {
    let stopper = ControlProfilesTests.Stopper(id: "stopper", frame: Self.frame)
    let log = try Rig(stopper, showing: [.tracking, .event]).play(
      .slowly(.down(at: 160, 122), .move(to: 210, 122), .move(to: 150, 122), .up()))
    #expect(
      log == [
        "  stopper beginTracking 1@60,22 -> true",
        "  stopper touchDown",
        "  stopper continueTracking 1@110,22 -> false",
        "  stopper endTracking 1@110,22",
      ])
  }

  // MARK: A control that cancels itself

  final class SelfCanceller: Control {
    var answer = true

    override func continueTracking(_ touch: Touch, with event: TraceCore.Event?) -> Bool {
      touchesCancelled([touch], with: event)
      return answer
    }
  }

  @Test(arguments: [true, false])
  func afterACancelFromInsideTheAnswerIsIgnored(_ answer: Bool) throws {
    let control = SelfCanceller(id: "control", frame: Self.frame)
    control.answer = answer
    let log = try Rig(control, showing: [.standard, .properties]).play(
      .slowly(.down(at: 160, 122), .move(to: 161, 122), .move(to: 162, 122), .up()))
    #expect(
      log.dropFirst(6) == [
        "control touchesMoved 1@61,22",
        "  control continueTracking 1@61,22 -> \(answer)",
        "    control touchesCancelled 1@61,22",
        "      control cancelTracking",
        "        control isTracking false",
        "        control isHighlighted false",
        "        control isTouchInside false",
        "        control touchCancel",
        "control touchesMoved 1@62,22",
        "control touchesEnded 1@62,22",
      ])
  }

  @Test func afterAnEndFromInsideTheAnswerIsIgnored() throws {
    final class SelfEnder: Control {
      override func continueTracking(_ touch: Touch, with event: TraceCore.Event?) -> Bool {
        touchesEnded([touch], with: event)
        return true
      }
    }
    let control = SelfEnder(id: "control", frame: Self.frame)
    let log = try Rig(control).play(
      .slowly(.down(at: 160, 122), .move(to: 161, 122), .up()))
    #expect(
      log.dropFirst(3) == [
        "control touchesMoved 1@61,22",
        "  control continueTracking 1@61,22 -> true",
        "    control touchesEnded 1@61,22",
        "      control endTracking 1@61,22",
        "control touchesEnded 1@61,22",
      ])
  }

  @Test func aTouchCancelledFromTouchDownIsNotARepeat() throws {
    final class Shy: Control {
      override func sendAction(
        _ action: String, to target: Responder?, for event: TraceCore.Event?
      ) {
        if let touch = event?.allTouches.first { touchesCancelled([touch], with: event) }
      }
    }
    let control = Shy(id: "control", frame: Self.frame)
    control.addTarget(nil, action: "down", for: .touchDown)
    let log = try Rig(control, showing: .event).play(.taps(2, at: 160, 122))
    #expect(
      log.map { $0.split(separator: " ")[1] } == [
        "touchDown", "touchCancel", "touchDown", "touchCancel",
      ])
  }
}
