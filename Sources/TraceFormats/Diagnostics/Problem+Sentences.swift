import TraceCore

extension Problem: CustomStringConvertible {
  /// One sentence: what was found and what was expected.
  public var description: String {
    switch self {
    case .syntax(let mistake): mistake.description
    case .table(let mistake): mistake.description
    case .log(let mistake): mistake.description
    case .cannotFollow(let problem): Self.sentence(for: problem)
    case .unknownKey(let found, let known, let suggestion):
      "unknown key \(quoted(found)); \(Self.advice(suggestion, known: known))"
    case .missingKey(let key, let owner): "no \(quoted(key)) in \(owner); expected one"
    case .repeatedField(let name, let first):
      "\(quoted(name)) means the same as \(quoted(first)); expected one of them"
    case .wrongType(let name, let found, let expected):
      "\(quoted(name)) is \(found); expected \(expected)"
    case .outOfRange(let name, let found, let expected):
      "\(quoted(name)) is \(found); expected \(expected)"
    case .unknownWord(let kind, let found, let known, let suggestion):
      "unknown \(kind) \(quoted(found)); \(Self.advice(suggestion, known: known))"
    case .duplicateID(let id): "duplicate id \(quoted(id)); expected each id once"
    case .unknownID(let id, let suggestion?):
      "unknown id \(quoted(id)); did you mean \(quoted(suggestion))?"
    case .unknownID(let id, nil): "unknown id \(quoted(id)); expected one that the scene gives"
    case .notModelled(let name): "\(quoted(name)) is not modelled; expected a scene without it"
    case .otherKind(let found, let expected): "this is \(found); expected \(expected)"
    case .unsupportedVersion(let found): "version \(found) is not supported; expected 1"
    case .empty(let expected): "nothing found; expected \(expected)"
    case .samplesInHeader: "found \"touches\" in the header line; expected one sample a line"
    case .lineTooLong(let limit): "the line is too long; expected at most \(limit) bytes"
    case .cannotOpen(let path, let reason): "cannot open \(quoted(path, atMost: .max)): \(reason)"
    case .tooManyWarnings(let count): "\(count) warnings given; further ones are left out"
    case .invalid(let sentence): sentence
    }
  }

  private static func advice(_ suggestion: String?, known: [String]) -> String {
    if let suggestion { return "did you mean \(quoted(suggestion))?" }
    return known.isEmpty
      ? "expected none here" : "expected one of \(known.joined(separator: ", "))"
  }

  private static func sentence(for problem: SampleProblem) -> String {
    switch problem {
    case .timeGoesBack(let previous, let found):
      "time \(LogNotation.exact(found)) is before "
        + "the previous sample's \(LogNotation.exact(previous))"
    case .beganTwice(let touch, let since):
      "touch \(touch) begins again; expected it to end first, "
        + "it is down since \(LogNotation.exact(since))"
    case .notDown(let touch, let phase):
      "touch \(touch) is \(phase.rawValue) while it is not down; expected \"began\" first"
    case .notFinite(let touch):
      "the place of touch \(touch) is not finite; expected finite numbers"
    }
  }
}
