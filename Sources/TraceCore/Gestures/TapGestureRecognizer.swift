/// Recognizes taps; UIKit's `UITapGestureRecognizer`.
///
/// Discrete.
open class TapGestureRecognizer: GestureRecognizer {
  /// How many taps make the gesture.
  public var numberOfTapsRequired = 1

  /// How many fingers make a tap.
  public var numberOfTouchesRequired = 1

  private var taps = TapSequence()
  private var alarm: VirtualClock.Alarm?

  override var isBetweenTaps: Bool { state == .possible && taps.isBetweenTaps }

  /// The centroid of the last tap's fingers in the coordinates of `view`, in points.
  open override func location(in view: View?) -> Point {
    let place = Self.centroid(of: taps.fingers)
    return view.map { $0.fromScreen(place) } ?? place
  }

  /// A tap leaves alone what needs more taps (documented for taps on one view).
  open override func canPrevent(_ other: GestureRecognizer) -> Bool {
    guard let tap = other as? TapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func touchesBegan(_ touches: [Touch], with event: Event) {
    for touch in touches where state == .possible {
      take(taps.press(touch, fingersRequired: numberOfTouchesRequired))
    }
  }

  open override func touchesMoved(_ touches: [Touch], with event: Event) {
    for touch in touches where state == .possible { take(taps.move(touch)) }
  }

  open override func touchesEnded(_ touches: [Touch], with event: Event) {
    for touch in touches where state == .possible {
      take(taps.lift(touch, fingersRequired: numberOfTouchesRequired))
    }
  }

  open override func reset() {
    stopAlarm()
    taps = TapSequence()
  }

  override func details() -> GestureDetails { .place(location(in: view)) }

  private func take(_ outcome: TapSequence.Outcome) {
    switch outcome {
    case .nothing:
      break
    case .tapBegan:
      guard let limit = stage?.settings.tapMaximumDuration else { return stopAlarm() }
      failAfter(limit, .held(above: limit))
    case .tapEnded:
      if taps.count >= numberOfTapsRequired {
        stopAlarm()
        explain(.reached(.tapped(times: taps.count, fingers: taps.fingers.count)))
        state = .ended
      } else {
        let limit = UIKitConstants.Tap.interval
        failAfter(limit, .noNextTap(within: limit, taps: taps.count, of: numberOfTapsRequired))
      }
    case .failed(let miss):
      stopAlarm()
      explain(.missed(miss))
      state = .failed
    }
  }

  /// Fails once the limit is exceeded, unless something happens before.
  private func failAfter(_ limit: TimeSpan, _ miss: GestureMiss) {
    stopAlarm()
    alarm = setAlarm(exceeding: limit) {
      $0.explain(.missed(miss))
      $0.state = .failed
    }
  }

  private func stopAlarm() {
    alarm?.cancel()
    alarm = nil
  }
}
