#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a file is, without its content.
struct FileStatus: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case regular
    case directory
    case symbolicLink
    /// A pipe, a terminal, a device, a socket.
    case other
  }

  /// What makes two paths the same file.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  struct Owner: Hashable, Sendable {
    let user: uid_t
    let group: gid_t
  }

  let kind: Kind

  /// In bytes; meaningful for a regular file.
  let size: Int

  /// The nine permission bits, and the three for set-id and sticky.
  let permissions: mode_t

  let owner: Owner
  let identity: Identity

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .directory
      case S_IFLNK: .symbolicLink
      default: .other
      }
    size = Int(status.st_size)
    permissions = status.st_mode & 0o7777
    owner = Owner(user: status.st_uid, group: status.st_gid)
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
  }

  /// What is at `path`, behind all symbolic links.
  ///
  /// - Throws: Why nothing can be found there.
  init(at path: String) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .current }
    self.init(status)
  }

  /// What is at `path`, behind all symbolic links; `nil` when nothing can be found there.
  static func ofFile(at path: String) -> Self? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Self(status)
  }

  /// What is at `path` itself, which may be a symbolic link.
  static func ofLink(at path: String) -> Self? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    return Self(status)
  }
}
