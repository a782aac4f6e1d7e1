/// One line of a batch: a JSON trace, not yet looked at.
public struct BatchTrace {
  /// Where the line begins.
  public let beginning: SourceLocation

  private let document: MemoryDocument

  init(beginning: SourceLocation, document: MemoryDocument) {
    self.beginning = beginning
    self.document = document
  }

  /// Reads the trace and gives its header and its samples to `sink`.
  ///
  /// - Throws: The first mistake, its line counted in the batch.
  public func read(
    into sink: inout some SampleSink, diagnostics: DiagnosticCollector
  ) throws(ReadingFailure) {
    var reader = try JSONTraceReader(
      file: beginning.file, document: document, firstLine: beginning.line,
      diagnostics: diagnostics)
    try reader.deliver(into: &sink)
  }

  /// The trace's name, as far as it can be found: also of one that is wrong behind its name.
  public var name: String? {
    var outline = TraceOutline()
    // What is wrong was said by `read`; the members before it are there.
    withExtendedLifetime(document) { try? outline.read(document.bytes.bytes) }
    for member in outline.members where member.key == "name" {
      if case .string(let name) = member.value.content { return name }
    }
    return nil
  }
}
