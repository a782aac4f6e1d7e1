import TraceCore

extension SentenceWords {
  /// What is to be said of a callback that only one of the logs has.
  func alone(_ callback: ComparedCallback, isMissing: Bool) -> DifferencePhrase {
    let time = seconds(callback.time)
    let subject = text(callback.subject)
    if let verb = stateVerb(callback) {
      let change = isMissing ? "no longer \(verb.plain)" : "now \(verb.plain)"
      let fate = isMissing ? "is missing" : "is new"
      let what = "\(subject): \(change) (state \(text(callback.details)) \(fate)"
      return DifferencePhrase(
        rank: rank(of: callback), key: what, single: "\(what) at \(time))"
      ) {
        "\(what) \($0) times, first at \(time))"
      }
    }
    if callback.kind == .action, let action = sentAction(callback) {
      let what = "\(subject): \(isMissing ? "no longer" : "now") sends \(action)"
      return DifferencePhrase(
        rank: rank(of: callback), key: what, single: "\(what) at \(time)"
      ) {
        "\(what) \($0) times, first at \(time)"
      }
    }
    let name = text(callback.callback)
    let head = "\(subject): \(name)"
    let fate = isMissing ? "missing" : "new"
    return DifferencePhrase(
      rank: rank(of: callback), key: "\(head) is \(fate)", single: "\(head) is \(fate) at \(time)"
    ) {
      "\(subject): \($0) \(name) are \(fate), the first at \(time)"
    }
  }

  /// What a recognizer does when it goes into a state.
  struct StateVerb {
    /// `recognizes`.
    let plain: String

    /// `recognizing`.
    let gerund: String
  }

  /// What the recognizer does; `nil` for other callbacks, and for its reset.
  func stateVerb(_ callback: ComparedCallback) -> StateVerb? {
    guard callback.kind == .state, callback.category == .gesture else { return nil }
    let words = text(callback.details).split(separator: " ")
    guard words.count == 3, let state = GestureRecognizer.State(rawValue: String(words[2])) else {
      return nil
    }
    switch state {
    case .possible: return nil
    case .began: return StateVerb(plain: "begins", gerund: "beginning")
    case .changed: return StateVerb(plain: "changes", gerund: "changing")
    case .ended where words[0] == "possible":
      return StateVerb(plain: "recognizes", gerund: "recognizing")
    case .ended: return StateVerb(plain: "ends", gerund: "ending")
    case .failed: return StateVerb(plain: "fails", gerund: "failing")
    case .cancelled: return StateVerb(plain: "is cancelled", gerund: "being cancelled")
    }
  }

  /// `save to controller`, `save to nobody`, or a recognizer's `cardTapped in state ended`.
  func sentAction(_ callback: ComparedCallback) -> String? {
    let words = text(callback.details).split(separator: " ")
    guard words.count >= 2 else { return nil }
    if words[1].hasPrefix("to=") { return "\(words[0]) to \(words[1].dropFirst(3))" }
    if words[1].hasPrefix("state=") { return "\(words[0]) in state \(words[1].dropFirst(6))" }
    return nil
  }
}
