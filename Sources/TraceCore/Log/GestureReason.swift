/// Why a recognizer asks for a state, waits, or gives up.
public enum GestureReason: Hashable, Sendable {
  /// It has all it needs.
  case reached(GestureGoal)

  /// It waits with it until these have failed.
  case waits(for: [String])

  /// Its own rules rule the gesture out; `lost` follows.
  case missed(GestureMiss)

  /// It fails or is cancelled now.
  case lost(GestureLossReason)

  /// The gesture is over, and it starts anew.
  case startedOver
}

/// Whether a recognizer follows a new touch.
public enum GestureOffer: Hashable, Sendable {
  case follows
  /// It is not enabled.
  case disabled
  /// `shouldReceive` said no.
  case refused
  /// It has decided already and is told nothing until its earlier touches are up.
  case decided(GestureRecognizer.State)
  /// It has all it needs and waits for others to fail.
  case waits
  /// It has followed it, and does no longer: it leaves it to others.
  case ignores
}

/// What a recognizer has been waiting for; distances are in points, angles in radians.
public enum GestureGoal: Hashable, Sendable {
  case tapped(times: Int, fingers: Int)
  case held(TimeSpan)
  /// The larger of the two axes' distances has reached `minimum`.
  case dragged(Double, minimum: Double)
  case swiped(Double, minimum: Double, SwipeGestureRecognizer.Direction)
  /// The fingers' distance has changed by more than `limit`.
  case pinched(Double, limit: Double)
  case turned(Double, limit: Double)
}

/// What rules a gesture out; distances are in points, angles in radians.
///
/// What is `above` a limit may reach it; what is `from` one on must not.
public enum GestureMiss: Hashable, Sendable {
  /// A finger of a tap strayed.
  case strayed(Double, from: Double)
  /// A finger of a long press moved.
  case moved(Double, above: Double)
  /// A tap was held for longer than this.
  case held(above: TimeSpan)
  /// A long press was lifted.
  case lifted(after: TimeSpan, minimum: TimeSpan)
  /// The fingers were lifted before they had moved far enough, on the larger axis or in the direction
  /// of a swipe.
  case movedTooLittle(Double, minimum: Double)
  case pinchedTooLittle(Double, limit: Double)
  case turnedTooLittle(Double, limit: Double)
  case tooManyFingers(Int, maximum: Int)
  case tooFewFingers(Int, minimum: Int)
  /// No further tap began within this time.
  case noNextTap(within: TimeSpan, taps: Int, of: Int)
  /// The next tap was too far from the first.
  case nextTapAway(Double, from: Double)
  /// A swipe went across its direction, backwards, or on for longer than it may.
  case wentAcross(Double, above: Double)
  case wentBack(Double, from: Double)
  case tookLonger(than: TimeSpan)
  /// A screen edge pan began elsewhere, or did not go inward.
  case beganAway(Double, above: Double)
  case wentNotInward(Double, minimum: Double)
  /// The touches were cancelled.
  case touchesCancelled
}
