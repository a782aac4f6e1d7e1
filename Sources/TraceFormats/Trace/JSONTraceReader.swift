import TraceCore

/// Reads a JSON trace: first all that is beside the samples, then the samples one by one.
struct JSONTraceReader: SampleSource {
  private enum State {
    /// The next sample is the first, if there is one.
    case atStart
    case amongSamples
    case atEnd
  }

  private(set) var header = TraceHeader()
  private let source: JSONSource
  private let document: any ByteDocument
  private let buffer: UnsafeRawBufferPointer
  private let diagnostics: DiagnosticCollector
  private var position: Int
  private var state = State.atStart
  private var isBareArray = false

  /// `firstLine` is the line of the document's first byte in the file.
  init(
    file: String, document: any ByteDocument, firstLine: Int = 1, diagnostics: DiagnosticCollector
  ) throws(ReadingFailure) {
    self.document = document
    self.diagnostics = diagnostics
    source = JSONSource(file: file, document: document, firstLine: firstLine)
    buffer = document.bytes
    position = 0
    do throws(Diagnostic) {
      try source.warnOfMark(diagnostics)
      let members = try outline()
      guard !isBareArray else { return }
      if position == 0, let found = Self.other(members) {
        throw source.diagnostic(
          Mistake(at: beginning, .otherKind(found: found, expected: "a trace, with \"touches\"")))
      }
      header = try TraceHeader(members, source: source, diagnostics: diagnostics)
    } catch {
      throw .diagnostic(error)
    }
    guard position > 0 else { throw failure(missingSamples) }
  }

  mutating func next(_ draft: inout SampleDraft) throws(ReadingFailure) -> Bool {
    var unknown: [Mistake] = []
    do throws(Mistake) {
      let bytes = buffer.bytes
      guard try findSample(in: bytes) else { return false }
      if let end = bytes.plainSample(at: position, into: &draft) {
        position = end
        return true
      }
      let value = try bytes.jsonValue(at: &position)
      unknown = try draft.read(value)
    } catch {
      throw failure(error)
    }
    do throws(Diagnostic) {
      for mistake in unknown { try diagnostics.warn(mistake, in: source) }
    } catch {
      throw .diagnostic(error)
    }
    return true
  }

  func location(of offset: Int) -> SourceLocation { source.location(of: offset) }

  /// Moves to the next sample, or behind the last one.
  @inline(__always)
  private mutating func findSample(in bytes: RawSpan) throws(Mistake) -> Bool {
    switch state {
    case .atStart:
      position += 1
      bytes.skipBlanks(&position)
      state = .amongSamples
      guard position < bytes.byteCount, bytes[position] == ASCII.closeBracket else { return true }
      position += 1
    case .amongSamples:
      if bytes.skipPlainComma(&position) { return true }
      guard try !bytes.jsonContinues(at: &position, until: ASCII.closeBracket) else { return true }
    case .atEnd:
      return false
    }
    state = .atEnd
    if isBareArray { try bytes.jsonEnd(at: &position) }
    return false
  }

  private func failure(_ mistake: Mistake) -> ReadingFailure {
    .diagnostic(source.diagnostic(mistake))
  }
}

/// The first pass.
extension JSONTraceReader {
  /// Reads everything but the samples and leaves `position` at their opening bracket.
  private mutating func outline() throws(Diagnostic) -> [JSONMember] {
    var outline = TraceOutline()
    do throws(Mistake) {
      try outline.read(buffer.bytes)
      position = outline.samples ?? 0
      isBareArray = outline.isBareArray
      return outline.members
    } catch {
      // What is wrong behind the samples may only seem so, because something in them is.
      if let samples = outline.samples { try checkSamples(from: samples) }
      throw source.diagnostic(error)
    }
  }

  private func checkSamples(from offset: Int) throws(Diagnostic) {
    var reader = self
    var draft = SampleDraft()
    reader.position = offset
    do throws(ReadingFailure) {
      while try reader.next(&draft) {}
    } catch {
      if case .diagnostic(let diagnostic) = error { throw diagnostic }
    }
  }

  /// What an object with these members, which is no trace, is instead.
  private static func other(_ members: [JSONMember]) -> String? {
    if members.contains(where: { $0.key == "views" || $0.key == "windows" }) { return "a scene" }
    return members.contains { $0.key == "phase" } ? "a single sample" : nil
  }

  private var missingSamples: Mistake {
    Mistake(at: beginning, .missingKey(TraceHeader.samplesKey, in: "the trace"))
  }

  private var beginning: Int {
    (try? buffer.bytes.jsonBeginning(expected: "a trace")) ?? 0
  }
}
