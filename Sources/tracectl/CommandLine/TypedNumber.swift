import TraceCore

/// A decimal number as it is typed: `12`, `-0.5`, `.5`, `1e-3`; not `nan`, `inf` or `0x10`.
struct TypedNumber {
  private let isNegative: Bool

  /// The digits without the point.
  private var digits: [UInt8] = []

  /// The power of ten that the last digit counts.
  private var exponent = 0

  private let text: String

  /// `nil` unless all of `text` is a number.
  init?(_ text: some StringProtocol) {
    self.text = String(text)
    var rest = Substring(text).utf8
    isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }

    digits = Self.takeDigits(from: &rest)
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      let fraction = Self.takeDigits(from: &rest)
      digits += fraction
      exponent = -fraction.count
    }
    guard !digits.isEmpty else { return nil }

    if let mark = rest.first, mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") {
      rest.removeFirst()
      // Five digits of an exponent are beyond every limit; more could not be added.
      guard let written = Int(Substring(rest)), rest.count <= 6 else { return nil }
      exponent += written
      rest = rest.suffix(0)
    }
    guard rest.isEmpty else { return nil }
  }

  /// The nearest double, or `nil` beyond the largest.
  var double: Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// As seconds: the nearest whole microsecond, halves away from zero, or `nil` beyond
  /// `Instant.limit`.
  ///
  /// The digits are counted, not converted, so that no binary fraction rounds first.
  var instant: Instant? {
    let digits = digits.drop { $0 == 0 }
    /// How many digits stand before the point when the unit is a microsecond.
    let wholeCount = digits.count + exponent + 6
    if digits.isEmpty || wholeCount < 0 { return .zero }
    guard wholeCount <= 19 else { return nil }

    var microseconds: UInt64 = 0
    for index in 0..<wholeCount {
      microseconds = microseconds * 10 + UInt64(digits.dropFirst(index).first ?? 0)
    }
    if let next = digits.dropFirst(wholeCount).first, next >= 5 { microseconds += 1 }
    guard microseconds <= UInt64(Instant.limit.microseconds) else { return nil }
    let magnitude = Int64(microseconds)
    return Instant(microseconds: isNegative ? -magnitude : magnitude)
  }

  private static func takeDigits(from rest: inout Substring.UTF8View) -> [UInt8] {
    var digits: [UInt8] = []
    while let byte = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      digits.append(byte - UInt8(ascii: "0"))
      rest.removeFirst()
    }
    return digits
  }
}
