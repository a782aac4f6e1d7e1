import TraceFormats

/// What becomes of a control's presses with every slop, each found by a replay of its own.
///
/// A replay asks whether the finger is inside, and on nothing else does the slop act. So one replay
/// stands for all slops that give its questions the same answers, and the next one begins where the
/// first of these answers changes.
struct SlopExploration {
  let trial: SlopTrial

  /// At most so many replays.
  let limit: Int

  /// The rows of each press of `control`, from slop 0 on; they end where the limit was reached.
  func rows(
    of control: String, presses: [RecordedPress.Key]
  ) throws(ReadingFailure) -> [RecordedPress.Key: [SlopRow]] {
    var rows: [RecordedPress.Key: [SlopRow]] = [:]
    var lower = SlopCut.zero
    var count = 0
    while lower < .infinity, count < limit {
      count += 1
      let recorder = try trial.replay([control: lower.firstAbove])
      let range = SlopRange(lower: lower, upper: recorder.range(of: control).upper)
      var outcomes: [RecordedPress.Key: SlopOutcome] = [:]
      for press in recorder.presses where press.key.control == control {
        outcomes[press.key] = SlopOutcome(press.events)
      }
      for press in presses {
        let outcome = outcomes[press] ?? SlopOutcome([])
        rows[press, default: []].add(SlopRow(range: range, outcome: outcome))
      }
      lower = range.upper
    }
    return rows
  }
}
