import Testing

@testable import TraceFormats

/// What is wrong with a control or a scroll view of a scene, or with its actions.
@Suite struct SceneControlMistakeTests {
  @Test(arguments: [
    SceneFault.view("UIButton", #""touchSlop": ‸-1"#, #""touchSlop" is -1; expected at least 0"#),
    .view("UIButton", #""isEnabled": ‸"yes""#, #""isEnabled" is a string; expected true or false"#),
    .view("UISlider", #""thumbWidth": ‸-1"#, #""thumbWidth" is -1; expected at least 0"#),
    .view("UISlider", #""value": ‸true"#, #""value" is a boolean; expected a number"#),
    .view(
      "UISlider", #""minimumValue": 2, "maximumValue": ‸1"#,
      #""maximumValue" is 1; expected at least minimumValue, 2"#),
    .view(
      "UISlider", #""minimumValue": ‸2"#,
      #""maximumValue" is 1; expected at least minimumValue, 2"#),
    .view(
      "UIStepper", #""maximumValue": ‸-1"#,
      #""maximumValue" is -1; expected at least minimumValue, 0"#),
    .view("UIStepper", #""stepValue": ‸0"#, #""stepValue" is 0; expected more than 0"#),
    .view("UIStepper", #""stepValue": ‸-1"#, #""stepValue" is -1; expected more than 0"#),
    .view(
      "UISegmentedControl", #""numberOfSegments": ‸-1"#,
      #""numberOfSegments" is -1; expected an integer of at least 0"#),
    .view(
      "UISegmentedControl", #""numberOfSegments": ‸2.5"#,
      #""numberOfSegments" is 2.5; expected an integer of at least 0"#),
    .view(
      "UISegmentedControl", #""selectedSegmentIndex": ‸-2"#,
      #""selectedSegmentIndex" is -2; expected an integer of at least -1"#),
    .view(
      "UISegmentedControl", #""disabledSegments": ‸1"#,
      #""disabledSegments" is a number; expected an array"#),
    .view(
      "UISegmentedControl", #""disabledSegments": [0, ‸-1]"#,
      #""disabledSegments" is -1; expected an integer of at least 0"#),
    .view(
      "UIPageControl", #""numberOfPages": ‸"3""#,
      #""numberOfPages" is a string; expected an integer of at least 0"#),
    .view(
      "UIPageControl", #""currentPage": ‸-1"#,
      #""currentPage" is -1; expected an integer of at least 0"#),
    .view(
      "UIScrollView", #""contentSize": ‸[1]"#,
      #""contentSize" is an array of 1; expected an array of 2 numbers"#),
    .view(
      "UIScrollView", #""contentSize": ‸[1, -1]"#,
      #""contentSize" is 1 wide and -1 high; expected a width and a height of at least 0"#),
    .view(
      "UIScrollView", #""contentOffset": ‸0"#,
      #""contentOffset" is a number; expected an array of 2 numbers"#),
  ])
  func values(_ fault: SceneFault) throws {
    try fault.expectIsReported()
  }

  @Test(arguments: [
    SceneFault.view("UIButton", #""actions": ‸{}"#, #""actions" is an object; expected an array"#),
    .view("UIButton", #""actions": [‸"save"]"#, #""an action" is a string; expected an object"#),
    .view(
      "UIButton", #""actions": [‸{"action": "save"}]"#, #"no "event" in an action; expected one"#),
    .view(
      "UIButton", #""actions": [‸{"event": "touchDown"}]"#,
      #"no "action" in an action; expected one"#),
    .view(
      "UIButton", #""actions": [{"event": ‸[], "action": "save"}]"#,
      #""event" is empty; expected at least one event"#),
    .view(
      "UIButton", #""actions": [{"event": ‸1, "action": "save"}]"#,
      #""event" is a number; expected a string"#),
    .view(
      "UIButton", #""actions": [{"event": "touchDown", "action": ‸1}]"#,
      #""action" is a number; expected a string"#),
    .view(
      "UIButton", #""actions": [{"event": ‸"UIControlEventTouchUpInside", "action": "save"}]"#,
      #"unknown event "UIControlEventTouchUpInside"; did you mean "touchUpInside"?"#),
    .view(
      "UIButton", #""actions": [{"event": ["touchDown", ‸"touchupinside"], "action": "save"}]"#,
      #"unknown event "touchupinside"; did you mean "touchUpInside"?"#),
    .view(
      "UIButton", #""actions": [{"event": "touchDown", "action": "save", "target": ‸"root"}]"#,
      #"unknown id "root"; expected one that the scene gives"#),
    .view(
      "UIButton", #""actions": [{"event": "touchDown", "action": "save", "target": ‸"on"}]"#,
      #"unknown id "on"; expected one that the scene gives"#),
    .view(
      "UIButton", #""actions": [{"event": "touchDown", "action": "save", "target": ‸"windw"}]"#,
      #"unknown id "windw"; did you mean "window"?"#),
    .view(
      "UIButton",
      #"""
      "gestures": [{"id": "tap", "class": "UITapGestureRecognizer"}], "actions": \#
      [{"event": "touchDown", "action": "save", "target": ‸"tap"}]
      """#,
      #""tap" is something else here; expected the id of a view or a controller"#),
  ])
  func actions(_ fault: SceneFault) throws {
    try fault.expectIsReported()
  }

  @Test func anUnknownKeyOfAnActionIsAWarning() throws {
    let fault = SceneFault.view(
      "UIButton", #""actions": [{"event": "touchDown", ‸"actoin": 1, "action": "save"}]"#,
      #"unknown key "actoin"; did you mean "action"?"#)
    try fault.expectIsWarned()
  }
}
