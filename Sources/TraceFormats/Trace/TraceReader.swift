/// Reads a trace of any format and pushes its samples into a sink.
public struct TraceReader {
  /// The file as the user named it, for diagnostics.
  public let file: String

  private let format: TraceFormat?
  private let diagnostics: DiagnosticCollector

  /// - Parameters:
  ///   - file: The file as the user named it; its ending tells the format.
  ///   - format: The format, whatever the ending says.
  ///   - diagnostics: Receives the warnings.
  public init(file: String, format: TraceFormat? = nil, diagnostics: DiagnosticCollector) {
    self.file = file
    self.format = format ?? TraceFormat(fileName: file)
    self.diagnostics = diagnostics
  }

  /// Reads the whole trace.
  ///
  /// CSV, TSV and NDJSON are read piece by piece, in memory that does not grow with the trace; a
  /// JSON trace that comes as a stream is collected first.
  public func read(
    _ input: TraceInput, into sink: inout some SampleSink
  ) throws(ReadingFailure) {
    var input = input
    let format =
      if let format { format } else { try sniff(&input) }
    switch format {
    case .json:
      var reader = try JSONTraceReader(
        file: file, document: try document(input), diagnostics: diagnostics)
      try reader.deliver(into: &sink)
    case .ndjson:
      var reader = NDJSONTraceReader(
        file: file, stream: stream(input), diagnostics: diagnostics)
      try reader.deliver(into: &sink)
    case .csv, .tsv:
      var reader = TableTraceReader(
        file: file, stream: stream(input), delimiter: format == .csv ? ASCII.comma : ASCII.tab,
        diagnostics: diagnostics)
      try reader.deliver(into: &sink)
    }
  }

  /// How much of a text is looked at to tell its format.
  private static let beginningSize = 1 << 16

  /// Tells the format by the first bytes, which are given back to the input.
  private func sniff(_ input: inout TraceInput) throws(ReadingFailure) -> TraceFormat {
    switch input {
    case .document(let document):
      return format(of: document)
    case .stream(let stream):
      let beginning = try self.beginning(of: stream)
      input = .stream(ResumedStream(beginning: beginning, rest: stream))
      return format(of: beginning)
    }
  }

  private func beginning(of stream: any ByteStream) throws(ReadingFailure) -> MemoryDocument {
    do {
      return try MemoryDocument(
        beginningOf: stream, atMost: Self.beginningSize, isEnough: TraceFormat.isTold)
    } catch {
      throw .stream(error)
    }
  }

  private func format(of document: any ByteDocument) -> TraceFormat {
    withExtendedLifetime(document) {
      let bytes = document.bytes.bytes
      let size = min(bytes.byteCount, Self.beginningSize)
      return TraceFormat(beginning: bytes.extracting(0..<size))
    }
  }

  private func document(_ input: TraceInput) throws(ReadingFailure) -> any ByteDocument {
    switch input {
    case .document(let document): return document
    case .stream(let stream):
      do {
        return try MemoryDocument(collecting: stream)
      } catch {
        throw .stream(error)
      }
    }
  }

  private func stream(_ input: TraceInput) -> any ByteStream {
    switch input {
    case .document(let document): DocumentStream(document)
    case .stream(let stream): stream
    }
  }
}
