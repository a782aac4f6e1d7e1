import TraceCore
import TraceFormats

/// What was found, for programs: one object a press, then one a touch that no control tracked.
struct SlopJSON {
  func lines(of findings: SlopFindings) -> String {
    let lines = findings.presses.map(line) + findings.untracked.map(line)
    return lines.map { $0 + "\n" }.joined()
  }

  private func line(_ findings: PressFindings) -> String {
    let press = findings.press
    let marks = SlopMarks(press)
    var members = [
      ("control", LogNotation.json(press.key.control)),
      ("class", LogNotation.json(findings.kind.rawValue)),
      ("touch", touch(press.key.touch)),
      ("began", LogNotation.exact(press.key.began)),
      ("slop", slop(press)),
      ("farthest", press.farthest.map(object) ?? "null"),
      ("lift", press.lift.map(object) ?? "null"),
      ("thresholds", list(findings.table.lines.map(\.range.upper).filter(\.divides).map(bound))),
      ("rows", list(findings.table.lines.map { row($0, marks) })),
      ("rowCount", "\(findings.table.rowCount)"),
      ("merged", LogNotation.json(findings.table.merging.rawValue)),
      ("isComplete", "\(findings.isComplete)"),
    ]
    switch findings.proof {
    case .replays: members.append(("proof", #"{"by":"replays"}"#))
    case .samples(let replayed, let count):
      members.append(
        ("proof", #"{"by":"samples","replayed":\#(replayed),"of":\#(count)}"#))
    }
    members.append(("strictBounds", strict(findings.strict)))
    return Self.object(members)
  }

  private func line(_ touch: UntrackedTouch) -> String {
    let (reason, hit): (String, String?) =
      switch touch.reason {
      case .hitNothing: ("hitNothing", nil)
      case .hitView(let id): ("noControl", id)
      case .refused(let id): ("beginTrackingFalse", id)
      case .notTracked(let id): ("notTracked", id)
      }
    return Self.object([
      ("control", "null"), ("touch", self.touch(touch.touch)),
      ("began", LogNotation.exact(touch.time)), ("reason", LogNotation.json(reason)),
      ("hit", hit.map(LogNotation.json) ?? "null"),
    ])
  }

  // MARK: Parts

  private func slop(_ press: RecordedPress) -> String {
    var members = [
      ("points", number(press.slop)), ("from", LogNotation.json(press.source.rawValue)),
    ]
    if !press.laterSlops.isEmpty {
      let later = press.laterSlops.map { time, slop in
        Self.object([("time", LogNotation.exact(time)), ("points", number(slop))])
      }
      members.append(("later", list(later)))
    }
    return Self.object(members)
  }

  private func object(_ measurement: SlopMeasurement) -> String {
    let sides = SlopNotation.outside(measurement.need).map { ($0.name, number($0.distance)) }
    return Self.object([
      ("time", LogNotation.exact(measurement.time)),
      ("outside", number(measurement.need.distance)),
      ("sides", Self.object(sides)),
      ("margin", number(measurement.margin)),
      ("verdict", measurement.verdict.map { LogNotation.json($0.rawValue) } ?? "null"),
    ])
  }

  private func row(_ line: SlopLine, _ marks: SlopMarks) -> String {
    var members = [
      ("above", line.range.lower.divides ? bound(line.range.lower) : "null"),
      ("upTo", line.range.upper.divides ? bound(line.range.upper) : "null"),
      ("inForce", "\(marks.isInForce(line.range))"),
      ("phone", "\(line.range.contains(SlopMarks.phone))"),
      ("pad", "\(line.range.contains(SlopMarks.pad))"),
      ("rows", "\(line.rows)"),
    ]
    switch line.content {
    case .events(let events, let omitted):
      members.append(("events", list(events.map(object))))
      members.append(("omitted", "\(omitted)"))
    case .crossings(let count, let span, let end):
      members.append(("crossings", "[\(count.lowerBound),\(count.upperBound)]"))
      members.append(("time", times(span)))
      members.append(("end", end.map(object) ?? "null"))
    }
    return Self.object(members)
  }

  /// `includes` tells whether the value itself belongs to the row below.
  private func bound(_ cut: SlopCut) -> String {
    Self.object([("value", number(cut.value)), ("includes", "\(cut.side == .after)")])
  }

  private func object(_ event: SlopLine.TimedKind) -> String {
    Self.object([("event", LogNotation.json(event.kind.key)), ("time", times(event.times))])
  }

  /// A time, or the first and the last of several.
  private func times(_ times: ClosedRange<Instant>) -> String {
    let first = LogNotation.exact(times.lowerBound)
    let last = LogNotation.exact(times.upperBound)
    return first == last ? first : "[\(first),\(last)]"
  }

  private func strict(_ strict: StrictOutcome) -> String {
    switch strict {
    case .outcome(let outcome):
      let events = outcome.events.map(SlopLine.TimedKind.init)
      return Self.object([("events", list(events.map(object))), ("omitted", "\(outcome.omitted)")])
    case .untracked: return #"{"reason":"untracked"}"#
    case .isOne: return #"{"reason":"isStrictBoundsButton"}"#
    case .notComparable: return #"{"reason":"notComparable"}"#
    }
  }

  private func touch(_ touch: TouchID) -> String {
    switch touch {
    case .number(let number): "\(number)"
    case .name(let name): LogNotation.json(name)
    }
  }

  private func number(_ value: Double) -> String {
    value.isFinite ? LogNotation.exact(value) : "null"
  }

  private func list(_ elements: [String]) -> String { "[\(elements.joined(separator: ","))]" }

  private static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(LogNotation.json($0)):\($1)" }.joined(separator: ",") + "}"
  }
}
