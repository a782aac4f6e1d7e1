import TraceCore
import TraceFormats

/// The log of one or several replays, in the format that was asked for.
enum ReplayLog {
  case text(TextLog)
  case json(JSONLog)

  init(_ format: ReplayOptions.LogFormat, filter: LogFilter, output: any ByteOutput) {
    switch format {
    case .text: self = .text(TextLog(output: output, filter: filter))
    case .json: self = .json(JSONLog(output: output, filter: filter))
    }
  }

  /// What the engine records into.
  var lines: LineLog {
    switch self {
    case .text(let log): log
    case .json(let log): log
    }
  }

  /// Says that what follows is of this trace, one of several.
  func begin(trace path: String) {
    switch self {
    case .text(let log): log.comment("==> \(path)")
    case .json(let log): log.trace = path
    }
  }

  /// Says what is replayed, and how.
  func begin(_ beginning: TracePlayer.Beginning) {
    for text in beginning.comments { comment(text) }
  }

  /// A line for people; a log for programs has none.
  func comment(_ text: String) {
    switch self {
    case .text(let log): log.comment(text)
    case .json: break
    }
  }
}
