import Foundation
import Testing
import TraceCore

/// What holds for every trace, tried on thousands of random ones with scenes of their own.
///
/// A trace that breaks a law is in the test's message and in a file: `tracectl replay FILE` shows
/// what happens.
@Suite struct RandomTraceTests {
  /// Seeds are played in batches; one test a seed would drown the test run's report.
  static let batchSize = 200

  private static func seeds(_ batch: Int) -> Range<UInt64> {
    UInt64(batch * batchSize)..<UInt64((batch + 1) * batchSize)
  }

  @Test(arguments: 0..<12, Settings.Profile.allCases)
  func hold(_ batch: Int, _ profile: Settings.Profile) throws {
    for seed in Self.seeds(batch) {
      guard try holds(RandomTrace(seed: seed, profile: profile), seed) else { return }
    }
  }

  @Test(arguments: 0..<5, Settings.Profile.allCases)
  func holdAlsoWhenTheAppMeddles(_ batch: Int, _ profile: Settings.Profile) throws {
    for seed in Self.seeds(batch) {
      let trace = RandomTrace(seed: seed, profile: profile, meddles: true)
      guard try holds(trace, seed) else { return }
    }
  }

  @Test(arguments: 0..<2)
  func areTheSameTwice(_ batch: Int) throws {
    for seed in Self.seeds(batch) {
      let trace = RandomTrace(seed: seed, profile: .uikit)
      let lines = try RandomTraceReplay(trace).lines
      let again = try RandomTraceReplay(RandomTrace(seed: seed, profile: .uikit)).lines
      #expect(lines == again, "seed \(seed)")
    }
  }

  /// A maker of traces in which nothing happens would break no law.
  @Test func theTracesReachEverything() throws {
    var seen: Set<String> = []
    for seed in Self.seeds(0) {
      for line in try RandomTraceReplay(RandomTrace(seed: seed, profile: .uikit)).lines {
        seen.insert(line.entry.event.kind)
      }
    }
    let states = [
      "possible -> began", "possible -> ended", "possible -> failed", "began -> changed",
      "began -> ended", "began -> cancelled", "changed -> ended", "changed -> cancelled",
    ]
    let calls = [
      "touches began", "touches moved", "touches ended", "touches cancelled", "beginTracking",
      "continueTracking", "endTracking", "cancelTracking", "touchDragExit", "touchDragEnter",
      "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "willBeginDragging",
      "didScroll", "didEndDragging", "removed", "interrupt", "set isEnabled", "set frame",
      "set isHidden",
    ]
    #expect(seen.isSuperset(of: states))
    #expect(seen.isSuperset(of: calls))
  }

  /// Whether no law is broken; one that is is reported with the trace.
  private func holds(_ trace: RandomTrace, _ seed: UInt64) throws -> Bool {
    let broken = try ReplayLaws(of: trace, RandomTraceReplay(trace)).broken
    guard let first = broken.first else { return true }
    // A smaller one may not be readable, as when a recognizer is gone that another waits for.
    let smallest = trace.reduced { smaller in
      guard let replay = try? RandomTraceReplay(smaller) else { return false }
      return ReplayLaws(of: smaller, replay).broken.contains { $0.kind == first.kind }
    }
    let file = FileManager.default.temporaryDirectory
      .appending(path: "random-\(trace.profile)-\(seed).json")
    try smallest.text.write(to: file, atomically: true, encoding: .utf8)
    let breaches = broken.map(\.text).joined(separator: "; ")
    Issue.record("seed \(seed): \(breaches)\n\(file.path)\n\(smallest.text)")
    return false
  }
}

extension LogEvent {
  /// What happened, without the particulars.
  fileprivate var kind: String {
    switch self {
    case .touches(let phase): "touches \(phase)"
    case .tracking(let call): call.rawValue
    case .controlEvent(let event, _): event.name
    case .gestureState(let from, let to): "\(from) -> \(to)"
    case .scroll(.willBeginDragging): "willBeginDragging"
    case .scroll(.didScroll): "didScroll"
    case .scroll(.didEndDragging): "didEndDragging"
    case .set(let property, _): "set \(property)"
    case .removed: "removed"
    case .interrupt: "interrupt"
    case .passedOn, .action, .touchStillDown, .ruleUndefined, .hitTest, .pointInside, .chain,
      .property, .gestureTouches, .gestureReset, .gestureAction:
      "something else"
    }
  }
}
