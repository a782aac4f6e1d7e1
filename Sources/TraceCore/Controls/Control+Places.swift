/// Where a finger is, and what that counts as.
extension Control {
  /// The touch slop in force, in points.
  final var slopInForce: Double { touchSlop ?? stage?.touchSlop ?? 0 }

  /// Measured: the slop's edge decides drag and up events, `isTouchInside` and `isHighlighted`
  /// alike.
  final func countsAsInside(_ touch: Touch) -> Bool {
    let location = touch.location(in: self)
    let slop = slopInForce
    let need = bounds.slopNeeded(for: location)
    guard let judge = hooks?.insideJudge else {
      return need.isMet(by: slop) || point(inside: location, with: stage?.currentEvent)
    }
    let isInArea = point(inside: location, with: stage?.currentEvent)
    return judge(
      InsideQuestion(touch: touch, time: now, need: need, isInArea: isInArea, slop: slop))
  }

  /// Where the finger is; whether that is inside has been asked already, and is not asked again.
  final func place(of touch: Touch, isInside: Bool) -> ControlPlace {
    let location = touch.location(in: self)
    let need = bounds.slopNeeded(for: location)
    let excursion = Excursion(need)
    let verdict: ControlPlace.Verdict =
      if !isInside {
        .outside
      } else if excursion == nil {
        .inBounds
      } else if pointInsideOverride == nil, hitArea.contains(location, in: bounds) {
        .pointInside
      } else if need.isMet(by: slopInForce) {
        .withinSlop
      } else {
        .pointInside
      }
    return ControlPlace(excursion: excursion, slop: slopInForce, verdict: verdict)
  }
}
