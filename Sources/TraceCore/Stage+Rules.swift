/// What rules ask of the replay that their owner takes part in.
extension Responder {
  /// The present time of the replay.
  package final var now: Instant { stage?.clock.now ?? .zero }

  /// Records that a rule had no value.
  package final func noteUndefined(rule: String) {
    stage?.log.note(.ruleUndefined(rule: rule), of: id)
  }
}

extension GestureRecognizer {
  /// Records that a rule had no value.
  package final func noteUndefined(rule: String) {
    stage?.log.note(.ruleUndefined(rule: rule), of: id)
  }
}
