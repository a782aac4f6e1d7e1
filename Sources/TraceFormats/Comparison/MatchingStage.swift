import TraceCore

/// What two callbacks must have in common to stand for each other; the subject always.
struct MatchingStage: OptionSet, Hashable {
  let rawValue: UInt8

  static let time = Self(rawValue: 1 << 0)
  static let depth = Self(rawValue: 1 << 1)
  static let callback = Self(rawValue: 1 << 2)
  static let details = Self(rawValue: 1 << 3)

  /// Instead of the callback: one of those that come in each other's place.
  static let family = Self(rawValue: 1 << 4)

  /// All that is compared.
  static let same: Self = [.time, .depth, .callback, .details]

  /// From what surely belongs together to what probably does.
  ///
  /// Each stage looks only at what the ones before left between two callbacks that have found each
  /// other.
  static let all: [Self] = [
    same,
    [.depth, .callback, .details],
    [.time, .depth, .callback],
    [.time, .callback, .details],
    [.time, .family],
    [.depth, .callback],
    [.family],
  ]
}

/// Callbacks that come in each other's place: of a finger that goes up a control sends one of three
/// events.
enum CallbackFamily: Int32, Hashable {
  case down
  case drag
  case up
  case touchesEnd
  case trackingEnd

  init?(_ callback: String) {
    switch callback {
    case "touchDown", "touchDownRepeat": self = .down
    case "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit": self = .drag
    case "touchUpInside", "touchUpOutside", "touchCancel": self = .up
    case "touchesEnded", "touchesCancelled": self = .touchesEnd
    case "endTracking", "cancelTracking": self = .trackingEnd
    default: return nil
    }
  }
}
