/// Something that `check` has to say a word about.
struct Finding: Hashable, Sendable {
  enum Subject: Hashable, Sendable {
    case trace(TraceFile)

    /// A log, pending or not, that no trace has.
    case staleLog

    /// A place that could not be searched.
    case mistake(DiscoveryMistake)
  }

  let path: String
  let subject: Subject

  /// The path as seen from the folder that was named on the command line, or the name of a file
  /// that was named itself; it decides the shard.
  let key: Substring
}

/// Why a path has nothing to check.
enum DiscoveryMistake: Error, Hashable, Sendable {
  /// A path of the command line that leads nowhere.
  case cannotOpen(SystemError)

  /// A path of the command line that is a file of another kind.
  case notATrace(FileRole)

  /// A folder of the command line, with all below it.
  case noTraces

  /// A folder that was found.
  case cannotList(SystemError)

  /// A file or folder that was found.
  case nameIsNotText
}

extension DiscoveryMistake {
  var status: ExitStatus {
    switch self {
    case .cannotOpen, .notATrace: .cannotOpen
    case .noTraces, .cannotList, .nameIsNotText: .difference
    }
  }

  /// Whether it is about the command line, so that every shard has it.
  var isOfCommandLine: Bool {
    switch self {
    case .cannotOpen, .notATrace, .noTraces: true
    case .cannotList, .nameIsNotText: false
    }
  }
}

extension DiscoveryMistake: CustomStringConvertible {
  /// What was found and what was expected, without the path.
  var description: String {
    switch self {
    case .cannotOpen(let reason), .cannotList(let reason): "cannot be opened: \(reason)"
    case .notATrace(let role):
      "\(role.phrase); expected a trace (.json, .ndjson, .jsonl, .csv, .tsv) or a folder"
    case .noTraces: "no traces here or below; expected at least one"
    case .nameIsNotText: "the name is not UTF-8; expected one that is"
    }
  }
}

extension FileRole {
  /// For a sentence about what was found.
  fileprivate var phrase: String {
    switch self {
    case .trace: "this is a trace that is no file"
    case .scene: "this is a scene"
    case .log: "this is a log"
    case .pendingLog: "this is a pending log"
    case .other: "this is no trace"
    }
  }
}
