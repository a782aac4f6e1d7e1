/// How far the expectations of a trace have come.
struct ExpectationSearch {
  /// What is expected, in order; the entries before `next` are met.
  private var expected: [SoughtLine] = []
  private var next = 0

  /// The line that met the last of them.
  private var lastMet: LoggedLine?

  private var forbidden: [SoughtLine] = []

  /// The subjects and callbacks of all entries; most lines have none of them.
  private var names = WordTable()
  private var lineNumber = 0

  init(expect: [Expectation], forbid: [Expectation]) {
    for entry in expect { expected.append(SoughtLine(entry, names: &names)) }
    for entry in forbid { forbidden.append(SoughtLine(entry, names: &names)) }
  }

  /// Reads whole lines of a log.
  mutating func read(_ bytes: Span<UInt8>) {
    var start = 0
    for index in bytes.indices where bytes[index] == .newline {
      lineNumber += 1
      let line = bytes.extracting(start..<index)
      if let words = LineWords(of: line) { compare(words, of: line) }
      start = index + 1
    }
  }

  private mutating func compare(_ words: LineWords, of line: Span<UInt8>) {
    let subject = names[line.extracting(words.subject)]
    let callback = names[line.extracting(words.callback)]
    guard subject != nil || callback != nil else { return }

    for index in next..<expected.count where expected[index].concerns(subject, callback) {
      expected[index].compare(with: line, words, number: lineNumber)
    }
    if next < expected.count, let match = expected[next].match, match.number == lineNumber {
      lastMet = match.line
      next += 1
    }
    for index in forbidden.indices where forbidden[index].concerns(subject, callback) {
      forbidden[index].count(line, words, number: lineNumber)
    }
  }

  var outcome: ExpectationOutcome {
    var unmet: [ExpectationOutcome.Unmet] = []
    for index in next..<expected.count {
      unmet.append(
        .init(
          index: index, expectation: expected[index].entry, after: lastMet,
          reason: reason(expected[index])))
    }
    var seen: [ExpectationOutcome.Seen] = []
    for (index, sought) in forbidden.enumerated() {
      guard let match = sought.match else { continue }
      seen.append(
        .init(index: index, expectation: sought.entry, line: match.line, count: sought.matches))
    }
    return ExpectationOutcome(unmet: unmet, seen: seen)
  }

  private func reason(_ sought: SoughtLine) -> ExpectationOutcome.Reason {
    guard let match = sought.match else { return .missing(nearest: sought.nearest?.line) }
    let isBehind = match.number > lastMet?.number ?? 0
    return isBehind ? .waiting(match.line) : .tooEarly(match.line)
  }
}
