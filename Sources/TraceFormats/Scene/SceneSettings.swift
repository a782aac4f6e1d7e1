public import TraceCore

/// What a scene says about the settings; what it leaves out is decided elsewhere.
public struct SceneSettings: Sendable {
  /// The choice for all that is disputed.
  public var profile: Settings.Profile?

  /// The kind of device.
  public var idiom: Settings.Idiom?

  /// In points.
  public var touchSlop: Double?

  /// Whether `endTracking` is called when `continueTracking` has returned false.
  public var endTrackingOnFalse: Bool?

  /// Who sends the up events.
  public var upEventFrom: Settings.UpEventSource?

  /// How long a withheld end waits after the last recognizer failed.
  public var touchesEndedDelay: TimeSpan?

  /// How long a finger may stay down for a tap recognizer.
  public var tapMaximumDuration: TimeSpan?

  /// How long the clock runs on after the last sample or change.
  public var tail: TimeSpan?

  /// Settings that leave everything open.
  public init() {}

  /// The settings in force: the command line's before the scene's, the scene's before the profile's
  /// and the idiom's own.
  ///
  /// A profile that the command line names sets all that a profile decides.
  public func resolved(
    profile: Settings.Profile? = nil, idiom: Settings.Idiom? = nil, touchSlop: Double? = nil
  ) -> Settings {
    var settings = Settings(profile: profile ?? self.profile ?? .uikit)
    settings.idiom = idiom ?? self.idiom ?? .phone
    settings.touchSlop = touchSlop ?? self.touchSlop
    if profile == nil {
      if let endTrackingOnFalse { settings.endTrackingOnFalse = endTrackingOnFalse }
      if let upEventFrom { settings.upEventFrom = upEventFrom }
      if let touchesEndedDelay { settings.touchesEndedDelay = touchesEndedDelay }
    }
    if let tapMaximumDuration { settings.tapMaximumDuration = tapMaximumDuration }
    if let tail { settings.tail = tail }
    return settings
  }

  static let keys = [
    "profile", "idiom", "touchSlop", "endTrackingOnFalse", "upEventFrom", "touchesEndedDelay",
    "tapMaximumDuration", "tail",
  ]

  init(_ object: JSONObject) throws(Mistake) {
    profile = try object["profile"]?.word("profile")
    idiom = try object["idiom"]?.word("idiom")
    touchSlop = try object["touchSlop"]?.number("touchSlop", in: 0...)
    endTrackingOnFalse = try object["endTrackingOnFalse"]?.bool("endTrackingOnFalse")
    upEventFrom = try object["upEventFrom"]?.word("upEventFrom")
    touchesEndedDelay = try object["touchesEndedDelay"]?.duration("touchesEndedDelay")
    tapMaximumDuration = try object["tapMaximumDuration"]?.duration("tapMaximumDuration")
    tail = try object["tail"]?.duration("tail")
  }
}
