import Testing
import TraceCore

@testable import TraceFormats

/// What is wrong with a scene as a whole, its windows, its application and its settings.
@Suite struct SceneMistakeTests {
  @Test(arguments: [
    SceneFault("‸[]", #""the scene" is an array; expected an object"#),
    SceneFault("‸7", #""the scene" is a number; expected an object"#),
    SceneFault(#"{"version": ‸2}"#, "version 2 is not supported; expected 1"),
    SceneFault(#"{"version": ‸1.5}"#, "version 1.5 is not supported; expected 1"),
    SceneFault(#"{"version": ‸"1"}"#, #"version "1" is not supported; expected 1"#),
    SceneFault(#"{"views": ‸{}}"#, #""views" is an object; expected an array"#),
    SceneFault(#"{"views": [‸7]}"#, #""a view" is a number; expected an object"#),
    SceneFault(#"{"window": ‸"main"}"#, #""window" is a string; expected an object"#),
    SceneFault(#"{"windows": ‸{}}"#, #""windows" is an object; expected an array"#),
    SceneFault(#"{"windows": ‸[]}"#, #""windows" is empty; expected at least one window"#),
    SceneFault(#"{"windows": [‸true]}"#, #""window" is a boolean; expected an object"#),
    SceneFault(#"{"settings": ‸[]}"#, #""settings" is an array; expected an object"#),
    SceneFault(#"{"application": ‸"app"}"#, #""application" is a string; expected an object"#),
    SceneFault(
      #"{"application": {"delegate": ‸"app"}}"#, #""delegate" is a string; expected an object"#),
    SceneFault(
      #"{"application": {"handles": ‸"save"}}"#, #""handles" is a string; expected an array"#),
    SceneFault(
      #"{"application": {"handles": [‸1]}}"#, #""handles" is a number; expected a string"#),
  ])
  func kinds(_ fault: SceneFault) throws {
    try fault.expectIsReported()
  }

  @Test(arguments: [
    SceneFault(
      #"{"windows": [{"id": "main"}], "window": ‸{}}"#,
      #"found "window" beside "windows"; expected it inside of a window"#),
    SceneFault(
      #"{"views": ‸[], "windows": [{"id": "main"}]}"#,
      #"found "views" beside "windows"; expected it inside of a window"#),
    SceneFault(
      #"{"views": ◦[], "window": {"views": ‸[]}}"#,
      #""views" means the same as "views"; expected one of them"#),
    SceneFault(
      #"{"window": {"width": ‸"wide"}}"#, #""width" is a string; expected a number"#),
    SceneFault(#"{"window": {"width": ‸-1}}"#, #""width" is -1; expected at least 0"#),
    SceneFault(#"{"window": {"height": ‸-0.5}}"#, #""height" is -0.5; expected at least 0"#),
  ])
  func windows(_ fault: SceneFault) throws {
    try fault.expectIsReported()
  }

  @Test(arguments: [
    SceneFault(
      #"{"settings": {"profile": ‸"UIKit"}}"#, #"unknown profile "UIKit"; did you mean "uikit"?"#),
    SceneFault(
      #"{"settings": {"idiom": ‸"watch"}}"#,
      #"unknown idiom "watch"; expected one of phone, pad"#),
    SceneFault(#"{"settings": {"touchSlop": ‸-1}}"#, #""touchSlop" is -1; expected at least 0"#),
    SceneFault(
      #"{"settings": {"touchSlop": ‸"70"}}"#, #""touchSlop" is a string; expected a number"#),
    SceneFault(
      #"{"settings": {"endTrackingOnFalse": ‸1}}"#,
      #""endTrackingOnFalse" is a number; expected true or false"#),
    SceneFault(
      #"{"settings": {"upEventFrom": ‸"endtracking"}}"#,
      #"unknown upEventFrom "endtracking"; did you mean "endTracking"?"#),
    SceneFault(
      #"{"settings": {"touchesEndedDelay": ‸-0.1}}"#,
      #""touchesEndedDelay" is -0.1; expected 0 seconds or more"#),
    SceneFault(
      #"{"settings": {"tapMaximumDuration": ‸-1}}"#,
      #""tapMaximumDuration" is -1; expected 0 seconds or more"#),
    SceneFault(
      #"{"settings": {"tail": ‸null}}"#, #""tail" is null; expected a number of seconds"#),
  ])
  func settings(_ fault: SceneFault) throws {
    try fault.expectIsReported()
  }

  @Test(arguments: [
    SceneFault(#"{‸"view": []}"#, #"unknown key "view"; did you mean "views"?"#),
    SceneFault(#"{"window": {‸"widht": 1}}"#, #"unknown key "widht"; did you mean "width"?"#),
    SceneFault(
      #"{"settings": {‸"touchslop": 70}}"#, #"unknown key "touchslop"; did you mean "touchSlop"?"#),
    SceneFault(
      #"{"settings": {‸"gravity": 1}}"#,
      """
      unknown key "gravity"; expected one of profile, idiom, touchSlop, endTrackingOnFalse, \
      upEventFrom, touchesEndedDelay, tapMaximumDuration, tail
      """),
    SceneFault(
      #"{"application": {‸"handle": []}}"#, #"unknown key "handle"; did you mean "handles"?"#),
    SceneFault(
      #"{"application": {"delegate": {‸"Id": "d"}}}"#, #"unknown key "Id"; did you mean "id"?"#),
  ])
  func unknownKeys(_ fault: SceneFault) throws {
    try fault.expectIsWarned()
  }

  @Test func aWindowHasNoFrameOfItsOwn() throws {
    let reading = SceneReading(#"{"window": {"frame": [0, 0, 10, 10]}}"#)
    #expect(reading.failure == nil)
    #expect(reading.warnings.count == 1)
    let window = try reading.scene?.view("window")
    #expect(window?.frame == Rect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func everyUnknownKeyIsNamedInItsPlace() throws {
    let text: Marked = #"{"views": [{"frame": [0, 0, 1, 1], ◦"colour": 1, ‸"opacity": 0.5}]}"#
    let reading = SceneReading(text.text)
    let places = [
      try #require(text.earlierLocation(file: SceneReading.file)),
      try text.location(file: SceneReading.file),
    ]
    #expect(reading.warnings.map(\.location) == places)
  }
}
