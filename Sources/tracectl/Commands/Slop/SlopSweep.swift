import TraceCore

/// What becomes of one press with every slop, found from the questions of one replay.
///
/// The slop grows from 0 on; whenever it reaches a question's cut the finger is inside there, which
/// adds or takes away a crossing before it and one behind it.
struct SlopSweep {
  private let questions: [SlopQuestion]

  /// What followed the last question with whatever slop.
  private let ending: SlopEvent?
  private var isInside: [Bool]

  /// Where the finger crosses: between the question before and this one.
  private var crossings: CrossingIndex

  /// `nil` where a press of more than questions and crossings cannot be told from them.
  init?(_ press: RecordedPress) {
    let own: [SlopEvent.Kind] = [.sent(.touchDragExit), .sent(.touchDragEnter)]
    let ups: [SlopEvent.Kind] = [.sent(.touchUpInside), .sent(.touchUpOutside)]
    let others = press.events.filter {
      !own.contains($0.kind) && !ups.contains($0.kind) && $0.kind != .sent(.valueChanged)
    }
    let hasLift = press.questions.last?.isLift ?? false
    guard others.count <= (hasLift ? 0 : 1) else { return nil }
    questions = press.questions
    ending = others.first
    isInside = questions.map { $0.cut <= .zero }
    crossings = CrossingIndex(count: questions.count)
    for index in questions.indices where crosses(index) { crossings.toggle(index) }
  }

  /// The rows from slop 0 on.
  mutating func rows() -> [SlopRow] {
    let order = questions.indices
      .filter { questions[$0].cut.divides }
      .sorted { (questions[$0].cut, $0) < (questions[$1].cut, $1) }
    var rows: [SlopRow] = []
    var lower = SlopCut.zero
    var next = 0
    while next < order.count {
      let cut = questions[order[next]].cut
      rows.add(SlopRow(range: SlopRange(lower: lower, upper: cut), outcome: outcome))
      while next < order.count, questions[order[next]].cut == cut {
        enter(order[next])
        next += 1
      }
      lower = cut
    }
    rows.add(SlopRow(range: SlopRange(lower: lower, upper: .infinity), outcome: outcome))
    return rows
  }

  /// At this question the finger is inside from now on.
  private mutating func enter(_ index: Int) {
    isInside[index] = true
    crossings.toggle(index)
    if index + 1 < questions.count { crossings.toggle(index + 1) }
  }

  private func crosses(_ index: Int) -> Bool {
    isInside[index] != (index == 0 || isInside[index - 1])
  }

  /// What happens with the present slop.
  private var outcome: SlopOutcome {
    let end = end
    let total = crossings.total + (end == nil ? 0 : 1)
    var events: [SlopEvent] = []
    events.reserveCapacity(min(total, SlopOutcome.limit))
    // As `SlopOutcome` shortens a list.
    let isShort = total <= SlopOutcome.limit
    let first = isShort ? crossings.total : SlopOutcome.limit - 2
    for number in 0..<first { events.append(crossing(number)) }
    if !isShort {
      let last = crossings.total
      for number in (last - (end == nil ? 2 : 1))..<last { events.append(crossing(number)) }
    }
    if let end { events.append(end) }
    return SlopOutcome(events: events, omitted: total - events.count)
  }

  private func crossing(_ number: Int) -> SlopEvent {
    let time = questions[crossings.place(of: number)].time
    let isExit = number.isMultiple(of: 2)
    return SlopEvent(time: time, kind: .sent(isExit ? .touchDragExit : .touchDragEnter))
  }

  private var end: SlopEvent? {
    guard let last = questions.last, last.isLift, let isInside = isInside.last else {
      return ending
    }
    return SlopEvent(
      time: last.time, kind: .sent(isInside ? .touchUpInside : .touchUpOutside))
  }
}
