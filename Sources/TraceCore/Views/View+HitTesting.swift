extension View {
  /// Asks `hitTest(_:with:)`, with a line in the log above the questions that it asks in turn.
  final func askHitTest(_ point: Point, with event: Event?) -> View? {
    guard let log = stage?.log, log.records(.hit) else { return hitTest(point, with: event) }
    log.enter(.hitTest(at: point), of: id)
    let hit = hitTest(point, with: event)
    let result: LogValue =
      if let hit {
        .text(hit.id)
      } else if let exclusion = hitTestExclusion {
        .skipped(exclusion)
      } else {
        .none
      }
    log.leave(.hit, returning: result)
    return hit
  }

  /// Asks the subviews from front to back; where none is hit, it is the view itself.
  ///
  /// Documented: `UIView.hitTest(_:with:)`. Later subviews lie in front and are asked first; a
  /// point outside hides the subviews too, also where one sticks out.
  final func defaultHitTest(_ point: Point, with event: Event?) -> View? {
    if let exclusion = hitTestExclusion {
      explainPassingOver(exclusion, at: point)
      return nil
    }
    guard askPoint(inside: point, with: event) else {
      explainRefusal(at: point)
      return nil
    }
    explain(.contains)
    for subview in subviews.reversed() {
      guard let hit = subview.askHitTest(subview.fromSuperview(point), with: event) else {
        continue
      }
      explainCovering(by: subview, at: point)
      return hit
    }
    return self
  }

  private func askPoint(inside point: Point, with event: Event?) -> Bool {
    guard let log = stage?.log, log.records(.hit) else {
      return self.point(inside: point, with: event)
    }
    log.enter(.pointInside(at: point), of: id)
    let isInside = self.point(inside: point, with: event)
    log.leave(.hit, returning: .bool(isInside))
    return isInside
  }
}
