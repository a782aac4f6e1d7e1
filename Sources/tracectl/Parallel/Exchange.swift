#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where threads take numbered work from and put its results, and where one takes the results in
/// the order of the numbers.
///
/// Everything is behind one lock. Results that are waited for are not allowed to pile up: work is
/// given out only so far ahead.
final class Exchange<Result: Sendable> {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  /// Signalled when enough results have come, among them that which is to be taken next.
  private let arrival = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// Signalled when more work may be given out.
  private let departure = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  private let count: Int
  private let lead: Int
  private var given = 0
  private var taken = 0

  /// How many results have come and were not taken.
  private var waiting = 0
  private var isClosed = false

  /// The results that were not taken, each at its number modulo `lead`.
  private var results: [Result?]

  /// As many results are worth waking the thread that takes them: a call of the system takes as
  /// long as a good part of the work on a short trace.
  private static var burst: Int { 8 }

  /// - Parameters:
  ///   - count: The work is numbered from 0 up to here.
  ///   - lead: How far the work may be ahead of the results that were taken.
  init(count: Int, lead: Int) {
    self.count = count
    self.lead = lead
    results = Array(repeating: nil, count: lead)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(arrival, nil)
    pthread_cond_init(departure, nil)
  }

  deinit {
    pthread_cond_destroy(departure)
    pthread_cond_destroy(arrival)
    pthread_mutex_destroy(mutex)
    departure.deallocate()
    arrival.deallocate()
    mutex.deallocate()
  }

  /// The number of work to do, or `nil` when there is no more.
  func next() -> Int? {
    locked {
      while !isClosed && given < count && given >= taken + lead {
        pthread_cond_wait(departure, mutex)
      }
      guard !isClosed, given < count else { return nil }
      given += 1
      return given - 1
    }
  }

  /// Puts down what the work of this number came to.
  func put(_ result: Result, at number: Int) {
    locked {
      results[number % lead] = result
      waiting += 1
      if isWorthTaking { pthread_cond_signal(arrival) }
    }
  }

  /// Waits for the next result in order; `nil` behind the last one.
  func take() -> Result? {
    locked {
      guard taken < count else { return nil }
      let place = taken % lead
      if results[place] == nil {
        while !isWorthTaking { pthread_cond_wait(arrival, mutex) }
      }
      let result = results[place]
      results[place] = nil
      taken += 1
      waiting -= 1
      pthread_cond_signal(departure)
      return result
    }
  }

  /// Whether the next result is there, and with it a burst, or else all that are left.
  private var isWorthTaking: Bool {
    results[taken % lead] != nil && waiting >= min(Self.burst, count - taken)
  }

  /// Gives out no more work; what is being done is finished.
  func close() {
    locked {
      isClosed = true
      pthread_cond_broadcast(departure)
    }
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}
