import Testing

@testable import tracectl

@Suite struct ShardTests {
  private static let keys = (0..<500).map { "folder-\($0 % 7)/trace-\($0).json" }

  @Test(arguments: [1, 2, 3, 5, 16])
  func everyKeyIsInOneShard(_ count: Int) {
    let others = Self.keys.filter { key in
      (1...count).count { Shard(index: $0, count: count).contains(key) } != 1
    }
    #expect(others == [])
  }

  @Test func shardsAreAboutEquallyLarge() {
    let sizes = (1...4).map { index in
      Self.keys.count { Shard(index: index, count: 4).contains($0) }
    }
    #expect(sizes.allSatisfy { $0 > 90 && $0 < 160 }, "\(sizes)")
  }

  /// The sum is part of what CI set-ups hold on to.
  @Test(arguments: [
    ("", 6), ("a.json", 3), ("drag-slop/out-and-back.json", 7), ("é.csv", 3),
  ])
  func staysTheSame(_ key: String, _ shard: Int) {
    #expect(Shard(index: shard, count: 10).contains(key))
  }
}
