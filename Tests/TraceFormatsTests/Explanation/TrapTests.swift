import Testing

@testable import TraceCore
@testable import TraceFormats

/// Each trap where it is, and scenes in which it nearly is.
@Suite struct TrapTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let views: String
    var script = "0 began 150,320 | 0.1 ended 150,320"
    /// The beginning of the only trap; `nil` for none.
    let trap: String?
    var testDescription: String { name }
  }

  private static func check(_ row: Row) throws {
    let explained = try Explained(row.views, row.script)
    if let trap = row.trap {
      #expect(explained.traps.count == 1)
      #expect(explained.traps.first?.hasPrefix(trap) ?? false, "\(explained.traps)")
    } else {
      #expect(explained.traps == [])
    }
  }

  /// A page with recognizers and in it a control from 100,300 to 220,344.
  private static func page(
    _ gesture: String, _ control: String = "UIButton", _ properties: String = ""
  ) -> String {
    """
    [{"id": "page", "frame": [0, 0, 390, 844], "gestures": [\(gesture)], "subviews": [
      {"id": "it", "class": "\(control)", "frame": [100, 300, 120, 44]\(properties)}]}]
    """
  }
  private static let tap = #"{"id": "tap", "class": "UITapGestureRecognizer"}"#
  private static let twoTaps =
    "0 began 150,320 | 0.1 ended 150,320 | 0.2 began 150,320 | 0.3 ended 150,320"

  @Test(arguments: [
    Row(
      name: "a plain control", views: page(tap, "UIControl"),
      trap: "it is a custom control under tap of page;"),
    Row(name: "a button", views: page(tap), trap: nil),
    Row(name: "a slider", views: page(tap, "UISlider", #", "value": 0.4"#), trap: nil),
    Row(
      name: "it says no itself",
      views: page(tap, "UIControl", #", "gestureRecognizerShouldBegin": false"#), trap: nil),
    Row(
      name: "it says yes itself",
      views: page(tap, "UIControl", #", "gestureRecognizerShouldBegin": true"#), trap: nil),
    Row(
      name: "it does not want the touch",
      views: page(tap, "UIControl", #", "beginTracking": false"#), trap: nil),
    Row(
      name: "a double tap",
      views: page(
        #"{"id": "tap", "class": "UITapGestureRecognizer", "numberOfTapsRequired": 2}"#,
        "UIControl"), script: twoTaps, trap: nil),
    Row(
      name: "a press",
      views: page(
        #"{"id": "press", "class": "UILongPressGestureRecognizer"}"#, "UIControl"),
      script: "0 began 150,320 | 0.6 ended 150,320", trap: nil),
  ])
  func plainControlUnderTap(_ row: Row) throws { try Self.check(row) }

  @Test(arguments: [
    Row(
      name: "a button's own tap", views: page("", "UIButton", #", "gestures": [\#(tap)]"#),
      trap: "it refuses taps of the views that it is in, but tap is its own"),
    Row(
      name: "a plain control's own tap", views: page("", "UIControl", #", "gestures": [\#(tap)]"#),
      trap: nil),
    Row(
      name: "a tap that fails", views: page("", "UIButton", #", "gestures": [\#(tap)]"#),
      script: "0 began 150,320 | 0.9 ended 150,320", trap: nil),
  ])
  func tapOnTheControlItself(_ row: Row) throws { try Self.check(row) }

  private static func feed(_ properties: String = "", gestures: String = "") -> String {
    """
    [{"id": "feed", "class": "UIScrollView", "frame": [0, 0, 390, 844], "contentSize": [390, 2000]
      \(properties), "gestures": [\(gestures)], "subviews": [
        {"id": "it", "class": "UIButton", "frame": [100, 300, 120, 44]}]}]
    """
  }

  @Test(arguments: [
    Row(
      name: "0.149 s", views: feed(), script: "0 began 150,320 | 0.149 ended 150,320",
      trap: "it was pressed for 0.149 s, less than the 0.15 s for which feed delays"),
    Row(name: "0.15 s", views: feed(), script: "0 began 150,320 | 0.15 ended 150,320", trap: nil),
    Row(name: "no delay", views: feed(#", "delaysContentTouches": false"#), trap: nil),
    Row(name: "nothing to scroll", views: feed(#", "isScrollEnabled": false"#), trap: nil),
    Row(
      name: "a recognizer delays too",
      views: feed(
        gestures:
          #"{"id": "pan", "class": "UIPanGestureRecognizer", "delaysTouchesBegan": true}"#),
      trap: nil),
  ])
  func quickPressInScrollView(_ row: Row) throws { try Self.check(row) }

  private static func strict(_ name: String) -> String {
    #"[{"id": "it", "class": "\#(name)", "frame": [100, 300, 120, 44]}]"#
  }

  @Test(arguments: [
    Row(
      name: "outside within the slop, without a move", views: strict("StrictBoundsButton"),
      script: "0 began 150,320 | 0.1 ended 150,350",
      trap: "it sent touchUpOutside and touchUpInside for one lift: a StrictBoundsButton"),
    Row(
      name: "beyond the slop, without a move", views: strict("StrictBoundsButton"),
      script: "0 began 150,320 | 0.1 ended 150,450",
      trap: "it sent touchUpOutside and touchUpOutside for one lift: a StrictBoundsButton"),
    Row(
      name: "outside after a move", views: strict("StrictBoundsButton"),
      script: "0 began 150,320 | 0.1 moved 150,350 | 0.2 ended 150,350", trap: nil),
    Row(
      name: "out and in again", views: strict("StrictBoundsButton"),
      script: "0 began 150,320 | 0.1 moved 150,350 | 0.2 moved 150,330 | 0.3 ended 150,330",
      trap: nil),
    Row(
      name: "inside", views: strict("StrictBoundsButton"),
      script: "0 began 150,320 | 0.1 ended 150,330", trap: nil),
    Row(
      name: "a button", views: strict("UIButton"), script: "0 began 150,320 | 0.1 ended 150,350",
      trap: nil),
    Row(
      name: "two quick presses", views: strict("UIButton"), script: Self.twoTaps, trap: nil),
  ])
  func severalUpEvents(_ row: Row) throws { try Self.check(row) }

  @Test(arguments: [
    Row(
      name: "a badge sticks out",
      views: #"""
        [{"id": "card", "frame": [100, 300, 40, 44], "subviews": [
          {"id": "badge", "class": "UIButton", "frame": [30, 0, 40, 40]}]}]
        """#,
      trap: "badge sticks out of card, where it cannot be touched"),
    Row(
      name: "the finger is in both",
      views: #"""
        [{"id": "card", "frame": [100, 300, 60, 44], "subviews": [
          {"id": "badge", "class": "UIButton", "frame": [30, 0, 40, 40]}]}]
        """#, trap: nil),
    Row(
      name: "the card reaches further",
      views: #"""
        [{"id": "card", "frame": [100, 300, 40, 44], "hitOutset": 30, "subviews": [
          {"id": "badge", "class": "UIButton", "frame": [30, 0, 40, 40]}]}]
        """#, trap: nil),
    Row(
      name: "the card has a rule",
      views: #"""
        [{"id": "card", "frame": [100, 300, 40, 44],
          "pointInside": "subview(\"badge\").contains(location)", "subviews": [
          {"id": "badge", "class": "UIButton", "frame": [30, 0, 40, 40]}]}]
        """#, trap: nil),
    Row(
      name: "the card's rule says no on purpose",
      views: #"""
        [{"id": "card", "frame": [100, 300, 140, 44], "pointInside": false, "subviews": [
          {"id": "badge", "class": "UIButton", "frame": [30, 0, 40, 40]}]}]
        """#, trap: nil),
    Row(
      name: "a hidden badge",
      views: #"""
        [{"id": "card", "frame": [100, 300, 40, 44], "subviews": [
          {"id": "badge", "class": "UIButton", "frame": [30, 0, 40, 40], "isHidden": true}]}]
        """#, trap: nil),
    Row(
      name: "beside the badge",
      views: #"""
        [{"id": "card", "frame": [100, 300, 40, 44], "subviews": [
          {"id": "badge", "class": "UIButton", "frame": [30, 0, 15, 40]}]}]
        """#, trap: nil),
  ])
  func outsideOfItsSuperview(_ row: Row) throws { try Self.check(row) }

  private static func behind(_ view: String) -> String {
    #"[{"id": "page", "frame": [0, 0, 390, 844]}, \#(view)]"#
  }

  @Test(arguments: [
    Row(
      name: "disabled",
      views: behind(
        #"{"id": "it", "class": "UIButton", "frame": [100, 300, 120, 44], "isEnabled": false}"#),
      trap: "it is not enabled, and so lets the touch through to page"),
    Row(
      name: "disabled and elsewhere",
      views: behind(
        #"{"id": "it", "class": "UIButton", "frame": [100, 330, 120, 44], "isEnabled": false}"#),
      trap: nil),
    Row(
      name: "disabled and hidden",
      views: behind(
        #"{"id": "it", "class": "UIButton", "frame": [100, 300, 120, 44], "isEnabled": false, "isHidden": true}"#
      ), trap: nil),
    Row(
      name: "disabled behind another",
      views: #"""
        [{"id": "it", "class": "UIButton", "frame": [100, 300, 120, 44], "isEnabled": false},
         {"id": "page", "frame": [0, 0, 390, 844]}]
        """#, trap: nil),
    Row(
      name: "disabled with a rule that says no",
      views: behind(
        #"{"id": "it", "class": "UIButton", "frame": [100, 300, 120, 44], "isEnabled": false, "pointInside": false}"#
      ), trap: nil),
    Row(
      name: "a label with a tap",
      views: behind(
        #"{"id": "it", "class": "UILabel", "frame": [100, 300, 120, 44], "gestures": [\#(tap)]}"#),
      trap: "tap of it cannot work: isUserInteractionEnabled is false"),
    Row(
      name: "a label without one",
      views: behind(#"{"id": "it", "class": "UILabel", "frame": [100, 300, 120, 44]}"#),
      trap: nil),
    Row(
      name: "a label that may",
      views: behind(
        #"{"id": "it", "class": "UILabel", "frame": [100, 300, 120, 44], "isUserInteractionEnabled": true, "gestures": [\#(tap)]}"#
      ), trap: nil),
    Row(
      name: "a label with a tap that is off",
      views: behind(
        #"{"id": "it", "class": "UILabel", "frame": [100, 300, 120, 44], "gestures": [{"id": "tap", "class": "UITapGestureRecognizer", "isEnabled": false}]}"#
      ), trap: nil),
    Row(
      name: "a scroll view that is off, with its own pan",
      views: behind(
        #"{"id": "it", "class": "UIScrollView", "frame": [100, 300, 120, 44], "isUserInteractionEnabled": false}"#
      ), trap: nil),
    Row(
      name: "a button in an image",
      views: behind(
        #"{"id": "image", "class": "UIImageView", "frame": [90, 290, 200, 80], "subviews": [{"id": "it", "class": "UIButton", "frame": [10, 10, 120, 44]}]}"#
      ), trap: "it cannot be touched: image, which it is in, has isUserInteractionEnabled false"),
    Row(
      name: "a button elsewhere in an image",
      views: behind(
        #"{"id": "image", "class": "UIImageView", "frame": [90, 290, 200, 80], "subviews": [{"id": "it", "class": "UIButton", "frame": [100, 10, 60, 44]}]}"#
      ), trap: nil),
    Row(
      name: "a plain view in an image",
      views: behind(
        #"{"id": "image", "class": "UIImageView", "frame": [90, 290, 200, 80], "subviews": [{"id": "it", "frame": [10, 10, 120, 44]}]}"#
      ), trap: nil),
  ])
  func passedOver(_ row: Row) throws { try Self.check(row) }

  private static func cover(_ properties: String, page: String = "") -> String {
    """
    [{"id": "page", "frame": [0, 0, 390, 844]\(page), "subviews": [
      {"id": "it", "class": "UIButton", "frame": [100, 300, 120, 44]},
      {"id": "veil", "frame": [0, 0, 390, 844]\(properties)}]}]
    """
  }

  @Test(arguments: [
    Row(name: "a veil", views: cover(""), trap: "veil lies over it and takes its touches"),
    Row(name: "a veil that takes", views: cover(#", "touchHandling": "take""#), trap: nil),
    Row(name: "a veil with a tap", views: cover(#", "gestures": [\#(tap)]"#), trap: nil),
    Row(name: "a veil that is a control", views: cover(#", "class": "UIControl""#), trap: nil),
    Row(
      name: "a veil without interaction", views: cover(#", "isUserInteractionEnabled": false"#),
      trap: nil),
    Row(
      name: "a veil of a controller", views: cover(#", "viewController": "sheet""#), trap: nil),
    Row(
      name: "beside the control", views: cover(""), script: "0 began 50,320 | 0.1 ended 50,320",
      trap: nil),
    Row(
      name: "the page has the tap", views: cover("", page: #", "gestures": [\#(tap)]"#),
      trap: "veil lies over it and takes its touches"),
  ])
  func coveredControl(_ row: Row) throws { try Self.check(row) }

  private static let kindTap =
    #"{"id": "tap", "class": "UITapGestureRecognizer", "cancelsTouchesInView": false}"#

  @Test(arguments: [
    Row(
      name: "both act", views: page(kindTap),
      trap: "both tap and it acted: cancelsTouchesInView of tap is false"),
    Row(
      name: "the tap fails", views: page(kindTap), script: "0 began 150,320 | 0.9 ended 150,320",
      trap: nil),
    Row(
      name: "the button is left", views: page(kindTap),
      script: "0 began 150,320 | 0.1 moved 150,420 | 0.2 ended 150,420", trap: nil),
    Row(name: "a tap that cancels", views: page(tap), trap: nil),
  ])
  func bothActed(_ row: Row) throws { try Self.check(row) }

  @Test(arguments: [
    Row(
      name: "nobody",
      views: page("", "UIButton", #", "actions": [{"event": "touchUpInside", "action": "save"}]"#),
      trap: "nobody answers save of it"),
    Row(
      name: "somebody",
      views: page(
        "", "UIButton",
        #", "handles": ["save"], "actions": [{"event": "touchUpInside", "action": "save"}]"#),
      trap: nil),
    Row(
      name: "an event that is not sent",
      views: page("", "UIButton", #", "actions": [{"event": "touchCancel", "action": "save"}]"#),
      trap: nil),
  ])
  func actionToNobody(_ row: Row) throws { try Self.check(row) }

  /// A control whose override sends an event that its super sends too.
  private final class Eager: Control {
    let event: Event

    init(id: String, event: Event) {
      self.event = event
      super.init(id: id, frame: Rect(x: 100, y: 300, width: 120, height: 44))
    }

    override func endTracking(_ touch: Touch?, with event: TraceCore.Event?) {
      sendActions(for: self.event)
      super.endTracking(touch, with: event)
    }
  }

  private static let eagerTraps: [(Control.Event, String?)] = [
    (
      .touchUpInside, "eager sent touchUpInside and touchUpInside for one lift: an override"
    ),
    (
      .touchUpOutside, "eager sent touchUpOutside and touchUpInside for one lift: an override"
    ),
    (.valueChanged, nil),
  ]

  @Test(arguments: eagerTraps)
  func anOverrideThatSendsAnUpEvent(_ event: Control.Event, _ trap: String?) throws {
    let explained = try Explained("[]", "0 began 150,320 | 0.1 ended 150,320") { scene in
      scene.application.windows.first?.addSubview(Eager(id: "eager", event: event))
    }
    #expect(explained.traps.count == (trap == nil ? 0 : 1))
    if let trap { #expect(explained.traps.first?.hasPrefix(trap) ?? false, "\(explained.traps)") }
  }

  /// A slider whose override sends what a slider sends by itself.
  private final class Chatty: Slider {
    override func continueTracking(_ touch: Touch, with event: TraceCore.Event?) -> Bool {
      let goesOn = super.continueTracking(touch, with: event)
      sendActions(for: .valueChanged)
      return goesOn
    }
  }

  @Test(arguments: [
    ("0 began 160,320 | 0.1 moved 170,320", true),
    // The value does not change: only the override sends.
    ("0 began 160,320 | 0.1 moved 160,321 | 0.2 moved 160,322", false),
  ])
  func anOverrideThatSendsAnEventTwice(_ script: String, _ isTwice: Bool) throws {
    let explained = try Explained("[]", script) { scene in
      let slider = Chatty(id: "chatty", frame: Rect(x: 100, y: 300, width: 120, height: 44))
      slider.value = 0.5
      scene.application.windows.first?.addSubview(slider)
    }
    #expect(explained.traps.isEmpty == !isTwice)
    if isTwice {
      #expect(explained.traps.first?.hasPrefix("chatty sent valueChanged 2 times at once") ?? false)
    }
  }
}
