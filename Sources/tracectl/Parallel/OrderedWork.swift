/// Does the same with many items, on several cores, and delivers the results in order.
///
/// What is delivered, and in which order, does not depend on the number of threads.
struct OrderedWork<Item: Sendable, Result: Sendable> {
  /// What a thread does with an item; made by the thread that calls it, and not shared.
  typealias Worker = (Item) -> Result

  /// Whether more results are wanted.
  enum Continuation {
    case goOn
    case stop
  }

  /// How many items are worked on at once.
  let jobs: Int

  /// How far ahead of the delivery each thread may be.
  private static var lead: Int { 64 }

  /// Works on `items`.
  ///
  /// - Parameters:
  ///   - items: What to work on, in the order of the delivery.
  ///   - makeWorker: Called once in each thread.
  ///   - deliver: Called in this thread, in the order of the items, until it wants no more.
  /// - Throws: What `deliver` has thrown.
  func run(
    _ items: [Item], makeWorker: @escaping @Sendable () -> Worker,
    deliver: (Result) throws -> Continuation
  ) throws {
    let threadCount = min(jobs, items.count)
    guard threadCount > 1 else {
      try runAlone(items, makeWorker(), deliver)
      return
    }
    let exchange = Exchange<Result>(count: items.count, lead: Self.lead * threadCount)
    let threads = Threads(threadCount, sharing: exchange) { exchange in
      let worker = makeWorker()
      while let number = exchange.next() { exchange.put(worker(items[number]), at: number) }
    }
    guard threads.count > 0 else {
      try runAlone(items, makeWorker(), deliver)
      return
    }
    defer {
      exchange.close()
      threads.join()
    }
    while let result = exchange.take() {
      if try deliver(result) == .stop { return }
    }
  }

  private func runAlone(
    _ items: [Item], _ worker: Worker, _ deliver: (Result) throws -> Continuation
  ) throws {
    for item in items {
      if try deliver(worker(item)) == .stop { return }
    }
  }
}
