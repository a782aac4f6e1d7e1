import Testing

@testable import TraceCore
@testable import TraceFormats

/// What holds for the explanation of every trace, tried on random ones.
@Suite struct RandomExplanationTests {
  private static let batchSize = 100

  private static func traces(_ batch: Int, meddles: Bool) -> [(seed: UInt64, trace: RandomTrace)] {
    (0..<batchSize).map { index in
      let seed = UInt64(batch * batchSize + index)
      let profiles = Settings.Profile.allCases
      let profile = profiles[index % profiles.count]
      return (seed, RandomTrace(seed: seed, profile: profile, meddles: meddles))
    }
  }

  @Test(arguments: 0..<4, [false, true])
  func agreesWithTheLog(_ batch: Int, _ meddles: Bool) throws {
    for (seed, trace) in Self.traces(batch, meddles: meddles) {
      let (replay, explanation) = try Self.explain(trace)
      let touches = explanation.touches
      #expect(touches.count == trace.samples.count { $0.phase == .began }, "seed \(seed)")
      for touch in touches {
        #expect(touch.lines.last?.prose.text == "→ \(touch.answer)", "seed \(seed)")
        #expect(touch.text.split(separator: "\n").allSatisfy { $0.count <= 100 }, "seed \(seed)")
        #expect(!touch.answer.isEmpty, "seed \(seed)")
      }
      let wrong =
        Self.disagreement(replay.lines, touches)
        ?? Self.unnamedTaker(trace, replay, touches)
      #expect(wrong == nil, "seed \(seed)")
      if wrong != nil { return }
    }
  }

  /// Whoever listens changes nothing.
  @Test(arguments: 0..<2)
  func leavesTheLogAsItIs(_ batch: Int) throws {
    for (seed, trace) in Self.traces(batch, meddles: false) {
      let silent = try RandomTraceReplay(trace).lines
      let explained = try Self.explain(trace).replay.lines
      #expect(silent == explained, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<2)
  func tellsNothingAfterItsMoment(_ batch: Int) throws {
    for (seed, trace) in Self.traces(batch, meddles: false) {
      let end = trace.samples.map(\.microseconds).max() ?? 0
      let until = Instant(microseconds: Int64(end / 2))
      let (_, explanation) = try Self.explain(trace, until: until)
      for touch in explanation.touches {
        #expect(touch.pressed <= until)
        for line in touch.lines.map(\.prose.text) where !line.contains("is kept from it until") {
          let late = line.split { !($0.isNumber || $0 == ".") }
            .filter { $0.split(separator: ".").last?.count == 3 && $0.contains(".") }
            .compactMap { Double($0) }
            .first { $0 > until.seconds + 0.000_501 && line.contains("at \($0)") }
          #expect(late == nil, "seed \(seed): \(line)")
        }
      }
    }
  }

  private static func explain(
    _ trace: RandomTrace, until: Instant? = nil
  ) throws -> (replay: RandomTraceReplay, explanation: Explanation) {
    var explanation: Explanation?
    let replay = try RandomTraceReplay(trace) { scene in
      let sink = Explanation(of: scene.application, until: until)
      explanation = sink
      return sink
    }
    return (replay, try #require(explanation))
  }

  /// Every up and cancel event of the log is in the answer of a touch of its control, as often as it
  /// was sent, and a recognizer that an answer blames has begun or recognized when it says so.
  private static func disagreement(
    _ lines: [MemoryLog.Line], _ touches: [TouchExplanation]
  ) -> String? {
    var sent: [String: Int] = [:]
    var recognized: Set<String> = []
    for line in lines {
      switch line.entry.event {
      case .controlEvent(let event, _)
      where [.touchUpInside, .touchUpOutside, .touchCancel].contains(event):
        sent["\(line.entry.subject) \(event.name)", default: 0] += 1
      case .gestureState(_, let state) where state == .began || state == .ended:
        let time: Prose = "\(line.entry.time)"
        let verb = state == .began ? "began" : "recognized"
        recognized.insert("\(line.entry.subject) \(verb) at \(time.text)")
      default:
        break
      }
    }
    var told: [String: Int] = [:]
    for touch in touches {
      guard let view = touch.story.view else { continue }
      for event in ["touchUpInside", "touchUpOutside", "touchCancel"] {
        let count = touch.answer.split(separator: event, omittingEmptySubsequences: false).count - 1
        if count > 0 { told["\(view) \(event)", default: 0] += count }
      }
      for step in touch.story.steps {
        guard case .cancelled(let taker?) = step.what else { continue }
        let clause = touch.takingClause(taker, step.time).text
        if clause.contains("under way since") || clause.contains("took the touch") { continue }
        let words = clause.split(separator: " ").prefix(4).joined(separator: " ")
        if !recognized.contains(words) { return "\(clause) is not in the log" }
        if !touch.answer.contains(taker) { return "\(touch.answer) does not name \(taker)" }
      }
    }
    return told == sent ? nil : "the log has \(sent), the answers have \(told)"
  }

  /// A control that got touchCancel when a recognizer began or was recognized, and nothing else
  /// happened to take touches away, has lost its touch to one of those, and an answer says to whom.
  private static func unnamedTaker(
    _ trace: RandomTrace, _ replay: RandomTraceReplay, _ touches: [TouchExplanation]
  ) -> String? {
    var takers: [Instant: [String]] = [:]
    var others = Set(
      trace.samples.filter { $0.phase == .cancelled }.map {
        Instant(microseconds: Int64($0.microseconds))
      })
    for line in replay.lines {
      switch line.entry.event {
      case .gestureState(_, let state) where state == .began || state == .ended:
        takers[line.entry.time, default: []].append(line.entry.subject)
      case .interrupt, .removed: others.insert(line.entry.time)
      default: break
      }
    }
    let strict = Set(replay.controls.filter { $0 is StrictBoundsButton }.map(\.id))
    for line in replay.lines {
      guard case .controlEvent(.touchCancel, _) = line.entry.event,
        let possible = takers[line.entry.time], !others.contains(line.entry.time),
        !strict.contains(line.entry.subject)
      else { continue }
      let answers = touches.filter { $0.story.view == line.entry.subject }.map(\.answer)
      let isNamed = answers.contains { answer in
        possible.contains { answer.contains("touchCancel because \($0)") }
      }
      if !isNamed { return "\(line.entry): one of \(possible) is in none of \(answers)" }
    }
    return nil
  }
}
