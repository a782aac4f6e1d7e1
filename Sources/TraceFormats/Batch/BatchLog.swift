/// Puts the log of each trace of a batch into a JSON object, one object a line.
///
/// ```
/// {"name":"tap","log":"# tap\n    0.000  button      touchesBegan …"}
/// {"name":null,"error":"corpus.ndjson:2:14: error: …"}
/// ```
///
/// A `TextLog` or `JSONLog` writes into it; `end` makes a line of what it wrote. The keys stand in
/// this order: `name`; `log` or `error`; then, each only where it has something to say, `problems`,
/// `warnings` and `notes`, which are arrays of strings.
public final class BatchLog: ByteOutput {
  /// What a trace's log is in its object.
  public enum Style: Hashable, Sendable {
    /// One string: the lines of a `TextLog`.
    case text

    /// An array of objects: the lines of a `JSONLog`.
    case objects
  }

  private let style: Style
  private let output: any ByteOutput

  /// The present trace's log, as it is going to stand between its quotes or brackets.
  private let log = ByteBuffer()

  /// The lines that the output has not got yet.
  private let lines = ByteBuffer(capacity: flushSize + 16_384)

  /// How many bytes are worth a call of the output's `write`.
  private static let flushSize = 65_536

  /// - Parameters:
  ///   - style: What the logs are, and what becomes of them.
  ///   - output: Gets the lines, in portions of at least 64 KiB, or when `flush` is called.
  public init(_ style: Style, output: any ByteOutput) {
    self.style = style
    self.output = output
  }

  /// Takes whole lines of the present trace's log.
  public func write(_ bytes: RawSpan) {
    bytes.withUnsafeBytes { bytes in
      let bytes = bytes.bindMemory(to: UInt8.self)
      switch style {
      case .text: log.append(quotable: bytes)
      case .objects: for byte in bytes { log.append(byte == .newline ? .comma : byte) }
      }
    }
  }

  /// Ends the present trace; its log, finished before, is left out where the replay failed.
  ///
  /// - Throws: What the output threw.
  public func end(_ answer: BatchAnswer) throws {
    lines.append(#"{"name":"#)
    if let name = answer.name { lines.append(quoted: name) } else { lines.append("null") }
    switch answer.outcome {
    case .replayed:
      appendLog()
    case .failed(let reason):
      lines.append(#","error":"#)
      lines.append(quoted: reason)
    }
    append(#","problems":["#, answer.problems)
    append(#","warnings":["#, answer.warnings)
    append(#","notes":["#, answer.notes)
    lines.append("}\n")
    log.removeAll()
    if lines.count >= Self.flushSize { try flush() }
  }

  /// Hands over the lines that wait.
  ///
  /// - Throws: What the output threw.
  public func flush() throws {
    defer { lines.removeAll() }
    guard lines.count > 0 else { return }
    try lines.withElements { try output.write(RawSpan(_unsafeBytes: UnsafeRawBufferPointer($0))) }
  }

  private func appendLog() {
    lines.append(#","log":"#)
    switch style {
    case .text:
      lines.append(UInt8(ascii: "\""))
      lines.append(log)
      lines.append(UInt8(ascii: "\""))
    case .objects:
      // The last line's end became a comma like the others.
      if !log.isEmpty { log.removeLast() }
      lines.append("[")
      lines.append(log)
      lines.append("]")
    }
  }

  private func append(_ key: StaticString, _ sentences: [String]) {
    guard !sentences.isEmpty else { return }
    lines.append(key)
    for (index, sentence) in sentences.enumerated() {
      if index > 0 { lines.append(.comma) }
      lines.append(quoted: sentence)
    }
    lines.append("]")
  }
}
