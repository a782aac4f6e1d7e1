/// Sorts the callbacks of two logs into classes, for each stage of their matching.
struct CallbackClasses {
  private struct Key: Hashable {
    var time: Int64 = 0
    var subject: Int32
    var callback: Int32 = 0
    var depth: Int32 = 0
    var details: Int32 = 0
  }

  let logs: ComparedLogs
  private let timeTolerance: Int64
  private let positionTolerance: Double

  /// For each word, if it were details, the number of the details without their positions, and
  /// these; empty where positions have to be the same.
  private var rests: [Int32] = []
  private var positions: [[Double]] = []

  /// For each word, if it were a callback, its family; filled when it is asked for.
  private var families: [Int32?]
  private static let noFamily: Int32 = -1

  init(_ logs: ComparedLogs, _ options: LogComparisonOptions) {
    self.logs = logs
    timeTolerance = options.timeTolerance
    positionTolerance = options.positionTolerance
    families = Array(repeating: nil, count: logs.words.count)
    if positionTolerance > 0 { takeOutPositions() }
  }

  private mutating func takeOutPositions() {
    var table = WordTable()
    rests = Array(repeating: 0, count: logs.words.count)
    positions = Array(repeating: [], count: logs.words.count)
    for callback in logs.expected + logs.actual
    where !callback.isText && positions[Int(callback.details)].isEmpty {
      let word = Int(callback.details)
      let taken = DetailWords.positions(in: logs.words[word].span)
      rests[word] = Int32(table.insert(taken.rest))
      positions[word] = taken.points
    }
  }

  /// The classes of those callbacks of both logs that are given, for one stage; none for a callback
  /// that can have no partner in it.
  mutating func classes(
    _ stage: MatchingStage, expected: [Int], actual: [Int]
  ) -> (expected: [Int32], actual: [Int32], count: Int) {
    var numbers: [Key: Int32] = [:]
    // No class of the one log is one of the other: these callbacks stay alone.
    let alone = (expected: Int32(0), actual: Int32(1))
    var result: (expected: [Int32], actual: [Int32], count: Int) = ([], [], 2)
    result.expected.reserveCapacity(expected.count)
    result.actual.reserveCapacity(actual.count)
    for index in expected {
      let key = key(of: logs.expected[index], stage)
      result.expected.append(key.map { numbers.number(of: $0) } ?? alone.expected)
    }
    for index in actual {
      let key = key(of: logs.actual[index], stage)
      result.actual.append(key.map { numbers.number(of: $0) } ?? alone.actual)
    }
    result.count += numbers.count
    return result
  }

  private mutating func key(of callback: ComparedCallback, _ stage: MatchingStage) -> Key? {
    var key = Key(subject: callback.subject)
    if stage.contains(.time), timeTolerance == 0 { key.time = callback.time }
    if stage.contains(.depth) { key.depth = callback.depth }
    if stage.contains(.callback) { key.callback = callback.callback }
    if stage.contains(.details) {
      key.details =
        positionTolerance > 0 && !callback.isText
        ? rests[Int(callback.details)] : callback.details
    }
    if stage.contains(.family) {
      key.callback = family(of: callback.callback)
      if key.callback == Self.noFamily { return nil }
    }
    return key
  }

  private mutating func family(of callback: Int32) -> Int32 {
    if let family = families[Int(callback)] { return family }
    let family = CallbackFamily(logs.text(callback))?.rawValue ?? Self.noFamily
    families[Int(callback)] = family
    return family
  }

  /// Whether two callbacks of one class are within the tolerances; `nil` where there are none.
  func tolerance(_ stage: MatchingStage) -> ((ComparedCallback, ComparedCallback) -> Bool)? {
    let checksTime = stage.contains(.time) && timeTolerance > 0
    let checksPositions = stage.contains(.details) && positionTolerance > 0
    guard checksTime || checksPositions else { return nil }
    return { expected, actual in
      // No time is beyond `Instant.limit`, so that the difference of two is a number too.
      if checksTime, abs(expected.time - actual.time) > timeTolerance { return false }
      return !checksPositions || expected.isText || areNear(expected.details, actual.details)
    }
  }

  /// Whether two callbacks are the same, times and positions within their tolerances.
  func areSame(_ expected: ComparedCallback, _ actual: ComparedCallback) -> Bool {
    expected.subject == actual.subject && expected.callback == actual.callback
      && expected.depth == actual.depth && abs(expected.time - actual.time) <= timeTolerance
      && haveSameDetails(expected, actual)
  }

  /// Whether the details of two callbacks are the same, positions within their tolerance.
  func haveSameDetails(_ expected: ComparedCallback, _ actual: ComparedCallback) -> Bool {
    if expected.details == actual.details { return true }
    guard positionTolerance > 0, !expected.isText else { return false }
    return rests[Int(expected.details)] == rests[Int(actual.details)]
      && areNear(expected.details, actual.details)
  }

  private func areNear(_ expected: Int32, _ actual: Int32) -> Bool {
    /// What 1.1 − 1.0 is more than 0.1, and more; far below the last decimal of a log.
    let slack = 1e-6
    let (points, others) = (positions[Int(expected)], positions[Int(actual)])
    guard points.count == others.count else { return false }
    return zip(points, others).allSatisfy { abs($0 - $1) <= positionTolerance + slack }
  }
}

extension Dictionary where Value == Int32 {
  /// The number of a key: a new one, from 2 on, if it has none.
  fileprivate mutating func number(of key: Key) -> Int32 {
    if let number = self[key] { return number }
    let number = Int32(count + 2)
    self[key] = number
    return number
  }
}
