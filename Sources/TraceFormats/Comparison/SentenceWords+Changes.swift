import TraceCore

extension SentenceWords {
  /// What is to be said of a callback whose details changed.
  func changed(_ old: ComparedCallback, _ new: ComparedCallback) -> DifferencePhrase {
    let subject = text(old.subject)
    let moment = moment(old, new)
    let time = seconds(old.time)
    if let before = stateVerb(old), let after = stateVerb(new) {
      let what = "\(subject): \(after.plain) instead of \(before.gerund)"
      let states = "state \(text(new.details)) instead of \(text(old.details))"
      return DifferencePhrase(
        rank: 0, key: "\(what), \(states)", single: "\(what) \(moment) (\(states))"
      ) {
        "\(what) \($0) times, first at \(time) (\(states))"
      }
    }
    if old.kind == .action, let before = sentAction(old), let after = sentAction(new),
      before != after
    {
      let what = "\(subject): sends \(after.text) instead of \(after.difference(from: before))"
      return DifferencePhrase(rank: 0, key: what, single: "\(what) \(moment)") {
        "\(what) \($0) times, first at \(time)"
      }
    }
    let change = DetailChange(text(old.details), text(new.details), of: old.kind)
    let head = "\(subject): \(text(old.callback))"
    return DifferencePhrase(
      rank: change.isResult ? 1 : 2, key: "\(head) \(change.key)",
      single: "\(head) \(change.text) \(moment)"
    ) {
      "\(head) \(change.text) at \(time)\(change.isResult ? ", " : ", and differs so ")"
        + "\($0) times in all"
    }
  }
}

/// How the details of a callback changed.
struct DetailChange {
  /// Changes of one key are alike.
  let key: String

  /// `returns false instead of true`.
  let text: String

  /// Whether what the callback gave back has changed, which others act upon.
  let isResult: Bool

  init(_ old: String, _ new: String, of kind: CallbackKind) {
    let (oldWords, oldResult) = Self.parts(old, kind)
    let (newWords, newResult) = Self.parts(new, kind)
    if oldResult != newResult {
      text = "returns \(newResult ?? "nothing") instead of \(oldResult ?? "nothing")"
      key = text
      isResult = true
      return
    }
    isResult = false
    let changed = Self.changed(oldWords, newWords)
    if changed.old.count == 1, changed.new.count == 1 {
      text = Self.phrase(changed.old[0], changed.new[0])
    } else if changed.new.isEmpty {
      text = Self.loss(changed.old)
    } else if changed.old.isEmpty {
      text = Self.addition(changed.new)
    } else {
      text =
        "has \(changed.new.joined(separator: " ")) instead of "
        + changed.old.joined(separator: " ")
    }
    let keys = [changed.old, changed.new].map { $0.map(Self.key).joined(separator: " ") }
    key = keys.joined(separator: " -> ")
  }

  /// The words, and what stands behind the arrow.
  private static func parts(
    _ details: String, _ kind: CallbackKind
  ) -> (words: [Substring], result: String?) {
    let words = details.split(separator: " ")
    guard kind != .state, let arrow = words.lastIndex(of: "->") else { return (words, nil) }
    return (Array(words[..<arrow]), words[(arrow + 1)...].joined(separator: " "))
  }

  /// The words that are not the same in both.
  private static func changed(
    _ old: [Substring], _ new: [Substring]
  ) -> (old: [Substring], new: [Substring]) {
    if old.count == new.count {
      let places = old.indices.filter { old[$0] != new[$0] }
      return (places.map { old[$0] }, places.map { new[$0] })
    }
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    return (Array(old[start..<old.count - end]), Array(new[start..<new.count - end]))
  }

  /// A word that became another.
  private static func phrase(_ old: Substring, _ new: Substring) -> String {
    let key = key(old)
    if key == old, Self.key(new) == new { return "is \(new) instead of \(old)" }
    guard key == Self.key(new) else { return "has \(new) instead of \(old)" }
    let (before, after) = (old.dropFirst(key.count + 1), new.dropFirst(key.count + 1))
    switch key {
    case "at": return "is at \(after) instead of \(before)"
    case "outside": return "is \(points(after)) outside instead of \(before)"
    case "to": return "goes to \(after) instead of \(before)"
    case "from": return "comes from \(after) instead of \(before)"
    default: return "has \(new) instead of \(old)"
    }
  }

  private static func addition(_ words: [Substring]) -> String {
    guard let outside = outside(words) else { return "has \(words.joined(separator: " ")) too" }
    return "is \(points(outside)) outside instead of inside its bounds"
  }

  private static func loss(_ words: [Substring]) -> String {
    guard let outside = outside(words) else { return "has no \(words.joined(separator: " "))" }
    return "is inside its bounds instead of \(points(outside)) outside"
  }

  private static func points(_ number: Substring) -> String {
    number == "1" ? "1 point" : "\(number) points"
  }

  /// The points of a word `outside=26` that stands alone.
  private static func outside(_ words: [Substring]) -> Substring? {
    words.count == 1 && key(words[0]) == "outside" ? words[0].dropFirst("outside=".count) : nil
  }

  /// What stands before the equals sign; a word without one is its own key.
  private static func key(_ word: Substring) -> Substring {
    word.firstIndex(of: "=").map { word[..<$0] } ?? word
  }
}
