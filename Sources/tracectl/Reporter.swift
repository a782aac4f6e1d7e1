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

  /// One thing to say.
  struct Message: Hashable, Sendable {
    let severity: Severity
    let text: String
    var place: SourceLocation?

    /// Where to read on.
    var hint: String?

    static func error(_ text: String, at place: SourceLocation? = nil) -> Self {
      Self(severity: .error, text: text, place: place)
    }

    static func warning(_ text: String, at place: SourceLocation? = nil) -> Self {
      Self(severity: .warning, text: text, place: place)
    }

    static func note(_ text: String, at place: SourceLocation? = nil) -> Self {
      Self(severity: .note, text: text, place: place)
    }
  }

  private enum Destination {
    case terminal(Environment)
    case list(MessageList)
  }

  private let destination: Destination

  init(_ environment: Environment) {
    destination = .terminal(environment)
  }

  /// Keeps the messages for whoever wants to say them later, or not at all.
  init(_ list: MessageList) {
    destination = .list(list)
  }

  func report(
    _ severity: Severity, _ text: String, at place: SourceLocation? = nil, hint: String? = nil
  ) {
    report(Message(severity: severity, text: text, place: place, hint: hint))
  }

  func report(_ message: Message) {
    switch destination {
    case .terminal(let environment):
      environment.printError(message.line(isColored: environment.colorsErrors))
    case .list(let list):
      list.messages.append(message)
    }
  }

  /// Says what went wrong with a file, but not that the reader of our output has gone: nobody
  /// wants to hear of it.
  func report(_ error: FileError) {
    guard !error.isBrokenPipe else { return }
    report(.error, "\(error)")
  }

  /// Says why a trace could not be read; what went wrong with a stream is thrown on.
  func report(_ failure: ReadingFailure) throws -> ExitStatus {
    switch failure {
    case .stream(let error):
      throw error
    case .diagnostic(let diagnostic):
      report(diagnostic)
      return ExitStatus(diagnostic)
    }
  }

  func report(_ diagnostic: Diagnostic) {
    report(Message(diagnostic))
  }
}

/// Messages in the order in which they were reported.
final class MessageList {
  fileprivate(set) var messages: [Reporter.Message] = []
}

extension Reporter.Message {
  init(_ diagnostic: Diagnostic) {
    let severity: Reporter.Severity =
      switch diagnostic.severity {
      case .warning: .warning
      case .error: .error
      }
    self.init(severity: severity, text: diagnostic.message, place: diagnostic.location)
  }

  /// `place: severity: text`, and the hint on a line of its own, each with its end.
  func line(isColored: Bool = false) -> String {
    var line = sentence(isColored: isColored) + "\n"
    if let hint { line += "\(hint)\n" }
    return line
  }

  /// `place: severity: text` without the end of a line.
  func sentence(isColored: Bool = false) -> String {
    let word = severity.rawValue + ":"
    return (place.map { PlainText.line("\($0)") + ": " } ?? "")
      + (isColored ? severity.color + word + "\u{1B}[0m" : word) + " " + PlainText.line(text)
  }
}
