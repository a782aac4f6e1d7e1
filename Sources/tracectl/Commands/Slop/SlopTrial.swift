import TraceCore
import TraceFormats

/// Replays one trace with other slops.
struct SlopTrial {
  let trace: LoadedTrace

  /// The slop of the command line, in points.
  let commandLine: Double?

  /// The trace as it is, with all that can be recorded.
  func original() throws(ReadingFailure) -> (PressRecorder, TracePlayer.Beginning) {
    try record(slops: [:], detail: .everything)
  }

  /// The trace with these slops, by the controls' ids.
  func replay(_ slops: [String: Double]) throws(ReadingFailure) -> PressRecorder {
    try record(slops: slops, detail: .outcomes).recorder
  }

  /// The trace with a StrictBoundsButton in place of a control.
  func replay(strict control: String) throws(ReadingFailure) -> PressRecorder {
    try record(slops: [:], detail: .outcomes, strictButtons: [control]).recorder
  }

  private func record(
    slops: [String: Double], detail: PressRecorder.Detail, strictButtons: Set<String> = []
  ) throws(ReadingFailure) -> (recorder: PressRecorder, TracePlayer.Beginning) {
    var made: (PressRecorder, TracePlayer.Beginning)?
    try trace.replay(strictButtons: strictButtons) { beginning in
      let recorder = PressRecorder(
        beginning, commandLine: commandLine, slops: slops, detail: detail)
      made = (recorder, beginning)
      return recorder
    }
    guard let made else { preconditionFailure("a replay begins with its listener") }
    return made
  }
}
