import TraceCore
import TraceFormats

/// The events of a line in words, as pieces that stay together when the line is broken.
enum SlopEventText {
  /// A line with more pieces is shortened to the first ones and the last two.
  private static let limit = 8
  private static let shortened = (first: 3, last: 2)

  static func pieces(_ content: SlopLine.Content) -> [String] {
    switch content {
    case .events(let events, let omitted):
      return pieces(events, omitted: omitted)
    case .crossings(let count, let span, let end):
      let numbers =
        count.lowerBound == count.upperBound
        ? "\(count.lowerBound)" : "\(count.lowerBound) to \(count.upperBound)"
      let noun = count.upperBound == 1 ? "crossing" : "crossings"
      return ["\(numbers) \(noun) \(SlopNotation.times(span))"] + (end.map { [piece([$0])] } ?? [])
    }
  }

  static func pieces(_ outcome: SlopOutcome) -> [String] {
    pieces(outcome.events.map(SlopLine.TimedKind.init), omitted: outcome.omitted)
  }

  private static func pieces(_ events: [SlopLine.TimedKind], omitted: Int) -> [String] {
    guard !events.isEmpty else { return ["nothing"] }
    // What was left out lies before the last two and keeps its neighbours apart.
    let known = omitted > 0 ? events.dropLast(2) : events[...]
    let runs = runs(of: known)
    guard omitted > 0 || runs.count > limit else { return runs.map(piece) }
    let first = runs.prefix(shortened.first)
    let last = omitted > 0 ? events.suffix(2).map { [$0] } : Array(runs.suffix(shortened.last))
    let hidden = events.count - first.joined().count - last.joined().count + omitted
    return first.map(piece) + ["… \(hidden) more …"] + last.map(piece)
  }

  /// Neighbours of one kind, such as the steps of a stepper that is held.
  private static func runs(of events: ArraySlice<SlopLine.TimedKind>) -> [[SlopLine.TimedKind]] {
    var runs: [[SlopLine.TimedKind]] = []
    for event in events {
      if runs.last?.first?.kind == event.kind {
        runs[runs.count - 1].append(event)
      } else {
        runs.append([event])
      }
    }
    return runs
  }

  private static func piece(_ run: [SlopLine.TimedKind]) -> String {
    guard let first = run.first, let last = run.last else { return "" }
    let times = SlopNotation.times(
      first.times.lowerBound...max(first.times.lowerBound, last.times.upperBound))
    let count = run.count > 1 ? "×\(run.count) " : ""
    return "\(first.kind.name) \(count)\(times)"
  }
}
