#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why a system call failed.
struct SystemError: Error, Hashable, Sendable {
  let code: Int32

  static let notFound = Self(code: ENOENT)
  static let isDirectory = Self(code: EISDIR)
  static let notPermitted = Self(code: EACCES)
  static let interrupted = Self(code: EINTR)
  static let wouldBlock = Self(code: EAGAIN)
  static let brokenPipe = Self(code: EPIPE)
  static let exists = Self(code: EEXIST)
  static let tooManyLinks = Self(code: ELOOP)

  /// Of what is there and must not be replaced; no system call says so, hence no code.
  static let notRegular = Self(code: 0)

  /// The reason of the latest call that failed.
  static var current: Self { Self(code: errno) }
}

extension SystemError: CustomStringConvertible {
  /// The reason as part of a sentence; the common ones in the same words on every system.
  var description: String {
    switch self {
    case .notFound: "no such file or directory"
    case .isDirectory: "it is a directory"
    case .notPermitted: "permission denied"
    case .notRegular: "it is no regular file"
    case .brokenPipe: "the reader has gone"
    default: String(cString: strerror(code)).lowercasedFirst
    }
  }
}

extension String {
  /// The system's messages begin with a capital; inside a sentence they do not.
  fileprivate var lowercasedFirst: String {
    prefix(1).lowercased() + dropFirst()
  }
}
