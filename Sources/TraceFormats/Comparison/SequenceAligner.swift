/// Finds which elements of two sequences stand for each other: the longest common subsequence, by
/// Myers' search from both ends, in linear memory.
///
/// Where two stretches differ so much that the search would take too long, it takes the best way
/// found until then: the answer is still right, but some elements more have no partner.
struct SequenceAligner {
  /// How many differences are looked through, from either end, before the best way must do.
  var effort = 256

  /// What an element of a sequence is equal to: those of one class may be partners.
  private let left: [Int32]
  private let right: [Int32]

  /// What else two elements of one class need; `nil` for nothing.
  private let accepts: ((Int, Int) -> Bool)?

  /// For each class how often it occurs in the stretches at hand.
  private var occurrences: [Int32]

  /// The elements at hand, without those that can have no partner.
  private var leftKept: [Int] = []
  private var rightKept: [Int] = []

  /// The ends of the furthest ways from the start and from the end, by their diagonals.
  private var forward: [Int] = []
  private var backward: [Int] = []

  private struct Box {
    var left: Range<Int>
    var right: Range<Int>

    var isEmpty: Bool { left.isEmpty && right.isEmpty }
  }

  /// Takes the classes of all elements; `classCount` is one more than the largest of them.
  init(
    left: [Int32], right: [Int32], classCount: Int, accepts: ((Int, Int) -> Bool)? = nil
  ) {
    self.left = left
    self.right = right
    self.accepts = accepts
    occurrences = Array(repeating: 0, count: classCount)
  }

  /// Finds the partners of the elements of two stretches.
  ///
  /// `partners` has for each element of the left sequence the place of its partner in the right one.
  mutating func align(
    _ leftRange: Range<Int>, _ rightRange: Range<Int>, _ partners: inout [Int32]
  ) {
    keepShared(leftRange, rightRange)
    var boxes = [Box(left: 0..<leftKept.count, right: 0..<rightKept.count)]
    while var box = boxes.popLast() {
      trim(&box, &partners)
      if box.left.isEmpty || box.right.isEmpty { continue }
      let (x, y) = split(box)
      let first = Box(left: box.left.lowerBound..<x, right: box.right.lowerBound..<y)
      let second = Box(left: x..<box.left.upperBound, right: y..<box.right.upperBound)
      let isSmaller = !(first.isEmpty || second.isEmpty)
      assert(isSmaller, "a split leaves something on both sides")
      if isSmaller { boxes += [first, second] }
    }
  }

  /// Most elements of two different stretches occur in one of them only; without those the search
  /// is short.
  private mutating func keepShared(_ leftRange: Range<Int>, _ rightRange: Range<Int>) {
    for index in rightRange { occurrences[Int(right[index])] = 1 }
    leftKept = leftRange.filter { occurrences[Int(left[$0])] > 0 }
    for index in rightRange { occurrences[Int(right[index])] = 0 }
    for index in leftRange { occurrences[Int(left[index])] = 1 }
    rightKept = rightRange.filter { occurrences[Int(right[$0])] > 0 }
    for index in leftRange { occurrences[Int(left[index])] = 0 }
    let size = leftKept.count + rightKept.count + 3
    if forward.count < size {
      forward = Array(repeating: 0, count: size)
      backward = Array(repeating: 0, count: size)
    }
  }

  @inline(__always)
  private func matches(_ x: Int, _ y: Int) -> Bool {
    let leftIndex = leftKept[x]
    let rightIndex = rightKept[y]
    guard left[leftIndex] == right[rightIndex] else { return false }
    guard let accepts else { return true }
    return accepts(leftIndex, rightIndex)
  }

  /// Takes away what is the same at the start and at the end.
  private func trim(_ box: inout Box, _ partners: inout [Int32]) {
    var (x, y) = (box.left.lowerBound, box.right.lowerBound)
    var (xEnd, yEnd) = (box.left.upperBound, box.right.upperBound)
    while x < xEnd, y < yEnd, matches(x, y) {
      partners[leftKept[x]] = Int32(rightKept[y])
      x += 1
      y += 1
    }
    while x < xEnd, y < yEnd, matches(xEnd - 1, yEnd - 1) {
      xEnd -= 1
      yEnd -= 1
      partners[leftKept[xEnd]] = Int32(rightKept[yEnd])
    }
    box = Box(left: x..<xEnd, right: y..<yEnd)
  }
}

extension SequenceAligner {
  /// The diagonals that one of the two searches is at.
  private struct Band {
    var lowest: Int
    var highest: Int

