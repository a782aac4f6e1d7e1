import Testing
import TraceCore

@testable import TraceFormats

/// The rules by which recognizers begin or not, and what their lines show.
@Suite struct SceneGestureRuleTests {
  /// A page with one recognizer and, in it, a control.
  private func log(
    of samples: [TouchSample], gesture: String, page: String = "", control: String = "",
    on type: String = "UIControl", changes: String = "[]", showing shown: LogCategories = .gesture
  ) throws -> [String] {
    try SceneReading.log(
      of: samples,
      in: SceneReading.views(
        #"""
        {"id": "page", "frame": [0, 0, 390, 800], "gestures": [{\#(gesture)}]\#(page),
         "subviews": [
          {"id": "knob", "class": "\#(type)", "frame": [100, 100, 200, 40]\#(control)}]}
        """#), changes: changes, showing: shown
    ).filter { !$0.contains(" touches") }
  }

  private static let tap = #""id": "tap", "class": "UITapGestureRecognizer", "action": "go""#
  private static let pan = #""id": "drag", "class": "UIPanGestureRecognizer", "action": "go""#

  private static let drag: [TouchSample] = [
    .at(0, .began, 110, 110), .at(100, .moved, 130, 110), .at(200, .moved, 140, 115),
    .at(300, .ended, 140, 115),
  ]

  // MARK: gestureRecognizerShouldBegin

  @Test(arguments: [
    ("false", false), (#""gesture == \"tap\"""#, true), (#""gesture != \"tap\"""#, false),
    (#""gestureClass == \"UITapGestureRecognizer\"""#, true),
    (#""gestureClass == \"UIPanGestureRecognizer\"""#, false),
    (#""numberOfTapsRequired == 1""#, true), (#""numberOfTapsRequired > 1""#, false),
    (#""location.x == 10 && location.y == 20""#, true), (#""super""#, true),
    (#""start.x == 10 && isTouchInside""#, true),
  ])
  func aViewIsAskedBeforeARecognizerBegins(_ rule: String, _ begins: Bool) throws {
    let log = try log(
      of: .tap(110, 120), gesture: Self.tap,
      control: #", "gestureRecognizerShouldBegin": \#(rule)"#)
    let expected =
      begins
      ? [
        "0.100 tap state possible -> ended", "0.100 tap action go state=ended at=110,120",
      ] : ["0.100 tap state possible -> failed"]
    #expect(log == expected)
  }

  /// "`super`": a button refuses a single tap of another view.
  @Test(arguments: [("super", "failed"), ("!super", "ended"), ("true", "ended")])
  func superIsWhatAStockControlSays(_ rule: String, _ state: String) throws {
    let log = try log(
      of: .tap(110, 120), gesture: Self.tap,
      control: #", "gestureRecognizerShouldBegin": "\#(rule)""#, on: "UIButton")
    #expect(log.first == "0.100 tap state possible -> \(state)")
  }

  @Test func aRecognizersOwnViewIsAskedOnlyWhenItIsHit() throws {
    let page = #", "gestureRecognizerShouldBegin": false"#
    let inside = try log(of: .tap(110, 120), gesture: Self.tap, page: page)
    #expect(inside.first == "0.100 tap state possible -> ended")
    let beside = try log(of: .tap(10, 10), gesture: Self.tap, page: page)
    #expect(beside.first == "0.100 tap state possible -> failed")
  }

  // MARK: shouldBegin

  @Test(arguments: [
    ("translation.x == 10 && translation.y == 0", true), ("translation.x > 10", false),
    ("abs(velocity.x) > abs(velocity.y)", true), ("velocity.x == 0", false),
    ("view == \"page\" && touchedView == \"knob\"", true), ("touchedView == \"page\"", false),
    ("location.x == 130 && start.x == 110 && previousLocation.x == 110", true),
    ("numberOfTouches == 1 && tapCount == 1", true), ("bounds.width == 390", true),
    ("isTouchInside", true), ("duration == 0.1", true), ("isLocked", false), ("!isLocked", true),
  ])
  func aRecognizersOwnRule(_ rule: String, _ begins: Bool) throws {
    let text = rule.replacing("\"", with: "\\\"")
    let log = try log(
      of: Self.drag, gesture: Self.pan + #", "shouldBegin": "\#(text)""#,
      page: #", "state": {"isLocked": false}"#)
    #expect(log.first == "0.100 drag state possible -> \(begins ? "began" : "failed")")
  }

  @Test func ofSeveralFingersTheMiddleCounts() throws {
    let log = try log(
      of: [
        .at(0, .began, 20, 20), .at(0, .began, 40, 60, touch: 2), .at(100, .moved, 40, 20),
        .at(100, .moved, 60, 60, touch: 2),
      ],
      gesture: #"""
        "id": "drag", "class": "UIPanGestureRecognizer", "minimumNumberOfTouches": 2,
        "shouldBegin": "location.x == 50 && location.y == 40 && start.x == 30 \#
        && previousLocation.x == 30 && numberOfTouches == 2"
        """#)
    #expect(log.first == "0.100 drag state possible -> began")
  }

  // MARK: shouldReceive

  @Test(arguments: [
    ("touchedView == \"page\"", false), ("touchedView != \"page\"", true),
    ("touchedView == view", false), ("location.x < 115 && location.y == 110", true),
    ("location.x > 115", false), ("tapCount == 1 && duration == 0", true),
  ])
  func aRecognizerMayLeaveATouch(_ rule: String, _ receives: Bool) throws {
    let text = rule.replacing("\"", with: "\\\"")
    let log = try log(of: .tap(110, 110), gesture: Self.tap + #", "shouldReceive": "\#(text)""#)
    #expect(log.first == (receives ? "0.100 tap state possible -> ended" : nil))
  }

  // MARK: watch

  @Test func aPansActionLinesShowWhatIsWatched() throws {
    let log = try log(
      of: Self.drag,
      gesture: Self.pan
        + #"""
        , "watch": {"x": "translation.x", "where": "location", "on": "touchedView",
          "free": "!isLocked"}
        """#, page: #", "state": {"isLocked": true}"#)
    let began = "translation=10,0 velocity=200,0 x=10 where=130,110 on=knob free=false"
    let later = "translation=20,5 velocity=120,40 x=20 where=140,115 on=knob free=false"
    #expect(
      log == [
        "0.100 drag state possible -> began",
        "0.100 drag action go state=began \(began)",
        "0.200 drag state began -> changed",
        "0.200 drag action go state=changed \(later)",
        "0.300 drag state changed -> ended",
        "0.300 drag action go state=ended \(later)",
      ])
  }

  @Test func pinchAndRotation() throws {
    let fingers: [TouchSample] = [
      .at(0, .began, 100, 300), .at(0, .began, 200, 300, touch: 2),
      .at(100, .moved, 200, 500, touch: 2),
    ]
    let pinch = try log(
      of: fingers,
      gesture: #"""
        "id": "zoom", "class": "UIPinchGestureRecognizer", "action": "go", "watch": {"s": "scale"}
        """#
    )
    #expect(pinch.last?.hasSuffix("scale=2.156 s=2.156") == true)
    let turn = try log(
      of: fingers,
      gesture: #"""
        "id": "turn", "class": "UIRotationGestureRecognizer", "action": "go",
        "watch": {"r": "rotation"}
        """#
    )
    #expect(turn.last?.hasSuffix("rotation=0.933 r=0.933") == true)
  }

  // MARK: Undefined

  @Test(arguments: [
    (#", "shouldBegin": "1 / (location.x - 110) > 0""#, "", "tap", "shouldBegin"),
    (#", "shouldReceive": "sqrt(110 - location.y - 11) > 0""#, "", "tap", "shouldReceive"),
    (
      "", #", "gestureRecognizerShouldBegin": "1 / (location.x - 10) > 0""#, "knob",
      "gestureRecognizerShouldBegin"
    ),
    ("", #", "pointInside": "1 / (location.x - 10) > 0""#, "knob", "pointInside"),
  ])
  func whatIsUndefinedIsFalseAndSaid(
    _ gesture: String, _ control: String, _ subject: String, _ key: String
  ) throws {
    let log = try log(
      of: .tap(110, 110), gesture: Self.tap + gesture, control: control, showing: .system)
    #expect(log == ["\(key.hasSuffix("gin") ? "0.100" : "0.000") \(subject) ruleUndefined \(key)"])
  }

  @Test func aWatchedValueWithoutAValue() throws {
    let log = try log(
      of: .tap(110, 110), gesture: Self.tap + #", "watch": {"q": "1 / 0"}"#,
      showing: [.gesture, .system])
    #expect(
      log == [
        "0.100 tap state possible -> ended",
        "0.100 tap action go state=ended at=110,110 q=false", "0.100 tap ruleUndefined watch",
      ])
  }

  // MARK: Where rules are wrong

  @Test(arguments: [
    SceneFault.view(
      "UIControl", #""beginTracking": "‸bound.width > 1""#,
      #"unknown name "bound"; did you mean "bounds"?"#),
    .view(
      "UIControl", #""beginTracking": "‸location.x""#, "the rule gives a number; expected a Bool"),
    .view("UIControl", #""continueTracking": "‸""#, "the rule is empty; expected an expression"),
    .view(
      "UIControl", #""beginTracking": ‸1"#,
      #""beginTracking" is a number; expected a rule in a string, true or false"#),
    .view("UIControl", #""watch": ‸"moves""#, #""watch" is a string; expected an object"#),
    .view("UIControl", #""watch": {"n": "‸move"}"#, #"unknown name "move"; did you mean "moves"?"#),
    .view(
      #""state": {"isOn": true}, "pointInside": "isOn && \"a\" ‸== isOn""#,
      #""==" is given a string and a Bool; expected two of one type"#),
    .view(
      #""state": {‸"location": 1}"#,
      #""location" means something else in rules; expected a name of your own"#),
    .view(
      #""state": {"list": ‸[1]}"#,
      #""list" is an array; expected true, false, a number or a string"#),
    .gesture(
      #""class": "UITapGestureRecognizer", "shouldBegin": "true && ‸super""#,
      #"unknown name "super"; expected one of "#),
    .gesture(
      #""class": "UITapGestureRecognizer", "shouldReceive": "‸touchedview == \"a\"""#,
      #"unknown name "touchedview"; did you mean "touchedView"?"#),
    .view(
      #"""
      "pointInside": "subview(‸\"badg\").contains(location)",
      "subviews": [{"id": "badge", "frame": [0, 0, 1, 1]}]
      """#,
      #"unknown id "badg"; did you mean "badge"?"#),
  ])
  func mistakes(_ fault: SceneFault) throws {
    let failure = SceneReading(fault.text.text).failure
    #expect(failure?.problem.description.hasPrefix(fault.message) == true, "\(failure as Any)")
    #expect(failure?.location == (try fault.text.location(file: SceneReading.file)))
  }
}
