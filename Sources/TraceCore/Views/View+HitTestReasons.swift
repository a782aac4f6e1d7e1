/// Why a hit-test came to its result, for sinks that want to know.
///
/// Nobody is asked a second time, because an app's override could tell: what was not asked is judged
/// by its area alone, and a view with a `pointInsideOverride` is not judged at all.
extension View {
  /// Tells what the walk found at this view.
  final func explain(_ finding: @autoclosure () -> HitTestFinding) {
    guard let log = stage?.log, log.explains else { return }
    log.explain(.hitTest(view: id, depth: depth, finding()))
  }

  /// The view is passed over; so is what it contains.
  final func explainPassingOver(_ exclusion: HitTestExclusion, at point: Point) {
    guard let log = stage?.log, log.explains else { return }
    let area = pointInsideOverride == nil ? hitArea : HitArea()
    guard area.contains(point, in: bounds) else {
      explainOutside(at: point)
      return
    }
    explain(.passedOver(exclusion))
    switch exclusion {
    case .isUserInteractionEnabled: candidateInside(at: point)?.explain(.unreached(through: id))
    // What is in a view that is not seen, or in a disabled control, is not expected to be hit.
    case .isHidden, .alpha, .isEnabled: break
    }
  }

  /// The view said that it does not contain the point; what it contains is not asked.
  final func explainRefusal(at point: Point) {
    guard let log = stage?.log, log.explains else { return }
    if pointInsideOverride == nil { explainOutside(at: point) } else { explain(.refused) }
    candidateInside(at: point)?.explain(.unreached(through: id))
  }

  /// A subview was hit; those behind it are not asked.
  final func explainCovering(by front: View, at point: Point) {
    guard let log = stage?.log, log.explains else { return }
    for subview in subviews.prefix(while: { $0 !== front }).reversed() {
      subview.explainCovered(by: front, at: subview.fromSuperview(point))
    }
  }

  /// The view, with the point in it, was not asked because `front` was hit.
  final func explainCovered(by front: View, at point: Point) {
    guard let candidate = candidate(at: point) else { return }
    explain(.covered(by: front.id))
    if candidate !== self { candidate.explain(.covered(by: front.id)) }
  }

  private func explainOutside(at point: Point) {
    if let excursion = bounds.outset(by: hitArea.outsets).excursion(of: point) {
      explain(.outside(excursion))
    } else {
      explain(hitArea.contains(point, in: bounds) ? .refused : .outsideShape(hitArea.shape))
    }
  }

  /// The view that would be hit if this one were asked, as far as areas tell.
  private func candidate(at point: Point) -> View? {
    guard hitTestExclusion == nil, pointInsideOverride == nil,
      hitArea.contains(point, in: bounds)
    else { return nil }
    for subview in subviews.reversed() {
      if let found = subview.candidate(at: subview.fromSuperview(point)) { return found }
    }
    return self
  }

  /// The frontmost view inside of this one that contains the point, also where it sticks out.
  private func candidateInside(at point: Point) -> View? {
    for subview in subviews.reversed()
    where subview.hitTestExclusion == nil && subview.pointInsideOverride == nil {
      let place = subview.fromSuperview(point)
      if let found = subview.candidate(at: place) ?? subview.candidateInside(at: place) {
        return found
      }
    }
    return nil
  }
}
