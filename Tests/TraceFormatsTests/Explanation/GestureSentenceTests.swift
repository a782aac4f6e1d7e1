import Testing

@testable import TraceCore

/// What recognizers are said to have made of a touch, for each reason that there is.
@Suite struct GestureSentenceTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    /// The recognizers of a photo from 50,100 to 300,350.
    let gestures: String
    let script: String
    var changes = "[]"
    let line: String
    var testDescription: String { name }
  }

  private static func views(_ gestures: String) -> String {
    """
    [{"id": "photo", "frame": [50, 100, 250, 250], "isMultipleTouchEnabled": true,
      "handles": ["act"], "gestures": [\(gestures)]}]
    """
  }

  private static func check(_ row: Row) throws {
    let explained = try Explained(views(row.gestures), row.script, changes: row.changes)
    #expect(explained.lines.contains(row.line), "\(explained.lines)")
  }

  private static let tap = #"{"id": "tap", "class": "UITapGestureRecognizer"}"#
  private static let twoTap =
    #"{"id": "tap", "class": "UITapGestureRecognizer", "numberOfTouchesRequired": 2}"#
  private static let twice =
    #"{"id": "twice", "class": "UITapGestureRecognizer", "numberOfTapsRequired": 2}"#
  private static let press = #"{"id": "press", "class": "UILongPressGestureRecognizer"}"#
  private static let pan = #"{"id": "pan", "class": "UIPanGestureRecognizer"}"#
  private static let swipe = #"{"id": "swipe", "class": "UISwipeGestureRecognizer"}"#
  private static let pinch = #"{"id": "pinch", "class": "UIPinchGestureRecognizer"}"#
  private static let rotation = #"{"id": "turn", "class": "UIRotationGestureRecognizer"}"#
  private static let edge =
    #"{"id": "edge", "class": "UIScreenEdgePanGestureRecognizer", "edges": ["left"]}"#
  private static let twoFingers = "0 1 began 100,200 | 0 2 began 200,200"

  @Test(arguments: [
    Row(
      name: "a tap", gestures: tap, script: "0 began 100,200 | 0.1 ended 100,200",
      line: "tap of photo recognized at 0.100: 1 tap"),
    Row(
      name: "two fingers", gestures: twoTap,
      script: twoFingers + " | 0.1 1 ended 100,200 | 0.1 2 ended 200,200",
      line: "tap of photo recognized at 0.100: 1 tap with 2 fingers"),
    Row(
      name: "strayed", gestures: tap, script: "0 began 100,200 | 0.05 moved 148,200",
      line: "tap of photo failed at 0.050: moved 48 points, less than 45 are a tap"),
    Row(
      name: "held", gestures: tap, script: "0 began 100,200 | 0.9 ended 100,200",
      line: "tap of photo failed at 0.750: held for more than 0.75 s"),
    Row(
      name: "a finger too many", gestures: tap, script: twoFingers,
      line: "tap of photo failed at 0.000: 2 fingers, at most 1"),
    Row(
      name: "a finger too few", gestures: twoTap, script: "0 began 100,200 | 0.1 ended 100,200",
      line: "tap of photo failed at 0.100: only 1 finger of 2 until a lift"),
    Row(
      name: "no second tap", gestures: twice, script: "0 began 100,200 | 0.1 ended 100,200",
      line: "twice of photo failed at 0.450: 1 tap of 2, and no further one within 0.35 s"),
    Row(
      name: "a second tap elsewhere", gestures: twice,
      script: "0 began 100,200 | 0.1 ended 100,200 | 0.2 began 160,200",
      line: "twice of photo failed at 0.200: the next tap was 60 points away, less than 45 are near"
    ),
    Row(
      name: "two taps", gestures: twice,
      script:
        "0 began 100,200 | 0.1 ended 100,200 | 0.2 began 101,200 | 0.25 ended 101,200",
      line: "twice of photo recognized at 0.250: 2 taps"),
  ])
  func taps(_ row: Row) throws { try Self.check(row) }

  @Test(arguments: [
    Row(
      name: "held", gestures: press, script: "0 began 100,200 | 0.6 moved 120,200",
      line: "press of photo began at 0.500: held for 0.5 s; goes on"),
    Row(
      name: "at once",
      gestures:
        #"{"id": "press", "class": "UILongPressGestureRecognizer", "minimumPressDuration": 0}"#,
      script: "0 began 100,200 | 0.6 ended 120,200",
      line: "press of photo began at 0.000: a press; ended at 0.600"),
    Row(
      name: "moved", gestures: press, script: "0 began 100,200 | 0.1 moved 112.3,200",
      line: "press of photo failed at 0.100: moved 12.3 points, more than 10"),
    Row(
      name: "moved hardly more", gestures: press,
      script: "0 began 100,200 | 0.1 moved 110.0001,200",
      line: "press of photo failed at 0.100: moved 10.000100000000003 points, more than 10"),
    Row(
      name: "lifted", gestures: press, script: "0 began 100,200 | 0.2 ended 100,200",
      line: "press of photo failed at 0.200: lifted after 0.2 s, before 0.5 s"),
    Row(
      name: "a finger too many", gestures: press, script: twoFingers,
      line: "press of photo failed at 0.000: 2 fingers, at most 1"),
  ])
  func longPresses(_ row: Row) throws { try Self.check(row) }

  @Test(arguments: [
    Row(
      name: "dragged", gestures: pan,
      script: "0 began 100,200 | 0.06 moved 100,212 | 0.1 ended 100,212",
      line:
        "pan of photo began at 0.060: moved 12 points on one axis, 10 are enough; ended at 0.100"
    ),
    Row(
      name: "not far", gestures: pan,
      script: "0 began 100,200 | 0.06 moved 100,204 | 0.1 ended 100,204",
      line: "pan of photo failed at 0.100: moved only 4 points of 10 until the lift"),
    Row(
      name: "a finger too many",
      gestures: #"{"id": "pan", "class": "UIPanGestureRecognizer", "maximumNumberOfTouches": 1}"#,
      script: twoFingers, line: "pan of photo failed at 0.000: 2 fingers, at most 1"),
    Row(
      name: "a finger too few",
      gestures: #"{"id": "pan", "class": "UIPanGestureRecognizer", "minimumNumberOfTouches": 2}"#,
      script: "0 began 100,200 | 0.06 moved 100,234 | 0.1 ended 100,234",
      line: "pan of photo failed at 0.100: only 1 finger of 2 until a lift"),
    Row(
      name: "an edge elsewhere", gestures: edge, script: "0 began 100,200",
      line: "edge of photo failed at 0.000: began 100 points from its edge, more than 20"),
    Row(
      name: "along the edge",
      gestures:
        #"{"id": "edge", "class": "UIScreenEdgePanGestureRecognizer", "edges": ["bottom", "top"]}"#,
      script: "0 began 100,110",
      line:
        "edge of photo failed at 0.000: began 110 points from its edge, more than 20"),
  ])
  func pans(_ row: Row) throws { try Self.check(row) }

  @Test func anEdgePanThatGoesNotInward() throws {
    let explained = try Explained(
      #"[{"id": "page", "frame": [0, 0, 390, 844], "gestures": [\#(Self.edge)]}]"#,
      "0 began 5,200 | 0.1 moved 8,230")
    #expect(
      explained.lines.contains(
        "edge of page failed at 0.100: moved 3 points inward, less than 10"))
  }

  @Test(arguments: [
    Row(
      name: "swiped", gestures: swipe, script: "0 began 100,200 | 0.1 moved 160,200",
      line: "swipe of photo recognized at 0.100: moved 60 points right, 50 are enough"),
    Row(
      name: "across", gestures: swipe, script: "0 began 100,200 | 0.1 moved 120,251",
      line: "swipe of photo failed at 0.100: moved 51 points across, more than 50"),
    Row(
      name: "backwards", gestures: swipe, script: "0 began 200,200 | 0.1 moved 140,200",
      line: "swipe of photo failed at 0.100: moved 60 points backwards, less than 50 are allowed"),
    Row(
      name: "slow", gestures: swipe, script: "0 began 100,200 | 0.8 moved 160,200",
      line: "swipe of photo failed at 0.500: took more than 0.5 s"),
    Row(
      name: "short", gestures: swipe, script: "0 began 100,200 | 0.1 ended 130,200",
      line: "swipe of photo failed at 0.100: moved only 30 points of 50 until the lift"),
    Row(
      name: "a finger too many", gestures: swipe, script: twoFingers,
      line: "swipe of photo failed at 0.000: 2 fingers, at most 1"),
    Row(
      name: "a finger too few",
      gestures:
        #"{"id": "swipe", "class": "UISwipeGestureRecognizer", "numberOfTouchesRequired": 2}"#,
      script: "0 began 100,200 | 0.1 ended 130,200",
      line: "swipe of photo failed at 0.100: only 1 finger of 2 until a lift"),
  ])
  func swipes(_ row: Row) throws { try Self.check(row) }

  @Test(arguments: [
    Row(
      name: "apart", gestures: pinch, script: twoFingers + " | 0.1 2 moved 220,200",
      line: "pinch of photo began at 0.100: the fingers moved 20 points apart, more than 8; goes on"
    ),
    Row(
      name: "together", gestures: pinch, script: twoFingers + " | 0.1 2 moved 180,200",
      line:
        "pinch of photo began at 0.100: the fingers moved 20 points together, more than 8; goes on"
    ),
    Row(
      name: "hardly", gestures: pinch,
      script: twoFingers + " | 0.1 2 moved 205,200 | 0.2 2 ended 205,200",
      line:
        "pinch of photo failed at 0.200: the fingers' distance changed by 5 points from the last press to a lift, not by more than 8"
    ),
    Row(
      name: "with the lift only", gestures: pinch, script: twoFingers + " | 0.1 2 ended 240,200",
      line:
        "pinch of photo failed at 0.100: the fingers' distance changed by 40 points, but by more than 8 only with a lift, which is too late"
    ),
    Row(
      name: "turned with the lift only", gestures: rotation,
      script: twoFingers + " | 0.1 2 ended 200,300",
      line:
        "turn of photo failed at 0.100: the fingers turned by 45°, but by more than 10° only with a lift, which is too late"
    ),
    Row(
      name: "one finger", gestures: pinch, script: "0 began 100,200 | 0.1 ended 100,200",
      line: "pinch of photo failed at 0.100: only 1 finger of 2 until a lift"),
    Row(
      name: "turned", gestures: rotation, script: twoFingers + " | 0.1 2 moved 200,300",
      line: "turn of photo began at 0.100: the fingers turned by 45°, more than 10°; goes on"),
    Row(
      name: "hardly turned", gestures: rotation, script: twoFingers + " | 0.1 2 ended 200,200",
      line:
        "turn of photo failed at 0.100: the fingers turned by 0° until a lift, not by more than 10°"
    ),
    Row(
      name: "one finger does not turn", gestures: rotation,
      script: "0 began 100,200 | 0.1 ended 100,200",
      line: "turn of photo failed at 0.100: only 1 finger of 2 until a lift"),
  ])
  func pinchesAndRotations(_ row: Row) throws { try Self.check(row) }

  @Test(arguments: [
    Row(
      name: "disabled",
      gestures: #"{"id": "tap", "class": "UITapGestureRecognizer", "isEnabled": false}"#,
      script: "0 began 100,200", line: "tap of photo does not get the touch: it is not enabled"),
    Row(
      name: "refused",
      gestures: #"{"id": "tap", "class": "UITapGestureRecognizer", "shouldReceive": false}"#,
      script: "0 began 100,200",
      line: "tap of photo does not get the touch: its shouldReceive says no"),
    Row(
      name: "decided", gestures: tap,
      script: "0 1 began 100,200 | 0.1 1 moved 150,200 | 0.2 2 began 100,200",
      line: "tap of photo is not told of the touch: it failed at 0.100 before"),
    Row(
      name: "waits", gestures: #"\#(tap.dropLast()), "requireToFail": ["twice"]}, \#(twice)"#,
      script: "0 began 100,200 | 0.1 ended 100,200 | 0.2 began 100,200",
      line: "tap of photo takes no further touch: it waits for twice to fail"),
  ])
  func offers(_ row: Row) throws { try Self.check(row) }
}
