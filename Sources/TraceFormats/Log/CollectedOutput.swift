/// Keeps what a log writes, for tests and tools.
public final class CollectedOutput: ByteOutput {
  /// All that has been written, as bytes.
  package private(set) var bytes: [UInt8] = []

  /// Starts with nothing written.
  public init() {}

  /// All that has been written.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The same bytes, to be read again.
  public var document: any ByteDocument { MemoryDocument(bytes) }

  /// Starts again with nothing written, in the same memory.
  package func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Appends the bytes; nothing is refused.
  public func write(_ bytes: RawSpan) {
    bytes.withUnsafeBytes { self.bytes.append(contentsOf: $0) }
  }
}
