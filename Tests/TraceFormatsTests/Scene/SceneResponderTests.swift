import Testing
import TraceCore

@testable import TraceFormats

/// Who receives what: controllers, the application, actions and their targets.
@Suite struct SceneResponderTests {
  /// A button in a controller's view, with these actions.
  private func scene(_ actions: String, more: String = "") -> String {
    #"""
    {"views": [
      {"id": "root", "frame": [0, 0, 390, 844], "viewController": "controller",
       "handles": ["save", "rootTapped"], "subviews": [
        {"id": "panel", "frame": [0, 0, 390, 400], "handles": ["close", "save"], "subviews": [
          {"id": "button", "class": "UIButton", "frame": [0, 0, 100, 40],
           "actions": [\#(actions)]\#(more)}]}]}],
     "application": {"handles": ["open", "share"],
       "delegate": {"id": "appDelegate", "handles": ["share", "log"]}}}
    """#
  }

  private func actions(_ text: String, more: String = "") throws -> [String] {
    try SceneReading.log(of: .tap(10, 10), in: scene(text, more: more), showing: .action)
  }

  @Test(arguments: [
    ("save", "panel"), ("close", "panel"), ("rootTapped", "controller"), ("open", "application"),
    ("share", "application"), ("log", "appDelegate"), ("print", "nobody"),
  ])
  func withoutATargetTheRespondersAreSearched(_ action: String, _ receiver: String) throws {
    for target in ["", #", "target": null"#] {
      let log = try actions(#"{"event": "touchUpInside", "action": "\#(action)"\#(target)}"#)
      #expect(log == ["0.100 button action \(action) to=\(receiver)"])
    }
  }

  @Test(arguments: ["controller", "root", "window", "application", "appDelegate", "button"])
  func aTargetIsNamedByItsID(_ target: String) throws {
    let log = try actions(
      #"{"event": "touchDown", "action": "save", "target": "\#(target)"}"#)
    #expect(log == ["0.000 button action save to=\(target)"])
  }

  @Test func aTargetMayStandFurtherBelow() throws {
    let log = try SceneReading.log(
      of: .tap(10, 10),
      in: SceneReading.views(
        """
        {"id": "button", "class": "UIButton", "frame": [0, 0, 100, 40],
         "actions": [{"event": "touchDown", "action": "save", "target": "last"}]},
        {"id": "last", "frame": [0, 100, 100, 40]}
        """), showing: .action)
    #expect(log == ["0.000 button action save to=last"])
  }

  /// "Targets in the order added": in the order of the list, whatever their kinds.
  @Test func targetsAreToldInTheOrderOfTheList() throws {
    let log = try actions(
      """
      {"event": "touchUpInside", "action": "first", "target": "controller"},
      {"event": "touchUpInside", "action": "close"},
      {"event": "touchUpInside", "action": "third", "target": "root"},
      {"event": "touchUpInside", "action": "log", "target": null}
      """)
    #expect(
      log == [
        "0.100 button action first to=controller", "0.100 button action close to=panel",
        "0.100 button action third to=root", "0.100 button action log to=appDelegate",
      ])
  }

  @Test func anActionMayHaveSeveralEvents() throws {
    let log = try actions(
      #"{"event": ["touchDown", "touchUpInside"], "action": "close"}"#)
    #expect(
      log == ["0.000 button action close to=panel", "0.100 button action close to=panel"])
  }

  @Test(arguments: [
    ("allTouchEvents", ["0.000", "0.100"]), ("allEvents", ["0.000", "0.100", "0.100"]),
    ("valueChanged", []), ("primaryActionTriggered", ["0.100"]),
  ])
  func groupsOfEvents(_ event: String, _ times: [String]) throws {
    let log = try actions(#"{"event": "\#(event)", "action": "close"}"#)
    #expect(log == times.map { "\($0) button action close to=panel" })
  }

  /// "action names that the controller, or without one the view, answers".
  @Test func aViewWithAControllerLeavesItsActionsToIt() throws {
    let log = try actions(#"{"event": "touchDown", "action": "rootTapped"}"#)
    #expect(log == ["0.000 button action rootTapped to=controller"])
  }

  @Test func nextOverridesTheNextResponder() throws {
    let log = try actions(
      #"{"event": "touchDown", "action": "save"}"#, more: #", "next": "root""#)
    #expect(log == ["0.000 button action save to=controller"])
  }

  @Test func nextMayBeTheApplicationOrAController() throws {
    for next in ["application", "controller", "appDelegate"] {
      let log = try SceneReading.log(
        of: .tap(10, 10),
        in: scene("", more: #", "next": "\#(next)""#), showing: .hit)
      let tail = [
        "application": "application > appDelegate",
        "controller": "controller > window > application > appDelegate",
        "appDelegate": "appDelegate",
      ]
      #expect(log.last == "0.000 application chain button > \(tail[next] ?? "")")
    }
  }

  @Test func aPresentedControllersNextIsItsPresenter() throws {
    let log = try SceneReading.log(
      of: .tap(10, 10),
      in: SceneReading.views(
        """
        {"id": "page", "frame": [0, 0, 390, 844], "viewController": "pageController"},
        {"id": "sheet", "frame": [0, 0, 390, 844], "viewController": "sheetController",
         "presentedBy": "pageController"}
        """), showing: .hit)
    #expect(
      log.last == """
        0.000 application chain sheet > sheetController > pageController > window > application
        """)
  }

  @Test func aRecognizersActionFindsItsTarget() throws {
    for (target, receiver) in [("", "root"), (#", "target": "other""#, "other")] {
      let scene = try Scene.read(
        SceneReading.views(
          #"""
          {"id": "root", "frame": [0, 0, 9, 9], "handles": ["go"], "gestures": [
            {"id": "tap", "class": "UITapGestureRecognizer", "action": "go"\#(target)}]},
          {"id": "other", "frame": [20, 0, 9, 9], "handles": ["go"]}
          """#))
      let received = Received()
      try scene.responder(receiver).handle("go") { _ in received.count += 1 }
      let session = Session(
        application: scene.application, sink: MemoryLog(categories: .standard))
      try session.play(.tap(5, 5))
      session.finish()
      #expect(received.count == 1)
    }
  }

  final class Received {
    var count = 0
  }

  @Test func requirementsMayBeAnIDOrAListAndStandFurtherBelow() throws {
    let scene = try Scene.read(
      SceneReading.views(
        """
        {"frame": [0, 0, 9, 9], "gestures": [
          {"id": "one", "class": "UITapGestureRecognizer", "requireToFail": "two"},
          {"id": "two", "class": "UITapGestureRecognizer", "requireToFail": ["three", "feed.pan"]},
          {"id": "three", "class": "UITapGestureRecognizer"}], "subviews": [
          {"id": "feed", "class": "UIScrollView", "frame": [0, 0, 9, 9]}]}
        """))
    #expect(try scene.recognizer("one").requirements.map(\.id) == ["two"])
    #expect(try scene.recognizer("two").requirements.map(\.id) == ["three", "feed.pan"])
    #expect(try scene.recognizer("three").requirements.isEmpty)
  }

  @Test(arguments: [
    (#""pinch""#, [true, false]), (#"["pinch"]"#, [true, false]),
    (#"["turn", "pinch"]"#, [true, true]), (#""*""#, [true, true]), (#"["*"]"#, [true, true]),
    ("[]", [false, false]),
  ])
  func simultaneousRecognizers(_ others: String, _ answers: [Bool]) throws {
    let scene = try Scene.read(
      SceneReading.views(
        #"""
        {"frame": [0, 0, 9, 9], "gestures": [
          {"id": "drag", "class": "UIPanGestureRecognizer", "simultaneousWith": \#(others)},
          {"id": "pinch", "class": "UIPinchGestureRecognizer"},
          {"id": "turn", "class": "UIRotationGestureRecognizer"}]}
        """#))
    let drag = try scene.recognizer("drag")
    let found = try ["pinch", "turn"].map { id in
      drag.shouldRecognizeSimultaneously?(drag, try scene.recognizer(id)) ?? false
    }
    #expect(found == answers)
  }
}
