import Testing

@testable import TraceFormats

/// What is wrong with a view of a scene.
@Suite struct SceneViewMistakeTests {
  @Test(arguments: [
    SceneFault.views(#"‸{"id": "one"}"#, #"no "frame" in a view; expected one"#),
    .views(
      #"{"frame": ‸[0, 0, 10]}"#, #""frame" is an array of 3; expected an array of 4 numbers"#),
    .views(
      #"{"frame": ‸{"x": 0}}"#, #""frame" is an object; expected an array of 4 numbers"#),
    .views(#"{"frame": [0, 0, ‸"1", 1]}"#, #""frame" is a string; expected a number"#),
    .views(
      #"{"frame": ‸[0, 0, -1, 10]}"#,
      #""frame" is -1 wide and 10 high; expected a width and a height of at least 0"#),
    .view(
      #""bounds": ‸[0, 0, 10, -0.5]"#,
      #""bounds" is 10 wide and -0.5 high; expected a width and a height of at least 0"#),
    .view(
      #""transform": ‸[1, 0, 1, 0, 0, 0]"#,
      #""transform" is a map onto a line or a point; expected one that can be inverted"#),
    .view(
      #""transform": ‸[0, 0, 0, 0, 5, 5]"#,
      #""transform" is a map onto a line or a point; expected one that can be inverted"#),
    .view(
      #""transform": ‸[1, 0, 0, 1]"#,
      #""transform" is an array of 4; expected an array of 6 numbers"#),
    .view(#""alpha": ‸1.5"#, #""alpha" is 1.5; expected a number from 0 to 1"#),
    .view(#""alpha": ‸-0.1"#, #""alpha" is -0.1; expected a number from 0 to 1"#),
    .view(#""alpha": ‸"1""#, #""alpha" is a string; expected a number"#),
    .view(#""isHidden": ‸1"#, #""isHidden" is a number; expected true or false"#),
    .view(#""isHidden": ‸null"#, #""isHidden" is null; expected true or false"#),
    .view(
      #""hitShape": ‸"circle""#,
      #"unknown hitShape "circle"; expected one of rect, ellipse, capsule"#),
    .view(#""hitShape": ‸"elipse""#, #"unknown hitShape "elipse"; did you mean "ellipse"?"#),
    .view(
      #""hitOutset": ‸"10""#,
      #""hitOutset" is a string; expected a number or an array of 4 numbers"#),
    .view(
      #""hitOutset": ‸[1, 2]"#, #""hitOutset" is an array of 2; expected an array of 4 numbers"#),
    .view(
      #""touchHandling": ‸"Take""#, #"unknown touchHandling "Take"; did you mean "take"?"#),
    .view(#""subviews": ‸{}"#, #""subviews" is an object; expected an array"#),
    .view(#""gestures": ‸"tap""#, #""gestures" is a string; expected an array"#),
    .view(#""gestures": [‸"tap"]"#, #""a gesture" is a string; expected an object"#),
    .view(#""handles": ‸{}"#, #""handles" is an object; expected an array"#),
    .view(#""state": ‸[]"#, #""state" is an array; expected an object"#),
    .view(#""viewController": ‸7"#, #""viewController" is a number; expected a string"#),
  ])
  func values(_ fault: SceneFault) throws {
    try fault.expectIsReported()
  }

  @Test(arguments: [
    SceneFault.views(
      #"{"class": ‸"UIButon", "frame": [0, 0, 1, 1]}"#,
      #"unknown class "UIButon"; did you mean "UIButton"?"#),
    .views(
      #"{"class": ‸"Buton", "frame": [0, 0, 1, 1]}"#,
      #"unknown class "Buton"; did you mean "UIButton"?"#),
    .views(
      #"{"class": ‸"button", "frame": [0, 0, 1, 1]}"#,
      #"unknown class "button"; did you mean "UIButton"?"#),
    .views(
      #"{"class": ‸7, "frame": [0, 0, 1, 1]}"#, #""class" is a number; expected a string"#),
    .views(
      #"{"class": ‸"UITextField", "frame": [0, 0, 1, 1]}"#,
      #""UITextField" is not modelled; expected a scene without it"#),
    .views(
      #"{"class": ‸"DatePicker", "frame": [0, 0, 1, 1]}"#,
      #""DatePicker" is not modelled; expected a scene without it"#),
    .views(
      #"{"class": ‸"Knob", "frame": [0, 0, 1, 1]}"#,
      """
      unknown class "Knob"; expected one of UIView, UILabel, UIImageView, UIControl, UIButton, \
      StrictBoundsButton, UISlider, UISwitch, UISegmentedControl, UIStepper, UIPageControl, \
      UIScrollView, UITableView, UICollectionView
      """),
  ])
  func classes(_ fault: SceneFault) throws {
    try fault.expectIsReported()
  }

  @Test(arguments: [
    SceneFault.view(#"‸"hidden": true"#, #"unknown key "hidden"; did you mean "isHidden"?"#),
    .view(
      #"‸"userInteractionEnabled": true"#,
      #"unknown key "userInteractionEnabled"; did you mean "isUserInteractionEnabled"?"#),
    .view(
      #"‸"exclusiveTouch": true"#,
      #"unknown key "exclusiveTouch"; did you mean "isExclusiveTouch"?"#),
    .view("UIButton", #"‸"enabled": true"#, #"unknown key "enabled"; did you mean "isEnabled"?"#),
    .view("UISwitch", #"‸"on": true"#, #"unknown key "on"; did you mean "isOn"?"#),
    .view(
      "UISlider", #"‸"continuous": true"#,
      #"unknown key "continuous"; did you mean "isContinuous"?"#),
    .view(#"‸"subview": []"#, #"unknown key "subview"; did you mean "subviews"?"#),
    .view(#"‸"force": 1"#, #""force" is not modelled; expected a scene without it"#),
    .view(#"‸"constraints": []"#, #""constraints" is not modelled; expected a scene without it"#),
  ])
  func unknownKeys(_ fault: SceneFault) throws {
    try fault.expectIsWarned()
  }

  /// Keys that exist, but not in this class.
  @Test(arguments: [
    ("UIView", "isEnabled", "true"), ("UIView", "actions", "[]"), ("UIView", "touchSlop", "1"),
    ("UIView", "beginTracking", "true"), ("UIView", "watch", "{}"), ("UILabel", "value", "1"),
    ("UIControl", "value", "1"), ("UIButton", "thumbWidth", "1"), ("UISwitch", "value", "1"),
    ("UIStepper", "thumbWidth", "1"), ("UISlider", "stepValue", "1"),
    ("UIPageControl", "numberOfSegments", "1"), ("UISegmentedControl", "currentPage", "0"),
    ("UIButton", "contentSize", "[1, 1]"), ("UIScrollView", "isEnabled", "true"),
  ])
  func keysOfOtherClasses(_ type: String, _ key: String, _ value: String) {
    let text = #"{"class": "\#(type)", "frame": [0, 0, 1, 1], "\#(key)": \#(value)}"#
    let reading = SceneReading(SceneReading.views(text))
    #expect(reading.failure == nil)
    #expect(reading.warnings.count == 1)
    guard case .unknownKey(let found, _, _)? = reading.warnings.first?.problem else {
      Issue.record("found \(reading.warnings); expected an unknown key")
      return
    }
    #expect(found == key)
  }
}
