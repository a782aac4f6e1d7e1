import TraceFormats

/// Says on standard error what the user should know, each message in one write.
///
/// The words `error:`, `warning:` and `note:` are coloured where the environment allows it.
struct Reporter {
  enum Severity: String, Sendable {
    case error
    case warning
    case note

    /// As a terminal's sequence.
    fileprivate var color: String {
      switch self {
      case .error: "\u{1B}[1;31m"
      case .warning: "\u{1B}[1;35m"
      case .note: "\u{1B}[1;36m"
      }
    }
  }

  private let descriptor: FileDescriptor
  private let isColored: Bool

  init(_ environment: Environment) {
    descriptor = environment.standardError
    isColored = environment.isColored
  }

  /// Writes `place: severity: message`, and `hint` on a line of its own.
  func report(
    _ severity: Severity, _ message: String, at place: SourceLocation? = nil, hint: String? = nil
  ) {
    var text = place.map { Self.plain("\($0)") + ": " } ?? ""
    text += isColored ? severity.color + severity.rawValue + ":\u{1B}[0m" : severity.rawValue + ":"
    text += " \(Self.plain(message))\n"
    if let hint { text += "\(hint)\n" }
    write(text)
  }

  /// Says what went wrong with a file, but not that the reader of our output has gone: nobody
  /// wants to hear of it.
  func report(_ error: FileError) {
    guard !error.isBrokenPipe else { return }
    report(.error, "\(error)")
  }

  func report(_ diagnostic: Diagnostic) {
    let severity: Severity =
      switch diagnostic.severity {
      case .warning: .warning
      case .error: .error
      }
    report(severity, diagnostic.message, at: diagnostic.location)
  }

  /// The text without what a terminal would obey or a reader be misled by: file names and words of
  /// the command line can hold anything.
  private static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default:
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Writes `text` as it is.
  func write(_ text: String) {
    // Nobody is left to be told that standard error cannot be written.
    try? descriptor.write(text)
  }
}
