import Testing
import TraceCore

@testable import TraceFormats
@testable import tracectl

/// Looks at a trace in its own way: with the slop set on the control, and the log read afterwards.
struct SlopWitness {
  let trial: SlopTrial
  let study: SlopStudy

  private let environment: Environment
  private let close: () -> Void

  init(_ path: String, budget: Int? = nil, showsAllRows: Bool = true) throws {
    (environment, close) = try Tool().open()
    let trace = try LoadedTrace(
      TracePlayback(
        trace: path, options: PlaybackOptions(), environment: environment,
        reporter: Reporter(MessageList())))
    trial = SlopTrial(trace: trace, commandLine: nil)
    var study = SlopStudy(trial: trial, view: nil, showsAllRows: showsAllRows)
    if let budget { study.budget = budget }
    self.study = study
  }

  func findings() throws -> SlopFindings {
    defer { close() }
    let (original, beginning) = try trial.original()
    return try study.findings(original, in: beginning.scene)
  }

  /// What the log of a replay says of a control with this slop.
  func events(of control: String, slop: Double) throws -> [SlopEvent] {
    let log = MemoryLog(categories: [.event])
    try trial.trace.replay { beginning in
      for case let view as Control in beginning.scene.views where view.id == control {
        view.touchSlop = slop
      }
      return log
    }
    return log.lines.compactMap { line in
      guard line.entry.subject == control, case .controlEvent(let event, _) = line.entry.event,
        Self.seen.contains(event)
      else { return nil }
      return SlopEvent(time: line.entry.time, kind: .sent(event))
    }
  }

  private static let seen: [Control.Event] = [
    .touchDragExit, .touchDragEnter, .touchUpInside, .touchUpOutside, .touchCancel,
  ]

  /// What the findings say of all presses of a control with this slop.
  static func claim(_ findings: SlopFindings, of control: String, slop: Double) throws
    -> [SlopEvent]
  {
    var events: [SlopEvent] = []
    for press in findings.presses where press.press.key.control == control {
      let lines = press.table.lines.filter { $0.range.contains(slop) }
      let line = try #require(lines.first, "no row has \(slop)")
      #expect(lines.count == 1)
      guard case .events(let timed, 0) = line.content else {
        Issue.record("\(line.content) is shortened")
        continue
      }
      events += timed.map { SlopEvent(time: $0.times.lowerBound, kind: $0.kind) }
    }
    return events.filter { event in
      if case .sent(let sent) = event.kind { seen.contains(sent) } else { false }
    }
  }

  /// Every row's claim just below, at and just above its bounds, and that the rows leave nothing
  /// out.
  ///
  /// - Returns: How many claims were checked.
  func checkEveryClaim(in findings: SlopFindings) throws -> Int {
    var slops: [String: Set<Double>] = [:]
    for press in findings.presses {
      let lines = press.table.lines
      #expect(lines.first?.range.lower == .zero)
      #expect(lines.last?.range.upper == .infinity)
      for (line, next) in zip(lines, lines.dropFirst()) {
        #expect(line.range.upper == next.range.lower)
        #expect(line.range.lower < line.range.upper)
        let value = line.range.upper.value
        slops[press.press.key.control, default: []]
          .formUnion([value.nextDown, value, value.nextUp].filter { $0 >= 0 })
      }
      slops[press.press.key.control, default: []].formUnion([0, 25, 70, 1e6])
    }
    var count = 0
    for (control, slops) in slops {
      for slop in slops {
        let claim = try Self.claim(findings, of: control, slop: slop)
        let found = try events(of: control, slop: slop)
        #expect(claim == found, "\(control) with slop \(slop)")
        count += 1
      }
    }
    return count
  }
}
