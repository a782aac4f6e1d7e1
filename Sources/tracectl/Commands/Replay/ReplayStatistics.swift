import TraceFormats

/// How much was replayed in how much time: the only place that asks a real clock.
struct ReplayStatistics {
  private let beginning: UInt64
  private var samples = 0
  private var callbacks = 0

  init(beginning environment: Environment) {
    beginning = environment.nanoseconds()
  }

  mutating func add(_ result: TraceReplay.Result) {
    samples += result.samples
    callbacks += result.callbacks
  }

  /// `120 samples, 431 callbacks, 0.004 s, 30000 samples/s`, and the end of the line.
  func line(at environment: Environment) -> String {
    let nanoseconds = max(1, environment.nanoseconds() - beginning)
    let seconds = Double(nanoseconds) / 1e9
    let milliseconds = (nanoseconds + 500_000) / 1_000_000
    let fraction = String(1_000 + milliseconds % 1_000).dropFirst()
    let rate = (Double(samples) / seconds).rounded()
    return "\(counted(samples, "sample")), "
      + "\(counted(callbacks, "callback")), \(milliseconds / 1_000).\(fraction) s, "
      + "\(UInt64(rate)) samples/s\n"
  }
}
