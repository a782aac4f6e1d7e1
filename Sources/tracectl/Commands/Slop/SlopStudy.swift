import TraceCore
import TraceFormats

/// Finds out what every slop would have made of the presses of a trace.
struct SlopStudy {
  let trial: SlopTrial

  /// The only control that is looked at; `nil` looks at all.
  let view: String?

  let showsAllRows: Bool

  /// How many samples may be played, for rows of replays of their own and for the proof of computed
  /// rows each: a second's work or so.
  var budget = 1_000_000

  /// Looks at the presses that `original`, the trace as it is, has in `scene`.
  func findings(_ original: PressRecorder, in scene: Scene) throws(ReadingFailure) -> SlopFindings {
    let presses = original.presses.filter { view == nil || $0.key.control == view }
    var kinds: [String: ControlKind] = [:]
    for case let control as Control in scene.views {
      kinds[control.id] = ControlKind(control)
    }
    let tables = try tables(of: presses)
    let strict = try strictOutcomes(of: presses, kinds)
    var findings = SlopFindings()
    for press in presses {
      guard let kind = kinds[press.key.control], let found = tables[press.key] else { continue }
      findings.presses.append(
        PressFindings(
          press: press, kind: kind, table: found.table, proof: found.proof,
          strict: strict[press.key] ?? .untracked))
    }
    findings.untracked = original.untracked(among: trial.trace.samples, kinds)
    if let view, !presses.isEmpty { findings.untracked.removeAll { $0.reason.control != view } }
    findings.isAboutControl = view.map { kinds[$0] != nil } ?? true
    return findings
  }

  // MARK: Rows

  typealias Found = (table: SlopTable, proof: PressFindings.Proof)

  /// Controls with few rows get replays of their own; the rows of the others are computed.
  private func tables(
    of presses: [RecordedPress]
  ) throws(ReadingFailure) -> [RecordedPress.Key: Found] {
    var found: [RecordedPress.Key: Found] = [:]
    var rest = budget
    var long: [String: [RecordedPress]] = [:]
    for control in Self.controls(of: presses) {
      let own = presses.filter { $0.key.control == control }
      let cost = (Self.cutCount(own) + 1) * trial.trace.samples.count
      if cost <= rest {
        rest -= cost
        // Rules may bring about more questions than the original had.
        try explore(control, own, limit: budget / max(1, trial.trace.samples.count) + 1, &found)
      } else {
        long[control] = own
      }
    }
    let computed = try SlopProof(
      trial: trial, showsAllRows: showsAllRows, limit: replayLimit
    ).tables(of: long)
    for control in Self.controls(of: presses) {
      guard let own = long[control] else { continue }
      if let computed = computed[control] {
        found.merge(computed) { $1 }
      } else {
        try explore(control, own, limit: replayLimit, &found)
      }
    }
    return found
  }

  private var replayLimit: Int { max(8, budget / max(1, trial.trace.samples.count)) }

  private func explore(
    _ control: String, _ presses: [RecordedPress], limit: Int,
    _ found: inout [RecordedPress.Key: Found]
  ) throws(ReadingFailure) {
    let rows = try SlopExploration(trial: trial, limit: limit)
      .rows(of: control, presses: presses.map(\.key))
    for press in presses {
      guard let rows = rows[press.key] else { continue }
      let table = SlopTable(
        rows, marked: SlopMarks(press).slops, showsAllRows: showsAllRows)
      found[press.key] = (table, .replays)
    }
  }

  /// In the order of their first presses.
  private static func controls(of presses: [RecordedPress]) -> [String] {
    var seen: Set<String> = []
    return presses.map(\.key.control).filter { seen.insert($0).inserted }
  }

  private static func cutCount(_ presses: [RecordedPress]) -> Int {
    var cuts: Set<Double> = []
    for press in presses {
      for question in press.questions where question.cut.divides {
        cuts.insert(question.cut.firstAbove)
      }
    }
    return cuts.count
  }

  // MARK: Beside the rows

  private func strictOutcomes(
    of presses: [RecordedPress], _ kinds: [String: ControlKind]
  ) throws(ReadingFailure) -> [RecordedPress.Key: StrictOutcome] {
    var outcomes: [RecordedPress.Key: StrictOutcome] = [:]
    for control in Self.controls(of: presses) {
      guard let kind = kinds[control], kind.canBeStrict else {
        let isOne = kinds[control] == .strictBoundsButton
        for press in presses where press.key.control == control {
          outcomes[press.key] = isOne ? .isOne : .notComparable
        }
        continue
      }
      for press in try trial.replay(strict: control).presses where press.key.control == control {
        outcomes[press.key] = .outcome(SlopOutcome(press.events))
      }
    }
    return outcomes
  }
}
