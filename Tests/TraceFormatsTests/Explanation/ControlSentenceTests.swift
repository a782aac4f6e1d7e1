import Testing

/// What a control that keeps its touch is said to have got and sent.
@Suite struct ControlSentenceTests {
  @Test(arguments: [
    ControlRow(
      name: "up inside", script: "0 began 150,320 | 0.1 ended 150,320",
      lines: [
        "0.000  beginTracking returned true: it tracks the touch", "0.000  touchDown",
        "0.100  the finger is in its bounds", "0.100  touchUpInside, primaryActionTriggered",
      ], answer: "it sent touchUpInside"),
    ControlRow(
      name: "within the slop", script: "0 began 150,320 | 0.1 ended 150,392",
      lines: ["0.100  the finger is 48 points below its bounds: inside, the slop is 70"],
      answer:
        "it sent touchUpInside although the finger was 48 points outside, because up to 70 count as inside"
    ),
    ControlRow(
      name: "on the edge", script: "0 began 150,320 | 0.1 ended 150,344",
      lines: [
        "0.100  the finger is on the lower edge, which is outside, of its bounds: inside, the slop is 70"
      ],
      answer:
        "it sent touchUpInside although the finger was on the edge, which is outside, because up to 70 count as inside"
    ),
    ControlRow(
      name: "beyond the slop", script: "0 began 150,320 | 0.1 ended 320,320",
      lines: [
        "0.100  the finger is 100 points to the right of its bounds: outside, the slop is 70"
      ],
      answer:
        "it sent touchUpOutside because the finger was 100 points outside, and only up to 70 count as inside"
    ),
    ControlRow(
      name: "point(inside:)",
      views: ControlRow.control("UIControl", #", "touchSlop": 0, "hitOutset": 30"#),
      script: "0 began 150,320 | 0.1 ended 150,360",
      lines: [
        "0.100  the finger is 16 points below its bounds: inside, because point(inside:) says yes"
      ],
      answer:
        "it sent touchUpInside although the finger was 16 points outside, because its point(inside:) says yes there"
    ),
    ControlRow(
      name: "point(inside:), whatever the slop",
      views: ControlRow.control("UIControl", #", "hitOutset": 30"#),
      script: "0 began 150,320 | 0.1 ended 150,360",
      lines: [
        "0.100  the finger is 16 points below its bounds: inside, because point(inside:) says yes"
      ],
      answer:
        "it sent touchUpInside although the finger was 16 points outside, because its point(inside:) says yes there"
    ),
    ControlRow(
      name: "a segment, lifted outside",
      views: ControlRow.control("UISegmentedControl", #", "numberOfSegments": 2"#),
      script: "0 began 150,320 | 0.1 moved 150,444 | 0.2 ended 150,444",
      lines: ["0.200  the finger is 100 points below its bounds: outside, the slop is 70"],
      answer:
        "it selected nothing because the finger was lifted 100 points below its bounds, and only up to 70 count as inside"
    ),
    ControlRow(
      name: "a segment that is disabled",
      views: ControlRow.control(
        "UISegmentedControl", #", "numberOfSegments": 2, "disabledSegments": [0]"#),
      script: "0 began 150,320 | 0.1 ended 150,320",
      lines: ["0.100  the finger is in its bounds"],
      answer:
        "it selected nothing new: there is no segment, or it is selected already or disabled"),
    ControlRow(
      name: "out and back",
      script:
        "0 began 150,320 | 0.1 moved 150,350 | 0.2 moved 150,360 | 0.3 moved 150,450 | 0.4 moved 150,340 | 0.5 ended 150,340",
      lines: [
        "0.100–0.200  touchDragInside × 2, at most 16 points outside",
        "0.300  touchDragExit, touchDragOutside",
        "0.300  the finger is 106 points below its bounds: outside, the slop is 70",
        "0.400  touchDragEnter, touchDragInside", "0.400  the finger is in its bounds",
      ], answer: "it sent touchUpInside"),
    ControlRow(
      name: "refused", views: ControlRow.control("UIControl", #", "beginTracking": false"#),
      script: "0 began 150,320 | 0.1 ended 150,320",
      lines: ["0.000  beginTracking returned false: it does not track the touch"],
      answer: "it did not track the touch: beginTracking returned false"),
    ControlRow(
      name: "a second finger",
      views: ControlRow.control("UIControl", #", "isMultipleTouchEnabled": true"#),
      script: "0 1 began 150,320 | 0.1 2 began 160,320",
      lines: ["0.100  not tracked: it tracks touch 1 (from 0.000)"],
      answer: "it did not track the touch: it tracked touch 1 (from 0.000)"),
    ControlRow(
      name: "a second finger without multiple touch",
      script: "0 1 began 150,320 | 0.1 2 began 160,320",
      lines: [
        "0.100  not delivered: isMultipleTouchEnabled is false, and touch 1 (from 0.000) is down in it"
      ],
      answer:
        "it did not get the touch: it has isMultipleTouchEnabled false, and touch 1 (from 0.000) was down in it"
    ),
    ControlRow(
      name: "stopped",
      views: ControlRow.control("UIControl", #", "continueTracking": "moves < 2""#),
      script: "0 began 150,320 | 0.1 moved 150,321 | 0.15 moved 150,322 | 0.2 ended 150,322",
      lines: ["0.150  continueTracking returned false in call 2: tracking ends"],
      answer: "it stopped tracking at 0.150: continueTracking said no"),
    ControlRow(
      name: "released", views: ControlRow.control("UIControl", #", "continueTracking": false"#),
      script: "0 began 150,320 | 0.1 moved 150,321 | 0.2 ended 150,322",
      settings: #"{"profile": "device"}"#,
      lines: [
        "0.100  continueTracking returned false in call 1: tracking is over, and nobody is told"
      ], answer: "it stopped tracking at 0.100 and told nobody: continueTracking said no"),
    ControlRow(
      name: "still down", script: "0 began 150,320",
      answer: "it still tracks the touch when the trace stops"
    ),
    ControlRow(
      name: "down at a moment", script: "0 began 150,320 | 0.5 ended 150,320", until: 0.2,
      answer: "it still tracks the touch at 0.200"),
    ControlRow(
      name: "a slider", views: ControlRow.control("UISlider", #", "value": 0.5"#),
      script: "0 began 160,320 | 0.1 moved 170,320 | 0.2 moved 180,320 | 0.3 ended 180,320",
      lines: ["0.100–0.200  valueChanged × 2, touchDragInside × 2"],
      answer: "it sent valueChanged 2 times, then touchUpInside"),
    ControlRow(
      name: "segments without a change",
      views: ControlRow.control(
        "UISegmentedControl", #", "numberOfSegments": 2, "selectedSegmentIndex": 0"#),
      script: "0 began 110,320 | 0.1 ended 110,320",
      answer:
        "it selected nothing new: there is no segment, or it is selected already or disabled"),
    ControlRow(
      name: "segments",
      views: ControlRow.control("UISegmentedControl", #", "numberOfSegments": 2"#),
      script: "0 began 110,320 | 0.1 ended 110,320", answer: "it sent valueChanged"),
    ControlRow(
      name: "an action",
      views: ControlRow.control(
        "UIButton", #", "handles": ["save"], "actions": [{"event": "touchDown", "action": "save"}]"#
      ),
      script: "0 began 150,320 | 0.1 ended 150,320", lines: ["0.000  touchDown (save to it)"],
      answer: "it sent touchUpInside"),
  ])
  func tracks(_ row: ControlRow) throws { try row.check() }

  @Test func twoControlsInOneDragOfFiveHundredMoves() throws {
    let moves = (1...500).map { "\(Double($0) / 1_000) moved 150,\(320 + Double($0 % 3))" }
    let explained = try Explained(
      ControlRow.control("UIButton"),
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
