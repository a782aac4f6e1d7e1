public import TraceCore

/// Receives the samples of a trace, one by one.
public protocol SampleSink {
  /// The header is complete; called once, before the first sample.
  ///
  /// - Parameters:
  ///   - header: All that the trace says beside its samples.
  ///   - first: The sample that follows, or `nil` when the trace has none.
  /// - Throws: What keeps the trace from being played, such as a diagnostic about its scene.
  mutating func begin(_ header: TraceHeader, first: TouchSample?) throws(ReadingFailure)

  /// Takes the next sample.
  ///
  /// - Throws: Why it cannot follow; the reader adds the place in the file.
  mutating func sample(_ sample: TouchSample) throws(SampleProblem)
}
