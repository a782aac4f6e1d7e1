import Testing

@testable import TraceCore
@testable import TraceFormats

/// What others do to a recognizer, in words.
@Suite struct GestureLossSentenceTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let views: String
    let script: String
    var changes = "[]"
    let line: String
    var testDescription: String { name }
  }

  private static let tapThenWait = """
    [{"id": "photo", "frame": [50, 100, 250, 250], "gestures": [
      {"id": "tap", "class": "UITapGestureRecognizer", "requireToFail": ["twice"]},
      {"id": "twice", "class": "UITapGestureRecognizer", "numberOfTapsRequired": 2}]}]
    """
  private static let pan = """
    [{"id": "photo", "frame": [50, 100, 250, 250], "gestures": [
      {"id": "pan", "class": "UIPanGestureRecognizer"}]}]
    """
  private static let tap = "0 began 100,200 | 0.1 ended 100,200"

  private static func feed(_ properties: String) -> String {
    """
    [{"id": "feed", "class": "UIScrollView", "frame": [0, 0, 390, 844], "contentSize": [390, 2000],
      \(properties) "subviews": [
        {"id": "like", "class": "UIButton", "frame": [50, 100, 250, 250]}]}]
    """
  }
  private static let drag =
    "0 began 100,200 | 0.2 moved 100,203 | 0.3 moved 100,170 | 0.4 ended 100,170"

  @Test(arguments: [
    Row(
      name: "waited", views: tapThenWait, script: tap,
      line:
        "tap of photo recognized at 0.450: 1 tap; it had to wait from 0.100 on, until twice failed at 0.450"
    ),
    Row(
      name: "requirement recognized",
      views: """
        [{"id": "photo", "frame": [50, 100, 250, 250], "gestures": [
          {"id": "drag", "class": "UIPanGestureRecognizer", "requireToFail": ["press"]},
          {"id": "press", "class": "UILongPressGestureRecognizer"}]}]
        """,
      script: "0 began 100,200 | 0.6 ended 100,200",
      line: "drag of photo failed at 0.500: prevented by press, which began at 0.500"),
    Row(
      name: "needed to fail",
      views: """
        [{"id": "photo", "frame": [50, 100, 250, 250], "gestures": [
          {"id": "drag", "class": "UIPanGestureRecognizer", "requireToFail": ["press"],
           "simultaneousWith": ["press"]},
          {"id": "press", "class": "UILongPressGestureRecognizer"}]}]
        """,
      script: "0 began 100,200 | 0.6 ended 100,200",
      line: "drag of photo failed at 0.500: it needs press to fail, and press began at 0.500"),
    Row(
      name: "waited too long",
      views: """
        [{"id": "photo", "frame": [50, 100, 250, 250], "gestures": [
          {"id": "drag", "class": "UIPanGestureRecognizer", "requireToFail": ["twice"]},
          {"id": "twice", "class": "UITapGestureRecognizer", "numberOfTapsRequired": 2}]}]
        """,
      script: "0 began 100,200 | 0.05 moved 112,200 | 0.1 ended 112,200",
      line:
        "drag of photo failed at 0.100: the fingers were up before twice failed (it had all it needed at 0.050)"
    ),
    Row(
      name: "refused by a rule",
      views: """
        [{"id": "photo", "frame": [50, 100, 250, 250], "gestureRecognizerShouldBegin": false,
          "gestures": [{"id": "tap", "class": "UITapGestureRecognizer"}]}]
        """,
      script: tap,
      line: "tap of photo failed at 0.100: refused by gestureRecognizerShouldBegin of photo"),
    Row(
      name: "refused by a button",
      views: """
        [{"id": "page", "frame": [0, 0, 390, 844], "gestures": [
            {"id": "tap", "class": "UITapGestureRecognizer"}],
          "subviews": [{"id": "button", "class": "UIButton", "frame": [50, 100, 250, 250]}]}]
        """,
      script: tap,
      line: "tap of page failed at 0.100: refused by button, as UIKit's own controls do"),
    Row(
      name: "refused by itself",
      views: """
        [{"id": "photo", "frame": [50, 100, 250, 250], "gestures": [
          {"id": "tap", "class": "UITapGestureRecognizer", "shouldBegin": false}]}]
        """,
      script: tap, line: "tap of photo failed at 0.100: refused by its own shouldBegin"),
    Row(
      name: "prevented",
      views: """
        [{"id": "photo", "frame": [50, 100, 250, 250], "gestures": [
          {"id": "tap", "class": "UITapGestureRecognizer"},
          {"id": "pan", "class": "UIPanGestureRecognizer"}]}]
        """,
      script: "0 began 100,200 | 0.06 moved 100,212",
      line: "tap of photo failed at 0.060: prevented by pan, which began at 0.060"),
    Row(
      name: "disabled", views: pan,
      script: "0 began 100,200 | 0.06 moved 100,212 | 0.2 moved 100,220",
      changes: #"[{"time": 0.1, "set": "pan.isEnabled", "to": false}]"#,
      line:
        "pan of photo began at 0.060: moved 12 points on one axis, 10 are enough; was cancelled at 0.100: it was disabled"
    ),
    Row(
      name: "cancelled sample", views: pan, script: "0 began 100,200 | 0.1 cancelled 100,200",
      line: "pan of photo failed at 0.100: the trace cancels the touch"),
    Row(
      name: "interrupted", views: pan, script: "0 began 100,200 | 0.2 moved 100,200",
      changes: #"[{"time": 0.1, "interrupt": "phone call"}]"#,
      line: "pan of photo failed at 0.100: the app was interrupted (phone call)"),
    Row(
      name: "removed", views: pan, script: "0 began 100,200 | 0.2 moved 100,200",
      changes: #"[{"time": 0.1, "remove": "photo"}]"#,
      line: "pan of photo failed at 0.100: photo was removed"),
    Row(
      name: "removed between two taps", views: tapThenWait,
      script: "0 began 100,200 | 0.1 ended 100,200 | 1 began 5,5",
      changes: #"[{"time": 0.2, "remove": "photo"}]"#,
      line: "twice of photo failed at 0.200: photo was removed"),
    Row(
      name: "cannot scroll", views: feed(""),
      script: "0 began 100,200 | 0.1 moved 120,200",
      line: "feed.pan of feed failed at 0.100: the content cannot scroll that way"),
    Row(
      name: "content that may not be cancelled", views: feed(#""canCancelContentTouches": false,"#),
      script: drag,
      line:
        "feed.pan of feed failed at 0.300: the content has the touch, and canCancelContentTouches is false"
    ),
    Row(
      name: "content that is a control", views: feed(""), script: drag,
      line:
        "feed.pan of feed failed at 0.300: the content has the touch, and touchesShouldCancel says no"
    ),
    Row(
      name: "a scroll view that is off", views: feed(#""isScrollEnabled": false,"#), script: drag,
      line: "feed.pan of feed does not get the touch: it is not enabled"),
  ])
  func says(_ row: Row) throws {
    let explained = try Explained(row.views, row.script, changes: row.changes)
    #expect(explained.lines.contains(row.line), "\(explained.lines)")
  }

  @Test func aRemovedRecognizer() throws {
    let explained = try Explained(
      #"[{"id": "photo", "frame": [50, 100, 250, 250], "handles": ["go"], "gestures": [{"id": "pan", "class": "UIPanGestureRecognizer"}, {"id": "press", "class": "UILongPressGestureRecognizer", "minimumPressDuration": 0, "action": "go", "simultaneousWith": "*"}]}]"#,
      "0 began 100,200"
    ) { scene in
      let pan = try scene.recognizer("pan")
      try scene.view("photo").handle("go") { _ in pan.view?.removeGestureRecognizer(pan) }
    }
    #expect(
      explained.lines.contains("pan of photo failed at 0.000: it or its view was removed"),
      "\(explained.lines)")
  }

  /// Each touch of a gesture is told which of them went away.
  @Test(arguments: [
    (#"[{"time": 0.1, "remove": "photo"}]"#, "0.2 first ended 50,50", "photo was removed"),
    ("[]", "0.1 first cancelled 50,50", "the trace cancels touch first (from 0.000)"),
  ])
  func anotherTouchThatGoesAway(_ changes: String, _ step: String, _ cause: String) throws {
    let explained = try Explained(
      #"""
      [{"id": "page", "frame": [0, 0, 390, 844], "isMultipleTouchEnabled": true,
        "gestures": [{"id": "pinch", "class": "UIPinchGestureRecognizer"}],
        "subviews": [{"id": "photo", "frame": [0, 0, 100, 100]}]}]
      """#, "0 first began 50,50 | 0 second began 200,50 | \(step) | 0.3 second ended 200,50",
      changes: changes)
    let second = try #require(explained.touches.last).lines.map(\.prose.text)
    #expect(second.contains("pinch of page failed at 0.100: \(cause)"), "\(second)")
  }

  @Test func anAppThatFailsIt() throws {
    let explained = try Explained(
      #"[{"id": "photo", "frame": [50, 100, 250, 250], "handles": ["go"], "gestures": [{"id": "pan", "class": "UIPanGestureRecognizer"}, {"id": "press", "class": "UILongPressGestureRecognizer", "minimumPressDuration": 0, "action": "go", "simultaneousWith": "*"}]}]"#,
      "0 began 100,200"
    ) { scene in
      let pan = try scene.recognizer("pan")
      try scene.view("photo").handle("go") { _ in pan.state = .failed }
    }
    #expect(
      explained.lines.contains("pan of photo failed at 0.000: its own code gave it up"),
      "\(explained.lines)")
  }

  @Test(arguments: [
    (0.05, "tap of photo is still possible"),
    (0.2, "tap of photo waits since 0.100 for twice to fail: 1 tap"),
  ])
  func undecided(_ until: Double, _ line: String) throws {
    let explained = try Explained(Self.tapThenWait, Self.tap, until: until)
    #expect(explained.lines.contains(line), "\(explained.lines)")
  }
}
