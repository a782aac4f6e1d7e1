/// Finds the traces that the paths of a command line mean, each once.
struct TraceSearch {
  /// In the byte order of their paths.
  var findings: [Finding] { found.sorted { $0.path.precedesInBytes($1.path) } }

  private var found: [Finding] = []

  /// A file by its folder and its name: different paths can lead to one folder.
  private struct Place: Hashable {
    let folder: FileStatus.Identity
    let name: PathKey
  }

  /// Looks at each of `paths`, a folder or a trace.
  init(_ paths: [String]) {
    var files: [String] = []
    var folders: [String] = []
    var known: Set<PathKey> = []
    for path in paths.map(FilePath.normalized) {
      do throws(SystemError) {
        let status = try FileStatus(at: path)
        if status.kind != .directory {
          files.append(path)
        } else if known.insert(PathKey(path)).inserted {
          folders.append(path)
        }
      } catch {
        add(.cannotOpen(error), path)
      }
    }
    let walk = FolderWalk(from: folders)
    for root in folders.indices { addContent(of: root, folders[root], in: walk) }
    addNamed(files, besides: walk.visited)
  }

  /// Adds the files of the command line that are in no folder that was visited: the folder knows
  /// better which files stand side by side.
  private mutating func addNamed(_ files: [String], besides visited: Set<FileStatus.Identity>) {
    var places: Set<Place> = []
    var traces: [(path: String, log: Place)] = []
    for file in files {
      guard let folder = FileStatus.ofFile(at: FilePath.folder(of: file))?.identity else {
        add(.cannotOpen(.notFound), file)
        continue
      }
      let name = FilePath.lastName(of: file)
      let role = FileRole(of: file)
      guard role == .trace, FileStatus.ofFile(at: file)?.kind == .regular else {
        add(.notATrace(role), file)
        continue
      }
      let isNew = places.insert(Place(folder: folder, name: PathKey(name))).inserted
      let isInFolder = visited.contains(folder) && name.utf8.first != UInt8(ascii: ".")
      guard isNew, !isInFolder else { continue }
      let log = FilePath.lastName(of: FileRole.log(ofTrace: file))
      traces.append((file, Place(folder: folder, name: PathKey(log))))
    }
    let owners = Dictionary(grouping: traces.indices) { traces[$0].log }
    for (index, trace) in traces.enumerated() {
      let rival = owners[trace.log]?.first { $0 != index }
      addNamed(trace.path, rival: rival.map { traces[$0].path })
    }
  }

  /// Adds a trace of the command line.
  private mutating func addNamed(_ path: String, rival: String?) {
    let log = FileRole.log(ofTrace: path)
    let pending = FileStatus.ofLink(at: FileRole.pending(ofLog: log))?.kind
    let trace = TraceFile(
      path: path, hasLog: FileStatus.ofLink(at: log) != nil,
      hasPendingLog: pending == .regular || pending == .symbolicLink, rival: rival)
    found.append(
      Finding(path: path, subject: .trace(trace), key: FilePath.lastName(of: path)))
  }

  /// Adds what is in a folder of the command line and below.
  private mutating func addContent(of root: Int, _ start: String, in walk: FolderWalk) {
    /// How many bytes of a path lead to the root.
    let prefix = start == "." ? 0 : FilePath.join(start, "").utf8.count
    var hasTrace = walk.overlapping.contains(root)
    for folder in walk.folders where folder.root == root {
      if addContent(of: folder, prefix) { hasTrace = true }
    }
    for failure in walk.failures where failure.root == root {
      hasTrace = true
      if PathKey(failure.path) == PathKey(start) {
        add(.cannotOpen(failure.reason), start)
      } else {
        add(.cannotList(failure.reason), failure.path, prefix)
      }
    }
    if !hasTrace { add(.noTraces, start) }
  }

  /// - Returns: Whether there was a trace.
  private mutating func addContent(of folder: FolderWalk.Folder, _ prefix: Int) -> Bool {
    let content = TraceFolder(folder.listing)
    for name in folder.listing.unreadableNames {
      add(.nameIsNotText, FilePath.join(folder.path, name), prefix)
    }
    for trace in content.traces {
      let path = FilePath.join(folder.path, trace.name)
      let file = TraceFile(
        path: path, hasLog: trace.hasLog, hasPendingLog: trace.hasPendingLog,
        rival: trace.rival.map { FilePath.join(folder.path, $0) })
      add(.trace(file), path, prefix)
    }
    for name in content.staleLogs { add(.staleLog, FilePath.join(folder.path, name), prefix) }
    return !content.traces.isEmpty
  }

  private mutating func add(_ subject: Finding.Subject, _ path: String, _ prefix: Int) {
    let key = path.utf8.dropFirst(prefix)
    found.append(Finding(path: path, subject: subject, key: Substring(key)))
  }

  private mutating func add(_ mistake: DiscoveryMistake, _ path: String, _ prefix: Int = 0) {
    add(.mistake(mistake), path, prefix)
  }
}
