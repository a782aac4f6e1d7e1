import TraceFormats

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The bytes of a whole file.
///
/// A large file is mapped, so that it is never copied. Another program that shortens a mapped file
/// takes pages away under our feet, and the system answers the next look at them with SIGBUS; then
/// the tool says so and ends with the status of a failed read. Small files are copied, which costs
/// less than a mapping and cannot be disturbed.
final class Document: ByteDocument {
  /// From this size on a file is mapped, in bytes.
  ///
  /// Below it the page faults of a mapping cost as much as the copy.
  static let smallestMapping = 1_048_576

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[..<count]) }

  /// The length of the content, in bytes.
  private(set) var count: Int

  private let memory: UnsafeMutableRawBufferPointer
  private let isMapped: Bool

  /// Room for `count` bytes, which the caller fills or takes away before anybody reads them.
  init(count: Int) {
    memory = .allocate(byteCount: count, alignment: 16)
    self.count = count
    isMapped = false
  }

  /// Room for `count` bytes, the first of them those of `shorter`.
  convenience init(copying shorter: Document, count: Int) {
    self.init(count: count)
    memory.copyMemory(from: shorter.bytes)
  }

  /// Maps the first `size` bytes of a file.
  init(mapping file: FileDescriptor, _ size: Int) throws(SystemError) {
    let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, file.number, 0)
    guard let start, start != MAP_FAILED else { throw .current }
    _ = posix_madvise(start, size, POSIX_MADV_SEQUENTIAL)
    _ = signal(SIGBUS) { _ in Document.endAfterLostPage() }
    memory = UnsafeMutableRawBufferPointer(start: start, count: size)
    count = size
    isMapped = true
  }

  deinit {
    if isMapped {
      munmap(memory.baseAddress, memory.count)
    } else {
      memory.deallocate()
    }
  }

  /// The room behind the first `offset` bytes, to be read into.
  func space(from offset: Int) -> UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(rebasing: memory[offset..<count])
  }

  /// Takes away room at the end that was not needed.
  func shorten(to count: Int) {
    self.count = count
  }

  /// Says why the tool ends, from within a signal handler: nothing here may allocate.
  private static func endAfterLostPage() -> Never {
    let message: StaticString = "error: a file became shorter while it was read\n"
    _ = write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
    _exit(ExitStatus.ioFailure.rawValue)
  }
}
