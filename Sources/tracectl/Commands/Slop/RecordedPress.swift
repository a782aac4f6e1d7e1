import TraceCore

/// One finger's stay with one control in one replay.
struct RecordedPress {
  /// The press in every replay of its trace.
  struct Key: Hashable {
    let control: String
    let touch: TouchID
    let began: Instant

    /// How many of the control's earlier touches had that name and began at that time: samples of
    /// one time can lift a finger and put it down again.
    let ordinal: Int
  }

  let key: Key

  /// When the control began to track it.
  let trackedSince: Instant

  /// What happened, in order.
  var events: [SlopEvent] = []

  /// Whether the last event was the end.
  var isOver = false

  /// What the control asked, in order; kept only where it is wanted.
  var questions: [SlopQuestion] = []

  /// The slop in force at the beginning, in points.
  let slop: Double

  /// Where the slop in force came from.
  let source: SlopSource

  /// The slops that a change of the scene brought while the press lasted, with their times.
  var laterSlops: [(time: Instant, slop: Double)] = []

  /// Where the finger was farthest outside the bounds; `nil` if it was only pressed.
  var farthest: SlopMeasurement?

  /// Where it was lifted.
  var lift: SlopMeasurement?
}

extension RecordedPress {
  mutating func keep(_ measurement: SlopMeasurement, isLift: Bool) {
    if isLift { lift = measurement }
    if measurement.need.distance > farthest?.need.distance ?? -1 { farthest = measurement }
  }

  /// Keeps a question and what the control made of the place that was measured last.
  mutating func keep(_ question: InsideQuestion, _ cut: SlopCut, isInside: Bool) {
    let isLift = question.touch.phase == .ended
    // Some controls ask for themselves before super does.
    if questions.last.map({ !$0.isLift || $0.time != question.time }) ?? true {
      questions.append(SlopQuestion(time: question.time, cut: cut, isLift: isLift))
    }
    let verdict: ControlPlace.Verdict =
      if question.need.isMet(by: 0) {
        .inBounds
      } else if question.isInArea {
        .pointInside
      } else {
        isInside ? .withinSlop : .outside
      }
    if farthest?.need == question.need, farthest?.time == question.time {
      farthest?.verdict = verdict
    }
    if isLift { lift?.verdict = verdict }
  }
}

/// Whether the finger counted as inside, asked once.
struct SlopQuestion {
  let time: Instant

  /// Above it the finger is inside.
  let cut: SlopCut
  let isLift: Bool
}

/// Where a finger was.
struct SlopMeasurement {
  let time: Instant
  let need: SlopNeed

  /// The slop in force then, in points.
  let slop: Double

  /// What the control counted it as; `nil` where it did not ask.
  var verdict: ControlPlace.Verdict?

  /// How many points were left; negative: by how many the slop was exceeded.
  var margin: Double { slop - need.distance }
}
