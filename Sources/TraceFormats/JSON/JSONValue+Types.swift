public import TraceCore

/// A value as the type that a reader expects.
///
/// `name` is what the value belongs to, for the sentence: `"frame" is a string; expected …`.
extension JSONValue {
  /// The value as text.
  public func string(_ name: String) throws(Mistake) -> String {
    guard case .string(let text) = content else { throw wrongType(name, expected: "a string") }
    return text
  }

  /// The value as a number.
  public func number(_ name: String) throws(Mistake) -> Double {
    try decimal(name, expected: "a number").value
  }

  /// The value as an integer of `range`; `2.0` is one.
  public func integer(_ name: String, in range: ClosedRange<Int>) throws(Mistake) -> Int {
    let expected = Self.integerDescription(range)
    let number = try decimal(name, expected: expected)
    guard let integer = number.integer, range.contains(integer) else {
      throw Mistake(
        at: offset,
        .outOfRange(name: name, found: Self.found(number), expected: expected))
    }
    return integer
  }

  /// The value in seconds as a time, to the microsecond.
  public func instant(_ name: String) throws(Mistake) -> Instant {
    let number = try decimal(name, expected: "a number of seconds")
    guard let instant = number.instant else {
      throw Mistake(
        at: offset,
        .outOfRange(
          name: name, found: Self.found(number), expected: "at most 4000000000000 seconds"))
    }
    return instant
  }

  /// The value as `true` or `false`.
  public func bool(_ name: String) throws(Mistake) -> Bool {
    guard case .bool(let bool) = content else {
      throw wrongType(name, expected: "true or false")
    }
    return bool
  }

  /// The value's elements.
  public func array(_ name: String) throws(Mistake) -> [JSONValue] {
    guard case .array(let elements) = content else { throw wrongType(name, expected: "an array") }
    return elements
  }

  /// The value as `count` numbers in an array.
  public func numbers(_ name: String, count: Int) throws(Mistake) -> [Double] {
    let expected = "an array of \(count) numbers"
    guard case .array(let elements) = content else { throw wrongType(name, expected: expected) }
    guard elements.count == count else {
      let found = "an array of \(elements.count)"
      throw Mistake(at: offset, .outOfRange(name: name, found: found, expected: expected))
    }
    var numbers: [Double] = []
    for element in elements { numbers.append(try element.number(name)) }
    return numbers
  }

  /// The value as one of a closed set of words.
  public func word<Word: CaseIterable & RawRepresentable<String>>(
    _ kind: String, of type: Word.Type = Word.self
  ) throws(Mistake) -> Word {
    let text = try string(kind)
    guard let word = Word(rawValue: text) else {
      let known = Word.allCases.map(\.rawValue)
      throw Mistake(at: offset, .unknownWord(kind: kind, text, among: known))
    }
    return word
  }

  /// That the value is not what was expected.
  public func wrongType(_ name: String, expected: String) -> Mistake {
    Mistake(at: offset, .wrongType(name: name, found: content.kind, expected: expected))
  }

  private func decimal(_ name: String, expected: String) throws(Mistake) -> JSONNumber {
    guard case .number(let number) = content else { throw wrongType(name, expected: expected) }
    return number
  }

  private static func found(_ number: JSONNumber) -> String {
    number.integer.map { "\($0)" } ?? "\(number.value)"
  }

  private static func integerDescription(_ range: ClosedRange<Int>) -> String {
    switch (range.lowerBound, range.upperBound) {
    case (.min, .max): "an integer"
    case (let least, .max): "an integer of at least \(least)"
    case (let least, let most): "an integer from \(least) to \(most)"
    }
  }
}
