import Testing

/// What is said of a control that loses its touch, or has to wait for it.
@Suite struct ControlLossSentenceTests {
  private static func page(_ gestures: String, _ control: String = "UIButton") -> String {
    """
    [{"id": "page", "frame": [0, 0, 390, 844], "gestures": [\(gestures)], "subviews":
      \(ControlRow.control(control))}]
    """
  }
  private static let pan = #"{"id": "pan", "class": "UIPanGestureRecognizer"}"#
  private static let twice =
    #"{"id": "twice", "class": "UITapGestureRecognizer", "numberOfTapsRequired": 2}"#
  private static func feed(_ properties: String) -> String {
    """
    [{"id": "feed", "class": "UIScrollView", "frame": [0, 0, 390, 844], "contentSize": [390, 2000]
      \(properties), "subviews": \(ControlRow.control("UIButton"))}]
    """
  }

  @Test(arguments: [
    ControlRow(
      name: "by a pan", views: page(pan), script: "0 began 150,320 | 0.06 moved 150,332",
      lines: ["0.060  touchesCancelled: pan began at 0.060 after 12 points", "0.060  touchCancel"],
      answer: "it got touchCancel because pan began at 0.060 after 12 points"),
    ControlRow(
      name: "by a press", views: page(#"{"id": "press", "class": "UILongPressGestureRecognizer"}"#),
      script: "0 began 150,320 | 0.6 ended 150,320",
      answer: "it got touchCancel because press began at 0.500 after 0.5 s"),
    ControlRow(
      name: "by two taps", views: page(twice),
      script: "0 began 150,320 | 0.1 ended 150,320 | 0.2 began 150,320 | 0.3 ended 150,320",
      answer: "it got touchCancel because twice recognized at 0.300 after 2 taps"),
    ControlRow(
      name: "by a swipe", views: page(#"{"id": "swipe", "class": "UISwipeGestureRecognizer"}"#),
      script: "0 began 150,320 | 0.1 moved 210,320",
      answer: "it got touchCancel because swipe recognized at 0.100 after 60 points right"),
    ControlRow(
      name: "by a pinch", views: page(#"{"id": "pinch", "class": "UIPinchGestureRecognizer"}"#),
      script: "0 1 began 150,320 | 0 2 began 150,20 | 0.1 2 moved 150,50",
      answer:
        "it got touchCancel because pinch began at 0.100 after the fingers moved 30 points together"
    ),
    ControlRow(
      name: "ignored by a pinch",
      views: page(#"{"id": "pinch", "class": "UIPinchGestureRecognizer"}"#),
      script: "0 2 began 50,50 | 0 3 began 50,90 | 0.1 3 moved 50,120 | 0.2 1 began 150,320",
      lines: ["pinch of page leaves the touch alone: it has fingers enough"],
      answer: "it still tracks the touch when the trace stops"),
    ControlRow(
      name: "by a turn", views: page(#"{"id": "turn", "class": "UIRotationGestureRecognizer"}"#),
      script: "0 1 began 150,320 | 0 2 began 150,20 | 0.1 2 moved 450,320",
      answer: "it got touchCancel because turn began at 0.100 after a turn of 90°"),
    ControlRow(
      name: "by a pan under way", views: page(pan),
      script: "0 2 began 50,50 | 0.1 2 moved 50,90 | 0.2 1 began 150,320",
      answer:
        "it never heard of the touch, because pan, under way since 0.100, takes the fingers that join it"
    ),
    ControlRow(
      name: "by the system", script: "0 began 150,320 | 0.2 ended 150,320",
      changes: #"[{"time": 0.1, "interrupt": "phone call"}]"#,
      lines: ["0.100  touchesCancelled: the app was interrupted (phone call)"],
      answer: "it got touchCancel because the app was interrupted (phone call)"),
    ControlRow(
      name: "by the trace", script: "0 began 150,320 | 0.2 cancelled 150,320",
      answer: "it got touchCancel because the trace cancels the touch"),
    ControlRow(
      name: "by its removal", script: "0 began 150,320 | 0.2 ended 150,320",
      changes: #"[{"time": 0.1, "remove": "it"}]"#,
      answer: "it got touchCancel because it was removed"),
    ControlRow(
      name: "by itself", views: ControlRow.control("StrictBoundsButton"),
      script: "0 began 150,320 | 0.1 moved 150,350 | 0.2 ended 150,350",
      lines: ["0.100  it calls its own touchesCancelled"],
      answer:
        "it got touchCancel because it called its own touchesCancelled, then sent touchUpOutside"),
    ControlRow(
      name: "held by a scroll view", views: feed(""),
      script: "0 began 150,320 | 0.3 ended 150,320",
      lines: [
        "0.000  held back by feed, which delays content touches by 0.15 s",
        "0.150  touchesBegan, 0.15 s late",
      ], answer: "it sent touchUpInside"),
    ControlRow(
      name: "taken while held", views: feed(""), script: "0 began 150,320 | 0.1 moved 150,300",
      lines: ["0.100  never delivered: feed.pan began at 0.100 after 20 points"],
      answer: "it never heard of the touch, because feed.pan began at 0.100 after 20 points"),
    ControlRow(
      name: "held at a moment", views: feed(""), script: "0 began 150,320", until: 0.1,
      answer: "it has not heard of the touch yet"),
    ControlRow(
      name: "interrupted while held", views: feed(""),
      script: "0 began 150,320 | 0.1 cancelled 150,320",
      answer: "it never heard of the touch, because the trace cancels the touch"),
    ControlRow(
      name: "refused by a scroll view", views: feed(#", "touchesShouldBegin": false"#),
      script: "0 began 150,320 | 0.3 ended 150,320",
      lines: ["0.150  not delivered: touchesShouldBegin of feed says no"],
      answer: "it did not get the touch: touchesShouldBegin of feed said no"),
    ControlRow(
      name: "held by a recognizer",
      views: page(#"{"id": "pan", "class": "UIPanGestureRecognizer", "delaysTouchesBegan": true}"#),
      script: "0 began 150,320 | 0.3 ended 150,320",
      lines: [
        "0.000  held back by pan, which delays touchesBegan until it has failed",
        "0.300  touchesBegan, 0.3 s late",
      ], answer: "it sent touchUpInside"),
    ControlRow(
      name: "the lift is withheld", views: page(twice),
      script: "0 began 150,320 | 0.1 ended 150,320",
      lines: [
        "0.100  the lift is kept from it until twice has decided",
        "0.450  touchesEnded, 0.35 s late",
      ], answer: "it sent touchUpInside"),
    ControlRow(
      name: "the lift is withheld at a moment", views: page(twice),
      script: "0 began 150,320 | 0.1 ended 150,320", until: 0.2,
      answer: "it still tracks the touch: the lift at 0.100 is kept from it"),
    ControlRow(
      name: "the lift is delayed", views: page(twice),
      script: "0 began 150,320 | 0.1 ended 150,320", settings: #"{"profile": "guide"}"#,
      lines: [
        "0.450  the lift is kept from it until 0.600, because a recognizer has failed",
        "0.600  touchesEnded, 0.5 s late",
      ], answer: "it sent touchUpInside"),
    ControlRow(
      name: "an exclusive view elsewhere",
      views: """
        [{"id": "pay", "frame": [0, 0, 50, 50], "isExclusiveTouch": true},
         {"id": "it", "class": "UIButton", "frame": [100, 300, 120, 44]}]
        """,
      script: "0 1 began 10,10 | 0.1 2 began 150,320",
      lines: ["0.100  ignored: pay has isExclusiveTouch, and touch 1 (from 0.000) is down"],
      answer: "nothing got the touch: pay has isExclusiveTouch, and touch 1 (from 0.000) was down"),
  ])
  func losesOrWaits(_ row: ControlRow) throws { try row.check() }
}
