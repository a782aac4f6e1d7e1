import Testing
import TraceCore

/// Who is told of a control's events.
@Suite struct TargetActionTests {
  let window = Window(size: Size(width: 375, height: 667))
  let root = View(id: "root", frame: Rect(x: 0, y: 0, width: 375, height: 667))
  let control = Control(id: "control", frame: Rect(x: 100, y: 100, width: 120, height: 44))
  let controller = ViewController(id: "controller")
  let application = Application()
  let delegate = Responder(id: "delegate")

  init() {
    window.addSubview(root)
    root.addSubview(control)
    controller.view = root
    application.delegate = delegate
  }

  private func rig(_ shown: LogCategories = [.event, .action]) -> Rig {
    Rig(window: window, application: application, showing: shown)
  }

  private func logOfTap(_ shown: LogCategories = .action) throws -> [String] {
    try rig(shown).play(.slowly(.down(at: 160, 122), .up()))
      .map { String($0.drop { $0 == " " }) }
  }

  // MARK: Order

  @Test func actionsStandBelowTheirEvent() throws {
    control.addTarget(controller, action: "down", for: .touchDown)
    control.addTarget(controller, action: "up", for: .touchUpInside)
    #expect(
      try rig().play(.slowly(.down(at: 160, 122), .up())) == [
        "  control touchDown",
        "    control action down to=controller",
        "    control touchUpInside",
        "      control action up to=controller",
      ])
  }

  @Test func targetsAreToldInTheOrderAdded() throws {
    control.addTarget(root, action: "b", for: .touchUpInside)
    control.addTarget(controller, action: "a", for: .touchUpInside)
    control.addTarget(root, action: "c", for: .touchUpInside)
    #expect(
      try logOfTap() == [
        "control action b to=root",
        "control action a to=controller",
        "control action c to=root",
      ])
  }

  @Test func theSameTargetAndActionAddsItsEventsAndKeepsItsPlace() throws {
    control.addTarget(root, action: "first", for: .touchDown)
    control.addTarget(root, action: "second", for: [.touchDown, .touchUpInside])
    control.addTarget(root, action: "first", for: .touchUpInside)
    #expect(
      try logOfTap() == [
        "control action first to=root",
        "control action second to=root",
        "control action first to=root",
        "control action second to=root",
      ])
    #expect(control.actions(forTarget: root, for: [.touchDown, .touchUpInside]).count == 2)
  }

  @Test func theSameTwiceIsToldOnce() throws {
    control.addTarget(root, action: "tap", for: .touchUpInside)
    control.addTarget(root, action: "tap", for: .touchUpInside)
    #expect(try logOfTap() == ["control action tap to=root"])
  }

  @Test func anotherActionOrAnotherTargetIsAnEntryOfItsOwn() throws {
    control.addTarget(root, action: "tap", for: .touchUpInside)
    control.addTarget(root, action: "other", for: .touchUpInside)
    control.addTarget(controller, action: "tap", for: .touchUpInside)
    control.addTarget(nil, action: "tap", for: .touchUpInside)
    #expect(
      try logOfTap() == [
        "control action tap to=root",
        "control action other to=root",
        "control action tap to=controller",
        "control action tap to=nobody",
      ])
  }

  @Test func oneActionMayServeSeveralEvents() throws {
    control.addTarget(root, action: "any", for: .allTouchEvents)
    #expect(
      try logOfTap([.event, .action]) == [
        "control touchDown",
        "control action any to=root",
        "control touchUpInside",
        "control action any to=root",
      ])
  }

  @Test func severalEventsAreSentOneByOneInTheOrderOfTheirBits() throws {
    control.addTarget(root, action: "any", for: .allEvents)
    let rig = rig()
    control.sendActions(for: [.valueChanged, .touchDown])
    #expect(
      rig.lines == [
        "control touchDown",
        "  control action any to=root",
        "control valueChanged",
        "  control action any to=root",
      ])
  }

  // MARK: The receiver

  @Test func aNilTargetIsSearchedFromTheControlOn() throws {
    control.addTarget(nil, action: "tap", for: .touchUpInside)
    #expect(try logOfTap() == ["control action tap to=nobody"])
    delegate.handle("tap")
    #expect(try logOfTap() == ["control action tap to=delegate"])
    application.handle("tap")
    #expect(try logOfTap() == ["control action tap to=application"])
    window.handle("tap")
    #expect(try logOfTap() == ["control action tap to=window"])
    controller.handle("tap")
    #expect(try logOfTap() == ["control action tap to=controller"])
    root.handle("tap")
    #expect(try logOfTap() == ["control action tap to=root"])
    control.handle("tap")
    #expect(try logOfTap() == ["control action tap to=control"])
  }

  @Test func onlyTheActionsNameIsAnswered() throws {
    control.addTarget(nil, action: "save", for: .touchUpInside)
    root.handle("saveAll")
    controller.handle("save")
    #expect(try logOfTap() == ["control action save to=controller"])
  }

  @Test func anExplicitTargetNeedsNoPlaceInTheChain() throws {
    let model = Responder(id: "model")
    var senders: [String] = []
    model.handle("tap") { senders.append($0.id) }
    root.handle("tap")
    control.addTarget(model, action: "tap", for: .touchUpInside)
    #expect(try logOfTap() == ["control action tap to=model"])
    #expect(senders == ["control"])
  }

  @Test func aTargetThatIsGoneGetsNothingAndNobodyIsSearchedForIt() throws {
    root.handle("tap")
    do {
      let model = Responder(id: "model")
      control.addTarget(model, action: "tap", for: .touchUpInside)
    }
    control.addTarget(controller, action: "other", for: .touchUpInside)
    #expect(try logOfTap() == ["control action other to=controller"])
  }

  @Test func aTargetIsNotKeptAlive() {
    weak var kept: Responder?
    do {
      let model = Responder(id: "model")
      kept = model
      control.addTarget(model, action: "tap", for: .touchUpInside)
    }
    #expect(kept == nil)
  }

  @Test func everyHandlerOfAnActionIsCalled() {
    var calls: [String] = []
    root.handle("tap") { _ in calls.append("a") }
    root.handle("tap") { _ in calls.append("b") }
    root.perform("tap", with: control)
    #expect(calls == ["a", "b"])
  }

  @Test func whatAnActionDoesStandsBelowIt() throws {
    let other = Control(id: "other", frame: .zero)
    root.addSubview(other)
    controller.handle("tap") { _ in other.sendActions(for: .valueChanged) }
    control.addTarget(controller, action: "tap", for: .touchDown)
    #expect(
      try rig().play([.down(at: 160, 122)]) == [
        "  control touchDown",
        "    control action tap to=controller",
        "      other valueChanged",
      ])
  }

  // MARK: Removing

  @Test func aRemovedTargetIsNotTold() throws {
    control.addTarget(root, action: "tap", for: [.touchDown, .touchUpInside])
    control.addTarget(controller, action: "tap", for: .touchUpInside)
    control.removeTarget(root, action: "tap", for: .touchUpInside)
    #expect(
      try logOfTap() == ["control action tap to=root", "control action tap to=controller"])
    control.removeTarget(root, action: "tap", for: .touchDown)
    #expect(try logOfTap() == ["control action tap to=controller"])
  }

  @Test func withoutAnActionAllOfATargetsAreRemoved() throws {
    control.addTarget(root, action: "a", for: .touchUpInside)
    control.addTarget(root, action: "b", for: .touchUpInside)
    control.addTarget(controller, action: "a", for: .touchUpInside)
    control.removeTarget(root, action: nil, for: .allEvents)
    #expect(try logOfTap() == ["control action a to=controller"])
  }

  @Test func withoutATargetAllTargetsAreRemoved() {
    control.addTarget(root, action: "a", for: .touchUpInside)
    control.addTarget(nil, action: "b", for: .touchDown)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allControlEvents == [])
  }

  @Test func aTargetMayRemoveItselfWhileItIsTold() throws {
    controller.handle("once") { [control, controller] _ in
      control.removeTarget(controller, action: "once", for: .allEvents)
    }
    control.addTarget(controller, action: "once", for: .touchUpInside)
    control.addTarget(root, action: "always", for: .touchUpInside)
    #expect(
      try logOfTap() == ["control action once to=controller", "control action always to=root"])
    #expect(try logOfTap() == ["control action always to=root"])
  }

  @Test func aControlTellsWhatItIsAskedFor() {
    control.addTarget(root, action: "a", for: [.touchDown, .touchUpInside])
    control.addTarget(root, action: "b", for: .touchUpInside)
    control.addTarget(nil, action: "c", for: .valueChanged)
    #expect(control.actions(forTarget: root, for: .touchUpInside) == ["a", "b"])
    #expect(control.actions(forTarget: root, for: [.touchDown, .touchUpInside]) == ["a"])
    #expect(control.actions(forTarget: nil, for: .valueChanged) == ["c"])
    #expect(control.actions(forTarget: controller, for: .touchDown) == [])
    #expect(control.allControlEvents == [.touchDown, .touchUpInside, .valueChanged])
  }

  // MARK: The primary action

  @Test func thePrimaryActionComesFromWithinTouchUpInsideAfterItsActions() throws {
    let button = Button(id: "button", frame: Rect(x: 100, y: 300, width: 120, height: 44))
    root.addSubview(button)
    button.addTarget(root, action: "primary", for: .primaryActionTriggered)
    button.addTarget(root, action: "up", for: .touchUpInside)
    button.addTarget(controller, action: "both", for: [.touchUpInside, .primaryActionTriggered])
    #expect(
      try rig().play(.slowly(.down(at: 160, 322), .up())) == [
        "  button touchDown",
        "    button touchUpInside",
        "      button action up to=root",
        "      button action both to=controller",
        "      button primaryActionTriggered",
        "        button action primary to=root",
        "        button action both to=controller",
      ])
  }

  @Test func touchUpOutsideIsNoPrimaryAction() throws {
    let button = Button(id: "button", frame: Rect(x: 100, y: 300, width: 120, height: 44))
    root.addSubview(button)
    let log = try rig().play(.slowly(.down(at: 160, 322), .up(at: 160, 600)))
    #expect(
      log == [
        "  button touchDown",
        "    button touchDragExit outside=256",
        "    button touchUpOutside outside=256",
      ])
  }
}
