/// Where guides, documentation and observation differ: what the engine is to do.
public struct Settings: Hashable, Sendable {
  /// A consistent choice for all that is disputed.
  public enum Profile: String, CaseIterable, Hashable, Sendable {
    /// The guides and Apple's documentation.
    case uikit
    /// The guides, with their delay of a withheld end.
    case guide
    /// What re-implementations report and developers logged on devices.
    case device
  }

  /// The kind of device, which decides the touch slop.
  public enum Idiom: String, CaseIterable, Hashable, Sendable {
    case phone
    case pad
  }

  /// Who sends the exit or enter of a crossing lift and the up events.
  public enum UpEventSource: String, CaseIterable, Hashable, Sendable {
    /// The default body of `endTracking`: an override without super suppresses them.
    case endTracking
    /// `touchesEnded`, after `endTracking`, whatever an override does.
    case touchesEnded
  }

  /// Which choice the disputed settings started from; they do not follow when it changes.
  public var profile: Profile

  /// The device that decides the touch slop where `touchSlop` does not.
  public var idiom: Idiom = .phone

  /// How far outside its bounds a control counts a finger as inside, in points; `nil` leaves it
  /// to the idiom.
  public var touchSlop: Double?

  /// Whether `endTracking` is called when `continueTracking` has returned false.
  public var endTrackingOnFalse: Bool

  /// Who sends the exit or enter of a crossing lift and the up events.
  public var upEventFrom: UpEventSource

  /// How long a view's withheld end waits after the last recognizer failed.
  public var touchesEndedDelay: TimeSpan

  /// How long a finger may stay down for a tap recognizer.
  public var tapMaximumDuration = UIKitConstants.Tap.maximumDuration

  /// How long the clock runs on after the last sample or change while timers are left.
  public var tail = UIKitConstants.Session.tail

  /// The disputed settings as in `profile`, all others at their defaults.
  public init(profile: Profile = .uikit) {
    self.profile = profile
    switch profile {
    case .uikit:
      (endTrackingOnFalse, upEventFrom, touchesEndedDelay) = (true, .endTracking, .zero)
    case .guide:
      (endTrackingOnFalse, upEventFrom, touchesEndedDelay) =
        (true, .endTracking, UIKitConstants.Delivery.touchesEndedDelay)
    case .device:
      (endTrackingOnFalse, upEventFrom, touchesEndedDelay) = (false, .touchesEnded, .zero)
    }
  }

  /// The slop of a control without one of its own, in points.
  public var touchSlopInForce: Double {
    if let touchSlop { return touchSlop }
    return switch idiom {
    case .phone: UIKitConstants.Control.touchSlopOnPhone
    case .pad: UIKitConstants.Control.touchSlopOnPad
    }
  }
}
