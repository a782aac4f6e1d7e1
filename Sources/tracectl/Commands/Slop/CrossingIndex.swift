/// Which of many places are marked: marks come and go, and the n-th mark is found quickly.
///
/// The sums of a Fenwick tree.
struct CrossingIndex {
  private var sums: [Int]
  private var isMarked: [Bool]

  /// The number of marks.
  private(set) var total = 0

  /// No marks at `count` places.
  init(count: Int) {
    sums = [Int](repeating: 0, count: count + 1)
    isMarked = [Bool](repeating: false, count: count)
  }

  mutating func toggle(_ place: Int) {
    isMarked[place].toggle()
    let change = isMarked[place] ? 1 : -1
    total += change
    var node = place + 1
    while node < sums.count {
      sums[node] += change
      node += node & -node
    }
  }

  /// The place of a mark, both counted from 0.
  func place(of number: Int) -> Int {
    precondition(number < total, "there is no mark \(number)")
    var node = 0
    var rest = number
    var step = 1
    while step * 2 < sums.count { step *= 2 }
    while step > 0 {
      let next = node + step
      if next < sums.count, sums[next] <= rest {
        node = next
        rest -= sums[next]
      }
      step /= 2
    }
    return node
  }
}
