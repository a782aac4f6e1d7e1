/// All that the fingers did at one instant; UIKit's `UIEvent` of type touches.
///
/// The object is used again for the next event, as in UIKit: copy what is to last.
public final class Event {
  /// The one time of all its samples.
  public internal(set) var timestamp: Instant {
    get { time }
    set { time = newValue }
  }

  /// Every touch that is down or is being lifted, in the order in which they began.
  ///
  /// UIKit gives a `Set`; an array has the same order in every run.
  public internal(set) var allTouches: [Touch] {
    get { touches }
    set { touches = newValue }
  }

  /// Stored apart from their public faces, as in `Touch`.
  private var time: Instant
  private var touches: [Touch] = []

  init(timestamp: Instant) {
    time = timestamp
  }

  /// The touches that hit `view`.
  public func touches(for view: View) -> [Touch] {
    allTouches.filter { $0.view === view }
  }

  /// The touches that hit views of `window`.
  public func touches(for window: Window) -> [Touch] {
    allTouches.filter { $0.window === window }
  }
}
