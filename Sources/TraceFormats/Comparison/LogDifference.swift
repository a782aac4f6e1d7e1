/// One thing that differs between two logs, as a person would see it.
enum LogDifference {
  /// The same at another time.
  case moved(ComparedCallback, ComparedCallback)

  /// The same on the other side of something that stayed.
  case reordered(ComparedCallback, ComparedCallback)

  /// Another callback in its place.
  case became(ComparedCallback, ComparedCallback)

  /// The same callback with other details, perhaps at another time too.
  case changed(ComparedCallback, ComparedCallback)

  /// The same inside of more or fewer calls.
  case nested(ComparedCallback, ComparedCallback)

  case missing(ComparedCallback)
  case new(ComparedCallback)
}

extension LogComparison {
  /// What differs in a trace, in order.
  func differences(of trace: ComparedTrace) -> [LogDifference] {
    let reordered = reordered(in: trace)
    return trace.steps.enumerated().compactMap { place, step in
      switch step {
      case .same:
        return nil
      case .changed(let expected, let actual):
        return difference(logs.expected[expected], logs.actual[actual])
      case .removed(let expected):
        let old = logs.expected[expected]
        return reordered.partners[place].map { .reordered(old, logs.actual[$0]) } ?? .missing(old)
      case .added(let actual):
        return reordered.taken.contains(actual) ? nil : .new(logs.actual[actual])
      }
    }
  }

  private func difference(_ old: ComparedCallback, _ new: ComparedCallback) -> LogDifference {
    if old.callback != new.callback { return .became(old, new) }
    if !classes.haveSameDetails(old, new) { return .changed(old, new) }
    return old.depth == new.depth ? .moved(old, new) : .nested(old, new)
  }

  /// Callbacks that went at one place and came at another, with all that they say.
  private func reordered(in trace: ComparedTrace) -> (partners: [Int: Int], taken: Set<Int>) {
    struct Key: Hashable {
      let subject: Int32
      let callback: Int32
      let details: Int32

      init(_ callback: ComparedCallback) {
        subject = callback.subject
        self.callback = callback.callback
        details = callback.details
      }
    }
    var removed: [Key: [Int]] = [:]
    for (place, step) in trace.steps.enumerated().reversed() {
      guard case .removed(let expected) = step else { continue }
      removed[Key(logs.expected[expected]), default: []].append(place)
    }
    var partners: [Int: Int] = [:]
    var taken: Set<Int> = []
    if removed.isEmpty { return (partners, taken) }
    for step in trace.steps {
      guard case .added(let actual) = step,
        let place = removed[Key(logs.actual[actual])]?.popLast()
      else { continue }
      partners[place] = actual
      taken.insert(actual)
    }
    return (partners, taken)
  }
}
