/// How a text breaks the rules of a log.
public enum LogMistake: Hashable, Sendable {
  /// A line that a merge left behind.
  case conflictMarker(String)

  /// A line that begins with something else than a time.
  case noTime(found: String)

  /// A line that stops before its callback.
  case fewWords(found: Int)
}

extension LogMistake: CustomStringConvertible {
  /// What was found and what was expected.
  public var description: String {
    switch self {
    case .conflictMarker(let marker):
      "found the conflict marker \(marker); expected a log whose merge conflicts are settled"
    case .noTime(let found):
      "found \(quoted(found)); expected a callback's time in seconds, such as 0.150"
    case .fewWords(let found):
      "found \(counted(found, "word")); expected a time, a subject and a callback"
    }
  }
}
