/// Finds the pending logs that the paths of a command line mean, each once.
struct PendingSearch {
  /// In the byte order of their paths.
  private(set) var logs: [String] = []

  /// The paths that lead to none: nothing differs there, or it has been settled.
  private(set) var idle: [String] = []

  /// The paths that lead nowhere, and folders that cannot be listed.
  private(set) var failures: [FileError] = []

  private var known: Set<PathKey> = []

  /// Looks at each of `paths`: a folder, a trace, a log or a pending log.
  init(_ paths: [String]) {
    var folders: [String] = []
    for path in paths.map(FilePath.normalized) {
      if FileStatus.ofFile(at: path)?.kind == .directory {
        folders.append(path)
      } else {
        find(path)
      }
    }
    search(folders)
    logs.sort { $0.precedesInBytes($1) }
  }

  private mutating func search(_ roots: [String]) {
    let walk = FolderWalk(from: roots)
    var idle = Set(roots.indices).subtracting(walk.overlapping)
    for folder in walk.folders {
      for entry in folder.listing.entries
      where entry.kind == .file && FileRole(of: entry.name) == .pendingLog {
        let path = FilePath.join(folder.path, entry.name)
        // A link is left alone: what it leads to is not what a check has left.
        guard FileStatus.ofLink(at: path)?.kind == .regular else { continue }
        add(path)
        idle.remove(folder.root)
      }
    }
    for failure in walk.failures {
      failures.append(FileError(name: failure.path, problem: .cannotOpen(failure.reason)))
      idle.remove(failure.root)
    }
    self.idle += idle.sorted().map { roots[$0] }
  }

  private mutating func add(_ log: String) {
    if known.insert(PathKey(log)).inserted { logs.append(log) }
  }

  private mutating func find(_ path: String) {
    let pending: String?
    switch FileRole(of: path) {
    case .pendingLog: pending = path
    case .log: pending = FileRole.pending(ofLog: path)
    case .trace: pending = FileRole.pending(ofLog: FileRole.log(ofTrace: path))
    case .scene, .other: pending = nil
    }
    if let pending, FileStatus.ofLink(at: pending)?.kind == .regular {
      add(pending)
      return
    }
    do throws(SystemError) {
      _ = try FileStatus(at: path)
      idle.append(path)
    } catch {
      failures.append(FileError(name: path, problem: .cannotOpen(error)))
    }
  }
}
