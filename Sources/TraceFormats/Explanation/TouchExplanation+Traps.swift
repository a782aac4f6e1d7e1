import TraceCore

/// What a trap is, and the way around it.
extension TouchExplanation {
  func sentence(_ trap: Trap) -> Prose {
    switch trap {
    case .plainControlUnderTap(let control, let tap, let owner):
      """
      \(id: control) is a custom control under \(id: tap) of \(id: owner); only UIKit's buttons \
      and their like refuse such taps. Let its gestureRecognizerShouldBegin return false for \
      them.
      """
    case .tapOnTheControlItself(let control, let tap):
      """
      \(id: control) refuses taps of the views that it is in, but \(id: tap) is its own, which \
      wins.
      """
    case .quickPressInScrollView(let control, let scrollView, let span):
      """
      \(id: control) was pressed for \(span), less than the \
      \(UIKitConstants.ScrollView.contentDelay) for which \(id: scrollView) delays content \
      touches: its touch down and up come together, and a highlight is hardly seen.
      """
    case .eventSentTwice(let control, let event, let count):
      """
      \(id: control) sent \(id: event.name) \(count) times at once: an override that sends an \
      event and calls super sends it again.
      """
    case .severalUpEvents(let control, let events, let isStrictButton):
      isStrictButton
        ? """
        \(id: control) sent \(Prose.list(events.map(\.name))) for one lift: a StrictBoundsButton \
        sends touchUpOutside by itself, and super, with the whole slop, its own up event.
        """
        : """
        \(id: control) sent \(Prose.list(events.map(\.name))) for one lift: an \
        override sends one of them, and super another.
        """
    case .outsideOfItsSuperview(let view, let superview):
      """
      \(id: view) sticks out of \(id: superview), where it cannot be touched: \(id: superview) \
      is asked first, and says no. Let point(inside:) of \(id: superview) include it.
      """
    case .disabledControl(let control, let behind):
      """
      \(id: control) is not enabled, and so lets the touch through to \(id: behind).
      """
    case .recognizersWithoutInteraction(let view, let recognizers):
      """
      \(Prose.list(recognizers)) of \(id: view) cannot work: isUserInteractionEnabled is false, \
      as it is for a new UILabel and UIImageView.
      """
    case .insideWithoutInteraction(let view, let container):
      """
      \(id: view) cannot be touched: \(id: container), which it is in, has \
      isUserInteractionEnabled false, as a new UILabel and UIImageView do.
      """
    case .coveredControl(let control, let cover):
      """
      \(id: cover), a plain view without recognizers, lies over \(id: control) and gets its \
      touches; with isUserInteractionEnabled false it would let them through.
      """
    case .bothActed(let recognizer, let control):
      """
      both \(id: recognizer) and \(id: control) acted: cancelsTouchesInView of \(id: recognizer) \
      is false, so \(id: control) keeps its touch.
      """
    case .undefinedRule(let rule, let owner):
      """
      the rule \(id: rule) of \(id: owner) has no value here, as a division by zero has none, and \
      counts as false.
      """
    case .actionToNobody(let control, let action):
      """
      nobody answers \(id: action) of \(id: control): no responder from \(id: control) to the \
      application's delegate handles it.
      """
    }
  }
}
