extension GestureRecognizer {
  final var stage: Stage? { view?.stage }

  /// Rings one microsecond after `limit` from now: when the limit is exceeded, not when it is
  /// reached.
  final func setAlarm(
    exceeding limit: TimeSpan, ring: @escaping (GestureRecognizer) -> Void
  ) -> VirtualClock.Alarm? {
    setAlarm(after: TimeSpan(microseconds: limit.microseconds + 1), ring: ring)
  }

  /// Rings exactly `span` from now.
  final func setAlarm(
    after span: TimeSpan, ring: @escaping (GestureRecognizer) -> Void
  ) -> VirtualClock.Alarm? {
    guard let clock = stage?.clock else { return nil }
    return clock.set(at: clock.now + span) { [weak self] in
      if let self { ring(self) }
    }
  }
}
