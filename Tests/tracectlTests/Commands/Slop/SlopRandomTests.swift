import Testing

@testable import tracectl

/// Every row of the tables of random traces is what a replay with its slop comes to.
@Suite struct SlopRandomTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Each row found by a replay of its own.
  @Test(arguments: 1...40)
  func everyRowIsTrue(_ seed: Int) throws {
    var dice = SlopTraceDice(seed: seed)
    let witness = try SlopWitness(try folder.file("trace.json", dice.trace()))
    let findings = try witness.findings()
    let count = try witness.checkEveryClaim(in: findings)
    #expect(count >= 4 || findings.presses.isEmpty)
  }

  /// Rows computed from one replay's samples, as of a very long trace.
  @Test(arguments: 41...80)
  func everyComputedRowIsTrue(_ seed: Int) throws {
    var dice = SlopTraceDice(seed: seed)
    let path = try folder.file("trace.json", dice.trace())
    let findings = try SlopWitness(path, budget: 0).findings()
    // Where rules make more depend on the slop, so few replays need not reach the end.
    guard findings.presses.allSatisfy(\.isComplete) else { return }
    let count = try SlopWitness(path, budget: 0).checkEveryClaim(in: findings)
    #expect(count >= 4 || findings.presses.isEmpty)
  }

  /// The traces have what they are made for.
  @Test func mostTracesHaveThresholds() throws {
    var rowCounts: [Int] = []
    for seed in 1...40 {
      var dice = SlopTraceDice(seed: seed)
      let findings = try SlopWitness(try folder.file("trace.json", dice.trace())).findings()
      rowCounts.append(findings.presses.map(\.table.rowCount).max() ?? 0)
    }
    #expect(rowCounts.count { $0 >= 3 } >= 25)
  }

  /// Both ways come to the same.
  @Test(arguments: 81...110)
  func computedRowsAreTheReplaysRows(_ seed: Int) throws {
    var dice = SlopTraceDice(seed: seed)
    let path = try folder.file("trace.json", dice.trace())
    let replayed = try SlopWitness(path).findings()
    let computed = try SlopWitness(path, budget: 0).findings()
    #expect(replayed.presses.map(\.press.key) == computed.presses.map(\.press.key))
    for (one, other) in zip(replayed.presses, computed.presses) {
      guard case .samples = other.proof else { continue }
      // What a value does is not computed, so that a few bounds may be missing.
      let bounds = Set(one.table.lines.map(\.range.upper.firstAbove))
      #expect(other.table.lines.allSatisfy { bounds.contains($0.range.upper.firstAbove) })
    }
  }
}
