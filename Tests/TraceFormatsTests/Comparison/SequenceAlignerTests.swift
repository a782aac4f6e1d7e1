import Testing

@testable import TraceFormats

/// Partners of two sequences, against a table of all ways.
@Suite struct SequenceAlignerTests {
  /// Two sequences of small classes, which have much in common and much not.
  private static func sequences(seed: UInt64) -> (left: [Int32], right: [Int32]) {
    var dice = Dice(seed: seed)
    let classes = Int32(dice.number(0..<6)) + 1
    let left = (0..<dice.number(0..<30)).map { _ in Int32(dice.number(0..<Int(classes))) }
    var right = left
    for _ in 0..<dice.number(0..<12) {
      let place = dice.number(0..<right.count + 1)
      if dice.number(0..<2) == 0, place < right.count {
        right.remove(at: place)
      } else {
        right.insert(Int32(dice.number(0..<Int(classes))), at: place)
      }
    }
    return (left, right)
  }

  private static func partners(
    _ left: [Int32], _ right: [Int32], effort: Int? = nil,
    accepts: ((Int, Int) -> Bool)? = nil
  ) -> [Int32] {
    let count = Int((left + right).max() ?? 0) + 1
    var aligner = SequenceAligner(left: left, right: right, classCount: count, accepts: accepts)
    if let effort { aligner.effort = effort }
    var partners = Array(repeating: Int32(-1), count: left.count)
    aligner.align(left.indices, right.indices, &partners)
    return partners
  }

  /// The length of the longest common subsequence, by the table of all prefixes.
  private static func longest(_ left: [Int32], _ right: [Int32]) -> Int {
    var row = Array(repeating: 0, count: right.count + 1)
    for element in left {
      var corner = 0
      for (index, other) in right.enumerated() {
        let above = row[index + 1]
        row[index + 1] = element == other ? corner + 1 : max(above, row[index])
        corner = above
      }
    }
    return row[right.count]
  }

  /// Whether the partners are of one class and in order.
  private static func isInOrder(_ partners: [Int32], _ left: [Int32], _ right: [Int32]) -> Bool {
    var last: Int32 = -1
    for (index, partner) in partners.enumerated() where partner >= 0 {
      guard partner > last, left[index] == right[Int(partner)] else { return false }
      last = partner
    }
    return true
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func findsAsManyAsThereAre(_ seed: UInt64) {
    let (left, right) = Self.sequences(seed: seed)
    let partners = Self.partners(left, right)
    #expect(Self.isInOrder(partners, left, right))
    #expect(partners.count { $0 >= 0 } == Self.longest(left, right))
  }

  /// With little effort there may be fewer partners, but never wrong ones.
  @Test(arguments: 0..<200 as Range<UInt64>, [1, 2, 3])
  func isRightWhenItGivesUp(_ seed: UInt64, _ effort: Int) {
    let (left, right) = Self.sequences(seed: seed)
    let partners = Self.partners(left, right, effort: effort)
    #expect(Self.isInOrder(partners, left, right))
    let isAlone = partners.allSatisfy { $0 < 0 }
    #expect(!isAlone || Self.longest(left, right) == 0)
  }

  @Test func pairsOnlyWhatIsAccepted() {
    let partners = Self.partners([0, 0, 0], [0, 0, 0]) { $0 == $1 && $0 != 1 }
    #expect(partners == [0, -1, 2])
  }

  /// The same elements in another order are the worst case: all of them have partners somewhere.
  @Test func doesNotLookAtEveryPairOfTwoShuffledSequences() {
    let count = 4_000
    var dice = Dice(seed: 1)
    let left = (0..<count).map { Int32($0) }
    var right = left
    for index in right.indices { right.swapAt(index, dice.number(0..<count)) }
    var looks = 0
    let partners = Self.partners(left, right, effort: 16) { _, _ in
      looks += 1
      return true
    }
    #expect(Self.isInOrder(partners, left, right))
    #expect(looks < 20 * count)
  }

  /// Without a common element there is nothing to search.
  @Test func doesNotLookAtWhatOccursOnOneSideOnly() {
    var looks = 0
    let partners = Self.partners([0, 1, 2, 3, 9], [4, 5, 9, 6, 7]) { _, _ in
      looks += 1
      return true
    }
    #expect(partners == [-1, -1, -1, -1, 2])
    #expect(looks == 1)
  }
}
