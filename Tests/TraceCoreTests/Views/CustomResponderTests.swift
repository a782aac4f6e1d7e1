import Testing
import TraceCore

/// Views as apps write them: how their overrides pass touches on.
@Suite struct CustomResponderTests {
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

  /// Does what its closures say instead of the default.
  final class Custom: View {
    var began: ((Custom, [Touch], Event?) -> Void)?

    override func touchesBegan(_ touches: [Touch], with event: Event?) {
      began?(self, touches, event)
    }

    func callSuper(_ touches: [Touch], _ event: Event?) {
      super.touchesBegan(touches, with: event)
    }
  }

  private func logOfPress(
    _ began: @escaping (Custom, [Touch], Event?) -> Void
  ) throws -> [String] {
    let custom = Custom(id: "custom", frame: Rect(x: 0, y: 0, width: 40, height: 40))
    custom.began = began
    badge.addSubview(custom)
    root.touchHandling = .take
    return try log([.down(at: 160, 162)])
  }

  @Test func passingOnByHandHasOneLine() throws {
    let log = try logOfPress { view, touches, event in
      view.next?.touchesBegan(touches, with: event)
    }
    #expect(
      log == [
        "custom touchesBegan 1@10,12",
        "  badge touchesBegan 1@10,12 from=custom",
        "    card touchesBegan 1@60,62 from=badge",
        "      root touchesBegan 1@160,162 from=card",
      ])
  }

  @Test func callingSuperIsPassingOn() throws {
    let log = try logOfPress { $0.callSuper($1, $2) }
    #expect(
      log == [
        "custom touchesBegan 1@10,12",
        "  badge touchesBegan 1@10,12 from=custom",
        "    card touchesBegan 1@60,62 from=badge",
        "      root touchesBegan 1@160,162 from=card",
      ])
  }

  @Test func skippingOneByHandNamesWhoSkipped() throws {
    let log = try logOfPress { view, touches, event in
      view.superview?.superview?.touchesBegan(touches, with: event)
    }
    #expect(
      log == [
        "custom touchesBegan 1@10,12",
        "  card touchesBegan 1@60,62 from=custom",
        "    root touchesBegan 1@160,162 from=card",
      ])
  }

  @Test func passingOnByHandAndBySuperAreTwoLines() throws {
    let log = try logOfPress { view, touches, event in
      view.window?.touchesBegan(touches, with: event)
      view.callSuper(touches, event)
    }
    #expect(
      log == [
        "custom touchesBegan 1@10,12",
        "  window touchesBegan 1@160,162 from=custom",
        "    application touchesBegan 1@160,162 from=window",
        "      delegate touchesBegan 1@160,162 from=application",
        "  badge touchesBegan 1@10,12 from=custom",
        "    card touchesBegan 1@60,62 from=badge",
        "      root touchesBegan 1@160,162 from=card",
      ])
  }

  @Test func aControlsCallOfItsOwnMethodHasOneLine() throws {
    final class Restless: Control {
      override func touchesMoved(_ touches: [Touch], with event: TraceCore.Event?) {
        touchesBegan(touches, with: event)
        super.touchesMoved(touches, with: event)
      }
    }
    let control = Restless(id: "control", frame: card.bounds)
    card.addSubview(control)
    let log = try log(.slowly(.down(at: 160, 162), .move(to: 161, 162), .up()))
    #expect(
      log == [
        "control touchesBegan 1@60,62",
        "control touchesMoved 1@61,62",
        "  control touchesBegan 1@61,62",
        "control touchesEnded 1@61,62",
      ])
  }

  @Test func theThreeWaysOfHandlingTouchesAsOverrides() throws {
    final class Taker: View {
      var taken = 0
      override func touchesBegan(_ touches: [Touch], with event: Event?) { taken += 1 }
    }
    final class TakerAndPasser: View {
      var taken = 0
      override func touchesBegan(_ touches: [Touch], with event: Event?) {
        taken += 1
        super.touchesBegan(touches, with: event)
      }
    }
    let taker = Taker(id: "taker", frame: Rect(x: 0, y: 0, width: 40, height: 40))
    let both = TakerAndPasser(id: "both", frame: taker.bounds)
    let passer = View(id: "passer", frame: taker.bounds)
    badge.addSubview(taker)
    taker.addSubview(both)
    both.addSubview(passer)
    #expect(
      try log([.down(at: 160, 162)]) == [
        "passer touchesBegan 1@10,12",
        "  both touchesBegan 1@10,12 from=passer",
        "    taker touchesBegan 1@10,12 from=both",
      ])
    #expect(both.taken == 1)
    #expect(taker.taken == 1)
  }

  @Test func aViewMayOverrideNext() throws {
    final class Detour: View {
      weak var detour: Responder?
      override var next: Responder? { detour ?? super.next }
    }
    let view = Detour(id: "detour", frame: Rect(x: 0, y: 0, width: 40, height: 40))
    view.detour = controller
    badge.addSubview(view)
    #expect(
      try log([.down(at: 160, 162)]) == [
        "detour touchesBegan 1@10,12",
        "  controller touchesBegan 1@160,162 from=detour",
        "    window touchesBegan 1@160,162 from=controller",
        "      application touchesBegan 1@160,162 from=window",
        "        delegate touchesBegan 1@160,162 from=application",
      ])
  }

  @Test func aViewMayMoveItselfByTheDifferenceOfItsLocations() throws {
    final class Puck: View {
      override func touchesMoved(_ touches: [Touch], with event: Event?) {
        guard let touch = touches.first else { return }
        let step = touch.location(in: self) - touch.previousLocation(in: self)
        frame.origin = frame.origin + step
      }
    }
    let puck = Puck(id: "puck", frame: Rect(x: 100, y: 100, width: 50, height: 50))
    let log = try Rig(puck).play(
      .slowly(.down(at: 110, 110), .move(to: 120, 115), .move(to: 150, 130), .up()))
    #expect(puck.frame.origin == Point(x: 140, y: 120))
    #expect(
      log == [
        "puck touchesBegan 1@10,10",
        "puck touchesMoved 1@20,15",
        "puck touchesMoved 1@40,25",
        "puck touchesEnded 1@10,10",
      ])
  }
}
