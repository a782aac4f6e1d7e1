import TraceFormats

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where a command's result goes: standard output, or the file of `--output`.
///
/// A regular file is replaced as a whole, by `commit()`; until then, and when it is never called,
/// the old one stays as it was. Everything else (a pipe, a terminal, a device) is written directly.
final class OutputFile: ByteOutput {
  /// What messages call it.
  let name: String
  let descriptor: FileDescriptor

  private let replacement: FileReplacement?

  /// Opens `path`; `nil` is standard output, and so are `-` and its name as a device, which may
  /// lead to a regular file that the shell goes on to use.
  init(path: String?, in environment: Environment) throws(FileError) {
    guard let path, !["-", "/dev/stdout", "/dev/fd/1"].contains(path) else {
      name = "<stdout>"
      descriptor = environment.standardOutput
      replacement = nil
      descriptor.enlargePipe()
      return
    }
    name = path
    do throws(SystemError) {
      switch FileStatus.ofFile(at: path)?.kind {
      case .directory:
        throw .isDirectory
      case .other:
        descriptor = try FileDescriptor.open(path, flags: O_WRONLY)
        descriptor.enlargePipe()
        replacement = nil
      case .regular, .symbolicLink, nil:
        let replacement = try FileReplacement(of: path)
        descriptor = replacement.descriptor
        self.replacement = replacement
      }
    } catch {
      throw FileError(name: path, problem: .cannotCreate(error))
    }
  }

  /// Writes `bytes` at once; whoever calls collects them.
  func write(_ bytes: RawSpan) throws {
    try bytes.withUnsafeBytes { bytes in
      do throws(SystemError) {
        try descriptor.writeAll(bytes)
      } catch {
        throw FileError(name: name, problem: .cannotWrite(error))
      }
    }
  }

  func write(_ text: String) throws(FileError) {
    do throws(SystemError) {
      try descriptor.write(text)
    } catch {
      throw FileError(name: name, problem: .cannotWrite(error))
    }
  }

  /// Puts a file that was written completely in its place.
  func commit() throws(FileError) {
    do throws(SystemError) {
      try replacement?.commit()
    } catch {
      throw FileError(name: name, problem: .cannotCreate(error))
    }
  }

  /// Gives up what was written so far; the old file stays.
  func discard() {
    replacement?.discard()
  }
}

extension FileDescriptor {
  /// Lets a pipe hold more, so that its two ends take turns less often.
  ///
  /// Only Linux knows this, and it refuses where the descriptor is no pipe; both do no harm.
  fileprivate func enlargePipe() {
    #if os(Linux)
      // F_SETPIPE_SZ of <fcntl.h>, which the overlay does not show.
      let setPipeSize: Int32 = 1_031
      _ = fcntl(number, setPipeSize, 1_048_576)
    #endif
  }
}
