extension GestureRecognizer {
  /// Where a recognizer stands with the present gesture; `UIGestureRecognizer.State`.
  ///
  /// ```
  /// discrete     possible ─┬─▶ ended
  ///                        └─▶ failed
  /// continuous   possible ─┬─▶ began ─▶ changed* ─┬─▶ ended
  ///                        │                      └─▶ cancelled
  ///                        └─▶ failed
  /// ```
  /// From ended, failed and cancelled it goes back to possible when the last of its touches is up.
  public enum State: String, CaseIterable, Hashable, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    /// UIKit's other name for the end of a discrete gesture.
    public static let recognized = Self.ended

    /// Whether the gesture is over until the next reset.
    public var isFinal: Bool {
      switch self {
      case .possible, .began, .changed: false
      case .ended, .cancelled, .failed: true
      }
    }

    /// Whether a continuous gesture is under way.
    public var isActive: Bool {
      switch self {
      case .began, .changed: true
      case .possible, .ended, .cancelled, .failed: false
      }
    }
  }

  /// What a recognizer has asked for and arbitration has not decided yet.
  enum Request: Hashable {
    case nothing
    /// From possible: to begin, or to be recognized if it is discrete.
    case begin
    case recognize
    /// To begin, and the fingers are up already.
    case beginAndEnd
    /// Of a gesture under way.
    case change
    case end
    case cancel

    /// What the recognizer's `state` reads meanwhile.
    var state: State? {
      switch self {
      case .nothing: nil
      case .begin: .began
      case .recognize, .beginAndEnd, .end: .ended
      case .change: .changed
      case .cancel: .cancelled
      }
    }
  }
}
