public import TraceCore

/// What can be wrong with a file: a closed set of facts.
///
/// The sentences are made in `Problem+Sentences.swift`; each names what was found and what was
/// expected.
public enum Problem: Hashable, Sendable {
  /// The text breaks the rules of JSON, or of text.
  case syntax(SyntaxMistake)

  /// The text breaks the rules of a table of values.
  case table(TableMistake)

  /// The text breaks the rules of a log.
  case log(LogMistake)

  /// A sample cannot follow those before it.
  case cannotFollow(SampleProblem)

  case unknownKey(String, known: [String], suggestion: String?)
  case missingKey(String, in: String)

  /// Two names of one field stand together, such as `time` and `t`.
  case repeatedField(String, first: String)

  /// Something is of another kind than expected; `name` is what it belongs to.
  case wrongType(name: String, found: String, expected: String)

  /// Something is of the right kind and has an impossible value.
  case outOfRange(name: String, found: String, expected: String)

  /// A word is not of the closed set of its kind, such as the phases.
  case unknownWord(kind: String, found: String, known: [String], suggestion: String?)

  case duplicateID(String)
  case unknownID(String, suggestion: String?)

  /// UIKit knows it, and the engine does not play it.
  case notModelled(String)

  /// A file is of another kind than expected: a scene where a trace should be, for example.
  case otherKind(found: String, expected: String)

  case unsupportedVersion(found: String)
  case empty(expected: String)

  /// The header line of NDJSON has `touches`, as only a JSON trace can.
  case samplesInHeader

  case lineTooLong(limit: Int)
  case cannotOpen(path: String, reason: String)
  case tooManyWarnings(Int)

  /// Something that no other case can say.
  case invalid(String)
}

extension Problem {
  /// An unknown key, with the known key that it resembles most.
  public static func unknownKey(_ found: String, among known: [String]) -> Self {
    .unknownKey(
      found, known: known, suggestion: Suggestion.closest(to: found, among: known))
  }

  /// An unknown word, with the known one that it resembles most.
  public static func unknownWord(kind: String, _ found: String, among known: [String]) -> Self {
    .unknownWord(
      kind: kind, found: found, known: known,
      suggestion: Suggestion.closest(to: found, among: known))
  }

  /// An id that nothing has, with the id that it resembles most.
  public static func unknownID(_ found: String, among known: [String]) -> Self {
    .unknownID(found, suggestion: Suggestion.closest(to: found, among: known))
  }
}
