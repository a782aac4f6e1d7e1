import Testing
import TraceCore

@testable import TraceFormats

/// What is wrong with a recognizer of a scene.
@Suite struct SceneGestureMistakeTests {
  @Test(arguments: [
    SceneFault.view(#""gestures": [‸{"id": "tap"}]"#, #"no "class" in a recognizer; expected one"#),
    .gesture(
      #""class": ‸"UITapRecognizer""#,
      """
      unknown class "UITapRecognizer"; expected one of UITapGestureRecognizer, \
      UILongPressGestureRecognizer, UIPanGestureRecognizer, UIScreenEdgePanGestureRecognizer, \
      UISwipeGestureRecognizer, UIPinchGestureRecognizer, UIRotationGestureRecognizer
      """),
    .gesture(
      #""class": ‸"UITapGestureRecogniser""#,
      #"unknown class "UITapGestureRecogniser"; did you mean "UITapGestureRecognizer"?"#),
    .gesture(
      #""class": ‸"UIButton""#,
      """
      unknown class "UIButton"; expected one of UITapGestureRecognizer, \
      UILongPressGestureRecognizer, UIPanGestureRecognizer, UIScreenEdgePanGestureRecognizer, \
      UISwipeGestureRecognizer, UIPinchGestureRecognizer, UIRotationGestureRecognizer
      """),
    .gesture(
      #""class": ‸"UIHoverGestureRecognizer""#,
      #""UIHoverGestureRecognizer" is not modelled; expected a scene without it"#),
  ])
  func classes(_ fault: SceneFault) throws {
    try fault.expectIsReported()
  }

  @Test(arguments: [
    SceneFault.gesture(
      #""class": "UITapGestureRecognizer", "numberOfTapsRequired": ‸0"#,
      #""numberOfTapsRequired" is 0; expected an integer of at least 1"#),
    .gesture(
      #""class": "UITapGestureRecognizer", "numberOfTouchesRequired": ‸0"#,
      #""numberOfTouchesRequired" is 0; expected an integer of at least 1"#),
    .gesture(
      #""class": "UITapGestureRecognizer", "numberOfTapsRequired": ‸1.5"#,
      #""numberOfTapsRequired" is 1.5; expected an integer of at least 1"#),
    .gesture(
      #""class": "UILongPressGestureRecognizer", "minimumPressDuration": ‸-0.5"#,
      #""minimumPressDuration" is -0.5; expected 0 seconds or more"#),
    .gesture(
      #""class": "UILongPressGestureRecognizer", "minimumPressDuration": ‸"half""#,
      #""minimumPressDuration" is a string; expected a number of seconds"#),
    .gesture(
      #""class": "UILongPressGestureRecognizer", "allowableMovement": ‸-10"#,
      #""allowableMovement" is -10; expected at least 0"#),
    .gesture(
      #""class": "UILongPressGestureRecognizer", "numberOfTapsRequired": ‸-1"#,
      #""numberOfTapsRequired" is -1; expected an integer of at least 0"#),
    .gesture(
      #""class": "UILongPressGestureRecognizer", "numberOfTouchesRequired": ‸0"#,
      #""numberOfTouchesRequired" is 0; expected an integer of at least 1"#),
    .gesture(
      #""class": "UIPanGestureRecognizer", "minimumNumberOfTouches": ‸0"#,
      #""minimumNumberOfTouches" is 0; expected an integer of at least 1"#),
    .gesture(
      #""class": "UIPanGestureRecognizer", "minimumNumberOfTouches": 3, "maximumNumberOfTouches": ‸2"#,
      #""maximumNumberOfTouches" is 2; expected at least minimumNumberOfTouches, 3"#),
    .gesture(
      #""class": "UIPanGestureRecognizer", "resetsTranslation": ‸"always""#,
      #"unknown resetsTranslation "always"; expected one of never, changed, ended"#),
    .gesture(
      #""class": "UISwipeGestureRecognizer", "direction": ‸"Left""#,
      #"unknown direction "Left"; did you mean "left"?"#),
    .gesture(
      #""class": "UISwipeGestureRecognizer", "direction": ‸"UISwipeGestureRecognizerDirectionUp""#,
      #"unknown direction "UISwipeGestureRecognizerDirectionUp"; did you mean "up"?"#),
    .gesture(
      #""class": "UISwipeGestureRecognizer", "direction": ["left", ‸"north"]"#,
      #"unknown direction "north"; expected one of right, left, up, down"#),
    .gesture(
      #""class": "UISwipeGestureRecognizer", "direction": ‸[]"#,
      #""direction" is empty; expected at least one direction"#),
    .gesture(
      #""class": "UISwipeGestureRecognizer", "numberOfTouchesRequired": ‸0"#,
      #""numberOfTouchesRequired" is 0; expected an integer of at least 1"#),
    .gesture(
      #""class": "UIPinchGestureRecognizer", "cancelsTouchesInView": ‸"no""#,
      #""cancelsTouchesInView" is a string; expected true or false"#),
  ])
  func values(_ fault: SceneFault) throws {
    try fault.expectIsReported()
  }

  @Test(arguments: [
    SceneFault.view(
      #""gestures": [‸{"class": "UIScreenEdgePanGestureRecognizer"}]"#,
      #"no "edges" in a recognizer; expected one"#),
    .gesture(
      #""class": "UIScreenEdgePanGestureRecognizer", "edges": ‸[]"#,
      #""edges" is empty; expected at least one edge"#),
    .gesture(
      #""class": "UIScreenEdgePanGestureRecognizer", "edges": ["left", ‸"rigth"]"#,
      #"unknown edge "rigth"; did you mean "right"?"#),
    .gesture(
      #""class": "UIScreenEdgePanGestureRecognizer", "edges": ‸"leading""#,
      #"unknown edge "leading"; expected one of top, left, bottom, right, all"#),
  ])
  func edges(_ fault: SceneFault) throws {
    try fault.expectIsReported()
  }

  @Test(arguments: [
    SceneFault.gesture(
      #""class": "UITapGestureRecognizer", ‸"enabled": true"#,
      #"unknown key "enabled"; did you mean "isEnabled"?"#),
    .gesture(
      #""class": "UITapGestureRecognizer", ‸"requiresToFail": []"#,
      #"unknown key "requiresToFail"; did you mean "requireToFail"?"#),
    .gesture(
      #""class": "UITapGestureRecognizer", ‸"pencil": 1"#,
      #""pencil" is not modelled; expected a scene without it"#),
  ])
  func unknownKeys(_ fault: SceneFault) throws {
    try fault.expectIsWarned()
  }

  /// Keys that exist, but not in this class.
  @Test(arguments: [
    ("UITap", "minimumPressDuration", "1"), ("UITap", "direction", #""left""#),
    ("UILongPress", "maximumNumberOfTouches", "1"), ("UIPan", "numberOfTapsRequired", "1"),
    ("UIPan", "edges", #""left""#), ("UISwipe", "minimumNumberOfTouches", "1"),
    ("UIPinch", "numberOfTouchesRequired", "2"), ("UIRotation", "numberOfTouchesRequired", "2"),
  ])
  func keysOfOtherClasses(_ type: String, _ key: String, _ value: String) {
    let fault = SceneFault.gesture(
      #""class": "\#(type)GestureRecognizer", "\#(key)": \#(value)"#, "")
    let reading = SceneReading(fault.text.text)
    #expect(reading.failure == nil)
    #expect(reading.warnings.count == 1)
    guard case .unknownKey(let found, _, _)? = reading.warnings.first?.problem else {
      Issue.record("found \(reading.warnings); expected an unknown key")
      return
    }
    #expect(found == key)
  }
}
