/// Receives the warnings of every reader that takes part in a command.
public final class DiagnosticCollector {
  /// The number of warnings after which a file is not worth more of them.
  public static let limit = 1_000

  /// Whether a warning is an error.
  public let isStrict: Bool

  /// Everything that was said, in order.
  public private(set) var warnings: [Diagnostic] = []

  private struct Statement: Hashable {
    let file: String
    let problem: Problem
  }

  private var said: Set<Statement> = []
  private let report: (Diagnostic) -> Void

  /// - Parameters:
  ///   - isStrict: Whether the first warning is thrown as an error.
  ///   - report: Hears of each warning at once.
  public init(isStrict: Bool = false, report: @escaping (Diagnostic) -> Void = { _ in }) {
    self.isStrict = isStrict
    self.report = report
  }

  /// Takes a warning; a second one with the same facts about the same file is not repeated.
  public func warn(_ diagnostic: Diagnostic) throws(Diagnostic) {
    try warn(diagnostic.problem, in: diagnostic.location.file) { diagnostic }
  }

  /// Takes a warning about a byte of a text, of which the line is counted only if it is said.
  public func warn(_ mistake: Mistake, in source: JSONSource) throws(Diagnostic) {
    try warn(mistake.problem, in: source.file) { source.diagnostic(mistake, .warning) }
  }

  func warn(
    _ problem: Problem, in file: String, diagnostic: () -> Diagnostic
  ) throws(Diagnostic) {
    if isStrict { throw diagnostic().with(.error) }
    guard warnings.count <= Self.limit,
      said.insert(Statement(file: file, problem: problem)).inserted
    else { return }
    let isLast = warnings.count == Self.limit
    let location = diagnostic().location
    let warning =
      isLast
      ? Diagnostic(.warning, at: location, .tooManyWarnings(Self.limit))
      : diagnostic().with(.warning)
    warnings.append(warning)
    report(warning)
  }
}
