#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What is in a folder, hidden files and folders left out.
struct FolderListing {
  struct Entry: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      /// A regular file, also behind a symbolic link.
      case file
      case folder
      /// A symbolic link to a folder.
      case linkedFolder
      /// A symbolic link that leads nowhere.
      case brokenLink
      /// A pipe, a device, a socket: opening one could wait for ever.
      case other
    }

    let name: String
    let kind: Kind
  }

  /// What makes two paths the same folder.
  let identity: FileStatus.Identity

  /// In the byte order of the names.
  let entries: [Entry]

  /// Names that are not UTF-8, as far as they can be shown: no path leads there.
  let unreadableNames: [String]

  /// Lists the folder at `path`.
  init(path: String) throws(SystemError) {
    guard let stream = opendir(path) else { throw .current }
    defer { closedir(stream) }
    identity = try FileDescriptor(number: dirfd(stream)).status().identity
    var entries: [Entry] = []
    var unreadableNames: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let type = Int32(entry.pointee.d_type)
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        let start = UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self)
        guard start.pointee != CChar(UInt8(ascii: ".")) else { return }
        if let name = String(validatingCString: start) {
          entries.append(Entry(name: name, kind: Self.kind(type, name, in: path)))
        } else {
          unreadableNames.append(String(cString: start))
        }
      }
    }
    if errno != 0 { throw .current }
    entries.sort { $0.name.precedesInBytes($1.name) }
    self.entries = entries
    self.unreadableNames = unreadableNames.sorted { $0.precedesInBytes($1) }
  }

  /// The kind of an entry, which the folder itself nearly always tells.
  private static func kind(_ type: Int32, _ name: String, in folder: String) -> Entry.Kind {
    switch type {
    case Int32(DT_REG): return .file
    case Int32(DT_DIR): return .folder
    case Int32(DT_LNK), Int32(DT_UNKNOWN): break
    default: return .other
    }
    let path = FilePath.join(folder, name)
    let isLink = FileStatus.ofLink(at: path)?.kind == .symbolicLink
    switch FileStatus.ofFile(at: path)?.kind {
    case .regular: return .file
    case .directory: return isLink ? .linkedFolder : .folder
    case .symbolicLink, .other: return .other
    case nil: return isLink ? .brokenLink : .other
    }
  }
}
