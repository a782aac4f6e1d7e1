/// Some segments beside each other, of which one can be selected; UIKit's `UISegmentedControl`.
///
/// Reported.
///
/// It makes no tracking calls and sends no touch events.
open class SegmentedControl: Control {
  /// The index of no segment.
  public static let noSegment = -1

  /// How many segments share the width evenly; without any, a lift selects nothing.
  public var numberOfSegments = 0

  /// The index of the selected segment, or `noSegment`.
  public var selectedSegmentIndex = SegmentedControl.noSegment

  /// Whether a selection lasts only for its event.
  public var isMomentary = false

  /// The indices of the segments that cannot be selected.
  public var disabledSegments: [Int] = []

  /// The touch whose lift selects.
  private weak var touch: Touch?

  open override func touchesBegan(_ touches: [Touch], with event: TraceCore.Event?) {
    arriving(.began, touches) {
      if touch == nil { touch = touches.first { $0.view === self } }
    }
  }

  open override func touchesMoved(_ touches: [Touch], with event: TraceCore.Event?) {
    arriving(.moved, touches) {}
  }

  open override func touchesEnded(_ touches: [Touch], with event: TraceCore.Event?) {
    arriving(.ended, touches) {
      guard let touch, touches.contains(where: { $0 === touch }) else { return }
      self.touch = nil
      let isInside = countsAsInside(touch)
      explain(touch, .measured(place(of: touch, isInside: isInside)))
      if isInside { select(at: touch.location(in: self).x) }
    }
  }

  open override func touchesCancelled(_ touches: [Touch], with event: TraceCore.Event?) {
    arriving(.cancelled, touches) {
      if touches.contains(where: { $0 === touch }) { touch = nil }
    }
  }

  package override func refusesAsStockControl(_ recognizer: GestureRecognizer) -> Bool {
    recognizer.isSingleTap(ofOtherViewThan: self)
  }

  private func select(at x: Double) {
    guard numberOfSegments > 0, bounds.width > 0 else { return }
    // Far outside of the control the place need not fit an integer.
    let place = max((x - bounds.minX) / bounds.width, 0) * Double(numberOfSegments)
    let index = place < Double(numberOfSegments) ? Int(place) : numberOfSegments - 1
    guard !disabledSegments.contains(index), index != selectedSegmentIndex else { return }
    change(to: index)
    send(.valueChanged)
    if isMomentary { change(to: Self.noSegment) }
  }

  private func change(to index: Int) {
    selectedSegmentIndex = index
    noteProperty("selectedSegmentIndex", .number(Double(index)))
  }
}
