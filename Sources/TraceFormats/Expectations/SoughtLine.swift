/// An entry of a trace's expectations, and what the log has had for it so far.
struct SoughtLine {
  let entry: Expectation
  private let subject: Int
  private let callback: Int

  /// A line that matches: for an expected entry the last one, for a forbidden one the first.
  private(set) var match: KeptLine?

  /// How many lines matched.
  private(set) var matches = 0

  /// The line that comes nearest, as long as none matches.
  private(set) var nearest: KeptLine?
  private var nearness = Nearness.none

  init(_ entry: Expectation, names: inout WordTable) {
    self.entry = entry
    subject = names.insert(entry.subject)
    callback = names.insert(entry.callback)
  }

  /// Whether a line of this subject and this callback may match or come nearer than the others.
  @inline(__always)
  func concerns(_ subject: Int?, _ callback: Int?) -> Bool {
    let hasSubject = subject == self.subject
    let hasCallback = callback == self.callback
    if hasSubject && hasCallback { return true }
    if matches > 0 { return false }
    return hasCallback && nearness.rank <= .callback || hasSubject && nearness.rank <= .subject
  }

  /// Compares an expected entry with a line that concerns it.
  mutating func compare(with line: Span<UInt8>, _ words: LineWords, number: Int) {
    let new = nearness(of: line, words)
    if new.isMatch {
      matches += 1
      match.keep(line, number: number)
    } else if matches == 0 && nearness < new {
      nearness = new
      nearest.keep(line, number: number)
    }
  }

  /// Compares a forbidden entry with a line that concerns it.
  mutating func count(_ line: Span<UInt8>, _ words: LineWords, number: Int) {
    guard nearness(of: line, words).isMatch else { return }
    matches += 1
    if match == nil { match.keep(line, number: number) }
  }
}

extension SoughtLine {
  /// How near a line comes to the entry.
  private struct Nearness: Comparable {
    var rank: Rank

    /// How many letters the callback of another name has in common at its beginning:
    /// `touchDragInside` is nearer to `touchDragExit` than `hitTest` is.
    var kinship = 0

    /// How many of the entry's further words the line has, its time counted as one.
    var commonWords: Int

    /// How far the times are apart, in thousandths of a second; 0 for an entry without.
    var distance: UInt64

    var isMatch = false

    static let none = Self(rank: .nothing, commonWords: 0, distance: .max)

    enum Rank: Int, Comparable {
      case nothing
      case subject
      case callback
      case both

      static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    static func < (left: Self, right: Self) -> Bool {
      if left.rank != right.rank { return left.rank < right.rank }
      if left.kinship != right.kinship { return left.kinship < right.kinship }
      if left.commonWords != right.commonWords { return left.commonWords < right.commonWords }
      return left.distance > right.distance
    }
  }

  private func nearness(of line: Span<UInt8>, _ words: LineWords) -> Nearness {
    let hasSubject = line.extracting(words.subject).isEqual(to: entry.subject)
    let hasCallback = line.extracting(words.callback).isEqual(to: entry.callback)
    let details = words.commonDetails(in: line, with: entry.details)
    let distance = distance(to: line, words)
    let hasTime = distance == 0
    return Nearness(
      rank: hasSubject ? (hasCallback ? .both : .subject) : hasCallback ? .callback : .nothing,
      kinship: hasCallback
        ? 0 : line.extracting(words.callback).commonPrefix(with: entry.callback),
      commonWords: details + (hasTime ? 1 : 0),
      distance: distance,
      isMatch: hasSubject && hasCallback && hasTime && details == entry.details.count)
  }

  private func distance(to line: Span<UInt8>, _ words: LineWords) -> UInt64 {
    guard let time = entry.time else { return 0 }
    guard let printed = PrintedTime.milliseconds(of: line.extracting(words.time)) else {
      return .max
    }
    // Both may be as large as the type allows.
    return printed > time
      ? UInt64(bitPattern: printed &- time) : UInt64(bitPattern: time &- printed)
  }
}

/// A copy of a line.
struct KeptLine {
  private(set) var number: Int
  private var bytes: [UInt8] = []

  init(number: Int) {
    self.number = number
  }

  /// The line in words.
  var line: LoggedLine {
    let words = bytes.split(separator: .blank).joined(separator: [.blank])
    return LoggedLine(number: number, text: String(decoding: Array(words), as: UTF8.self))
  }

  fileprivate mutating func copy(_ line: Span<UInt8>, number: Int) {
    self.number = number
    bytes.removeAll(keepingCapacity: true)
    for index in line.indices { bytes.append(line[index]) }
  }
}

extension KeptLine? {
  /// Takes a copy of `line`, in the memory of the last one if there is one.
  fileprivate mutating func keep(_ line: Span<UInt8>, number: Int) {
    if self == nil { self = KeptLine(number: number) }
    self?.copy(line, number: number)
  }
}

extension Span<UInt8> {
  /// How many bytes are the same as the first ones of `word`.
  fileprivate func commonPrefix(with word: [UInt8]) -> Int {
    var count = 0
    for byte in word {
      guard count < self.count, self[count] == byte else { break }
      count += 1
    }
    return count
  }
}
