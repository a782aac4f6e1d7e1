/// A scroll view's own pan.
///
/// Whether the content can move that way, and whether the touch can be taken from it, is decided
/// where other recognizers are asked whether they should begin; where it cannot, an outer scroll
/// view may begin.
final class ScrollViewPanGestureRecognizer: PanGestureRecognizer {
  weak var scrollView: ScrollView?

  /// Where the content was when the finger took it.
  private var startOffset = Point.zero

  override init(id: String) {
    super.init(id: id)
    // Measured.
    delaysTouchesEnded = false
  }

  override func mayBegin() -> GestureLossReason? {
    guard let scrollView else { return .cannotScroll }
    guard scrollView.canFollow(movement) else { return .cannotScroll }
    guard scrollView.mayTake(sequence) else { return .contentKeepsTouch }
    startOffset = scrollView.contentOffset
    return nil
  }

  override func followUp(_ state: State) {
    guard let scrollView, let log = scrollView.stage?.log else { return }
    if state == .began { log.note(.scroll(.willBeginDragging), of: scrollView.id) }
    if scrollView.follow(translation(in: scrollView), from: startOffset) {
      log.note(.scroll(.didScroll(contentOffset: scrollView.contentOffset)), of: scrollView.id)
    }
    switch state {
    case .ended, .cancelled: log.note(.scroll(.didEndDragging), of: scrollView.id)
    case .possible, .began, .changed, .failed: break
    }
  }
}
