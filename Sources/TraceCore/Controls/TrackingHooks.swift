/// What stands for an app's overrides of a control's tracking methods, where no code is compiled.
public final class TrackingHooks {
  /// Answers instead of the control's `beginTracking`, which it can call as an override calls super.
  public var beginTracking: ((Touch, Event?) -> Bool)?

  /// Answers instead of the control's `continueTracking`, which it can call as an override calls
  /// super.
  public var continueTracking: ((Touch, Event?) -> Bool)?

  /// What the log shows beside a tracking call, asked when the call returns; the touch is that of
  /// the call, which `cancelTracking` has none of.
  public var watch: ((Touch?) -> [WatchedValue])?

  /// Decides instead of the slop whether the finger counts as inside; it lets one see every question
  /// and try another slop.
  package var insideJudge: ((InsideQuestion) -> Bool)?

  /// Overrides nothing until a hook is set.
  public init() {}
}
