/// Finds out what became of each callback of one trace.
struct CallbackMatcher {
  private var classes: CallbackClasses

  /// The callbacks to compare, by their places in the logs.
  private let expected: [Int]
  private let actual: [Int]

  /// For each expected callback the actual one that stands for it, both as places in the lists.
  private var partners: [Int32]

  private static let nobody: Int32 = -1

  init(_ classes: CallbackClasses, expected: [Int], actual: [Int]) {
    self.classes = classes
    self.expected = expected
    self.actual = actual
    partners = Array(repeating: Self.nobody, count: expected.count)
  }

  /// Compares the lists.
  mutating func steps() -> [LogStep] {
    matchEnds()
    for stage in MatchingStage.all {
      let gaps = gaps()
      if gaps.isEmpty { break }
      match(gaps, stage)
    }
    return listed()
  }

  /// Most of two logs is the same: what is so at the start and at the end needs no search.
  private mutating func matchEnds() {
    let count = min(expected.count, actual.count)
    var start = 0
    while start < count, areSame(start, start) {
      partners[start] = Int32(start)
      start += 1
    }
    var end = 1
    while end <= count - start, areSame(expected.count - end, actual.count - end) {
      partners[expected.count - end] = Int32(actual.count - end)
      end += 1
    }
  }

  private func areSame(_ index: Int, _ partner: Int) -> Bool {
    let logs = classes.logs
    return classes.areSame(logs.expected[expected[index]], logs.actual[actual[partner]])
  }

  /// What lies between two callbacks that have found each other.
  private struct Gap {
    let expected: Range<Int>
    let actual: Range<Int>
  }

  /// The gaps with callbacks on both sides.
  private func gaps() -> [Gap] {
    var gaps: [Gap] = []
    var (start, actualStart) = (0, 0)
    for index in 0...expected.count {
      let isEnd = index == expected.count
      guard isEnd || partners[index] != Self.nobody else { continue }
      let partner = isEnd ? actual.count : Int(partners[index])
      if start < index, actualStart < partner {
        gaps.append(Gap(expected: start..<index, actual: actualStart..<partner))
      }
      (start, actualStart) = (index + 1, partner + 1)
    }
    return gaps
  }

  private mutating func match(_ gaps: [Gap], _ stage: MatchingStage) {
    // Only what lies in the gaps is sorted into classes: mostly little of two long logs.
    let left = gaps.flatMap(\.expected)
    let right = gaps.flatMap(\.actual)
    let sorted = classes.classes(
      stage, expected: left.map { expected[$0] }, actual: right.map { actual[$0] })
    let accepts = classes.tolerance(stage).map { tolerance in
      { [logs = classes.logs, expected, actual] (x: Int, y: Int) in
        tolerance(logs.expected[expected[left[x]]], logs.actual[actual[right[y]]])
      }
    }
    var aligner = SequenceAligner(
      left: sorted.expected, right: sorted.actual, classCount: sorted.count, accepts: accepts)
    var found = Array(repeating: Self.nobody, count: left.count)
    var (x, y) = (0, 0)
    for gap in gaps {
      aligner.align(x..<x + gap.expected.count, y..<y + gap.actual.count, &found)
      x += gap.expected.count
      y += gap.actual.count
    }
    for (index, partner) in found.enumerated() where partner != Self.nobody {
      partners[left[index]] = Int32(right[Int(partner)])
    }
  }

  /// All callbacks in order; where several only went and several only came, first those that went.
  private func listed() -> [LogStep] {
    var steps: [LogStep] = []
    steps.reserveCapacity(max(expected.count, actual.count))
    var next = 0
    for index in expected.indices {
      guard partners[index] != Self.nobody else {
        steps.append(.removed(expected: expected[index]))
        continue
      }
      let partner = Int(partners[index])
      while next < partner {
        steps.append(.added(actual: actual[next]))
        next += 1
      }
      next = partner + 1
      steps.append(
        areSame(index, partner)
          ? .same(expected: expected[index], actual: actual[partner])
          : .changed(expected: expected[index], actual: actual[partner]))
    }
    return steps + actual[next...].map { .added(actual: $0) }
  }
}
