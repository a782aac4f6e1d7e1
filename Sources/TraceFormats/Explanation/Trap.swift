import TraceCore

/// Something that looks like a fault of UIKit and is not: what UIKit engineers stumble over.
///
/// One is named only where it is sure.
enum Trap: Hashable {
  /// A plain control lost its touch to a single tap of a view that it is in.
  case plainControlUnderTap(control: String, tap: String, of: String)

  /// A control that refuses taps of other views lost its touch to one of its own.
  case tapOnTheControlItself(control: String, tap: String)

  /// A control in a scroll view heard of the press only when it was over.
  case quickPressInScrollView(control: String, scrollView: String, after: TimeSpan)

  /// A control sent an event more than once in one touches… call.
  case eventSentTwice(control: String, Control.Event, count: Int)

  /// A control sent several up events for one lift.
  case severalUpEvents(control: String, [Control.Event], isStrictButton: Bool)

  /// The finger was on a view that sticks out of a view that it is in.
  case outsideOfItsSuperview(view: String, superview: String)

  /// The finger was on a control that is not enabled; what is behind got the touch.
  case disabledControl(control: String, behind: String)

  /// The finger was on a view with recognizers that takes part in no hit-test.
  case recognizersWithoutInteraction(view: String, recognizers: [String])

  /// The finger was on a view inside of one that takes part in no hit-test.
  case insideWithoutInteraction(view: String, container: String)

  /// A bare view without recognizers lay in front of a control.
  case coveredControl(control: String, by: String)

  /// A recognizer that cancels no touches and the control have both acted.
  case bothActed(recognizer: String, control: String)

  /// A rule of the scene had no value.
  case undefinedRule(rule: String, owner: String)

  /// Nobody answers an action.
  case actionToNobody(control: String, action: String)
}
