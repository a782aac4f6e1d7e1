import TraceFormats

extension CheckResult {
  /// How many differences are told in words; the others show in the diff.
  private static var longestSummary: Int { 5 }

  /// What there is to say beside the diff and what was done, the most important first.
  func messages(isStrict: Bool) -> [Reporter.Message] {
    switch content {
    case .broken(_, let messages): return messages
    case .stale: return [remark("no trace has this log; expected one beside it", isStrict)]
    case .replayed(let replay):
      switch replay.log {
      case .different(let difference, _): return Self.messages(difference) + replay.unmet
      case .missing where !replay.expectsSomething:
        let log = FileRole.log(ofTrace: path)
        return [remark("nothing is expected of this trace: no \(log), expect or forbid", isStrict)]
      case .missing, .asExpected, .updated: return replay.unmet
      }
    }
  }

  /// A unified diff of the logs; empty when there is none.
  var diff: String {
    guard case .replayed(let replay) = content, case .different(let difference, _) = replay.log
    else { return "" }
    return difference.text
  }

  private func remark(_ text: String, _ isStrict: Bool) -> Reporter.Message {
    let place = SourceLocation(file: path, line: 1, column: 1)
    return isStrict ? .error(text, at: place) : .warning(text, at: place)
  }

  private static func messages(_ difference: ReportedDifference) -> [Reporter.Message] {
    let excerpt = SummaryExcerpt(difference.sentences, limit: longestSummary)
    let first = excerpt.sentences.first ?? "it is not as expected"
    var messages = [Reporter.Message.error("the log differs: \(first)", at: difference.place)]
    for sentence in excerpt.sentences.dropFirst() {
      messages.append(.note(sentence, at: difference.place))
    }
    if let rest = excerpt.rest { messages.append(.note(rest, at: difference.place)) }
    return messages
  }
}
