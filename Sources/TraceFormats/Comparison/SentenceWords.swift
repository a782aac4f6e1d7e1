import TraceCore

/// Says in words what differs.
struct SentenceWords {
  let logs: ComparedLogs

  /// What is to be said of a difference that is more than a moved time.
  func phrase(_ difference: LogDifference) -> DifferencePhrase {
    switch difference {
    case .became(let old, let new): became(old, new)
    case .changed(let old, let new): changed(old, new)
    case .missing(let old): alone(old, isMissing: true)
    case .new(let new): alone(new, isMissing: false)
    case .nested(let old, let new): nested(old, new)
    case .moved(let old, let new), .reordered(let old, let new): reordered(old, new)
    }
  }

  /// An id, the name of a callback, or details.
  func text(_ word: Int32) -> String { logs.text(word) }

  /// Seconds with three decimals, or as many as they need.
  func seconds(_ time: Int64) -> String {
    let instant = Instant(microseconds: time)
    return time % 1_000 == 0 ? LogNotation.time(instant) : LogNotation.exact(instant)
  }

  /// `at 0.500`, or `at 0.516 instead of 0.500`.
  func moment(_ old: ComparedCallback, _ new: ComparedCallback) -> String {
    old.time == new.time
      ? "at \(seconds(new.time))" : "at \(seconds(new.time)) instead of \(seconds(old.time))"
  }

  private func became(_ old: ComparedCallback, _ new: ComparedCallback) -> DifferencePhrase {
    let subject = text(old.subject)
    let what = "\(subject): \(text(old.callback)) became \(text(new.callback))"
    let single =
      old.time == new.time
      ? "\(what) at \(seconds(old.time))"
      : "\(subject): \(text(old.callback)) at \(seconds(old.time)) became "
        + "\(text(new.callback)) at \(seconds(new.time))"
    let time = seconds(old.time)
    return DifferencePhrase(rank: rank(of: old), key: what, single: single) {
      "\(what) \($0) times, first at \(time)"
    }
  }

  private func nested(_ old: ComparedCallback, _ new: ComparedCallback) -> DifferencePhrase {
    let what =
      "\(text(old.subject)): \(text(old.callback)) is inside of \(calls(new.depth)) instead of "
      + "\(old.depth)"
    let moment = moment(old, new)
    let time = seconds(old.time)
    return DifferencePhrase(rank: 2, key: what, single: "\(what) \(moment)") {
      "\(what) \($0) times, first at \(time)"
    }
  }

  private func calls(_ depth: Int32) -> String { counted(Int(depth), "call") }

  private func reordered(_ old: ComparedCallback, _ new: ComparedCallback) -> DifferencePhrase {
    let head = "\(text(old.subject)): \(text(old.callback))"
    let time = seconds(old.time)
    let single =
      old.time == new.time
      ? "\(head) at \(time) comes in another order"
      : "\(head) moved from \(time) to \(seconds(new.time)), past other callbacks"
    return DifferencePhrase(rank: 1, key: "\(head) in another order", single: single) {
      "\(head) comes in another order \($0) times, first at \(time)"
    }
  }

  /// How important it is whether and when the callback comes.
  func rank(of callback: ComparedCallback) -> Int {
    switch callback.kind {
    case .event, .action, .state: 0
    case .touches, .tracking, .scrolling, .system, .hit, .property: 1
    }
  }
}
