/// Why a recognizer failed or was cancelled.
public enum GestureLossReason: Hashable, Sendable {
  /// Its own rules, or an app's code, say so.
  case own
  /// A recognizer that was to fail first has recognized.
  case requirementRecognized(String)
  /// It still waited for its requirements when its fingers were up.
  case waitedTooLong
  /// A view said no; a stock control's refusal delays no end.
  case refusedByView(String, isStockControl: Bool)
  /// Its own `shouldBegin` said no.
  case refusedByDelegate
  /// Another recognizer took the touches.
  case prevented(by: String)
  /// It was disabled or removed.
  case disabled
  /// The content of a scroll view cannot move that way.
  case cannotScroll
  /// The content of a scroll view has the touch and keeps it.
  case contentKeepsTouch
}
