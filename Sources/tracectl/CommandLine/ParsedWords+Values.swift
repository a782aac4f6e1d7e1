import TraceCore

extension ParsedWords.Option {
  /// One of the words that the table allows.
  func choice<Choice: RawRepresentable<String> & CaseIterable>() throws(UsageError.Problem)
    -> Choice
  {
    if let choice = Choice(rawValue: value) { return choice }
    throw .unknownValue(option: word, value: value, known: Choice.allCases.map(\.rawValue))
  }

  /// Names by commas.
  func names() throws(UsageError.Problem) -> [String] {
    let names = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if names.contains("") { throw malformed("a list of names by commas") }
    return names
  }

  /// Seconds, exact to the microsecond.
  func instant() throws(UsageError.Problem) -> Instant {
    guard let instant = TypedNumber(value)?.instant else {
      throw malformed("a number of seconds")
    }
    return instant
  }

  /// A length of time in seconds, not negative, exact to the microsecond.
  func span() throws(UsageError.Problem) -> TimeSpan {
    guard let instant = TypedNumber(value)?.instant, instant >= .zero else {
      throw malformed("a number of seconds, 0 or more")
    }
    return instant - .zero
  }

  /// A number of lines.
  func lineCount() throws(UsageError.Problem) -> Int {
    guard let count = Self.digits(value[...]) else {
      throw malformed("a number of lines, 0 or more")
    }
    return count
  }

  /// Points, not negative.
  func distance() throws(UsageError.Problem) -> Double {
    guard let distance = TypedNumber(value)?.double, distance >= 0 else {
      throw malformed("a number of points, 0 or more")
    }
    return distance
  }

  /// `x,y,width,height` with an area.
  func rectangle() throws(UsageError.Problem) -> Rect {
    let expected = "x,y,width,height in points, with a width and height above 0"
    var numbers: [Double] = []
    for part in value.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = TypedNumber(part)?.double else { throw malformed(expected) }
      numbers.append(number)
    }
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { throw malformed(expected) }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// A whole number within limits.
  func count(in limits: ClosedRange<Int>) throws(UsageError.Problem) -> Int {
    guard let count = Self.digits(value[...]), limits.contains(count) else {
      throw malformed("a whole number from \(limits.lowerBound) to \(limits.upperBound)")
    }
    return count
  }

  /// `2/5`: the second of five parts.
  func shard() throws(UsageError.Problem) -> Shard {
    let parts = value.split(separator: "/", omittingEmptySubsequences: false).map(Self.digits)
    guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1, index <= count
    else { throw malformed("I/N, the I-th of N parts, such as 1/4") }
    return Shard(index: index, count: count)
  }

  /// A number written with digits alone, and few enough of them.
  private static func digits(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } ? Int(text) : nil
  }

  private func malformed(_ expected: String) -> UsageError.Problem {
    .malformedValue(option: word, value: value, expected: expected)
  }
}
