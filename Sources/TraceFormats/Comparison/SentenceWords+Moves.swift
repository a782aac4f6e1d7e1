/// A callback that is the same at another time.
struct Move {
  let old: ComparedCallback
  let new: ComparedCallback

  /// In microseconds; positive is later.
  var delay: Int64 { new.time - old.time }
}

extension SentenceWords {
  /// How many distances of time are told apart; if there are more, callbacks are.
  private static var fewDelays: Int { 3 }

  /// What is to be said of the callbacks that came at another time.
  func sentences(about moves: [Move]) -> [RankedSentence] {
    let byDelay = groups(of: moves) { $0.delay }
    let sentences =
      byDelay.count <= Self.fewDelays
      ? byDelay.map(sentenceOfOneDelay)
      : groups(of: moves) { [$0.old.subject, $0.old.callback] }.map(sentenceOfOneCallback)
    return sentences.map { RankedSentence(3, $0) }
  }

  /// The moves with one value of `key` together, in the order of their first ones.
  private func groups<Key: Hashable>(of moves: [Move], by key: (Move) -> Key) -> [[Move]] {
    var groups: [[Move]] = []
    var places: [Key: Int] = [:]
    for move in moves {
      let key = key(move)
      if let place = places[key] {
        groups[place].append(move)
      } else {
        places[key] = groups.count
        groups.append([move])
      }
    }
    return groups
  }

  /// Callbacks that are all equally late or early; there is at least one.
  private func sentenceOfOneDelay(_ moves: [Move]) -> String {
    let first = moves[0]
    let way = "from \(seconds(first.old.time)) to \(seconds(first.new.time))"
    let isOfOneSubject = moves.allSatisfy { $0.old.subject == first.old.subject }
    let isOfOneTime = moves.allSatisfy { $0.old.time == first.old.time }
    let names = groups(of: moves) { $0.old.callback }.map { text($0[0].old.callback) }
    let subject = isOfOneSubject ? "\(text(first.old.subject)): " : ""
    if isOfOneSubject, isOfOneTime, names.count == moves.count, names.count <= 4 {
      return "\(subject)\(list(names)) moved \(way)"
    }
    let name = isOfOneSubject ? names[0] : "\(text(first.old.subject)) \(names[0])"
    if isOfOneTime {
      return "\(subject)\(moves.count) callbacks moved \(way), the first of them \(name)"
    }
    let direction = first.delay > 0 ? "later" : "earlier"
    let what = isOfOneSubject && names.count == 1 ? names[0] : "callbacks"
    let start = what == "callbacks" ? "the first of them \(name) " : "the first "
    return "\(subject)\(moves.count) \(what) come \(seconds(abs(first.delay))) s \(direction), "
      + start + way
  }

  /// Moves of one callback by several distances; there is at least one.
  private func sentenceOfOneCallback(_ moves: [Move]) -> String {
    let first = moves[0]
    let head = "\(text(first.old.subject)): \(text(first.old.callback)) moved"
    let way = "from \(seconds(first.old.time)) to \(seconds(first.new.time))"
    guard moves.count > 1 else { return "\(head) \(way)" }
    let farthest = moves.map { abs($0.delay) }.max() ?? 0
    return "\(head) \(moves.count) times, by up to \(seconds(farthest)) s, first \(way)"
  }

  private func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
