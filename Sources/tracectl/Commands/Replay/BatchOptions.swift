/// What `tracectl replay --batch` was asked for.
struct BatchOptions: Sendable {
  /// The path of the batch; `-` is standard input.
  let file: String

  /// How its traces are replayed; names none itself.
  let replay: ReplayOptions

  /// `nil` where no batch is asked for.
  init?(_ words: ParsedWords) throws(UsageError) {
    guard let batch = words[.batch] else { return nil }
    file = batch.value
    if let format = words[.inputFormat] {
      throw UsageError(
        .uselessOption(format.word, beside: batch.word, reason: "each line is a JSON trace"),
        in: .replay)
    }
    if let expectation = words[.expect] {
      throw UsageError(
        .uselessOption(
          expectation.word, beside: batch.word, reason: "one log is not that of many traces"),
        in: .replay)
    }
    replay = try ReplayOptions(words)
  }
}
