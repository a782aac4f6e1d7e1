/// The recognizers that have touches of the present sequence, in two orders.
struct EngagedRecognizers {
  /// As they are told of an event: the deepest view first, then scene order, then the order in
  /// which they were added.
  private(set) var told: [GestureRecognizer] = []

  /// As they are asked what they want: on one view the last added first.
  private(set) var asked: [GestureRecognizer] = []

  mutating func insert(_ recognizer: GestureRecognizer) {
    guard !told.contains(where: { $0 === recognizer }) else { return }
    let place = told.firstIndex { recognizer.isTold(before: $0) } ?? told.endIndex
    told.insert(recognizer, at: place)
    rank()
  }

  mutating func removeAll(where isDone: (GestureRecognizer) -> Bool) {
    told.removeAll(where: isDone)
    rank()
  }

  private mutating func rank() {
    asked.removeAll(keepingCapacity: true)
    var first = 0
    while first < told.count {
      var end = first + 1
      while end < told.count, told[end].view === told[first].view { end += 1 }
      asked.append(contentsOf: told[first..<end].reversed())
      first = end
    }
  }
}
