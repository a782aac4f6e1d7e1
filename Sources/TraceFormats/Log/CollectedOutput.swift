/// Keeps what a log writes, for tests and tools.
public final class CollectedOutput: ByteOutput {
  private var bytes: [UInt8] = []

  /// Starts with nothing written.
  public init() {}

  /// All that has been written.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The same bytes, to be read again.
  public var document: any ByteDocument { MemoryDocument(bytes) }

  /// Appends the bytes; nothing is refused.
  public func write(_ bytes: RawSpan) {
    bytes.withUnsafeBytes { self.bytes.append(contentsOf: $0) }
  }
}
