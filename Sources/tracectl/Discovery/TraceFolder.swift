/// The traces of one folder with the logs beside them.
struct TraceFolder {
  struct Trace: Hashable, Sendable {
    let name: String
    let hasLog: Bool
    let hasPendingLog: Bool

    /// The first of the other traces that have the same log.
    let rival: String?
  }

  let traces: [Trace]

  /// The names of logs, pending ones too, that belong to no trace.
  let staleLogs: [String]

  init(_ listing: FolderListing) {
    var traces: [String] = []
    var logs: [String] = []
    var pending: [String] = []
    for entry in listing.entries {
      let role = FileRole(of: entry.name)
      switch entry.kind {
      case .file, .brokenLink: break
      // What is in the way of a log is told; nothing reads it or replaces it.
      case .other where role == .log: break
      case .folder, .linkedFolder, .other: continue
      }
      switch role {
      case .trace: traces.append(entry.name)
      case .log: logs.append(entry.name)
      case .pendingLog: pending.append(entry.name)
      case .scene, .other: break
      }
    }

    let present = Set(logs.map(PathKey.init))
    let unsettled = Set(pending.map(PathKey.init))
    var owners: [PathKey: [String]] = [:]
    for trace in traces { owners[PathKey(FileRole.log(ofTrace: trace)), default: []].append(trace) }
    self.traces = traces.map { trace in
      let log = FileRole.log(ofTrace: trace)
      let key = PathKey(trace)
      return Trace(
        name: trace, hasLog: present.contains(PathKey(log)),
        hasPendingLog: unsettled.contains(PathKey(FileRole.pending(ofLog: log))),
        rival: owners[PathKey(log)]?.first { PathKey($0) != key })
    }
    staleLogs =
      logs.filter { owners[PathKey($0)] == nil }
      + pending.filter { owners[PathKey(FileRole.log(ofPending: $0))] == nil }
  }
}
