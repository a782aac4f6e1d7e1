/// Something that happens to the scene from outside, in the middle of a trace.
public struct SceneChange {
  /// What can happen to a scene.
  public enum Action {
    /// `apply` gives `subject`'s property the value, which the log shows.
    case set(subject: String, property: String, value: LogValue, apply: () -> Void)

    /// A view leaves its superview; touches in it are cancelled first.
    case remove(View)

    /// The system takes all touches away, for this reason.
    case interrupt(String)
  }

  /// When it happens: after the timers of that instant and before its event.
  public let time: Instant

  /// What happens.
  public let action: Action

  /// Lets `action` happen at `time`.
  public init(time: Instant, action: Action) {
    self.time = time
    self.action = action
  }
}
