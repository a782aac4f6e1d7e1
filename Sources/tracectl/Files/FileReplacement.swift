#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A new file that takes the place of an old one in a single step, or not at all.
///
/// It lies in the folder of the old one. On Linux it has no name until it is complete, and then a
/// hidden one, `.tracectl-…`, for the moment until it takes its place; elsewhere, and on file
/// systems that cannot do this, it has that name from the beginning. A tool that is killed while
/// its file has the hidden name leaves it behind; the old file is whole all the same. The new one
/// keeps the old one's permissions and, where that is allowed, its owner. It is not forced onto the
/// disk: what a crash of the whole system leaves is up to the file system.
final class FileReplacement {
  let descriptor: FileDescriptor

  /// The path of what is replaced: where symbolic links, if any, end.
  private let target: String
  private let temporaryPath: String
  private var stage: Stage

  private enum Stage {
    /// The new file has no name yet.
    case nameless
    /// The new file is at `temporaryPath`.
    case temporary
    /// It took its place, or was given up.
    case over
  }

  /// Creates a file that is to replace the regular file at `path`, if anything is there.
  ///
  /// `isNamed` gives it a name at once, as systems without nameless files need it.
  init(of path: String, isNamed: Bool = false) throws(SystemError) {
    target = try FilePath.resolvingLinks(path)
    let old = FileStatus.ofFile(at: target)
    switch old?.kind {
    case .regular, nil: break
    case .directory: throw .isDirectory
    case .symbolicLink, .other: throw .notRegular
    }
    if old != nil, access(target, W_OK) != 0 { throw .current }
    let folder = FilePath.folder(of: target)
    let number = UInt64.random(in: .min ... .max)
    // Not with the target's name in it: together they could be too long.
    let hidden = ".tracectl-\(String(number, radix: 36))"
    temporaryPath = FilePath.join(folder, hidden)
    if !isNamed, let nameless = FileDescriptor.nameless(in: folder) {
      descriptor = nameless
      stage = .nameless
    } else {
      descriptor = try FileDescriptor.open(
        temporaryPath, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
      stage = .temporary
    }
    if let old {
      if let mine = try? descriptor.status(), mine.owner != old.owner {
        _ = fchown(descriptor.number, old.owner.user, old.owner.group)
      }
      _ = fchmod(descriptor.number, old.permissions)
    }
  }

  deinit {
    discard()
  }

  /// Puts a file with this content in the place of what is at `path`, if anything.
  static func write(_ content: [UInt8], to path: String) throws(FileError) {
    let replacement: FileReplacement
    do throws(SystemError) {
      replacement = try FileReplacement(of: path)
    } catch {
      throw FileError(name: path, problem: .cannotCreate(error))
    }
    let problem = content.withUnsafeBytes { bytes -> FileError.Problem? in
      do throws(SystemError) {
        try replacement.descriptor.writeAll(bytes)
        return nil
      } catch {
        return .cannotWrite(error)
      }
    }
    if let problem { throw FileError(name: path, problem: problem) }
    do throws(SystemError) {
      try replacement.commit()
    } catch {
      throw FileError(name: path, problem: .cannotCreate(error))
    }
  }

  /// Takes the old file's place.
  func commit() throws(SystemError) {
    if stage == .nameless {
      try descriptor.giveName(temporaryPath)
      stage = .temporary
    }
    guard stage == .temporary else { return }
    guard rename(temporaryPath, target) == 0 else {
      let error = SystemError.current
      discard()
      throw error
    }
    stage = .over
    descriptor.closeFile()
  }

  /// Leaves the old file alone and removes the new one.
  func discard() {
    if stage == .temporary { unlink(temporaryPath) }
    if stage != .over { descriptor.closeFile() }
    stage = .over
  }
}

extension FileDescriptor {
  /// A new file in `folder` that has no name, or `nil` where the system has no such thing.
  fileprivate static func nameless(in folder: String) -> Self? {
    #if os(Linux)
      // O_TMPFILE of <fcntl.h>, which the overlay does not show.
      let temporaryFile = O_DIRECTORY | 0o20_000_000
      guard access("/proc/self/fd", X_OK) == 0 else { return nil }
      return try? open(folder, flags: O_WRONLY | temporaryFile, mode: 0o666)
    #else
      return nil
    #endif
  }

  /// Gives a file that has no name one that is not taken.
  fileprivate func giveName(_ path: String) throws(SystemError) {
    #if os(Linux)
      let source = "/proc/self/fd/\(number)"
      guard linkat(AT_FDCWD, source, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 else {
        throw .current
      }
    #endif
  }
}
