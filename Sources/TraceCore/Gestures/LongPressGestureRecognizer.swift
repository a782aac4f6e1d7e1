/// Recognizes fingers that stay down, and nearly still, for long enough; UIKit's
/// `UILongPressGestureRecognizer`.
///
/// Continuous.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// How long the fingers must stay down before the gesture begins.
  ///
  /// Fingers lifted at exactly this age have pressed: the clock's alarms go off before the sample.
  public var minimumPressDuration = UIKitConstants.LongPress.minimumDuration

  /// How far a finger may stray from its press before the gesture begins, in points.
  ///
  /// The distance is the straight line on the screen; at exactly this distance the gesture is still
  /// possible.
  public var allowableMovement = UIKitConstants.LongPress.allowableMovement

  /// How many taps come before the press.
  public var numberOfTapsRequired = 0

  /// How many fingers press, and tap before.
  public var numberOfTouchesRequired = 1

  private var taps = TapSequence()
  private var pressing: [Touch] = []
  private var alarm: VirtualClock.Alarm?

  private var isTapping: Bool { taps.count < numberOfTapsRequired }

  override var isBetweenTaps: Bool { state == .possible && pressing.isEmpty && taps.isBetweenTaps }

  open override func touchesBegan(_ touches: [Touch], with event: Event) {
    for touch in touches {
      switch state {
      case .possible:
        if isTapping {
          tap(taps.press(touch, fingersRequired: numberOfTouchesRequired))
        } else {
          press(touch)
        }
      case .began, .changed: ignore(touch, for: event)
      case .ended, .cancelled, .failed: break
      }
    }
  }

  open override func touchesMoved(_ touches: [Touch], with event: Event) {
    switch state {
    case .possible:
      for touch in touches where state == .possible {
        if isTapping { tap(taps.move(touch)) } else { checkMovement(touch) }
      }
    case .began, .changed:
      state = .changed
    case .ended, .cancelled, .failed:
      break
    }
  }

  open override func touchesEnded(_ touches: [Touch], with event: Event) {
    switch state {
    case .possible:
      for touch in touches where state == .possible {
        if isTapping {
          tap(taps.lift(touch, fingersRequired: numberOfTouchesRequired))
        } else {
          giveUp(
            .lifted(after: touch.timestamp - touch.began, minimum: minimumPressDuration))
        }
      }
    case .began, .changed:
      state = .ended
    case .ended, .cancelled, .failed:
      break
    }
  }

  open override func reset() {
    stopAlarm()
    taps = TapSequence()
    pressing.removeAll()
  }

  override func details() -> GestureDetails { .place(location(in: view)) }

  private func press(_ touch: Touch) {
    if pressing.isEmpty, numberOfTapsRequired > 0 {
      stopAlarm()
      if case .failed(let miss) = taps.press(touch, fingersRequired: numberOfTouchesRequired) {
        giveUp(miss)
        return
      }
    }
    pressing.append(touch)
    if pressing.count > numberOfTouchesRequired {
      giveUp(.tooManyFingers(pressing.count, maximum: numberOfTouchesRequired))
    } else if pressing.count == numberOfTouchesRequired {
      let duration = minimumPressDuration
      if duration == .zero {
        explain(.reached(.held(duration)))
        state = .began
      } else {
        stopAlarm()
        alarm = setAlarm(after: duration) {
          $0.explain(.reached(.held(duration)))
          $0.state = .began
        }
      }
    }
  }

  private func checkMovement(_ touch: Touch) {
    let distance = touch.start.distance(to: touch.location)
    if distance > allowableMovement { giveUp(.moved(distance, above: allowableMovement)) }
  }

  private func tap(_ outcome: TapSequence.Outcome) {
    switch outcome {
    case .nothing: break
    case .tapBegan:
      guard let limit = stage?.settings.tapMaximumDuration else { return stopAlarm() }
      failAfter(limit, .held(above: limit))
    case .tapEnded:
      let limit = UIKitConstants.Tap.interval
      failAfter(limit, .noNextTap(within: limit, taps: taps.count, of: numberOfTapsRequired))
    case .failed(let miss):
      giveUp(miss)
    }
  }

  private func failAfter(_ limit: TimeSpan, _ miss: GestureMiss) {
    stopAlarm()
    alarm = setAlarm(exceeding: limit) {
      $0.explain(.missed(miss))
      $0.state = .failed
    }
  }

  private func giveUp(_ miss: GestureMiss) {
    stopAlarm()
    explain(.missed(miss))
    state = .failed
  }

  private func stopAlarm() {
    alarm?.cancel()
    alarm = nil
  }
}
