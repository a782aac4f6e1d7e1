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
      switch entry.kind {
      case .file, .brokenLink: break
      case .folder, .linkedFolder, .other: continue
      }
      switch FileRole(of: entry.name) {
      case .trace: traces.append(entry.name)
      case .log: logs.append(entry.name)
      case .pendingLog: pending.append(entry.name)
      case .scene, .other: break
      }
    }

    let present = Set(logs)
    let unsettled = Set(pending)
    var owners: [String: [String]] = [:]
    for trace in traces { owners[FileRole.log(ofTrace: trace), default: []].append(trace) }
    self.traces = traces.map { trace in
      let log = FileRole.log(ofTrace: trace)
      return Trace(
        name: trace, hasLog: present.contains(log),
        hasPendingLog: unsettled.contains(FileRole.pending(ofLog: log)),
        rival: owners[log]?.first { $0 != trace })
    }
    staleLogs =
      logs.filter { owners[$0] == nil }
      + pending.filter { owners[FileRole.log(ofPending: $0)] == nil }
  }
}
