import TraceCore

/// A sample that is being read, with the places of its parts.
struct SampleDraft {
  var sample = TouchSample(time: .zero, phase: .began, location: .zero)
  var places = SamplePlaces()
}

/// Where the parts of a sample stand, in bytes from the start of the text.
struct SamplePlaces: Equatable {
  var phase = 0
  var time = 0
  var x = 0
  var y = 0

  /// The part that keeps `sample` from following those before it.
  func offset(of problem: SampleProblem, in sample: TouchSample) -> Int {
    switch problem {
    case .timeGoesBack: time
    case .beganTwice, .notDown: phase
    case .notFinite: sample.location.x.isFinite ? y : x
    }
  }
}

/// Gives the samples of one trace, whatever its format.
protocol SampleSource {
  /// What precedes the samples; complete once the first of them was asked for.
  var header: TraceHeader { get }

  /// Reads the next sample.
  ///
  /// - Returns: `false` at the end of the trace.
  mutating func next(_ draft: inout SampleDraft) throws(ReadingFailure) -> Bool

  /// The line and column of a byte of the sample that was read last.
  func location(of offset: Int) -> SourceLocation
}

extension SampleSource {
  /// Pushes all samples into `sink`.
  mutating func deliver(into sink: inout some SampleSink) throws(ReadingFailure) {
    var draft = SampleDraft()
    var hasSample = try next(&draft)
    try sink.begin(header, first: hasSample ? draft.sample : nil)
    while hasSample {
      do throws(SampleProblem) {
        try sink.sample(draft.sample)
      } catch {
        let offset = draft.places.offset(of: error, in: draft.sample)
        throw .diagnostic(Diagnostic(at: location(of: offset), .cannotFollow(error)))
      }
      hasSample = try next(&draft)
    }
  }
}
