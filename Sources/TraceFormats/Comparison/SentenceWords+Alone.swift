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
      let what = "\(subject): \(isMissing ? "no longer" : "now") sends \(action.text)"
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

  /// An action that was sent: its name, and to whom or in which state.
  struct SentAction: Equatable {
    let name: Substring

    /// `to` or `in state`.
    let link: String
    let end: Substring

    /// `save to controller`, `cardTapped in state ended`.
    var text: String { "\(name) \(link) \(end)" }

    /// The text without what is the same as in `other`'s.
    func difference(from other: Self) -> String {
      name == other.name && link == other.link ? String(other.end) : other.text
    }
  }

  /// What a control's or a recognizer's action line says.
  func sentAction(_ callback: ComparedCallback) -> SentAction? {
    let words = text(callback.details).split(separator: " ")
    guard words.count >= 2, let equals = words[1].firstIndex(of: "=") else { return nil }
    let end = words[1][words[1].index(after: equals)...]
    switch words[1][..<equals] {
    case "to": return SentAction(name: words[0], link: "to", end: end)
    case "state": return SentAction(name: words[0], link: "in state", end: end)
    default: return nil
    }
  }
}
