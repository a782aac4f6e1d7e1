import TraceCore

@testable import TraceFormats

/// What comes of reading a trace.
struct Reading: Equatable {
  var samples: [TouchSample] = []
  var warnings: [Diagnostic] = []
  var failure: Diagnostic?

  /// Reads `bytes` as a whole.
  init(_ bytes: [UInt8], file: String, format: TraceFormat? = nil, isStrict: Bool = false) {
    self.init(.document(MemoryDocument(bytes)), file: file, format: format, isStrict: isStrict)
  }

  /// Reads `text` as a whole.
  init(_ text: String, file: String, format: TraceFormat? = nil, isStrict: Bool = false) {
    self.init(Array(text.utf8), file: file, format: format, isStrict: isStrict)
  }

  init(_ input: TraceInput, file: String, format: TraceFormat? = nil, isStrict: Bool = false) {
    let diagnostics = DiagnosticCollector(isStrict: isStrict)
    var sink = OrderedSink()
    do throws(ReadingFailure) {
      try TraceReader(file: file, format: format, diagnostics: diagnostics)
        .read(input, into: &sink)
    } catch {
      if case .diagnostic(let diagnostic) = error { failure = diagnostic }
    }
    samples = sink.samples
    warnings = diagnostics.warnings
  }
}

/// Keeps the samples as long as they can follow each other.
struct OrderedSink: SampleSink {
  var samples: [TouchSample] = []
  var header: TraceHeader?
  var first: TouchSample?
  private var order = SampleOrder()

  mutating func begin(_ header: TraceHeader, first: TouchSample?) {
    self.header = header
    self.first = first
  }

  mutating func sample(_ sample: TouchSample) throws(SampleProblem) {
    try order.advance(to: sample)
    _ = try order.accept(sample)
    samples.append(sample)
  }
}

/// Gives a text in pieces of a few bytes.
final class Dribble: ByteStream {
  private var rest: ArraySlice<UInt8>
  private let size: Int

  init(_ bytes: [UInt8], size: Int) {
    rest = bytes[...]
    self.size = size
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let piece = rest.prefix(min(size, buffer.count))
    buffer.copyBytes(from: piece)
    rest = rest.dropFirst(piece.count)
    return piece.count
  }
}

extension TouchSample {
  /// A sample with its time in milliseconds.
  static func at(
    _ milliseconds: Int64, _ phase: TouchPhase, _ x: Double, _ y: Double,
    touch: TouchID = .first, taps: Int? = nil
  ) -> Self {
    Self(
      time: Instant(microseconds: 1_000 * milliseconds), touch: touch, phase: phase,
      location: Point(x: x, y: y), tapCount: taps)
  }
}
