import Testing
import TraceCore

@testable import TraceFormats

/// Ids that are unfit, given twice, given by nobody, or those of something else.
@Suite struct SceneReferenceMistakeTests {
  @Test(arguments: [
    SceneFault.views(
      #"{"id": ‸"", "frame": [0, 0, 1, 1]}"#,
      #""id" is ""; expected letters, digits, "_", "-" and ".""#),
    .views(
      #"{"id": ‸"save button", "frame": [0, 0, 1, 1]}"#,
      #""id" is "save button"; expected letters, digits, "_", "-" and ".""#),
    .views(
      #"{"id": ‸"a:b", "frame": [0, 0, 1, 1]}"#,
      #""id" is "a:b"; expected letters, digits, "_", "-" and ".""#),
    .views(#"{"id": ‸7, "frame": [0, 0, 1, 1]}"#, #""id" is a number; expected a string"#),
    .view(
      #""viewController": ‸"my controller""#,
      #""viewController" is "my controller"; expected letters, digits, "_", "-" and ".""#),
    .gesture(
      #""id": ‸"a/b", "class": "UITapGestureRecognizer""#,
      #""id" is "a/b"; expected letters, digits, "_", "-" and ".""#),
    SceneFault(
      ##"{"window": {"id": ‸"#1"}}"##,
      ##""id" is "#1"; expected letters, digits, "_", "-" and ".""##),
  ])
  func unfitIDs(_ fault: SceneFault) throws {
    try fault.expectIsReported()
  }

  @Test(arguments: [
    SceneFault.views(
      #"{"id": ◦"a", "frame": [0, 0, 1, 1]}, {"id": ‸"a", "frame": [0, 0, 1, 1]}"#,
      #"duplicate id "a"; expected each id once"#),
    .views(
      #"{"id": ◦"a", "viewController": ‸"a", "frame": [0, 0, 1, 1]}"#,
      #"duplicate id "a"; expected each id once"#),
    .views(
      """
      {"id": ◦"a", "frame": [0, 0, 1, 1],
       "gestures": [{"id": ‸"a", "class": "UITapGestureRecognizer"}]}
      """,
      #"duplicate id "a"; expected each id once"#),
    .views(
      """
      {"viewController": ◦"a", "frame": [0, 0, 1, 1],
       "gestures": [{"id": ‸"a", "class": "UITapGestureRecognizer"}]}
      """,
      #"duplicate id "a"; expected each id once"#),
    .views(
      """
      {"id": ◦"feed", "class": "UIScrollView", "frame": [0, 0, 1, 1],
       "gestures": [{"id": ‸"feed.pan", "class": "UIPanGestureRecognizer"}]}
      """,
      #"duplicate id "feed.pan"; expected each id once"#),
    SceneFault(
      #"{"window": {"id": ◦"main"}, "views": [{"id": ‸"main", "frame": [0, 0, 1, 1]}]}"#,
      #"duplicate id "main"; expected each id once"#),
    SceneFault(
      #"{"windows": [{"id": ◦"main"}, {"id": ‸"main"}]}"#,
      #"duplicate id "main"; expected each id once"#),
    SceneFault(
      #"◦{"views": [{"id": ‸"application", "frame": [0, 0, 1, 1]}]}"#,
      #"duplicate id "application"; expected each id once"#),
    SceneFault(
      """
      {"views": [{"id": ◦"a", "frame": [0, 0, 1, 1]}],
       "application": {"delegate": {"id": ‸"a"}}}
      """,
      #"duplicate id "a"; expected each id once"#),
  ])
  func duplicateIDs(_ fault: SceneFault) throws {
    try fault.expectIsReported()
  }

  /// Everything that names another thing, with an id that nothing has.
  @Test(arguments: [
    SceneFault.view(#""next": ‸"oen""#, #"unknown id "oen"; did you mean "one"?"#),
    .view(#""next": ‸"anybody""#, #"unknown id "anybody"; expected one that the scene gives"#),
    .view(
      #""viewController": "c", "presentedBy": ‸"windov""#,
      #"unknown id "windov"; did you mean "window"?"#),
    .gesture(
      #""id": "tap", "class": "UITapGestureRecognizer", "requireToFail": [‸"Tap"]"#,
      #"unknown id "Tap"; did you mean "tap"?"#),
    .gesture(
      #""id": "tap", "class": "UITapGestureRecognizer", "simultaneousWith": [‸"tab"]"#,
      #"unknown id "tab"; did you mean "tap"?"#),
    .gesture(
      #""id": "tap", "class": "UITapGestureRecognizer", "action": "go", "target": ‸"onne""#,
      #"unknown id "onne"; did you mean "one"?"#),
  ])
  func unknownIDs(_ fault: SceneFault) throws {
    try fault.expectIsReported()
  }

  @Test(arguments: [
    SceneFault.gesture(
      #""id": "tap", "class": "UITapGestureRecognizer", "requireToFail": ‸"one""#,
      #""one" is something else here; expected the id of a recognizer"#),
    .gesture(
      #""id": "tap", "class": "UITapGestureRecognizer", "simultaneousWith": ["tap", ‸"one"]"#,
      #""one" is something else here; expected the id of a recognizer"#),
    .gesture(
      #""id": "tap", "class": "UITapGestureRecognizer", "requireToFail": ‸{}"#,
      #""requireToFail" is an object; expected a string or an array of strings"#),
    .gesture(
      #""id": "tap", "class": "UITapGestureRecognizer", "requireToFail": [‸7]"#,
      #""requireToFail" is a number; expected a string"#),
    .gesture(
      #""id": "tap", "class": "UITapGestureRecognizer", "action": "go", "target": ‸"tap""#,
      #""tap" is something else here; expected the id of a view or a controller"#),
    .view(
      #""next": ‸"tap", "gestures": [{"id": "tap", "class": "UITapGestureRecognizer"}]"#,
      #""tap" is something else here; expected the id of a view or a controller"#),
    .view(
      #""viewController": "c", "presentedBy": ‸"one""#,
      #""one" is something else here; expected the id of a controller"#),
    .view(
      #""viewController": "c", "presentedBy": ‸"application""#,
      #""application" is something else here; expected the id of a controller"#),
    .view(#""next": ‸7"#, #""next" is a number; expected a string"#),
    .view(#""presentedBy": ‸"c""#, #"no "viewController" in a view; expected one"#),
    .gesture(
      #""id": "tap", "class": "UITapGestureRecognizer", "target": ‸"one""#,
      #"no "action" in a recognizer; expected one"#),
  ])
  func wrongKinds(_ fault: SceneFault) throws {
    try fault.expectIsReported()
  }

  private static func taps(_ first: String, _ second: String, _ third: String) -> String {
    #"""
    "gestures": [
      {"id": "a", "class": "UITapGestureRecognizer", "requireToFail": [\#(first)]},
      {"id": "b", "class": "UITapGestureRecognizer", "requireToFail": [\#(second)]},
      {"id": "c", "class": "UITapGestureRecognizer", "requireToFail": [\#(third)]}]
    """#
  }

  @Test(arguments: [
    SceneFault.view(
      taps(#"‸"a""#, "", ""), #""a" is to wait for itself; expected another recognizer"#),
    .view(
      taps(#""b""#, #"‸"a""#, ""),
      #""b" and "a" would wait for each other; expected requirements without a cycle"#),
    .view(
      taps(#""b""#, #""c""#, #"‸"a""#),
      #""c" and "a" would wait for each other; expected requirements without a cycle"#),
    .view(
      taps(#""b", "c""#, "", #""b", ‸"a""#),
      #""c" and "a" would wait for each other; expected requirements without a cycle"#),
  ])
  func cycles(_ fault: SceneFault) throws {
    try fault.expectIsReported()
  }

  @Test func twoWaysToOneRequirementAreNoCycle() throws {
    let scene = try Scene.read(
      SceneFault.view(Self.taps(#""b", "c""#, #""c""#, ""), "").text.text)
    let names = try scene.recognizer("a").requirements.map(\.id)
    #expect(names == ["b", "c"])
  }

  /// Each of a layer waits for both of the next: the number of ways doubles with each layer.
  @Test(.timeLimit(.minutes(1))) func manyWaysTakeNoTime() throws {
    let layers = (0..<18).map { layer in
      ["a", "b"].map { one in
        let others = layer == 0 ? "" : #""a\#(layer - 1)", "b\#(layer - 1)""#
        return #"""
          {"id": "\#(one)\#(layer)", "class": "UITapGestureRecognizer", \#
          "requireToFail": [\#(others)]}
          """#
      }
    }
    let gestures = layers.joined().joined(separator: ", ")
    let clock = ContinuousClock()
    let reading = clock.measure {
      let scene = SceneReading(SceneFault.view(#""gestures": [\#(gestures)]"#, "").text.text).scene
      #expect(scene != nil)
    }
    #expect(reading < .milliseconds(500))
  }

  @Test func aChainThatComesBack() throws {
    let fault = SceneFault.views(
      """
      {"id": ‸"outer", "next": "inner", "frame": [0, 0, 1, 1],
       "subviews": [{"id": "inner", "frame": [0, 0, 1, 1]}]}
      """,
      #"the responders after "outer" come back to it; expected the chain to end"#)
    try fault.expectIsReported()
  }

  /// The first is not part of the circle.
  @Test func aChainThatLeadsToACircle() throws {
    let fault = SceneFault.views(
      """
      {"id": "first", "next": "second", "frame": [0, 0, 1, 1]},
      {"id": ‸"second", "next": "third", "frame": [0, 0, 1, 1]},
      {"id": "third", "next": "second", "frame": [0, 0, 1, 1]}
      """,
      #"the responders after "second" come back to it; expected the chain to end"#)
    try fault.expectIsReported()
  }

  @Test func presentingInACircle() {
    let reading = SceneReading(
      SceneReading.views(
        """
        {"viewController": "a", "presentedBy": "b", "frame": [0, 0, 1, 1]},
        {"viewController": "b", "presentedBy": "a", "frame": [0, 0, 1, 1]}
        """))
    guard case .invalid(let words)? = reading.failure?.problem else {
      Issue.record("found \(String(describing: reading.failure)); expected a chain without an end")
      return
    }
    #expect(words.hasSuffix("come back to it; expected the chain to end"))
  }
}
