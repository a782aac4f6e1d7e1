import Testing
import TraceCore

@testable import TraceFormats

/// What is wrong with what changes in a scene.
@Suite struct SceneChangeMistakeTests {
  static let scene = SceneReading.views(
    """
    {"id": "root", "frame": [0, 0, 390, 844], "viewController": "controller",
     "state": {"isEditing": true, "mode": "draw", "limit": 100}, "subviews": [
      {"id": "save", "class": "UIButton", "frame": [0, 0, 1, 1]},
      {"id": "a.b", "class": "UIStepper", "frame": [0, 0, 1, 1]}],
     "gestures": [{"id": "tap", "class": "UITapGestureRecognizer"}]}
    """)

  @Test(arguments: [
    SceneFault("[‸7]", #""a change" is a number; expected an object"#),
    SceneFault(#"[‸{"remove": "save"}]"#, #"no "time" in a change; expected one"#),
    SceneFault(
      #"[{"time": ‸"1", "remove": "save"}]"#, #""time" is a string; expected a number of seconds"#),
    SceneFault(
      #"[‸{"time": 0}]"#,
      #"nothing changes here; expected "set", "remove" or "interrupt""#),
    SceneFault(
      #"[‸{"time": 0, "to": 1}]"#,
      #"nothing changes here; expected "set", "remove" or "interrupt""#),
    SceneFault(
      #"[{"time": 0, "remove": "save", ‸"interrupt": "call"}]"#,
      #"found "interrupt" beside "remove"; expected one of them"#),
    SceneFault(
      #"[{"time": 0, ‸"remove": "save", "set": "save.alpha", "to": 1}]"#,
      #"found "remove" beside "set"; expected one of them"#),
    SceneFault(
      #"[‸{"time": 0, "set": "save.alpha"}]"#, #"no "to" in a change; expected one"#),
    SceneFault(
      #"[{"time": 0, "remove": "save", "to": ‸1}]"#, #"no "set" in a change; expected one"#),
    SceneFault(
      #"[{"time": 0, "interrupt": ‸7}]"#, #""interrupt" is a number; expected a string"#),
    SceneFault(#"[{"time": 0, "remove": ‸7}]"#, #""remove" is a number; expected a string"#),
    SceneFault(
      #"[{"time": 0, "set": ‸7, "to": 1}]"#, #""set" is a number; expected a string"#),
  ])
  func form(_ fault: SceneFault) throws {
    try fault.expectIsReported(in: Self.scene)
  }

  @Test func changesAreInTheOrderOfTime() throws {
    let fault = SceneFault(
      """
      [{"time": 0.1, "interrupt": "call"}, {"time": 0.1, "interrupt": "another"},
       {"time": ‸0.05, "remove": "save"}]
      """,
      "time 0.05 is before the previous change's 0.1")
    try fault.expectIsReported(in: Self.scene)
  }

  @Test(arguments: [
    SceneFault(
      #"[{"time": 0, "set": ‸"alpha", "to": 1}]"#,
      #""set" is "alpha"; expected an id, a dot and a property"#),
    SceneFault(
      #"[{"time": 0, "set": ‸".alpha", "to": 1}]"#,
      #""set" is ".alpha"; expected an id, a dot and a property"#),
    SceneFault(
      #"[{"time": 0, "set": ‸"sav.alpha", "to": 1}]"#,
      #"unknown id "sav"; did you mean "save"?"#),
    SceneFault(
      #"[{"time": 0, "set": ‸"save.hidden", "to": true}]"#,
      #"unknown property "hidden"; did you mean "isHidden"?"#),
    SceneFault(
      #"[{"time": 0, "set": ‸"save.enabled", "to": true}]"#,
      #"unknown property "enabled"; did you mean "isEnabled"?"#),
    SceneFault(
      #"[{"time": 0, "set": ‸"tap.numberOfTaps", "to": 2}]"#,
      """
      unknown property "numberOfTaps"; expected one of isEnabled, cancelsTouchesInView, \
      delaysTouchesBegan, delaysTouchesEnded, numberOfTapsRequired, numberOfTouchesRequired
      """),
    SceneFault(
      #"[{"time": 0, "set": ‸"window.frame", "to": [0, 0, 1, 1]}]"#,
      """
      unknown property "frame"; expected one of bounds, transform, alpha, isHidden, \
      isUserInteractionEnabled, isMultipleTouchEnabled, isExclusiveTouch, hitShape, hitOutset, \
      touchHandling
      """),
    SceneFault(
      #"[{"time": 0, "set": ‸"controller.alpha", "to": 1}]"#,
      #"unknown property "alpha"; expected none here"#),
    SceneFault(
      #"[{"time": 0, "set": "save.alpha", "to": ‸"1"}]"#,
      #""alpha" is a string; expected a number"#),
    SceneFault(
      #"[{"time": 0, "set": "save.alpha", "to": ‸2}]"#,
      #""alpha" is 2; expected a number from 0 to 1"#),
    SceneFault(
      #"[{"time": 0, "set": "a.b.stepValue", "to": ‸0}]"#,
      #""stepValue" is 0; expected more than 0"#),
    SceneFault(
      #"[{"time": 0, "set": "save.frame", "to": ‸[0, 0, 1]}]"#,
      #""frame" is an array of 3; expected an array of 4 numbers"#),
  ])
  func settings(_ fault: SceneFault) throws {
    try fault.expectIsReported(in: Self.scene)
  }

  @Test(arguments: [
    SceneFault(
      #"[{"time": 0, "set": ‸"root.state.isEditting", "to": true}]"#,
      #"unknown state "isEditting"; did you mean "isEditing"?"#),
    SceneFault(
      #"[{"time": 0, "set": ‸"save.state.isEditing", "to": true}]"#,
      #"unknown state "isEditing"; expected none here"#),
    SceneFault(
      #"[{"time": 0, "set": ‸"roof.state.isEditing", "to": true}]"#,
      #"unknown id "roof"; did you mean "root"?"#),
    SceneFault(
      #"[{"time": 0, "set": "root.state.isEditing", "to": ‸1}]"#,
      #""isEditing" is a number; expected a Bool"#),
    SceneFault(
      #"[{"time": 0, "set": "root.state.limit", "to": ‸"100"}]"#,
      #""limit" is a string; expected a number"#),
    SceneFault(
      #"[{"time": 0, "set": "root.state.mode", "to": ‸false}]"#,
      #""mode" is a boolean; expected a string"#),
  ])
  func states(_ fault: SceneFault) throws {
    try fault.expectIsReported(in: Self.scene)
  }

  @Test(arguments: [
    SceneFault(
      #"[{"time": 0, "remove": ‸"safe"}]"#, #"unknown id "safe"; did you mean "save"?"#),
    SceneFault(
      #"[{"time": 0, "remove": ‸"window"}]"#,
      #""window" has no superview; expected the id of a view inside of a window"#),
    SceneFault(
      #"[{"time": 0, "remove": ‸"tap"}]"#,
      #""tap" has no superview; expected the id of a view inside of a window"#),
    SceneFault(
      #"[{"time": 0, "remove": ‸"controller"}]"#,
      #""controller" has no superview; expected the id of a view inside of a window"#),
  ])
  func removals(_ fault: SceneFault) throws {
    try fault.expectIsReported(in: Self.scene)
  }

  @Test(arguments: [
    SceneFault(
      #"[{"time": 0, "remove": "save"}, {"time": 1, "remove": ‸"save"}]"#,
      #""save" has been removed before"#),
    SceneFault(
      #"[{"time": 0, ‸"tiem": 1, "remove": "save"}]"#,
      #"unknown key "tiem"; did you mean "time"?"#),
    SceneFault(
      #"[{"time": 0, "interrupt": "call", ‸"reason": "x"}]"#,
      #"unknown key "reason"; expected one of time, set, to, remove, interrupt"#),
  ])
  func warnings(_ fault: SceneFault) throws {
    try fault.expectIsWarned(in: Self.scene)
  }
}
