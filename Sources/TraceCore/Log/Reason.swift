/// Why something happened, or why something did not.
///
/// Reasons are facts, with the numbers that decided; sentences are for whoever writes them down.
/// A touch is named by its number: touches are counted from 1 in the order of their presses, those
/// that hit nothing too. Views, controls and recognizers are named by their ids.
public enum Reason: Hashable, Sendable {
  /// What became of a touch on its way to its view and to recognizers.
  case touch(Int, TouchReason)

  /// What a hit-test found at a view that has `depth` superviews, in the order of the walk; it is
  /// that of the touch that was pressed last.
  case hitTest(view: String, depth: Int, HitTestFinding)

  /// Why a recognizer asks for a state or gives up; the state's line follows when it is entered.
  case gesture(String, GestureReason)

  /// What a control makes of a touch.
  case control(String, touch: Int, ControlReason)
}

/// What became of a touch on its way to its view and to recognizers.
public enum TouchReason: Hashable, Sendable {
  /// A finger went down, in points on the screen; the hit-test follows.
  case pressed(TouchID, at: Point)

  /// The hit-test found this view.
  case hit(String)

  /// The hit-test found none: nobody hears of the touch.
  case hitNothing

  /// Nobody hears of it: another touch is down in another view, and `exclusiveView`, which is one of
  /// the two views, is exclusive.
  case ignored(exclusiveView: String, otherTouch: Int)

  /// The view does not hear of it: `isMultipleTouchEnabled` is false and another touch is down there.
  case withheld(otherTouch: Int)

  /// Whether this recognizer follows it.
  case offered(to: String, GestureOffer)

  /// The view does not hear of it yet.
  case held(by: [TouchHolder])

  /// The view hears of its begin now.
  case delivered

  /// `touchesShouldBegin` of this scroll view keeps it from the view.
  case refused(byScrollView: String)

  /// The view never hears of it: this recognizer took it before, or else it was cancelled before.
  case dropped(by: String?)

  /// The finger is up or its touch was cancelled, at this place in points on the screen.
  case over(at: Point, TouchEnd)

  /// The view does not hear of the lift before these recognizers have decided.
  case endWithheld(by: [String])

  /// The view does not hear of the lift before this moment, because a recognizer has failed.
  case endDelayed(until: Instant)

  /// The view hears of the lift now.
  case ended

  /// The view hears now that the touch is cancelled: this recognizer took it, or else it is over.
  case cancelled(by: String?)
}

/// How a touch came to its end.
public enum TouchEnd: Hashable, Sendable {
  /// The finger was lifted.
  case lifted
  /// The trace says that the system cancelled it.
  case cancelled
  /// The system took all touches away, for this reason.
  case interrupted(String)
  /// This view left with all that it contains.
  case removed(view: String)
}

/// Who keeps a touch's begin from its view.
public enum TouchHolder: Hashable, Sendable {
  /// A scroll view with `delaysContentTouches`.
  case scrollView(String)
  /// A recognizer with `delaysTouchesBegan`.
  case recognizer(String)
}
