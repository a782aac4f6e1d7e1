public import TraceCore

/// What there is to say about one touch.
public struct TouchExplanation {
  let story: TouchStory
  let explanation: Explanation

  init(story: TouchStory, in explanation: Explanation) {
    self.story = story
    self.explanation = explanation
  }

  /// The finger's name in the trace; it may have come down several times.
  public var finger: TouchID { story.finger }

  /// When the finger went down.
  public var pressed: Instant { story.pressed }

  /// What came of the touch and why, in one sentence without an end.
  public var answer: String { answerSentence.text }

  /// The whole explanation: lines with their ends, the answer last.
  public var text: String {
    var lines: [Prose] = [heading]
    add("hit-test", hitTestLines, to: &lines)
    add("recognizers", story.offers.map(line), to: &lines)
    if let view = story.view {
      add("\(view)", stepLines, to: &lines)
    }
    for trap in story.traps { lines.append("  trap: \(sentence(trap))") }
    lines.append("  → \(answerSentence)")
    return lines.reduce(into: "") { $0 += $1.text + "\n" }
  }

  /// `touch 1, 0.000–0.183, at 195,422`.
  private var heading: Prose {
    let span: Prose =
      if let end = story.end {
        "\(story.pressed)–\(end.time)"
      } else {
        "from \(story.pressed) on"
      }
    return "touch \(finger: story.finger), \(span), at \(story.place)"
  }

  private func add(_ title: Prose, _ part: [Prose], to lines: inout [Prose]) {
    guard !part.isEmpty else { return }
    lines.append("  \(title)")
    for line in part { lines.append("    \(line)") }
  }

  /// Another touch in a sentence.
  func name(_ number: Int) -> Prose {
    guard let other = explanation.story(number) else { return "another touch" }
    return "touch \(finger: other.finger) (from \(other.pressed))"
  }
}