    /// Grows by one on either side; at the limits of the box it shrinks instead, which keeps its
    /// diagonals all odd or all even.
    mutating func step(
      within limits: ClosedRange<Int>, in ends: inout [Int], offset: Int, filler: Int
    ) {
      if lowest > limits.lowerBound {
        lowest -= 1
        ends[lowest - 1 + offset] = filler
      } else {
        lowest += 1
      }
      if highest < limits.upperBound {
        highest += 1
        ends[highest + 1 + offset] = filler
      } else {
        highest -= 1
      }
    }
  }

  /// Where a shortest way through the box, or one as good as could be found, can be cut in two.
  ///
  /// A diagonal is the difference of the places in both sequences. Both searches go on by one
  /// difference in turn until they meet.
  private mutating func split(_ box: Box) -> (Int, Int) {
    let (x0, x1) = (box.left.lowerBound, box.left.upperBound)
    let (y0, y1) = (box.right.lowerBound, box.right.upperBound)
    let limits = x0 - y1...x1 - y0
    let offset = 1 - limits.lowerBound
    let isOdd = (x0 - y0 - x1 + y1) & 1 != 0
    var ahead = Band(lowest: x0 - y0, highest: x0 - y0)
    var back = Band(lowest: x1 - y1, highest: x1 - y1)
    forward[x0 - y0 + offset] = x0
    backward[x1 - y1 + offset] = x1

    for _ in 0..<effort {
      ahead.step(within: limits, in: &forward, offset: offset, filler: -1)
      for diagonal in stride(from: ahead.highest, through: ahead.lowest, by: -2) {
        let x = advance(on: diagonal, offset, box)
        if isOdd, back.lowest <= diagonal, diagonal <= back.highest,
          backward[diagonal + offset] <= x
        {
          return cut(x, diagonal, box)
        }
      }
      back.step(within: limits, in: &backward, offset: offset, filler: .max)
      for diagonal in stride(from: back.highest, through: back.lowest, by: -2) {
        let x = retreat(on: diagonal, offset, box)
        if !isOdd, ahead.lowest <= diagonal, diagonal <= ahead.highest,
          x <= forward[diagonal + offset]
        {
          return cut(x, diagonal, box)
        }
      }
    }
    return furthest(ahead, back, offset, box)
  }

  /// Goes one difference and then as far as both sequences are the same, from the start.
  private mutating func advance(on diagonal: Int, _ offset: Int, _ box: Box) -> Int {
    let below = forward[diagonal - 1 + offset]
    let above = forward[diagonal + 1 + offset]
    var x = below >= above ? below + 1 : above
    while x < box.left.upperBound, x - diagonal < box.right.upperBound, matches(x, x - diagonal) {
      x += 1
    }
    forward[diagonal + offset] = x
    return x
  }

  /// The same from the end.
  private mutating func retreat(on diagonal: Int, _ offset: Int, _ box: Box) -> Int {
    let below = backward[diagonal - 1 + offset]
    let above = backward[diagonal + 1 + offset]
    var x = below < above ? below : above - 1
    while x > box.left.lowerBound, x - diagonal > box.right.lowerBound,
      matches(x - 1, x - diagonal - 1)
    {
      x -= 1
    }
    backward[diagonal + offset] = x
    return x
  }

  /// A way may have left the box by one step; the cut is inside.
  private func cut(_ x: Int, _ diagonal: Int, _ box: Box) -> (Int, Int) {
    let x = min(x, box.left.upperBound, box.right.upperBound + diagonal)
    return (x, x - diagonal)
  }

  /// The end of the way that has come furthest, of both searches.
  private func furthest(_ ahead: Band, _ back: Band, _ offset: Int, _ box: Box) -> (Int, Int) {
    var best = (x: box.left.lowerBound, y: box.right.lowerBound, gain: 0)
    for diagonal in stride(from: ahead.highest, through: ahead.lowest, by: -2) {
      let x = min(forward[diagonal + offset], box.left.upperBound, box.right.upperBound + diagonal)
      let gain = 2 * x - diagonal - box.left.lowerBound - box.right.lowerBound
      if gain > best.gain { best = (x, x - diagonal, gain) }
    }
    for diagonal in stride(from: back.highest, through: back.lowest, by: -2) {
      let x = max(backward[diagonal + offset], box.left.lowerBound, box.right.lowerBound + diagonal)
      let gain = box.left.upperBound + box.right.upperBound - 2 * x + diagonal
      if gain > best.gain { best = (x, x - diagonal, gain) }
    }
    return (best.x, best.y)
  }
}
