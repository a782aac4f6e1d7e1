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

  /// The whole explanation: lines with their ends, the answer last; a long line goes on in the next.
  public var text: String {
    var text = ""
    for line in lines { line.write(to: &text) }
    return text
  }

  var lines: [ExplanationLine] {
    var lines = [ExplanationLine(depth: 0, prose: heading)]
    add("hit-test", hitTestLines, to: &lines)
    add("recognizers", story.offers.map(line), to: &lines)
    if let view = story.view {
      add("\(id: view)", stepLines, to: &lines)
    }
    for trap in story.traps {
      lines.append(ExplanationLine(depth: 1, prose: "trap: \(sentence(trap))"))
    }
    lines.append(ExplanationLine(depth: 1, prose: "→ \(answerSentence)"))
    return lines
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

  private func add(_ title: Prose, _ part: [Prose], to lines: inout [ExplanationLine]) {
    guard !part.isEmpty else { return }
    lines.append(ExplanationLine(depth: 1, prose: title))
    for prose in part { lines.append(ExplanationLine(depth: 2, prose: prose)) }
  }

  /// Another touch in a sentence.
  func name(_ number: Int) -> Prose {
    guard let other = explanation.story(number) else { return "another touch" }
    return "touch \(finger: other.finger) (from \(other.pressed))"
  }
}
