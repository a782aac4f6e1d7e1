/// A line that a trace wants to see in its log, or not to see.
///
/// Its first two words are a line's subject and callback; the further ones stand in the line in
/// that order, with others between or not. Words are whole: `touchDown` is no `touchDownRepeat`.
/// A time may stand before them, as in `0.150 button touchDown`: then the line must have it. The
/// time is taken as the log prints it, with three decimals, so that `0.15` is the same.
public struct Expectation: Hashable, Sendable {
  /// The entry as it was written.
  public let text: String

  /// Where the entry stands, for those who report on it.
  public let location: SourceLocation?

  /// The time that the line must have, in thousandths of a second.
  let time: Int64?

  let subject: [UInt8]
  let callback: [UInt8]
  let details: [[UInt8]]

  /// Why a text is no expectation.
  public enum Problem: Error, Hashable, Sendable {
    /// A subject and a callback are the least that it needs.
    case tooFewWords(found: Int)
  }

  /// Reads an entry; blanks of any kind and number separate its words.
  public init(_ text: String, at location: SourceLocation? = nil) throws(Problem) {
    self.text = text
    self.location = location
    var words: [[UInt8]] = []
    for word in text.split(whereSeparator: \.isWhitespace) { words.append(Array(word.utf8)) }

    let time = words.first.flatMap { PrintedTime.milliseconds(of: $0.span) }
    // An id may be a number too, but hardly one with a point.
    if time != nil, words.count > 2 || words[0].contains(.point) {
      self.time = time
      words.removeFirst()
    } else {
      self.time = nil
    }
    guard words.count >= 2 else { throw .tooFewWords(found: words.count) }
    subject = words[0]
    callback = words[1]
    details = Array(words.dropFirst(2))
  }
}

extension Expectation.Problem: CustomStringConvertible {
  /// What was found and what was expected.
  public var description: String {
    switch self {
    case .tooFewWords(let found):
      "found \(found) \(found == 1 ? "word" : "words"); expected a subject and a callback"
    }
  }
}
