import Testing

@testable import tracectl

@Suite struct OrderedWorkTests {
  private struct Refusal: Error {}

  /// Work that takes longer for some items, so that they overtake each other.
  @Sendable private static func makeWorker() -> (Int) -> String {
    { item in
      var sum = item
      for step in 0..<(item % 7 * 2_000) { sum = sum &* 31 &+ step }
      return sum == .min ? "" : "\(item)"
    }
  }

  private func results(of count: Int, jobs: Int, until last: Int = .max) throws -> [String] {
    var delivered: [String] = []
    try OrderedWork<Int, String>(jobs: jobs).run(
      Array(0..<count), makeWorker: Self.makeWorker,
      deliver: {
        delivered.append($0)
        return $0 == "\(last)" ? .stop : .goOn
      })
    return delivered
  }

  @Test(arguments: [1, 2, 3, 8, 64])
  func deliversInOrder(_ jobs: Int) throws {
    let expected = (0..<1_000).map { "\($0)" }
    #expect(try results(of: 1_000, jobs: jobs) == expected)
  }

  @Test(arguments: [1, 2, 8], [0, 1, 500, 999])
  func stopsWhenItIsTold(_ jobs: Int, _ last: Int) throws {
    let expected = (0...last).map { "\($0)" }
    #expect(try results(of: 1_000, jobs: jobs, until: last) == expected)
  }

  @Test(arguments: [1, 2, 8], [0, 1])
  func doesLittle(_ jobs: Int, _ count: Int) throws {
    #expect(try results(of: count, jobs: jobs).count == count)
  }

  @Test(arguments: [1, 4])
  func passesOnWhatTheDeliveryThrows(_ jobs: Int) {
    #expect(throws: Refusal.self) {
      try OrderedWork<Int, String>(jobs: jobs).run(
        Array(0..<500), makeWorker: Self.makeWorker, deliver: { _ in throw Refusal() })
    }
  }
}
