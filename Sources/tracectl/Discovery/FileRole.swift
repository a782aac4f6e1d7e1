import TraceFormats

/// What a file is to the commands that look through folders, told by its name.
enum FileRole: Hashable, Sendable {
  case trace
  case scene
  /// What a trace's log is expected to be.
  case log
  /// A log that differed, for `accept` and `reject`.
  case pendingLog
  case other

  static let logEnding = ".log"
  static let pendingEnding = ".log.new"

  init(of path: String) {
    let name = String(FilePath.lastName(of: path))
    if name.hasSuffix(Self.logEnding) {
      self = .log
    } else if name.hasSuffix(Self.pendingEnding) {
      self = .pendingLog
    } else if TraceFormat(fileName: name) != nil {
      let lowercased = name.lowercased()
      let isScene = lowercased == "scene.json" || lowercased.hasSuffix(".scene.json")
      self = isScene ? .scene : .trace
    } else {
      self = .other
    }
  }

  /// The log that belongs to a trace.
  static func log(ofTrace path: String) -> String {
    FilePath.withoutExtension(path) + logEnding
  }

  /// Where a log that differs waits for `accept` or `reject`.
  static func pending(ofLog path: String) -> String {
    path + pendingEnding.dropFirst(logEnding.count)
  }

  /// The log that a pending one would replace.
  static func log(ofPending path: String) -> String {
    String(path.dropLast(pendingEnding.count - logEnding.count))
  }
}
