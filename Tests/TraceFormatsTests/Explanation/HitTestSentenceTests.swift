import Testing
import TraceCore

@testable import TraceFormats

/// What each view of a hit-test's walk is said to be.
@Suite struct HitTestSentenceTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    /// The views in front of a page that is the whole window.
    let views: String
    var place = "60,60"
    let lines: [String]
    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(
      name: "on the way", views: #"{"id": "a", "frame": [0, 0, 100, 100]}"#,
      lines: ["window > a contain the point", "a is the deepest view there: it is hit"]),
    Row(
      name: "hidden", views: #"{"id": "a", "frame": [0, 0, 100, 100], "isHidden": true}"#,
      lines: ["a is hidden", "page is the deepest view there: it is hit"]),
    Row(
      name: "transparent", views: #"{"id": "a", "frame": [0, 0, 100, 100], "alpha": 0}"#,
      lines: ["a has an alpha below 0.01"]),
    Row(
      name: "without interaction",
      views: #"{"id": "a", "class": "UILabel", "frame": [0, 0, 100, 100]}"#,
      lines: ["a has isUserInteractionEnabled false"]),
    Row(
      name: "disabled",
      views: #"{"id": "a", "class": "UIButton", "frame": [0, 0, 100, 100], "isEnabled": false}"#,
      lines: ["a is not enabled"]),
    Row(
      name: "hidden and elsewhere",
      views: #"{"id": "a", "frame": [100, 0, 100, 100], "isHidden": true}"#,
      lines: ["the point is 40 points to the left of a"]),
    Row(
      name: "above", views: #"{"id": "a", "frame": [0, 61, 100, 100]}"#,
      lines: ["the point is 1 point above a"]),
    Row(
      name: "below and to the right", views: #"{"id": "a", "frame": [0, 0, 50, 12]}"#,
      lines: ["the point is 48 points below and 10 to the right of a"]),
    Row(
      name: "on the right edge", views: #"{"id": "a", "frame": [0, 0, 60, 100]}"#,
      lines: ["the point is on the right edge, which is outside, of a"]),
    Row(
      name: "on the lower edge", views: #"{"id": "a", "frame": [0, 0, 100, 60]}"#,
      lines: ["the point is on the lower edge, which is outside, of a"]),
    Row(
      name: "in the lower right corner", views: #"{"id": "a", "frame": [0, 0, 60, 60]}"#,
      lines: ["the point is on the lower right corner, which is outside, of a"]),
    Row(
      name: "outside of the shape",
      views: #"{"id": "a", "frame": [58, 58, 100, 100], "hitShape": "ellipse"}"#,
      lines: ["the point is outside of the ellipse of a"]),
    Row(
      name: "beyond the outset",
      views: #"{"id": "a", "frame": [80, 0, 100, 100], "hitOutset": 15}"#,
      lines: ["the point is 5 points to the left of a"]),
    Row(
      name: "a rule says no",
      views: #"{"id": "a", "frame": [0, 0, 100, 100], "pointInside": "location.x > 90"}"#,
      lines: ["point(inside:) of a says no"]),
    Row(
      name: "covered",
      views: #"""
        {"id": "a", "frame": [0, 0, 100, 100], "subviews": [
          {"id": "inner", "frame": [50, 50, 20, 20]}]},
        {"id": "b", "frame": [0, 0, 100, 100]}
        """#,
      lines: [
        "a contains the point too, but b is in front",
        "inner contains the point too, but b is in front",
        "page contains the point too, but b is in front",
      ]),
    Row(
      name: "sticks out",
      views: #"""
        {"id": "a", "frame": [0, 0, 50, 100], "subviews": [
          {"id": "inner", "frame": [40, 50, 30, 20]}]}
        """#,
      lines: ["inner contains the point, but is asked only if a does too"]),
    Row(
      name: "inside of what has no interaction",
      views: #"""
        {"id": "a", "frame": [0, 0, 100, 100], "isUserInteractionEnabled": false, "subviews": [
          {"id": "inner", "frame": [50, 50, 30, 20]}]}
        """#,
      lines: ["inner contains the point, but is asked only if a does too"]),
  ])
  func says(_ row: Row) throws {
    let explained = try Explained(
      #"[{"id": "page", "frame": [0, 0, 390, 844]}, \#(row.views)]"#, "0 began \(row.place)")
    for line in row.lines { #expect(explained.lines.contains(line), "\(explained.lines)") }
  }

  /// What is in a view that is not seen is not expected to be hit.
  @Test func saysNothingOfWhatIsInAHiddenView() throws {
    let explained = try Explained(
      #"""
      [{"id": "a", "frame": [0, 0, 100, 100], "isHidden": true, "subviews": [
        {"id": "inner", "frame": [50, 50, 30, 20]}]}]
      """#, "0 began 60,60")
    #expect(!explained.lines.contains { $0.hasPrefix("inner") })
  }

  @Test func shortensManyViewsThatLieElsewhere() throws {
    let many = (1...40).map { #"{"id": "v\#($0)", "frame": [\#($0 * 5), 700, 4, 4]}"# }
    let explained = try Explained("[\(many.joined(separator: ", "))]", "0 began 60,60")
    let lines = explained.lines
    #expect(lines.contains("36 further views do not contain it either"))
    #expect(lines.count { $0.hasPrefix("the point is ") } == 4)
  }

  @Test func aWindowBehindIsCovered() throws {
    let explained = try Explained("[]", "0 began 60,60") { scene in
      scene.application.show(Window(id: "popup", size: Size(width: 100, height: 100)))
    }
    #expect(explained.lines.contains("window contains the point too, but popup is in front"))
    #expect(explained.answers == ["popup got the touch"])
  }

  @Test func saysThatNothingIsHit() throws {
    let explained = try Explained("[]", "0 began 60,860")
    #expect(explained.lines.contains("no view is hit"))
    #expect(explained.answers == ["nothing got the touch: it is 16 points below window"])
  }

  @Test(arguments: [
    "window is hidden", "window is transparent", "window has isUserInteractionEnabled false",
    "point(inside:) of window says no",
  ])
  func saysWhatIsWrongWithTheWindow(_ reason: String) throws {
    let explained = try Explained("[]", "0 began 60,60") { scene in
      let window = scene.application.windows[0]
      window.isHidden = reason.contains("hidden")
      window.alpha = reason.contains("transparent") ? 0 : 1
      window.isUserInteractionEnabled = !reason.contains("Interaction")
      if reason.contains("says no") { window.pointInsideOverride = { _ in false } }
    }
    #expect(explained.answers == ["nothing got the touch: \(reason)"])
  }
}
