#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension String {
  /// Whether the UTF-8 of this text comes before that of `other`.
  ///
  /// `<` of strings compares what the letters mean, so that two paths that are spelt differently
  /// could be equal; this is the order of the bytes, the same on every system.
  func precedesInBytes(_ other: String) -> Bool {
    let quick = utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { theirs in
        guard let start = mine.baseAddress, let other = theirs.baseAddress else {
          return mine.count < theirs.count
        }
        let order = memcmp(start, other, min(mine.count, theirs.count))
        return order == 0 ? mine.count < theirs.count : order < 0
      }
    }
    if let quick, let quick { return quick }
    return utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension FilePath {
  /// `path` without what leads nowhere: `./`, doubled slashes, a slash at the end.
  ///
  /// `..` stays: what it undoes could be a link to somewhere else.
  static func normalized(_ path: String) -> String {
    let slash = UInt8(ascii: "/")
    let isAbsolute = path.utf8.first == slash
    // Bytes, not characters: a mark that begins a name would make one with the slash.
    let names = path.utf8.split(separator: slash).map(Substring.init).filter { $0 != "." }
    if names.isEmpty { return isAbsolute ? "/" : path.isEmpty ? "" : "." }
    return (isAbsolute ? "/" : "") + names.joined(separator: "/")
  }
}
