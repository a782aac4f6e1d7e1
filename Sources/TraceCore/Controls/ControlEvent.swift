extension Control {
  /// What a control tells its targets, with `UIControl.Event`'s bits.
  ///
  /// Documented: `UIControl.h`, `UIControlEvents`.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each event.
    public let rawValue: UInt32

    /// The events whose bits are set; a bit without a name is one too.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A finger went down in the control and is followed.
    public static let touchDown = Self(rawValue: 1 << 0)
    /// It is the second or a later of quick presses.
    public static let touchDownRepeat = Self(rawValue: 1 << 1)
    /// The finger moved and is inside, the touch slop included.
    public static let touchDragInside = Self(rawValue: 1 << 2)
    /// The finger moved and is outside, beyond the touch slop.
    public static let touchDragOutside = Self(rawValue: 1 << 3)
    /// The finger came back into the control's inside, the touch slop included.
    public static let touchDragEnter = Self(rawValue: 1 << 4)
    /// The finger left the control's inside, the touch slop included.
    public static let touchDragExit = Self(rawValue: 1 << 5)
    /// The finger was lifted inside, the touch slop included.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// The finger was lifted outside, beyond the touch slop.
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    /// The touch that was followed was taken away.
    public static let touchCancel = Self(rawValue: 1 << 8)
    /// The finger changed what the control stands for.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// A button was pressed: it comes right after `touchUpInside`.
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    /// A menu is about to open; no control of the engine sends it.
    public static let menuActionTriggered = Self(rawValue: 1 << 14)
    /// A text field was entered; no control of the engine sends it.
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    /// The text of a field changed; no control of the engine sends it.
    public static let editingChanged = Self(rawValue: 1 << 17)
    /// A text field was left; no control of the engine sends it.
    public static let editingDidEnd = Self(rawValue: 1 << 18)
    /// The return key left a text field; no control of the engine sends it.
    public static let editingDidEndOnExit = Self(rawValue: 1 << 19)

    /// All events about touches.
    public static let allTouchEvents = Self(rawValue: 0x0000_0FFF)
    /// All events about text.
    public static let allEditingEvents = Self(rawValue: 0x000F_0000)
    /// The bits that an app may give a meaning of its own.
    public static let applicationReserved = Self(rawValue: 0x0F00_0000)
    /// The bits that UIKit keeps for itself.
    public static let systemReserved = Self(rawValue: 0xF000_0000)
    /// Every bit, also those without a name.
    public static let allEvents = Self(rawValue: 0xFFFF_FFFF)

    /// The single events that have names, in the order of their bits.
    public static let named: [(name: String, event: Self)] = [
      ("touchDown", .touchDown),
      ("touchDownRepeat", .touchDownRepeat),
      ("touchDragInside", .touchDragInside),
      ("touchDragOutside", .touchDragOutside),
      ("touchDragEnter", .touchDragEnter),
      ("touchDragExit", .touchDragExit),
      ("touchUpInside", .touchUpInside),
      ("touchUpOutside", .touchUpOutside),
      ("touchCancel", .touchCancel),
      ("valueChanged", .valueChanged),
      ("primaryActionTriggered", .primaryActionTriggered),
      ("menuActionTriggered", .menuActionTriggered),
      ("editingDidBegin", .editingDidBegin),
      ("editingChanged", .editingChanged),
      ("editingDidEnd", .editingDidEnd),
      ("editingDidEndOnExit", .editingDidEndOnExit),
    ]

    /// The name of a single event; a bit without one is named by its number, such as `event24`.
    public var name: String {
      let bit = rawValue.trailingZeroBitCount
      let index = Self.named.firstIndex { $0.event.rawValue.trailingZeroBitCount == bit }
      return index.map { Self.named[$0].name } ?? "event\(bit)"
    }
  }
}
