/// A row of dots, one for each page; UIKit's `UIPageControl`.
///
/// Reported.
open class PageControl: Control {
  /// How many dots there are; no lift goes beyond the first or the last.
  public var numberOfPages = 0

  /// The index of the page that is shown.
  public var currentPage = 0

  /// A lift inside turns a page: back in the left half, on in the right one.
  open override func endTracking(_ touch: Touch?, with event: TraceCore.Event?) {
    if let touch, touch.phase == .ended, countsAsInside(touch) {
      turn(by: touch.location(in: self).x < bounds.midX ? -1 : 1)
    }
    super.endTracking(touch, with: event)
  }

  package override func refusesAsStockControl(_ recognizer: GestureRecognizer) -> Bool {
    recognizer.isSingleTap(ofOtherViewThan: self)
  }

  private func turn(by pages: Int) {
    let last = max(0, numberOfPages - 1)
    let next = max(0, min(min(currentPage, last) + pages, last))
    guard next != currentPage else { return }
    currentPage = next
    noteProperty("currentPage", .number(Double(next)))
    send(.valueChanged)
  }
}
