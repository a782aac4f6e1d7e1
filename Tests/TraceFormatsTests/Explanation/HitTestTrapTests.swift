import Testing

/// Traps of hit-testing, each where it is, and scenes in which it nearly is.
@Suite struct HitTestTrapTests {
  private static let tap = #"{"id": "tap", "class": "UITapGestureRecognizer"}"#

  @Test(arguments: [
    TrapRow(
      name: "a badge sticks out",
      views: #"""
        [{"id": "card", "frame": [100, 300, 40, 44], "subviews": [
          {"id": "badge", "class": "UIButton", "frame": [30, 0, 40, 40]}]}]
        """#,
      trap: "badge sticks out of card, where it cannot be touched"),
    TrapRow(
      name: "in a view of the card, with the finger in it",
      views: #"""
        [{"id": "card", "frame": [100, 300, 40, 44], "subviews": [
          {"id": "row", "frame": [0, 0, 90, 44], "subviews": [
            {"id": "badge", "class": "UIButton", "frame": [30, 0, 40, 40]}]}]}]
        """#,
      trap: "badge sticks out of card, where it cannot be touched"),
    TrapRow(
      name: "the view between would say no too",
      views: #"""
        [{"id": "card", "frame": [100, 300, 40, 44], "subviews": [
          {"id": "row", "frame": [0, 0, 35, 44], "subviews": [
            {"id": "badge", "class": "UIButton", "frame": [30, 0, 40, 40]}]}]}]
        """#, trap: nil),
    TrapRow(
      name: "the finger is in both",
      views: #"""
        [{"id": "card", "frame": [100, 300, 60, 44], "subviews": [
          {"id": "badge", "class": "UIButton", "frame": [30, 0, 40, 40]}]}]
        """#, trap: nil),
    TrapRow(
      name: "the card reaches further",
      views: #"""
        [{"id": "card", "frame": [100, 300, 40, 44], "hitOutset": 30, "subviews": [
          {"id": "badge", "class": "UIButton", "frame": [30, 0, 40, 40]}]}]
        """#, trap: nil),
    TrapRow(
      name: "the card's area is smaller than the card",
      views: #"""
        [{"id": "card", "frame": [100, 300, 140, 44], "hitOutset": [0, 0, 0, -100], "subviews": [
          {"id": "badge", "class": "UIButton", "frame": [30, 0, 40, 40]}]}]
        """#, trap: nil),
    TrapRow(
      name: "the card has a rule",
      views: #"""
        [{"id": "card", "frame": [100, 300, 40, 44],
          "pointInside": "subview(\"badge\").contains(location)", "subviews": [
          {"id": "badge", "class": "UIButton", "frame": [30, 0, 40, 40]}]}]
        """#, trap: nil),
    TrapRow(
      name: "the card's rule says no on purpose",
      views: #"""
        [{"id": "card", "frame": [100, 300, 140, 44], "pointInside": false, "subviews": [
          {"id": "badge", "class": "UIButton", "frame": [30, 0, 40, 40]}]}]
        """#, trap: nil),
    TrapRow(
      name: "a hidden badge",
      views: #"""
        [{"id": "card", "frame": [100, 300, 40, 44], "subviews": [
          {"id": "badge", "class": "UIButton", "frame": [30, 0, 40, 40], "isHidden": true}]}]
        """#, trap: nil),
    TrapRow(
      name: "beside the badge",
      views: #"""
        [{"id": "card", "frame": [100, 300, 40, 44], "subviews": [
          {"id": "badge", "class": "UIButton", "frame": [30, 0, 15, 40]}]}]
        """#, trap: nil),
  ])
  func outsideOfItsSuperview(_ row: TrapRow) throws { try row.check() }

  private static func behind(_ view: String) -> String {
    #"[{"id": "page", "frame": [0, 0, 390, 844]}, \#(view)]"#
  }

  @Test(arguments: [
    TrapRow(
      name: "disabled",
      views: behind(
        #"{"id": "it", "class": "UIButton", "frame": [100, 300, 120, 44], "isEnabled": false}"#),
      trap: "it is not enabled, and so lets the touch through to page"),
    TrapRow(
      name: "disabled and elsewhere",
      views: behind(
        #"{"id": "it", "class": "UIButton", "frame": [100, 330, 120, 44], "isEnabled": false}"#),
      trap: nil),
    TrapRow(
      name: "disabled and hidden",
      views: behind(
        #"{"id": "it", "class": "UIButton", "frame": [100, 300, 120, 44], "isEnabled": false, "isHidden": true}"#
      ), trap: nil),
    TrapRow(
      name: "disabled behind another",
      views: #"""
        [{"id": "it", "class": "UIButton", "frame": [100, 300, 120, 44], "isEnabled": false},
         {"id": "page", "frame": [0, 0, 390, 844]}]
        """#, trap: nil),
    TrapRow(
      name: "disabled with a rule that says no",
      views: behind(
        #"{"id": "it", "class": "UIButton", "frame": [100, 300, 120, 44], "isEnabled": false, "pointInside": false}"#
      ), trap: nil),
    TrapRow(
      name: "a label with a tap",
      views: behind(
        #"{"id": "it", "class": "UILabel", "frame": [100, 300, 120, 44], "gestures": [\#(tap)]}"#),
      trap: "tap of it cannot work: isUserInteractionEnabled is false"),
    TrapRow(
      name: "a label without one",
      views: behind(#"{"id": "it", "class": "UILabel", "frame": [100, 300, 120, 44]}"#),
      trap: nil),
    TrapRow(
      name: "a label that may",
      views: behind(
        #"{"id": "it", "class": "UILabel", "frame": [100, 300, 120, 44], "isUserInteractionEnabled": true, "gestures": [\#(tap)]}"#
      ), trap: nil),
    TrapRow(
      name: "a label with a tap that is off",
      views: behind(
        #"{"id": "it", "class": "UILabel", "frame": [100, 300, 120, 44], "gestures": [{"id": "tap", "class": "UITapGestureRecognizer", "isEnabled": false}]}"#
      ), trap: nil),
    TrapRow(
      name: "a scroll view that is off, with its own pan",
      views: behind(
        #"{"id": "it", "class": "UIScrollView", "frame": [100, 300, 120, 44], "isUserInteractionEnabled": false}"#
      ), trap: nil),
    TrapRow(
      name: "a button in an image",
      views: behind(
        #"{"id": "image", "class": "UIImageView", "frame": [90, 290, 200, 80], "subviews": [{"id": "it", "class": "UIButton", "frame": [10, 10, 120, 44]}]}"#
      ), trap: "it cannot be touched: image, which it is in, has isUserInteractionEnabled false"),
    TrapRow(
      name: "a button elsewhere in an image",
      views: behind(
        #"{"id": "image", "class": "UIImageView", "frame": [90, 290, 200, 80], "subviews": [{"id": "it", "class": "UIButton", "frame": [100, 10, 60, 44]}]}"#
      ), trap: nil),
    TrapRow(
      name: "a plain view in an image",
      views: behind(
        #"{"id": "image", "class": "UIImageView", "frame": [90, 290, 200, 80], "subviews": [{"id": "it", "frame": [10, 10, 120, 44]}]}"#
      ), trap: nil),
  ])
  func passedOver(_ row: TrapRow) throws { try row.check() }

  private static func cover(_ properties: String, page: String = "") -> String {
    """
    [{"id": "page", "frame": [0, 0, 390, 844]\(page), "subviews": [
      {"id": "it", "class": "UIButton", "frame": [100, 300, 120, 44]},
      {"id": "veil", "frame": [0, 0, 390, 844]\(properties)}]}]
    """
  }

  @Test(arguments: [
    TrapRow(
      name: "a veil", views: cover(""), trap: "veil, a plain view without recognizers, lies over it"
    ),
    TrapRow(
      name: "two veils",
      views: #"""
        [{"id": "page", "frame": [0, 0, 390, 844], "subviews": [
          {"id": "it", "class": "UIButton", "frame": [100, 300, 120, 44]},
          {"id": "net", "frame": [0, 0, 390, 844]}, {"id": "veil", "frame": [0, 0, 390, 844]}]}]
        """#, trap: nil),
    TrapRow(
      name: "a veil in an overlay that would get the touch instead",
      views: #"""
        [{"id": "it", "class": "UIButton", "frame": [100, 300, 120, 44]},
         {"id": "overlay", "frame": [0, 0, 390, 844], "subviews": [
           {"id": "veil", "frame": [0, 0, 390, 844]}]}]
        """#, trap: nil),
    TrapRow(
      name: "a veil with a button elsewhere",
      views: cover(
        #", "subviews": [{"id": "ok", "class": "UIButton", "frame": [0, 0, 60, 44]}]"#), trap: nil),
    TrapRow(name: "a veil that takes", views: cover(#", "touchHandling": "take""#), trap: nil),
    TrapRow(name: "a veil with a tap", views: cover(#", "gestures": [\#(tap)]"#), trap: nil),
    TrapRow(name: "a veil that is a control", views: cover(#", "class": "UIControl""#), trap: nil),
    TrapRow(
      name: "a veil without interaction", views: cover(#", "isUserInteractionEnabled": false"#),
      trap: nil),
    TrapRow(
      name: "a veil of a controller", views: cover(#", "viewController": "sheet""#), trap: nil),
    TrapRow(
      name: "beside the control", views: cover(""), script: "0 began 50,320 | 0.1 ended 50,320",
      trap: nil),
    TrapRow(
      name: "the page has the tap", views: cover("", page: #", "gestures": [\#(tap)]"#),
      trap: "veil, a plain view without recognizers, lies over it"),
  ])
  func coveredControl(_ row: TrapRow) throws { try row.check() }

  @Test(arguments: [
    TrapRow(
      name: "in the hit-test",
      views: #"[{"id": "it", "frame": [100, 300, 120, 44], "pointInside": "1 / 0 > 0"}]"#,
      trap: "the rule pointInside of it has no value here"),
    TrapRow(
      name: "when the touch comes",
      views: ControlRow.control("UIControl", #", "beginTracking": "1 / 0 > 0""#),
      trap: "the rule beginTracking of it has no value here"),
    TrapRow(
      name: "when the finger moves",
      views: ControlRow.control("UIControl", #", "continueTracking": "1 / (location.y - 40) < 9""#),
      script: "0 began 150,320 | 0.1 moved 150,340 | 0.2 ended 150,340",
      trap: "the rule continueTracking of it has no value here"),
    TrapRow(
      name: "a rule with a value",
      views: ControlRow.control("UIControl", #", "beginTracking": "0 / 1 == 0""#), trap: nil),
  ])
  func undefinedRule(_ row: TrapRow) throws { try row.check() }
}
