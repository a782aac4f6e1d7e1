import TraceCore

/// A callback of one of two logs, its words numbered for both.
struct ComparedCallback {
  let line: Int
  let time: Int64
  let depth: Int32
  let subject: Int32
  let callback: Int32
  let details: Int32
  let kind: CallbackKind

  /// Whether the details are a text for people, in which nothing is a number.
  let isText: Bool

  var category: LogCategory
}

/// Two logs with common numbers for their words, in the precision that both of them have.
struct ComparedLogs {
  private(set) var words: WordTable
  private(set) var expected: [ComparedCallback] = []
  private(set) var actual: [ComparedCallback] = []

  /// The kinds of the words, once they were asked for.
  private var kinds: [CallbackKind?] = []

  init(expected: ReadLog, actual: ReadLog) {
    let isExact = expected.isExact && actual.isExact
    words = expected.words
    let own = (0..<words.count).map { Int32($0) }
    let other = (0..<actual.words.count).map { Int32(words.insert(actual.words[$0])) }
    kinds = Array(repeating: nil, count: words.count)
    self.expected = compared(expected, numbers: own, isExact: isExact)
    self.actual = compared(actual, numbers: other, isExact: isExact)

    var recognizers = Array(repeating: false, count: words.count)
    Self.find(&recognizers, in: self.expected)
    Self.find(&recognizers, in: self.actual)
    Self.settle(&self.expected, recognizers)
    Self.settle(&self.actual, recognizers)
  }

  /// The text of a word.
  func text(_ word: Int32) -> String {
    String(decoding: words[Int(word)], as: UTF8.self)
  }

  private mutating func compared(
    _ log: ReadLog, numbers: [Int32], isExact: Bool
  ) -> [ComparedCallback] {
    var callbacks: [ComparedCallback] = []
    callbacks.reserveCapacity(log.callbacks.count)
    for read in log.callbacks {
      let callback = numbers[Int(read.callback)]
      let details = numbers[Int(isExact ? read.details : read.roundedDetails)]
      let kind = self.kind(callback)
      callbacks.append(
        ComparedCallback(
          line: read.line, time: isExact ? read.time : Self.rounded(read.time), depth: read.depth,
          subject: numbers[Int(read.subject)], callback: callback, details: details, kind: kind,
          isText: words[Int(callback)].elementsEqual(LogReader.textCallback),
          category: read.category
            ?? LogCategory(kind, marks(of: details, kind), isRecognizer: false)))
    }
    return callbacks
  }

  private mutating func kind(_ word: Int32) -> CallbackKind {
    if let kind = kinds[Int(word)] { return kind }
    let kind = CallbackKind(text(word))
    kinds[Int(word)] = kind
    return kind
  }

  private func marks(of word: Int32, _ kind: CallbackKind) -> DetailMarks {
    DetailMarks(words[Int(word)], of: kind)
  }

  /// To the millisecond, half away from zero, as a text log has it.
  private static func rounded(_ microseconds: Int64) -> Int64 {
    let milliseconds = Int64((microseconds.magnitude + 500) / 1_000)
    return (microseconds < 0 ? -milliseconds : milliseconds) * 1_000
  }

  /// A subject is a recognizer if it has a state, or an action of one, anywhere in either log.
  private static func find(_ recognizers: inout [Bool], in callbacks: [ComparedCallback]) {
    for callback in callbacks {
      switch callback.kind {
      case .state: recognizers[Int(callback.subject)] = true
      case .action, .touches:
        if callback.category == .gesture { recognizers[Int(callback.subject)] = true }
      case .tracking, .event, .scrolling, .system, .hit, .property: break
      }
    }
  }

  private static func settle(_ callbacks: inout [ComparedCallback], _ recognizers: [Bool]) {
    for index in callbacks.indices where callbacks[index].category == .touches {
      if recognizers[Int(callbacks[index].subject)] { callbacks[index].category = .gesture }
    }
  }
}
