#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The number by which the system knows an open file.
///
/// Whoever opens one closes it.
struct FileDescriptor: Hashable, Sendable {
  let number: Int32

  /// Opens the file at `path`; children of this process do not inherit it.
  static func open(
    _ path: String, flags: Int32, mode: mode_t = 0
  ) throws(SystemError) -> Self {
    while true {
      let number = openFile(path, flags | O_CLOEXEC, mode)
      if number >= 0 { return Self(number: number) }
      let error = SystemError.current
      guard error == .interrupted else { throw error }
    }
  }

  /// Reads what is there, at most as much as `buffer` holds, and waits until something is.
  ///
  /// - Returns: The number of bytes, zero at the end of the file.
  func readSome(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      let count = read(number, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      try waitOut(.current, for: POLLIN)
    }
  }

  /// Writes all of `bytes`, however many pieces the system makes of it.
  func writeAll(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = writeBytes(number, rest.baseAddress, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else {
        try waitOut(.current, for: POLLOUT)
      }
    }
  }

  func write(_ text: String) throws(SystemError) {
    var text = text
    let error = text.withUTF8 { bytes -> SystemError? in
      do throws(SystemError) {
        try writeAll(UnsafeRawBufferPointer(bytes))
        return nil
      } catch {
        return error
      }
    }
    if let error { throw error }
  }

  /// What the system knows about the open file.
  func status() throws(SystemError) -> FileStatus {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .current }
    return FileStatus(status)
  }

  /// How many columns a terminal has; `nil` for everything else.
  var terminalColumns: Int? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  func closeFile() {
    _ = close(number)
  }

  /// Returns when a read or write that failed with `error` is worth another try.
  private func waitOut(_ error: SystemError, for events: Int32) throws(SystemError) {
    switch error {
    case .interrupted:
      return
    case .wouldBlock:
      // Somebody who shares the descriptor made it non-blocking.
      var waiting = pollfd(fd: number, events: Int16(truncatingIfNeeded: events), revents: 0)
      _ = poll(&waiting, 1, -1)
    default:
      throw error
    }
  }
}

/// `open` under a name that no method hides.
private func openFile(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  open(path, flags, mode)
}

/// `write` under a name that no method hides.
private func writeBytes(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(number, bytes, count)
}
