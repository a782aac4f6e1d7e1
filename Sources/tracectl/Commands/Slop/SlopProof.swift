import TraceCore
import TraceFormats

/// Computes the rows of long presses, and replays slops at the ends of their lines.
struct SlopProof {
  let trial: SlopTrial
  let showsAllRows: Bool

  /// At most so many replays.
  let limit: Int

  /// A control's rows and the slops at which they are proved.
  private struct Claim {
    var rows: [RecordedPress.Key: [SlopRow]] = [:]
    var tables: [RecordedPress.Key: SlopTable] = [:]
    var slops: [Double] = []
    var wanted = 0
    var holds = true
  }

  /// The tables of the presses of each control; a control of which a replay came to something
  /// else, or whose presses are more than crossings, is left out.
  func tables(
    of presses: [String: [RecordedPress]]
  ) throws(ReadingFailure) -> [String: [RecordedPress.Key: SlopStudy.Found]] {
    var claims = presses.compactMapValues(claim)
    let rounds = claims.values.map(\.slops.count).max() ?? 0
    for round in 0..<rounds {
      let slops = claims.compactMapValues { claim in
        claim.slops.indices.contains(round) ? claim.slops[round] : nil
      }
      let recorder = try trial.replay(slops)
      for (control, slop) in slops {
        let claimed = claims[control]?.rows ?? [:]
        if !Self.holds(claimed, at: slop, in: recorder, of: control) {
          claims[control]?.holds = false
        }
      }
    }
    return claims.filter(\.value.holds).mapValues { claim in
      claim.tables.mapValues { table in
        (table, .samples(replayed: claim.slops.count, of: claim.wanted))
      }
    }
  }

  private func claim(_ presses: [RecordedPress]) -> Claim? {
    var claim = Claim()
    var slops: Set<Double> = []
    for press in presses {
      guard var sweep = SlopSweep(press) else { return nil }
      let rows = sweep.rows()
      claim.rows[press.key] = rows
      let table = SlopTable(
        rows, marked: SlopMarks(press).slops, showsAllRows: showsAllRows)
      claim.tables[press.key] = table
      for line in table.lines {
        slops.formUnion([line.range.first, line.range.last])
      }
    }
    let sorted = slops.sorted()
    claim.wanted = sorted.count
    claim.slops =
      sorted.count <= limit
      ? sorted : (0..<limit).map { sorted[$0 * (sorted.count - 1) / (limit - 1)] }
    return claim
  }

  /// Whether the replay came to what the rows say.
  private static func holds(
    _ rows: [RecordedPress.Key: [SlopRow]], at slop: Double, in recorder: PressRecorder,
    of control: String
  ) -> Bool {
    let presses = recorder.presses.filter { $0.key.control == control }
    return presses.count == rows.count
      && presses.allSatisfy { press in
        // A value's events are not computed.
        let events = press.events.filter { $0.kind != .sent(.valueChanged) }
        return rows[press.key]?.row(at: slop)?.outcome == SlopOutcome(events)
      }
  }
}
