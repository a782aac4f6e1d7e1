import TraceCore

/// What a trap is, and the way around it.
extension TouchExplanation {
  func sentence(_ trap: Trap) -> Prose {
    switch trap {
    case .plainControlUnderTap(let control, let tap, let owner):
      """
      \(control) is a custom control under \(tap) of \(owner); only UIKit's own controls refuse \
      such taps. Let its gestureRecognizerShouldBegin return false for them.
      """
    case .tapOnTheControlItself(let control, let tap):
      """
      \(control) refuses taps of the views that it is in, but \(tap) is its own, which wins.
      """
    case .quickPressInScrollView(let control, let scrollView, let span):
      """
      \(control) was pressed for \(span), less than the \
      \(UIKitConstants.ScrollView.contentDelay) for which \(scrollView) delays content touches: \
      its touch down and up come together, and a highlight is hardly seen.
      """
    case .eventSentTwice(let control, let event, let count):
      """
      \(control) sent \(event.name) \(count) times at once: an override that sends an event and \
      calls super sends it again.
      """
    case .severalUpEvents(let control, let events, let isStrictButton):
      isStrictButton
        ? """
        \(control) sent \(Prose.list(events.map(\.name))) for one lift: a StrictBoundsButton \
        sends touchUpOutside by itself, and super, with the whole slop, its own up event.
        """
        : """
        \(control) sent \(Prose.list(events.map(\.name))) for one lift: an override sends one of \
        them, and super the other.
        """
    case .outsideOfItsSuperview(let view, let superview):
      """
      \(view) sticks out of \(superview), where it cannot be touched: \(superview) is asked \
      first, and says no. Let point(inside:) of \(superview) include it.
      """
    case .disabledControl(let control, let behind):
      """
      \(control) is not enabled, and so lets the touch through to \(behind).
      """
    case .recognizersWithoutInteraction(let view, let recognizers):
      """
      \(Prose.list(recognizers)) of \(view) cannot work: isUserInteractionEnabled is false, as it \
      is for a new UILabel and UIImageView.
      """
    case .insideWithoutInteraction(let view, let container):
      """
      \(view) cannot be touched: \(container), which it is in, has isUserInteractionEnabled \
      false, as a new UILabel and UIImageView do.
      """
    case .coveredControl(let control, let cover):
      """
      \(cover) lies over \(control) and takes its touches, although it has no use for them. Let \
      its isUserInteractionEnabled be false.
      """
    case .bothActed(let recognizer, let control):
      """
      both \(recognizer) and \(control) acted: cancelsTouchesInView of \(recognizer) is false, so \
      \(control) keeps its touch.
      """
    case .actionToNobody(let control, let action):
      """
      nobody answers \(action) of \(control): no responder from \(control) to the application's \
      delegate handles it.
      """
    }
  }
}
