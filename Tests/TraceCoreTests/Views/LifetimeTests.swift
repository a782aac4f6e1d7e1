import Testing
import TraceCore

/// Parts of a scene that outlive the rest of it.
@Suite struct LifetimeTests {
  @Test func aViewOutlivesItsWindow() async {
    await #expect(processExitsWith: .success) {
      let button = Button(id: "button", frame: Rect(x: 0, y: 0, width: 100, height: 44))
      let root = View(id: "root", frame: Rect(x: 0, y: 0, width: 375, height: 667))
      root.addSubview(button)
      do {
        let window = Window(size: Size(width: 375, height: 667))
        let application = Application()
        window.addSubview(root)
        application.show(window)
      }
      precondition(button.window == nil)
      button.sendActions(for: .touchUpInside)
    }
  }

  @Test func aViewKnowsItsWindowBeforeThatIsShown() {
    let window = Window(size: Size(width: 375, height: 667))
    let view = View(id: "view")
    window.addSubview(view)
    #expect(view.window === window)
  }

  @Test func aWindowOutlivesItsApplication() {
    let window = Window(size: Size(width: 375, height: 667))
    var application: Application? = Application()
    application?.show(window)
    application = nil
    #expect(window.application == nil)
    #expect(window.next == nil)
  }

  @Test func aControllersViewOutlivesTheController() {
    let root = View(id: "root")
    var controller: ViewController? = ViewController(id: "controller")
    controller?.view = root
    controller = nil
    #expect(root.next == nil)
  }

  @Test func nothingIsKeptAliveByAReplay() throws {
    weak var view: View?
    weak var window: Window?
    weak var application: Application?
    do {
      let button = Button(id: "button", frame: Rect(x: 0, y: 0, width: 100, height: 44))
      let rig = Rig(button)
      view = button
      window = rig.window
      application = rig.application
      try rig.play(.slowly(.down(at: 10, 10), .up()))
    }
    #expect(view == nil)
    #expect(window == nil)
    #expect(application == nil)
  }
}
