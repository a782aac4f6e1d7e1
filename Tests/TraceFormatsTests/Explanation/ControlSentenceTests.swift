import Testing

/// What a control is said to have got and sent, and the answer at the end.
@Suite struct ControlSentenceTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    var views = ControlSentenceTests.control("UIButton")
    let script: String
    var changes = "[]"
    var settings = "{}"
    var until: Double?
    var lines: [String] = []
    let answer: String
    var testDescription: String { name }
  }

  /// A control from 100,300 to 220,344.
  static func control(_ name: String, _ properties: String = "") -> String {
    #"[{"id": "it", "class": "\#(name)", "frame": [100, 300, 120, 44]\#(properties)}]"#
  }

  private static func check(_ row: Row) throws {
    let explained = try Explained(
      row.views, row.script, changes: row.changes, settings: row.settings, until: row.until)
    for line in row.lines { #expect(explained.lines.contains(line), "\(explained.lines)") }
    #expect(explained.answers.contains(row.answer), "\(explained.answers)")
  }

  @Test(arguments: [
    Row(
      name: "up inside", script: "0 began 150,320 | 0.1 ended 150,320",
      lines: [
        "0.000  beginTracking returned true: it tracks the touch", "0.000  touchDown",
        "0.100  the finger is in its bounds", "0.100  touchUpInside, primaryActionTriggered",
      ], answer: "it sent touchUpInside"),
    Row(
      name: "within the slop", script: "0 began 150,320 | 0.1 ended 150,392",
      lines: ["0.100  the finger is 48 points below its bounds: inside, the slop is 70"],
      answer:
        "it sent touchUpInside although the finger was 48 points outside, because up to 70 count as inside"
    ),
    Row(
      name: "on the edge", script: "0 began 150,320 | 0.1 ended 150,344",
      lines: [
        "0.100  the finger is on the lower edge, which is outside, of its bounds: inside, the slop is 70"
      ],
      answer:
        "it sent touchUpInside although the finger was on the edge, which is outside, because up to 70 count as inside"
    ),
    Row(
      name: "beyond the slop", script: "0 began 150,320 | 0.1 ended 320,320",
      lines: [
        "0.100  the finger is 100 points to the right of its bounds: outside, the slop is 70"
      ],
      answer:
        "it sent touchUpOutside because the finger was 100 points outside, and only up to 70 count as inside"
    ),
    Row(
      name: "point(inside:)",
      views: control("UIControl", #", "touchSlop": 0, "hitOutset": 30"#),
      script: "0 began 150,320 | 0.1 ended 150,360",
      lines: [
        "0.100  the finger is 16 points below its bounds: inside, because point(inside:) says yes"
      ],
      answer:
        "it sent touchUpInside although the finger was 16 points outside, because its point(inside:) says yes there"
    ),
    Row(
      name: "out and back",
      script:
        "0 began 150,320 | 0.1 moved 150,350 | 0.2 moved 150,360 | 0.3 moved 150,450 | 0.4 moved 150,340 | 0.5 ended 150,340",
      lines: [
        "0.100–0.200  touchDragInside × 2, at most 16 points outside",
        "0.300  touchDragExit, touchDragOutside",
        "0.300  the finger is 106 points below its bounds: outside, the slop is 70",
        "0.400  touchDragEnter, touchDragInside", "0.400  the finger is in its bounds",
      ], answer: "it sent touchUpInside"),
    Row(
      name: "refused", views: control("UIControl", #", "beginTracking": false"#),
      script: "0 began 150,320 | 0.1 ended 150,320",
      lines: ["0.000  beginTracking returned false: it does not track the touch"],
      answer: "it did not track the touch: beginTracking returned false"),
    Row(
      name: "a second finger", views: control("UIControl", #", "isMultipleTouchEnabled": true"#),
      script: "0 1 began 150,320 | 0.1 2 began 160,320",
      lines: ["0.100  not tracked: it tracks touch 1 (from 0.000)"],
      answer: "it did not track the touch: it tracked touch 1 (from 0.000)"),
    Row(
      name: "a second finger without multiple touch",
      script: "0 1 began 150,320 | 0.1 2 began 160,320",
      lines: [
        "0.100  not delivered: isMultipleTouchEnabled is false, and touch 1 (from 0.000) is down in it"
      ],
      answer:
        "it did not get the touch: it has isMultipleTouchEnabled false, and touch 1 (from 0.000) was down in it"
    ),
    Row(
      name: "stopped", views: control("UIControl", #", "continueTracking": "moves < 2""#),
      script: "0 began 150,320 | 0.1 moved 150,321 | 0.15 moved 150,322 | 0.2 ended 150,322",
      lines: ["0.150  continueTracking returned false in call 2: tracking ends"],
      answer: "it stopped tracking at 0.150: continueTracking said no"),
    Row(
      name: "released", views: control("UIControl", #", "continueTracking": false"#),
      script: "0 began 150,320 | 0.1 moved 150,321 | 0.2 ended 150,322",
      settings: #"{"profile": "device"}"#,
      lines: [
        "0.100  continueTracking returned false in call 1: tracking is over, and nobody is told"
      ], answer: "it stopped tracking at 0.100 and told nobody: continueTracking said no"),
    Row(
      name: "still down", script: "0 began 150,320",
      answer: "it still tracks the touch when the trace stops"
    ),
    Row(
      name: "down at a moment", script: "0 began 150,320 | 0.5 ended 150,320", until: 0.2,
      answer: "it still tracks the touch at 0.200"),
    Row(
      name: "a slider", views: control("UISlider", #", "value": 0.5"#),
      script: "0 began 160,320 | 0.1 moved 170,320 | 0.2 moved 180,320 | 0.3 ended 180,320",
      lines: ["0.100–0.200  valueChanged × 2, touchDragInside × 2"],
      answer: "it sent valueChanged 2 times, then touchUpInside"),
    Row(
      name: "segments without a change",
      views: control("UISegmentedControl", #", "numberOfSegments": 2, "selectedSegmentIndex": 0"#),
      script: "0 began 110,320 | 0.1 ended 110,320", answer: "it got the touch and sent nothing"),
    Row(
      name: "segments", views: control("UISegmentedControl", #", "numberOfSegments": 2"#),
      script: "0 began 110,320 | 0.1 ended 110,320", answer: "it sent valueChanged"),
    Row(
      name: "an action",
      views: control(
        "UIButton", #", "handles": ["save"], "actions": [{"event": "touchDown", "action": "save"}]"#
      ),
      script: "0 began 150,320 | 0.1 ended 150,320", lines: ["0.000  touchDown (save to it)"],
      answer: "it sent touchUpInside"),
  ])
  func tracks(_ row: Row) throws { try Self.check(row) }

  private static func page(_ gestures: String, _ control: String = "UIButton") -> String {
    """
    [{"id": "page", "frame": [0, 0, 390, 844], "gestures": [\(gestures)], "subviews":
      \(ControlSentenceTests.control(control))}]
    """
  }
  private static let pan = #"{"id": "pan", "class": "UIPanGestureRecognizer"}"#
  private static let twice =
    #"{"id": "twice", "class": "UITapGestureRecognizer", "numberOfTapsRequired": 2}"#
  private static func feed(_ properties: String) -> String {
    """
    [{"id": "feed", "class": "UIScrollView", "frame": [0, 0, 390, 844], "contentSize": [390, 2000]
      \(properties), "subviews": \(ControlSentenceTests.control("UIButton"))}]
    """
  }

  @Test(arguments: [
    Row(
      name: "by a pan", views: page(pan), script: "0 began 150,320 | 0.06 moved 150,332",
      lines: ["0.060  touchesCancelled: pan began at 0.060 after 12 points", "0.060  touchCancel"],
      answer: "it got touchCancel because pan began at 0.060 after 12 points"),
    Row(
      name: "by a press", views: page(#"{"id": "press", "class": "UILongPressGestureRecognizer"}"#),
      script: "0 began 150,320 | 0.6 ended 150,320",
      answer: "it got touchCancel because press began at 0.500 after 0.5 s"),
    Row(
      name: "by two taps", views: page(twice),
      script: "0 began 150,320 | 0.1 ended 150,320 | 0.2 began 150,320 | 0.3 ended 150,320",
      answer: "it got touchCancel because twice recognized at 0.300 after 2 taps"),
    Row(
      name: "by a swipe", views: page(#"{"id": "swipe", "class": "UISwipeGestureRecognizer"}"#),
      script: "0 began 150,320 | 0.1 moved 210,320",
      answer: "it got touchCancel because swipe recognized at 0.100 after 60 points right"),
    Row(
      name: "by a pinch", views: page(#"{"id": "pinch", "class": "UIPinchGestureRecognizer"}"#),
      script: "0 1 began 150,320 | 0 2 began 150,20 | 0.1 2 moved 150,50",
      answer:
        "it got touchCancel because pinch began at 0.100 after the fingers moved 30 points together"
    ),
    Row(
      name: "ignored by a pinch",
      views: page(#"{"id": "pinch", "class": "UIPinchGestureRecognizer"}"#),
      script: "0 2 began 50,50 | 0 3 began 50,90 | 0.1 3 moved 50,120 | 0.2 1 began 150,320",
      lines: ["pinch of page leaves the touch alone: it has fingers enough"],
      answer: "it still tracks the touch when the trace stops"),
    Row(
      name: "by a turn", views: page(#"{"id": "turn", "class": "UIRotationGestureRecognizer"}"#),
      script: "0 1 began 150,320 | 0 2 began 150,20 | 0.1 2 moved 450,320",
      answer: "it got touchCancel because turn began at 0.100 after a turn of 90°"),
    Row(
      name: "by a pan under way", views: page(pan),
      script: "0 2 began 50,50 | 0.1 2 moved 50,90 | 0.2 1 began 150,320",
      answer:
        "it never heard of the touch, because pan, under way since 0.100, takes the fingers that join it"
    ),
    Row(
      name: "by the system", script: "0 began 150,320 | 0.2 ended 150,320",
      changes: #"[{"time": 0.1, "interrupt": "phone call"}]"#,
      lines: ["0.100  touchesCancelled: the app was interrupted (phone call)"],
      answer: "it got touchCancel because the app was interrupted (phone call)"),
    Row(
      name: "by the trace", script: "0 began 150,320 | 0.2 cancelled 150,320",
      answer: "it got touchCancel because the trace cancels the touch"),
    Row(
      name: "by its removal", script: "0 began 150,320 | 0.2 ended 150,320",
      changes: #"[{"time": 0.1, "remove": "it"}]"#,
      answer: "it got touchCancel because it was removed"),
    Row(
      name: "by itself", views: control("StrictBoundsButton"),
      script: "0 began 150,320 | 0.1 moved 150,350 | 0.2 ended 150,350",
      lines: ["0.100  it calls its own touchesCancelled"],
      answer:
        "it got touchCancel because it called its own touchesCancelled, then sent touchUpOutside"),
    Row(
      name: "held by a scroll view", views: feed(""),
      script: "0 began 150,320 | 0.3 ended 150,320",
      lines: [
        "0.000  held back by feed, which delays content touches by 0.15 s",
        "0.150  touchesBegan, 0.15 s late",
      ], answer: "it sent touchUpInside"),
    Row(
      name: "taken while held", views: feed(""), script: "0 began 150,320 | 0.1 moved 150,300",
      lines: ["0.100  never delivered: feed.pan began at 0.100 after 20 points"],
      answer: "it never heard of the touch, because feed.pan began at 0.100 after 20 points"),
    Row(
      name: "held at a moment", views: feed(""), script: "0 began 150,320", until: 0.1,
      answer: "it has not heard of the touch yet"),
    Row(
      name: "interrupted while held", views: feed(""),
      script: "0 began 150,320 | 0.1 cancelled 150,320",
      answer: "it never heard of the touch, because the trace cancels the touch"),
    Row(
      name: "refused by a scroll view", views: feed(#", "touchesShouldBegin": false"#),
      script: "0 began 150,320 | 0.3 ended 150,320",
      lines: ["0.150  not delivered: touchesShouldBegin of feed says no"],
      answer: "it did not get the touch: touchesShouldBegin of feed said no"),
    Row(
      name: "held by a recognizer",
      views: page(#"{"id": "pan", "class": "UIPanGestureRecognizer", "delaysTouchesBegan": true}"#),
      script: "0 began 150,320 | 0.3 ended 150,320",
      lines: [
        "0.000  held back by pan, which delays touchesBegan until it has failed",
        "0.300  touchesBegan, 0.3 s late",
      ], answer: "it sent touchUpInside"),
    Row(
      name: "the lift is withheld", views: page(twice),
      script: "0 began 150,320 | 0.1 ended 150,320",
      lines: [
        "0.100  the lift is kept from it until twice has decided",
        "0.450  touchesEnded, 0.35 s late",
      ], answer: "it sent touchUpInside"),
    Row(
      name: "the lift is withheld at a moment", views: page(twice),
      script: "0 began 150,320 | 0.1 ended 150,320", until: 0.2,
      answer: "it still tracks the touch: the lift at 0.100 is kept from it"),
    Row(
      name: "the lift is delayed", views: page(twice),
      script: "0 began 150,320 | 0.1 ended 150,320", settings: #"{"profile": "guide"}"#,
      lines: [
        "0.450  the lift is kept from it until 0.600, because a recognizer has failed",
        "0.600  touchesEnded, 0.5 s late",
      ], answer: "it sent touchUpInside"),
    Row(
      name: "an exclusive view elsewhere",
      views: """
        [{"id": "pay", "frame": [0, 0, 50, 50], "isExclusiveTouch": true},
         {"id": "it", "class": "UIButton", "frame": [100, 300, 120, 44]}]
        """,
      script: "0 1 began 10,10 | 0.1 2 began 150,320",
      lines: ["0.100  ignored: pay has isExclusiveTouch, and touch 1 (from 0.000) is down"],
      answer: "nothing got the touch: pay has isExclusiveTouch, and touch 1 (from 0.000) was down"),
  ])
  func losesOrWaits(_ row: Row) throws { try Self.check(row) }

  @Test func twoControlsInOneDragOfFiveHundredMoves() throws {
    let moves = (1...500).map { "\(Double($0) / 1_000) moved 150,\(320 + Double($0 % 3))" }
    let explained = try Explained(
      Self.control("UIButton"),
      "0 began 150,320 | \(moves.joined(separator: " | ")) | 0.6 ended 150,320")
    #expect(explained.lines.contains("0.001–0.500  touchDragInside × 500"))
    #expect(explained.lines.count < 15)
  }
}

/// What a view that is no control is said to have got.
@Suite struct ViewSentenceTests {
  @Test(arguments: [
    ("", "page got the touch"),
    (
      #"{"id": "press", "class": "UILongPressGestureRecognizer"}"#,
      "page got the touch; press failed at 0.300: lifted after 0.3 s, before 0.5 s"
    ),
    (
      #"{"id": "press", "class": "UILongPressGestureRecognizer"}, {"id": "pan", "class": "UIPanGestureRecognizer"}"#,
      "page got the touch; no recognizer recognized it"
    ),
    (
      #"{"id": "tap", "class": "UITapGestureRecognizer", "cancelsTouchesInView": false}"#,
      "tap recognized at 0.300; page got the touch too"
    ),
    (
      #"{"id": "tap", "class": "UITapGestureRecognizer"}"#,
      "page got touchesCancelled because tap recognized at 0.300 after 1 tap"
    ),
  ])
  func answers(_ gestures: String, _ answer: String) throws {
    let explained = try Explained(
      #"[{"id": "page", "frame": [0, 0, 390, 844], "gestures": [\#(gestures)]}]"#,
      "0 began 60,60 | 0.1 moved 61,60 | 0.2 moved 62,60 | 0.3 ended 62,60")
    #expect(explained.answers == [answer])
    #expect(explained.lines.contains("0.100–0.200  touchesMoved, 2 times"))
  }
}
