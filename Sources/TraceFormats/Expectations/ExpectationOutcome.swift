/// A line of a log, in words.
public struct LoggedLine: Hashable, Sendable {
  /// The line's number in the log of all categories, from 1.
  public let number: Int

  /// The words of the line with one blank between, as an expectation would have them.
  public let text: String
}

/// What became of a trace's expectations.
public struct ExpectationOutcome: Hashable, Sendable {
  /// What was expected and did not come, in the order of the entries.
  public let unmet: [Unmet]

  /// What was forbidden and did come, in the order of the entries.
  public let seen: [Seen]

  /// Whether the log is as the trace wants it.
  public var isFulfilled: Bool { unmet.isEmpty && seen.isEmpty }

  /// An `expect` entry that no line met in its turn.
  public struct Unmet: Hashable, Sendable {
    /// The entry's place in the list, from 0.
    public let index: Int

    /// The entry.
    public let expectation: Expectation

    /// The line that met the last entry that was met: the entry was looked for behind it.
    public let after: LoggedLine?

    /// Why no line met it.
    public let reason: Reason
  }

  /// Why an entry is unmet.
  public enum Reason: Hashable, Sendable {
    /// No line matches it. The nearest one has its subject and callback; if none has both, then its
    /// callback; if none has that, then its subject.
    case missing(nearest: LoggedLine?)

    /// This is the last line that matches it, and it does not stand behind `after`.
    case tooEarly(LoggedLine)

    /// It stands behind `after`, but an entry before it is unmet.
    case waiting(LoggedLine)
  }

  /// A `forbid` entry that a line matched.
  public struct Seen: Hashable, Sendable {
    /// The entry's place in the list, from 0.
    public let index: Int

    /// The entry.
    public let expectation: Expectation

    /// The first line that matches it.
    public let line: LoggedLine

    /// How many lines match it.
    public let count: Int
  }
}

extension LoggedLine: CustomStringConvertible {
  /// For a sentence: `"0.150 button touchDown"`.
  ///
  /// The number is left out: the line counts in a log that nobody may have seen.
  public var description: String { #""\#(text)""# }
}

extension ExpectationOutcome.Unmet: CustomStringConvertible {
  /// What was looked for and what was there, in one line.
  public var description: String {
    let place = after.map { " after \($0)" } ?? ""
    let expected = #"expected "\#(expectation.text)"\#(place)"#
    switch reason {
    case .missing(let nearest?):
      return "\(expected); no line matches, the nearest is \(nearest)"
    case .missing(nil):
      return "\(expected); no line comes near it"
    case .tooEarly(let line) where line.number == after?.number:
      return "\(expected); no further line matches"
    case .tooEarly(let line):
      return "\(expected); it stood before: \(line)"
    case .waiting(let line):
      return expected + "; it stands there, \(line), but an entry before it is unmet"
    }
  }
}

extension ExpectationOutcome.Seen: CustomStringConvertible {
  /// What was there and should not have been, in one line.
  public var description: String {
    let more = count > 1 ? " and \(count - 1) more" : ""
    return #"forbidden "\#(expectation.text)" stands there: \#(line)\#(more)"#
  }
}
