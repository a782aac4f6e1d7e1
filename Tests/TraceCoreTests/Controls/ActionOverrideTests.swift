import Testing
import TraceCore

/// What overrides do to the actions that a control sends, and actions that an app sends itself.
@Suite struct ActionOverrideTests {
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

  /// Swallows the actions that it is told to, and remembers all.
  final class Filter: Control {
    var swallows: Set<String> = []
    var seen: [String] = []

    override func sendAction(
      _ action: String, to target: Responder?, for event: TraceCore.Event?
    ) {
      seen.append("\(action) to \(target?.id ?? "nil") at \(event?.timestamp.seconds ?? -1)")
      if !swallows.contains(action) { super.sendAction(action, to: target, for: event) }
    }
  }

  @Test func anOverrideMaySwallowAnAction() throws {
    let filter = Filter(id: "filter", frame: Rect(x: 100, y: 300, width: 120, height: 44))
    root.addSubview(filter)
    filter.swallows = ["a"]
    filter.addTarget(root, action: "a", for: .touchUpInside)
    filter.addTarget(nil, action: "b", for: .touchUpInside)
    #expect(
      try rig().play(.slowly(.down(at: 160, 322), .up())) == [
        "  filter touchDown",
        "    filter touchUpInside",
        "      filter action b to=nobody",
      ])
    #expect(filter.seen == ["a to root at 0.1", "b to nil at 0.1"])
  }

  @Test func anActionOfACancelHasItsEventToo() throws {
    let filter = Filter(id: "filter", frame: Rect(x: 100, y: 300, width: 120, height: 44))
    root.addSubview(filter)
    filter.addTarget(root, action: "cancelled", for: .touchCancel)
    try Rig(window: window, application: application, changes: [.interrupt(at: 0.5)]).play([
      .down(at: 160, 322)
    ])
    #expect(filter.seen == ["cancelled to root at 0.5"])
  }

  @Test func anApplicationMaySwallowAnAction() throws {
    final class Filtering: Application {
      override func sendAction(
        _ action: String, to target: Responder?, from sender: Responder, for event: Event?
      ) -> Bool {
        action != "a" && super.sendAction(action, to: target, from: sender, for: event)
      }
    }
    control.addTarget(root, action: "a", for: .touchUpInside)
    control.addTarget(root, action: "b", for: .touchUpInside)
    let rig = Rig(window: window, application: Filtering(), showing: .action)
    #expect(
      try rig.play(.slowly(.down(at: 160, 122), .up())) == ["      control action b to=root"])
  }

  @Test func anAppMaySendAnActionItself() throws {
    let rig = rig()
    root.handle("save")
    let wasReceived = [
      application.sendAction("save", to: nil, from: control, for: nil),
      application.sendAction("save", to: controller, from: control, for: nil),
      application.sendAction("load", to: nil, from: control, for: nil),
    ]
    #expect(wasReceived == [true, true, false])
    #expect(
      rig.lines == [
        "control action save to=root",
        "control action save to=controller",
        "control action load to=nobody",
      ])
  }

  @Test func anOverrideOfCanPerformActionDecides() throws {
    final class Modest: View {
      override func canPerformAction(_ action: String, withSender sender: Responder?) -> Bool {
        false
      }
    }
    let modest = Modest(id: "modest", frame: control.frame)
    modest.handle("tap")
    root.addSubview(modest)
    modest.addSubview(control)
    control.frame.origin = .zero
    control.addTarget(nil, action: "tap", for: .touchUpInside)
    controller.handle("tap")
    #expect(
      try rig(.action).play(.slowly(.down(at: 160, 122), .up())) == [
        "      control action tap to=controller"
      ])
  }
}
