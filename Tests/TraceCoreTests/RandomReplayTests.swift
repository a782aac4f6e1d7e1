import Testing
import TraceCore

/// What holds for every trace, tried on a few thousand random ones.
@Suite struct RandomReplayTests {
  /// Seeds are played in batches; one test a seed would drown the test run's report.
  static let batches = 0..<14
  static let batchSize = 50

  private static func seeds(_ batch: Int) -> Range<UInt64> {
    UInt64(batch * batchSize)..<UInt64((batch + 1) * batchSize)
  }

  @Test(arguments: batches, Settings.Profile.allCases)
  func hold(_ batch: Int, _ profile: Settings.Profile) throws {
    for seed in Self.seeds(batch) {
      let replay = try RandomReplay(seed: seed, profile: profile)
      expectLegal(replay, profile, "seed \(seed)")
    }
  }

  @Test func holdAlsoWhenAnActionRemovesAView() async {
    await #expect(processExitsWith: .success) {
      for seed in UInt64(0)..<500 {
        let profile: Settings.Profile = seed.isMultiple(of: 2) ? .uikit : .device
        let replay = try RandomReplay(seed: seed, profile: profile, removesFromInside: true)
        RandomReplayTests().expectLegal(replay, profile, "seed \(seed)")
      }
    }
  }

  @Test(arguments: batches.prefix(5))
  func areTheSameTwice(_ batch: Int) throws {
    for seed in Self.seeds(batch) {
      let first = try RandomReplay(seed: seed, profile: .uikit)
      let second = try RandomReplay(seed: seed, profile: .uikit)
      #expect(first.lines == second.lines, "seed \(seed)")
      #expect(!first.lines.isEmpty)
    }
  }

  @Test func theScriptsReachEverything() throws {
    var seen: Set<String> = []
    for seed in Self.seeds(0) {
      for line in try RandomReplay(seed: seed, profile: .uikit).lines {
        seen.insert(String(line.text.split(separator: " ")[1]))
      }
    }
    let expected: Set<String> = [
      "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled",
      "beginTracking", "continueTracking", "endTracking", "cancelTracking",
      "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
      "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel",
      "primaryActionTriggered", "interrupt", "removed", "set",
    ]
    #expect(expected.subtracting(seen).isEmpty)
  }

  // MARK: The laws

  private func expectLegal(
    _ replay: RandomReplay, _ profile: Settings.Profile, _ comment: Comment
  ) {
    expectLegalTouches(replay.lines, comment)
    for control in replay.controls {
      expectLegalTracking(of: control.id, replay.lines, profile, comment)
      #expect(!control.isTracking, comment)
      #expect(!control.isHighlighted, comment)
      #expect(!control.isTouchInside, comment)
    }
    for (line, next) in zip(replay.lines, replay.lines.dropFirst()) {
      #expect(line.entry.time <= next.entry.time, comment)
      #expect(next.entry.depth <= line.entry.depth + 1, comment)
    }
  }

  /// A view never gets a move, an end or a cancel without a begin, nor anything afterwards.
  ///
  /// A finger that lifts and presses in one event has two touches in the view at that time. The
  /// calls that a `StrictBoundsButton` makes to itself do not count; the cancel of a removal
  /// stands directly below that.
  private func expectLegalTouches(_ lines: [MemoryLog.Line], _ comment: Comment) {
    struct Finger: Hashable {
      let touch: TouchID
      let view: String
    }
    var down: [Finger: Int] = [:]
    for (index, line) in lines.enumerated() {
      guard case .touches(let phase) = line.entry.event else { continue }
      let isOwnCall = line.entry.subject == "strict" && line.entry.depth > 0
      if isOwnCall, lines[index - 1].entry.event != .removed { continue }
      for touch in line.touches {
        let finger = Finger(touch: touch.touch, view: line.entry.subject)
        switch phase {
        case .began:
          down[finger, default: 0] += 1
        case .moved, .stationary:
          #expect(down[finger, default: 0] > 0, comment)
        case .ended, .cancelled:
          #expect(down[finger, default: 0] > 0, comment)
          down[finger, default: 0] -= 1
        }
      }
    }
    #expect(down.values.allSatisfy { $0 == 0 }, comment)
  }

  /// A tracking goes from its begin through moves to exactly one of end and cancel.
  private func expectLegalTracking(
    of control: String, _ lines: [MemoryLog.Line], _ profile: Settings.Profile, _ comment: Comment
  ) {
    var isTracking = false
    for line in lines where line.entry.subject == control {
      guard case .tracking(let call) = line.entry.event else { continue }
      switch call {
      case .beginTracking:
        #expect(!isTracking, comment)
        isTracking = line.result == .bool(true)
      case .continueTracking:
        #expect(isTracking, comment)
        if profile == .device, line.result == .bool(false), control != "strict" {
          isTracking = false
        }
      case .endTracking, .cancelTracking:
        #expect(isTracking, comment)
        isTracking = false
      }
    }
    #expect(!isTracking, comment)
  }
}
