import TraceFormats

/// How many traces of a batch went well, and how many did not.
struct BatchSummary: Hashable, Sendable {
  /// The worst status of all.
  private(set) var status = ExitStatus.success

  private var count = 0
  private var failures = 0
  private var differences = 0

  mutating func add(_ status: ExitStatus) {
    self.status = max(self.status, status)
    count += 1
    switch status {
    case .success: break
    case .difference: differences += 1
    case .usage, .badInput, .cannotOpen, .cannotCreate, .ioFailure: failures += 1
    }
  }

  /// Why the status is not that of success; `nil` if it is.
  var sentence: String? {
    var parts: [String] = []
    if failures > 0 { parts.append("\(failures) of \(traces) could not be replayed") }
    if differences > 0 { parts.append("\(differences) of \(traces) did not log what is expected") }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  private var traces: String { counted(count, "trace") }
}
