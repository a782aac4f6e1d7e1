/// A whole text in memory, mapped or read, that is not copied.
public protocol ByteDocument: AnyObject {
  /// The bytes; they stay in place as long as the object lives.
  var bytes: UnsafeRawBufferPointer { get }
}

/// A text that arrives piece by piece.
public protocol ByteStream: AnyObject {
  /// Fills the beginning of `buffer` with the next bytes.
  ///
  /// - Returns: The number of bytes; 0 at the end of the text, and only there.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int
}

/// Where the bytes of a trace come from.
public enum TraceInput {
  case document(any ByteDocument)
  case stream(any ByteStream)
}

/// A document that owns its bytes.
public final class MemoryDocument: ByteDocument {
  /// The bytes, which the object owns.
  public let bytes: UnsafeRawBufferPointer

  /// Takes a copy of `bytes`.
  public init(_ bytes: some Sequence<UInt8>) {
    self.bytes = UnsafeRawBufferPointer(Self.allocate(Array(bytes)))
  }

  /// Takes a copy of `bytes`.
  init(copying bytes: RawSpan) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.byteCount, alignment: 16)
    bytes.withUnsafeBytes { copy.copyMemory(from: $0) }
    self.bytes = UnsafeRawBufferPointer(copy)
  }

  /// Takes a copy of the text's UTF-8.
  public convenience init(_ text: String) {
    self.init(text.utf8)
  }

  /// Reads `stream` to its end.
  convenience init(collecting stream: any ByteStream) throws {
    try self.init(beginningOf: stream, atMost: .max)
  }

  /// Reads `stream` to its end or until there are `limit` bytes, whichever is sooner.
  ///
  /// `isEnough` tells whether the bytes that are there will do.
  init(
    beginningOf stream: any ByteStream, atMost limit: Int,
    isEnough: (RawSpan) -> Bool = { _ in false }
  ) throws {
    var room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    var count = 0
    do {
      while count < limit {
        if count == room.count { room = Self.enlarge(room) }
        let free = room[count...].prefix(limit - count)
        let read = try stream.read(into: UnsafeMutableRawBufferPointer(rebasing: free))
        guard read > 0 else { break }
        count += read
        if isEnough(UnsafeRawBufferPointer(rebasing: room[..<count]).bytes) { break }
      }
    } catch {
      room.deallocate()
      throw error
    }
    bytes = UnsafeRawBufferPointer(rebasing: room[..<count])
  }

  private static func enlarge(
    _ room: UnsafeMutableRawBufferPointer
  ) -> UnsafeMutableRawBufferPointer {
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: 2 * room.count, alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(room))
    room.deallocate()
    return larger
  }

  private static func allocate(_ bytes: [UInt8]) -> UnsafeMutableRawBufferPointer {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    copy.copyBytes(from: bytes)
    return copy
  }

  deinit {
    bytes.deallocate()
  }
}

/// The bytes of a document, piece by piece.
final class DocumentStream: ByteStream {
  private let document: any ByteDocument
  private var position = 0

  init(_ document: any ByteDocument) {
    self.document = document
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let rest = document.bytes[position...].prefix(buffer.count)
    buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: rest))
    position += rest.count
    return rest.count
  }
}

/// A stream whose first bytes have been read already.
final class ResumedStream: ByteStream {
  private let beginning: DocumentStream
  private let rest: any ByteStream

  init(beginning: MemoryDocument, rest: any ByteStream) {
    self.beginning = DocumentStream(beginning)
    self.rest = rest
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    let count = beginning.read(into: buffer)
    return count > 0 ? count : try rest.read(into: buffer)
  }
}
