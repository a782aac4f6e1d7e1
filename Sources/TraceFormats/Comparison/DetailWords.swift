/// The words behind a callback, by their meaning.
enum DetailWords {
  /// The details whose values are numbers, by commas where they are several.
  private static let numeric = [
    "at", "outside", "translation", "velocity", "scale", "rotation", "contentOffset",
  ].map { Array($0.utf8) }

  /// Those of them, and of what a `set` changes, that are positions in points.
  private static let positions = [
    "at", "outside", "translation", "contentOffset", "frame", "bounds", "contentSize",
  ].map { Array($0.utf8) }

  /// The usual way to write `details`, or `nil` if that is how they are written: one blank between
  /// words, and numbers as a log has them, so that `at=60.0,22` is `at=60,22`.
  static func canonical(_ details: Span<UInt8>) -> [UInt8]? {
    if CanonicalScan.passes(details) { return nil }
    var result: [UInt8] = []
    for word in words(of: details) {
      if !result.isEmpty { result.append(.blank) }
      let value = numbers(in: details, word, of: numeric)
      append(details, word.lowerBound..<(value?.range.lowerBound ?? word.upperBound), to: &result)
      if let value { append(value.numbers, to: &result) }
    }
    return details.isEqual(to: result) ? nil : result
  }

  /// `details` with one blank between words, each as it stands.
  static func spaced(_ details: Span<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    for word in words(of: details) {
      if !result.isEmpty { result.append(.blank) }
      append(details, word, to: &result)
    }
    return result
  }

  /// Details with their positions taken out.
  struct Positions {
    /// The details with a `#` for each position, and without `outside=`.
    var rest: [UInt8] = []

    /// In points, in the order of the words; the last is `outside`.
    var points: [Double] = []
  }

  /// Takes the positions out of `details`.
  static func positions(in details: Span<UInt8>) -> Positions {
    var result = Positions()
    var outside = 0.0
    for word in words(of: details) {
      let value = numbers(in: details, word, of: positions)
      if let value, details.isOutside(word), value.numbers.count == 1 {
        outside = value.numbers[0]
        continue
      }
      if !result.rest.isEmpty { result.rest.append(.blank) }
      append(
        details, word.lowerBound..<(value?.range.lowerBound ?? word.upperBound), to: &result.rest)
      guard let value else { continue }
      result.points += value.numbers
      for _ in value.numbers { result.rest.append(ASCII.hash) }
    }
    result.points.append(outside)
    return result
  }

  /// Where the words stand.
  static func words(of details: Span<UInt8>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var position = 0
    while position < details.count {
      guard details[position] != .blank else {
        position += 1
        continue
      }
      let start = position
      while position < details.count, details[position] != .blank { position += 1 }
      words.append(start..<position)
    }
    return words
  }

  /// The numbers of a word `key=1,2` whose key is one of `keys`, and where they stand.
  private static func numbers(
    in details: Span<UInt8>, _ word: Range<Int>, of keys: [[UInt8]]
  ) -> (range: Range<Int>, numbers: [Double])? {
    guard let key = keys.first(where: { details.hasKey($0, at: word) }) else { return nil }
    let range = word.lowerBound + key.count + 1..<word.upperBound
    var numbers: [Double] = []
    var start = range.lowerBound
    while start <= range.upperBound {
      var end = start
      while end < range.upperBound, details[end] != .comma { end += 1 }
      guard let number = details.extracting(start..<end).decimal else { return nil }
      numbers.append(number)
      start = end + 1
    }
    return (range, numbers)
  }

  private static func append(
    _ details: Span<UInt8>, _ range: Range<Int>, to result: inout [UInt8]
  ) {
    for index in range { result.append(details[index]) }
  }

  private static func append(_ numbers: [Double], to result: inout [UInt8]) {
    let buffer = ByteBuffer()
    for (index, number) in numbers.enumerated() {
      if index > 0 { buffer.append(.comma) }
      buffer.append(rounded: number)
    }
    buffer.withElements { result += $0 }
  }
}

extension Span<UInt8> {
  /// Whether a word begins with `key` and an equals sign.
  fileprivate func hasKey(_ key: [UInt8], at word: Range<Int>) -> Bool {
    guard word.count > key.count, self[word.lowerBound + key.count] == .equals else { return false }
    for index in key.indices where self[word.lowerBound + index] != key[index] { return false }
    return true
  }

  fileprivate func isOutside(_ word: Range<Int>) -> Bool {
    hasKey(Array("outside".utf8), at: word)
  }

  /// The number that all of the bytes are, finite and without hexadecimals or names.
  fileprivate var decimal: Double? {
    for index in indices {
      switch self[index] {
      case ASCII.zero...ASCII.nine, ASCII.point, ASCII.minus, ASCII.plus, ASCII.smallE,
        ASCII.smallE - ASCII.caseBit:
        break
      default: return nil
      }
    }
    guard let number = Double(String(self)), number.isFinite else { return nil }
    return number
  }
}
