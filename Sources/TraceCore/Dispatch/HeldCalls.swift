/// What a view hears of touches that were held and are held no longer: their begin at the first
/// place, one move to the last place before the event's own sample if that differs.
struct HeldCalls {
  /// The touches of one view.
  private let touches: [Touch]

  /// Each touch as it is now, which it is again afterwards.
  private let places: [TouchChange]

  /// - Parameters:
  ///   - touches: At least one.
  ///   - changes: What the event brings besides.
  init(_ touches: [Touch], _ changes: [TouchChange]) {
    self.touches = touches
    places = touches.map { touch in
      let change = changes.first { $0.touch === touch }
      return TouchChange(
        touch, touch.phase, at: touch.location,
        from: change?.previousLocation
          ?? (touch.isLifted ? touch.previousLocation : touch.location))
    }
  }

  /// Makes the calls.
  func make(_ event: Event) {
    let view = touches[0].view
    for touch in touches {
      TouchChange(touch, .began, at: touch.start, from: touch.start).apply()
    }
    view.receive(.began, touches, event, from: nil)
    let moved = places.filter { $0.previousLocation != $0.touch.start }
    for place in moved {
      TouchChange(place.touch, .moved, at: place.previousLocation, from: place.touch.start).apply()
    }
    let stillTold = moved.map(\.touch).filter { $0.standing == .delivered }
    if !stillTold.isEmpty { view.receive(.moved, stillTold, event, from: nil) }
    for place in places { place.apply() }
  }
}
