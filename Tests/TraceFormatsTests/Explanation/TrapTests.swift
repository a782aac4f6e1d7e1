import Testing

@testable import TraceCore
@testable import TraceFormats

/// Each trap where it is, and scenes in which it nearly is.
@Suite struct TrapTests {
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
    TrapRow(
      name: "a plain control", views: page(tap, "UIControl"),
      trap: "it is a custom control under tap of page;"),
    TrapRow(name: "a button", views: page(tap), trap: nil),
    TrapRow(name: "a slider", views: page(tap, "UISlider", #", "value": 0.4"#), trap: nil),
    TrapRow(
      name: "it says no itself",
      views: page(tap, "UIControl", #", "gestureRecognizerShouldBegin": false"#), trap: nil),
    TrapRow(
      name: "it says yes itself",
      views: page(tap, "UIControl", #", "gestureRecognizerShouldBegin": true"#), trap: nil),
    TrapRow(
      name: "it does not want the touch",
      views: page(tap, "UIControl", #", "beginTracking": false"#), trap: nil),
    TrapRow(
      name: "a double tap",
      views: page(
        #"{"id": "tap", "class": "UITapGestureRecognizer", "numberOfTapsRequired": 2}"#,
        "UIControl"), script: twoTaps, trap: nil),
    TrapRow(
      name: "a press",
      views: page(
        #"{"id": "press", "class": "UILongPressGestureRecognizer"}"#, "UIControl"),
      script: "0 began 150,320 | 0.6 ended 150,320", trap: nil),
  ])
  func plainControlUnderTap(_ row: TrapRow) throws { try row.check() }

  @Test(arguments: [
    TrapRow(
      name: "a button's own tap", views: page("", "UIButton", #", "gestures": [\#(tap)]"#),
      trap: "it refuses taps of the views that it is in, but tap is its own"),
    TrapRow(
      name: "a plain control's own tap", views: page("", "UIControl", #", "gestures": [\#(tap)]"#),
      trap: nil),
    TrapRow(
      name: "a tap that fails", views: page("", "UIButton", #", "gestures": [\#(tap)]"#),
      script: "0 began 150,320 | 0.9 ended 150,320", trap: nil),
  ])
  func tapOnTheControlItself(_ row: TrapRow) throws { try row.check() }

  private static func feed(_ properties: String = "", gestures: String = "") -> String {
    """
    [{"id": "feed", "class": "UIScrollView", "frame": [0, 0, 390, 844], "contentSize": [390, 2000]
      \(properties), "gestures": [\(gestures)], "subviews": [
        {"id": "it", "class": "UIButton", "frame": [100, 300, 120, 44]}]}]
    """
  }

  @Test(arguments: [
    TrapRow(
      name: "0.149 s", views: feed(), script: "0 began 150,320 | 0.149 ended 150,320",
      trap: "it was pressed for 0.149 s, less than the 0.15 s for which feed delays"),
    TrapRow(
      name: "0.15 s", views: feed(), script: "0 began 150,320 | 0.15 ended 150,320", trap: nil),
    TrapRow(name: "no delay", views: feed(#", "delaysContentTouches": false"#), trap: nil),
    TrapRow(name: "nothing to scroll", views: feed(#", "isScrollEnabled": false"#), trap: nil),
    TrapRow(
      name: "a recognizer delays too",
      views: feed(
        gestures:
          #"{"id": "pan", "class": "UIPanGestureRecognizer", "delaysTouchesBegan": true}"#),
      trap: nil),
  ])
  func quickPressInScrollView(_ row: TrapRow) throws { try row.check() }

  private static func strict(_ name: String) -> String {
    #"[{"id": "it", "class": "\#(name)", "frame": [100, 300, 120, 44]}]"#
  }

  @Test(arguments: [
    TrapRow(
      name: "outside within the slop, without a move", views: strict("StrictBoundsButton"),
      script: "0 began 150,320 | 0.1 ended 150,350",
      trap: "it sent touchUpOutside and touchUpInside for one lift: a StrictBoundsButton"),
    TrapRow(
      name: "beyond the slop, without a move", views: strict("StrictBoundsButton"),
      script: "0 began 150,320 | 0.1 ended 150,450",
      trap: "it sent touchUpOutside and touchUpOutside for one lift: a StrictBoundsButton"),
    TrapRow(
      name: "outside after a move", views: strict("StrictBoundsButton"),
      script: "0 began 150,320 | 0.1 moved 150,350 | 0.2 ended 150,350", trap: nil),
    TrapRow(
      name: "out and in again", views: strict("StrictBoundsButton"),
      script: "0 began 150,320 | 0.1 moved 150,350 | 0.2 moved 150,330 | 0.3 ended 150,330",
      trap: nil),
    TrapRow(
      name: "inside", views: strict("StrictBoundsButton"),
      script: "0 began 150,320 | 0.1 ended 150,330", trap: nil),
    TrapRow(
      name: "a button", views: strict("UIButton"), script: "0 began 150,320 | 0.1 ended 150,350",
      trap: nil),
    TrapRow(
      name: "two quick presses", views: strict("UIButton"), script: Self.twoTaps, trap: nil),
  ])
  func severalUpEvents(_ row: TrapRow) throws { try row.check() }

  private static let kindTap =
    #"{"id": "tap", "class": "UITapGestureRecognizer", "cancelsTouchesInView": false}"#

  @Test(arguments: [
    TrapRow(
      name: "both act", views: page(kindTap),
      trap: "both tap and it acted: cancelsTouchesInView of tap is false"),
    TrapRow(
      name: "the tap fails", views: page(kindTap), script: "0 began 150,320 | 0.9 ended 150,320",
      trap: nil),
    TrapRow(
      name: "the button is left", views: page(kindTap),
      script: "0 began 150,320 | 0.1 moved 150,420 | 0.2 ended 150,420", trap: nil),
    TrapRow(name: "a tap that cancels", views: page(tap), trap: nil),
  ])
  func bothActed(_ row: TrapRow) throws { try row.check() }

  @Test(arguments: [
    TrapRow(
      name: "nobody",
      views: page("", "UIButton", #", "actions": [{"event": "touchUpInside", "action": "save"}]"#),
      trap: "nobody answers save of it"),
    TrapRow(
      name: "somebody",
      views: page(
        "", "UIButton",
        #", "handles": ["save"], "actions": [{"event": "touchUpInside", "action": "save"}]"#),
      trap: nil),
    TrapRow(
      name: "an event that is not sent",
      views: page("", "UIButton", #", "actions": [{"event": "touchCancel", "action": "save"}]"#),
      trap: nil),
  ])
  func actionToNobody(_ row: TrapRow) throws { try row.check() }

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
