import TraceCore

extension LogComparison {
  /// What differs, in sentences, the most important first.
  ///
  /// What an app would notice comes before what only came at another time. Equal sentences are
  /// counted, not repeated.
  /// Control characters are escaped. Where a log has several traces, a sentence begins with its
  /// trace's path.
  public var summary: [String] {
    var sentences: [String] = []
    for section in missing {
      sentences.append(Self.sentence(section, "is missing in the actual log"))
    }
    for section in unexpected {
      sentences.append(Self.sentence(section, "is not in the expected log"))
    }
    let hasSeveral = expected.sections.count > 1 || actual.sections.count > 1
    var ranked: [RankedSentence] = []
    for trace in traces where !trace.isEqual {
      let prefix = hasSeveral ? trace.expected.name.map { "\($0): " } ?? "" : ""
      ranked += rankedSentences(of: trace).map { RankedSentence($0.rank, prefix + $0.text) }
    }
    // Sorting is not stable in itself.
    let order = ranked.indices.sorted { (ranked[$0].rank, $0) < (ranked[$1].rank, $1) }
    return sentences + order.map { LogNotation.text(ranked[$0].text) }
  }

  private static func sentence(_ section: ReadSection, _ what: String) -> String {
    let name = section.name ?? "the part before the first \"# ==>\""
    return LogNotation.text(
      "\(name) \(what) (\(counted(section.callbacks.count, "callback")))")
  }

  private func rankedSentences(of trace: ComparedTrace) -> [RankedSentence] {
    let words = SentenceWords(logs: logs)
    var groups = DifferenceGroups()
    var moves: [Move] = []
    for difference in differences(of: trace) {
      if case .moved(let old, let new) = difference {
        moves.append(Move(old: old, new: new))
      } else {
        groups.add(words.phrase(difference))
      }
    }
    return groups.sentences + words.sentences(about: moves)
  }
}

/// A sentence with its importance, 0 the highest.
struct RankedSentence {
  let rank: Int
  let text: String

  init(_ rank: Int, _ text: String) {
    self.rank = rank
    self.text = text
  }
}

/// What is to be said of one difference, and with which others it is counted.
struct DifferencePhrase {
  let rank: Int

  /// Differences of one key are told in one sentence.
  let key: String

  /// The sentence for one of them.
  let single: String

  /// The sentence for several, without their number.
  let several: (_ count: Int) -> String
}

/// The differences of a trace, those that are alike together, in the order of the first of each.
struct DifferenceGroups {
  private var groups: [(phrase: DifferencePhrase, count: Int)] = []
  private var places: [String: Int] = [:]

  mutating func add(_ phrase: DifferencePhrase) {
    if let place = places[phrase.key] {
      groups[place].count += 1
    } else {
      places[phrase.key] = groups.count
      groups.append((phrase, 1))
    }
  }

  var sentences: [RankedSentence] {
    groups.map { phrase, count in
      RankedSentence(phrase.rank, count == 1 ? phrase.single : phrase.several(count))
    }
  }
}
