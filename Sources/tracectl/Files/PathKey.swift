/// A path or a name as the system compares it: by its bytes.
///
/// Two strings are equal when they mean the same letters, so that a file whose name has an accented
/// letter would be taken for another one whose name has the letter and the accent.
struct PathKey: Hashable, Sendable {
  private let bytes: [UInt8]

  init(_ path: some StringProtocol) {
    bytes = Array(path.utf8)
  }
}
