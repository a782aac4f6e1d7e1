#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What can be said of a path by its text, and where its symbolic links lead.
enum FilePath {
  /// The folder that a path's last name is in; `.` where the path has only one name.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: .slash) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What stands behind the last slash.
  static func lastName(of path: String) -> Substring {
    guard let slash = path.utf8.lastIndex(of: .slash) else { return path[...] }
    return path[path.utf8.index(after: slash)...]
  }

  /// A path without its last extension: `a/drag.back.csv` gives `a/drag.back`.
  ///
  /// A dot at the beginning of a name begins no extension.
  static func withoutExtension(_ path: String) -> String {
    let name = lastName(of: path)
    guard let dot = name.utf8.lastIndex(of: .dot), dot != name.startIndex else { return path }
    return String(path[..<dot])
  }

  /// `name` as seen from `folder`; an absolute name stays, and the folder `.` is left out.
  static func join(_ folder: String, _ name: String) -> String {
    if name.utf8.first == .slash || folder == "." { return name }
    return folder.utf8.last == .slash ? folder + name : "\(folder)/\(name)"
  }

  /// Where `path` leads when its last name is a symbolic link, also when nothing is there.
  static func resolvingLinks(_ path: String) throws(SystemError) -> String {
    /// As many as Linux follows.
    let limit = 40
    var path = path
    for _ in 0..<limit {
      guard FileStatus.ofLink(at: path)?.kind == .symbolicLink else { return path }
      path = join(folder(of: path), try contentOfLink(path))
    }
    throw .tooManyLinks
  }

  private static func contentOfLink(_ path: String) throws(SystemError) -> String {
    let capacity = Int(PATH_MAX)
    let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: capacity + 1)
    defer { buffer.deallocate() }
    let count = readlink(path, buffer, capacity)
    guard count >= 0 else { throw .current }
    buffer[count] = 0
    return String(cString: buffer)
  }
}

extension UInt8 {
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let dot = UInt8(ascii: ".")
}
