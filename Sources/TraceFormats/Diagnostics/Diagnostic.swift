/// What is wrong with a file, and where.
public struct Diagnostic: Error, Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    case warning
    case error
  }

  /// Whether the file can be used all the same.
  public let severity: Severity

  /// Where the problem is.
  public let location: SourceLocation

  /// What the problem is.
  public let problem: Problem

  /// Where the thing stands that this one repeats.
  public let earlier: SourceLocation?

  /// A problem at a place; an error unless said otherwise.
  public init(
    _ severity: Severity = .error, at location: SourceLocation, _ problem: Problem,
    earlier: SourceLocation? = nil
  ) {
    self.severity = severity
    self.location = location
    self.problem = problem
    self.earlier = earlier
  }

  /// The same with another severity.
  public func with(_ severity: Severity) -> Self {
    Self(severity, at: location, problem, earlier: earlier)
  }

  /// The sentence without the place.
  public var message: String {
    guard let earlier else { return problem.description }
    return "\(problem); the first is at line \(earlier.line), column \(earlier.column)"
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `file:line:column: error: …`, one line.
  public var description: String { "\(location): \(severity.rawValue): \(message)" }
}

/// A problem at a byte of a text.
///
/// Readers throw it where they know the bytes only. Whoever knows the whole text makes a
/// `Diagnostic` of it: lines are counted when something has gone wrong, and not before.
public struct Mistake: Error, Hashable, Sendable {
  /// The place in bytes from the start of the text.
  public let offset: Int

  /// What the problem is.
  public let problem: Problem

  /// The place in bytes of the thing that this one repeats.
  public let earlier: Int?

  /// A problem at a byte.
  public init(at offset: Int, _ problem: Problem, earlier: Int? = nil) {
    self.offset = offset
    self.problem = problem
    self.earlier = earlier
  }
}
