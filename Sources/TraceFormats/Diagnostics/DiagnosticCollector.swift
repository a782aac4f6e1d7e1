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
    if isStrict { throw diagnostic.with(.error) }
    guard warnings.count <= Self.limit else { return }
    let statement = Statement(file: diagnostic.location.file, problem: diagnostic.problem)
    guard said.insert(statement).inserted else { return }
    let isLast = warnings.count == Self.limit
    let warning =
      isLast
      ? Diagnostic(.warning, at: diagnostic.location, .tooManyWarnings(Self.limit))
      : diagnostic.with(.warning)
    warnings.append(warning)
    report(warning)
  }
}
