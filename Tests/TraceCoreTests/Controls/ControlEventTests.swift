import Testing
import TraceCore

/// The bits and names of control events.
@Suite struct ControlEventTests {
  @Test func theBitsAreUIKits() {
    let bits: [(Control.Event, Int)] = [
      (.touchDown, 0), (.touchDownRepeat, 1), (.touchDragInside, 2), (.touchDragOutside, 3),
      (.touchDragEnter, 4), (.touchDragExit, 5), (.touchUpInside, 6), (.touchUpOutside, 7),
      (.touchCancel, 8), (.valueChanged, 12), (.primaryActionTriggered, 13),
    ]
    #expect(bits.map(\.0.rawValue) == bits.map { UInt32(1) << $0.1 })
    #expect(Control.Event.allTouchEvents.rawValue == 0xFFF)
  }

  @Test func eventsHaveTheirNamesAndOthersTheirNumbers() {
    #expect(Control.Event.touchDragExit.name == "touchDragExit")
    #expect(Control.Event.primaryActionTriggered.name == "primaryActionTriggered")
    #expect(Control.Event(rawValue: 1 << 24).name == "event24")
    #expect(Control.Event.named.map(\.event.name) == Control.Event.named.map(\.name))
  }
}
