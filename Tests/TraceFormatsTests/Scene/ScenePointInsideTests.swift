import Testing
import TraceCore

@testable import TraceFormats

/// Where a view says that a point is inside of it: keys, rules, and what a subview is asked.
@Suite struct ScenePointInsideTests {
  /// Which view a press hits: a page, in it a card, in the card a badge that sticks out on top.
  private func hit(_ x: Double, _ y: Double, card: String = "", badge: String = "") throws -> String
  {
    let log = try SceneReading.log(
      of: [.at(0, .began, x, y)],
      in: SceneReading.views(
        #"""
        {"id": "page", "frame": [0, 0, 390, 800], "subviews": [
          {"id": "card", "class": "UIControl", "frame": [100, 100, 100, 100]\#(card), "subviews": [
            {"id": "badge", "frame": [80, -20, 40, 40]\#(badge)}]}]}
        """#), showing: .touches)
    return String(log.first?.split(separator: " ")[1] ?? "nothing")
  }

  @Test(arguments: [
    (85.0, 150.0, "card"), (84.9, 150.0, "page"), (214.9, 150.0, "card"), (215.0, 150.0, "page"),
    (150.0, 80.0, "card"), (150.0, 79.9, "page"),
  ])
  func aRuleEnlarges(_ x: Double, _ y: Double, _ view: String) throws {
    let rule = #", "pointInside": "bounds.insetBy(dx: -15, dy: -20).contains(location)""#
    #expect(try hit(x, y, card: rule) == view)
  }

  /// "replaces both": the shape and the outset.
  @Test(arguments: [
    ("", "page"), (#", "pointInside": "super""#, "page"), (#", "pointInside": true"#, "card"),
  ])
  func aRuleReplacesShapeAndOutset(_ rule: String, _ view: String) throws {
    let keys = #", "hitShape": "ellipse", "hitOutset": -10"# + rule
    #expect(try hit(102, 198, card: keys) == view)
    #expect(try hit(150, 150, card: keys) == "card")
  }

  @Test(arguments: [
    (150.0, 150.0, "card"), (110.0, 190.0, "page"), (115.0, 185.0, "card"),
    (100.0, 150.0, "card"), (99.9, 150.0, "page"),
  ])
  func aRoundArea(_ x: Double, _ y: Double, _ view: String) throws {
    for rule in [
      "distance(location, bounds.center) <= bounds.width / 2",
      "hypot(location.x - bounds.midX, location.y - bounds.midY) <= 50",
    ] {
      #expect(try hit(x, y, card: #", "pointInside": "\#(rule)""#) == view)
    }
  }

  @Test(arguments: [
    (190.0, 90.0, "badge"), (215.0, 115.0, "badge"), (219.0, 121.0, "page"),
    (150.0, 90.0, "page"), (150.0, 150.0, "card"),
  ])
  func aParentAsksTheSubviewThatSticksOut(_ x: Double, _ y: Double, _ view: String) throws {
    let rule = #", "pointInside": "super || subview(\"badge\").contains(location)""#
    #expect(try hit(x, y, card: rule) == view)
    #expect(try hit(190, 90) == "page")
  }

  @Test(arguments: [(175.0, 75.0, "badge"), (169.0, 90.0, "page")])
  func theSubviewAnswersWithItsOwnArea(_ x: Double, _ y: Double, _ view: String) throws {
    let rule = #", "pointInside": "super || subview(\"badge\").contains(location)""#
    #expect(try hit(x, y, card: rule, badge: #", "hitOutset": 10"#) == view)
    let own = #", "pointInside": "bounds.insetBy(dx: -10, dy: -10).contains(location)""#
    #expect(try hit(x, y, card: rule, badge: own) == view)
  }

  /// A pointInside rule has no touch: "outside a touch `start` and `previousLocation` are
  /// `location`, counts and duration 0".
  @Test func withoutATouch() throws {
    let rule = """
      start.x == location.x && previousLocation.y == location.y && moves == 0 && tapCount == 0 \
      && duration == 0 && !isTracking && isEnabled
      """
    #expect(try hit(150, 150, card: #", "pointInside": "\#(rule)""#) == "card")
  }

  /// "asked when hit-testing, and by a control's inside test".
  @Test(arguments: [(290.0, "touchUpInside outside=90"), (310.0, "touchUpOutside outside=110")])
  func aControlsInsideTestAsksTheRule(_ x: Double, _ event: String) throws {
    let log = try SceneReading.log(
      of: [.at(0, .began, 150, 110), .at(100, .ended, x, 110)],
      in: SceneReading.views(
        """
        {"id": "knob", "class": "UIControl", "frame": [100, 100, 100, 20], "touchSlop": 0,
         "pointInside": "location.x < 200"}
        """), showing: .event)
    #expect(log.last == "0.100 knob \(event)")
  }

  @Test func theHitTestsWalkShowsTheAnswer() throws {
    let log = try SceneReading.log(
      of: [.at(0, .began, 150, 150)],
      in: SceneReading.views(
        #"{"id": "card", "frame": [100, 100, 100, 100], "pointInside": "location.x > 50"}"#),
      showing: .hit)
    #expect(log.contains("0.000 card pointInside at=50,50 -> false"))
    #expect(log.contains("0.000 card hitTest at=50,50 -> nil"))
  }
}
