import Testing
import TraceCore

/// How touches go on from the view that was hit.
@Suite struct ResponderChainTests {
  let window = Window(size: Size(width: 375, height: 667))
  let root = View(id: "root", frame: Rect(x: 0, y: 0, width: 375, height: 667))
  let card = View(id: "card", frame: Rect(x: 100, y: 100, width: 200, height: 200))
  let badge = View(id: "badge", frame: Rect(x: 50, y: 50, width: 40, height: 40))
  let controller = ViewController(id: "controller")
  let delegate = Responder(id: "delegate")
  let application = Application()

  init() {
    window.addSubview(root)
    root.addSubview(card)
    card.addSubview(badge)
    controller.view = root
    application.delegate = delegate
  }

  private func log(_ script: TouchScript) throws -> [String] {
    try Rig(window: window, application: application, showing: [.touches, .chain]).play(script)
  }

  /// The log of a press and a lift in the badge.
  private func logOfTap() throws -> [String] {
    try log(.slowly(.down(at: 160, 162), .up()))
  }

  @Test func eachPassesOnToTheNextWithItsOwnCoordinates() throws {
    #expect(
      try log([.down(at: 160, 162)]) == [
        "badge touchesBegan 1@10,12",
        "  card touchesBegan 1@60,62 from=badge",
        "    root touchesBegan 1@160,162 from=card",
        "      controller touchesBegan 1@160,162 from=root",
        "        window touchesBegan 1@160,162 from=controller",
        "          application touchesBegan 1@160,162 from=window",
        "            delegate touchesBegan 1@160,162 from=application",
      ])
  }

  @Test func everyPhasePassesOn() throws {
    root.touchHandling = .take
    #expect(
      try log(
        .slowly(
          .down(at: 160, 162), .move(to: 161, 162), .up(), .wait(1), .down(at: 160, 162), .cancel())
      ) == [
        "badge touchesBegan 1@10,12",
        "  card touchesBegan 1@60,62 from=badge",
        "    root touchesBegan 1@160,162 from=card",
        "badge touchesMoved 1@11,12",
        "  card touchesMoved 1@61,62 from=badge",
        "    root touchesMoved 1@161,162 from=card",
        "badge touchesEnded 1@11,12",
        "  card touchesEnded 1@61,62 from=badge",
        "    root touchesEnded 1@161,162 from=card",
        "badge touchesBegan 1@10,12",
        "  card touchesBegan 1@60,62 from=badge",
        "    root touchesBegan 1@160,162 from=card",
        "badge touchesCancelled 1@10,12",
        "  card touchesCancelled 1@60,62 from=badge",
        "    root touchesCancelled 1@160,162 from=card",
      ])
  }

  @Test func whoTakesTouchesEndsTheChain() throws {
    badge.touchHandling = .take
    #expect(
      try logOfTap() == ["badge touchesBegan 1@10,12", "badge touchesEnded 1@10,12"])
  }

  @Test func whoTakesAndPassesDoesNotEndTheChain() throws {
    badge.touchHandling = .takeAndPass
    card.touchHandling = .take
    #expect(
      try logOfTap() == [
        "badge touchesBegan 1@10,12",
        "  card touchesBegan 1@60,62 from=badge",
        "badge touchesEnded 1@10,12",
        "  card touchesEnded 1@60,62 from=badge",
      ])
  }

  @Test func severalTouchesGoOnTogether() throws {
    badge.isMultipleTouchEnabled = true
    card.touchHandling = .take
    #expect(
      try log([.down(1, at: 160, 162), .down(2, at: 170, 162), .wait(0.1), .up(2), .up(1)]) == [
        "badge touchesBegan 1@10,12 2@20,12",
        "  card touchesBegan 1@60,62 2@70,62 from=badge",
        "badge touchesEnded 2@20,12 1@10,12",
        "  card touchesEnded 2@70,62 1@60,62 from=badge",
      ])
  }

  @Test func aControlPassesNothingOn() throws {
    let control = Control(id: "control", frame: card.bounds)
    card.addSubview(control)
    let log = try logOfTap()
    #expect(log == ["control touchesBegan 1@60,62", "control touchesEnded 1@60,62"])
  }

  @Test func aControlTakesWhatIsPassedOnToItAndDoesNotTrackIt() throws {
    let control = Control(id: "control", frame: card.bounds)
    card.addSubview(control)
    control.addSubview(badge)
    let rig = Rig(
      window: window, application: application, showing: [.touches, .chain, .tracking, .event])
    let log = try rig.play(.slowly(.down(at: 160, 162), .move(to: 161, 162), .up()))
    #expect(
      log == [
        "badge touchesBegan 1@10,12",
        "  control touchesBegan 1@60,62 from=badge",
        "badge touchesMoved 1@11,12",
        "  control touchesMoved 1@61,62 from=badge",
        "badge touchesEnded 1@11,12",
        "  control touchesEnded 1@61,62 from=badge",
      ])
    #expect(!control.isTracking)
  }

  // MARK: Who is next

  @Test func aViewsNextIsItsSuperview() {
    #expect(badge.next === card)
    #expect(View(id: "alone").next == nil)
  }

  @Test func aRootViewsNextIsItsControllerAndThenTheSuperview() {
    #expect(root.next === controller)
    #expect(controller.next === window)
  }

  @Test func aControllerInTheMiddleLeadsToTheSuperviewOfItsView() {
    let child = ViewController(id: "child")
    child.view = card
    #expect(card.next === child)
    #expect(child.next === root)
  }

  @Test func aPresentedControllersNextIsThePresentingOne() throws {
    let presented = ViewController(id: "presented")
    let sheet = View(id: "sheet", frame: Rect(x: 0, y: 400, width: 375, height: 267))
    presented.view = sheet
    presented.presentingViewController = controller
    window.addSubview(sheet)
    #expect(presented.next === controller)
    #expect(
      try log([.down(at: 10, 410)]) == [
        "sheet touchesBegan 1@10,10",
        "  presented touchesBegan 1@10,10 from=sheet",
        "    controller touchesBegan 1@10,410 from=presented",
        "      window touchesBegan 1@10,410 from=controller",
        "        application touchesBegan 1@10,410 from=window",
        "          delegate touchesBegan 1@10,410 from=application",
      ])
  }

  @Test func aWindowsNextIsTheApplicationAndThenItsDelegate() {
    application.show(window)
    #expect(window.next === application)
    #expect(application.next === delegate)
    #expect(delegate.next == nil)
  }

  @Test func aRootViewControllersViewFillsTheWindow() {
    let main = ViewController(id: "main")
    main.view = View(id: "mainView", frame: window.bounds)
    window.rootViewController = main
    #expect(main.view?.superview === window)
    #expect(main.next === window)
    window.rootViewController = nil
    #expect(main.view?.superview == nil)
  }

  @Test func aRootViewThatIsReplacedLosesItsController() {
    controller.view = card
    #expect(root.next === window)
    #expect(card.next === controller)
  }

  @Test func aNextOverrideLeadsAnywhere() throws {
    badge.nextOverride = root
    #expect(
      try logOfTap().prefix(3) == [
        "badge touchesBegan 1@10,12",
        "  root touchesBegan 1@160,162 from=badge",
        "    controller touchesBegan 1@160,162 from=root",
      ])
  }

  @Test func aNextOverrideGoesBeforeTheController() throws {
    root.nextOverride = application
    #expect(
      try logOfTap()[2...3] == [
        "    root touchesBegan 1@160,162 from=card",
        "      application touchesBegan 1@160,162 from=root",
      ])
  }

  @Test func aResponderOutsideOfTheTreeHasItsLineToo() throws {
    let coordinator = Responder(id: "coordinator")
    badge.nextOverride = coordinator
    #expect(
      try logOfTap() == [
        "badge touchesBegan 1@10,12",
        "  coordinator touchesBegan 1@160,162 from=badge",
        "badge touchesEnded 1@10,12",
        "  coordinator touchesEnded 1@160,162 from=badge",
      ])
  }

  @Test func theChainOfAHitNamesEveryResponder() throws {
    let rig = Rig(window: window, application: application, showing: .hit)
    #expect(
      try rig.play([.down(at: 160, 162)]).last
        == "application chain badge > card > root > controller > window > application > delegate")
  }
}
