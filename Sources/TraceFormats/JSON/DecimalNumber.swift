/// A decimal number as it is written: `mantissa × 10^exponent`.
///
/// The digits are kept as an integer so that a `Double` and a time are both exact, each from the
/// text and not one from the other.
struct DecimalNumber {
  /// The first 19 digits that count; no integer of so many digits overflows.
  var mantissa: UInt64 = 0
  var exponent = 0
  var isNegative = false

  /// Whether further digits were left out of the mantissa.
  var isCut = false

  /// The first digit that was left out.
  var firstCutDigit: UInt8 = 0

  /// The place of the text.
  var range = 0..<0

  static let largestDigitCount = 19

  /// Exponents are held within this; everything beyond it is zero or infinite anyway.
  static let largestExponent = 1_000_000_000
}

extension RawSpan {
  /// Reads a number in JSON's grammar and moves `position` behind it.
  ///
  /// - Returns: `nil` where the grammar is broken; `position` is left alone then.
  func decimalNumber(at position: inout Int) -> DecimalNumber? {
    var number = DecimalNumber()
    let start = position
    var offset = start
    let end = byteCount
    guard offset < end else { return nil }
    if self[offset] == ASCII.minus {
      number.isNegative = true
      offset &+= 1
    }
    let integer = offset
    offset = digits(from: offset, into: &number.mantissa)
    var digitCount = offset &- integer
    guard digitCount > 0 else { return nil }
    if digitCount > 1, self[integer] == ASCII.zero { return nil }
    if offset < end, self[offset] == ASCII.point {
      let fraction = offset &+ 1
      offset = digits(from: fraction, into: &number.mantissa)
      let fractionCount = offset &- fraction
      guard fractionCount > 0 else { return nil }
      digitCount &+= fractionCount
      number.exponent = -fractionCount
    }
    if offset < end, self[offset] | ASCII.caseBit == ASCII.smallE {
      guard let exponent = exponent(at: &offset) else { return nil }
      number.exponent += exponent
    }
    number.range = start..<offset
    if digitCount > DecimalNumber.largestDigitCount { cutDigits(of: &number) }
    position = offset
    return number
  }

  /// Appends digits to `mantissa`, which wraps around beyond 19 of them.
  @inline(__always)
  private func digits(from start: Int, into mantissa: inout UInt64) -> Int {
    var offset = start
    while let word = word(at: offset) {
      let run = DigitRun(word)
      mantissa = mantissa &* DecimalNumber.integerPowers[run.count] &+ run.value
      offset &+= run.count
      guard run.count == 8 else { return offset }
    }
    while offset < byteCount, ASCII.isDigit(self[offset]) {
      mantissa = mantissa &* 10 &+ UInt64(self[offset] &- ASCII.zero)
      offset &+= 1
    }
    return offset
  }

  /// Reads `e`, a sign and digits.
  @inline(never)
  private func exponent(at position: inout Int) -> Int? {
    var offset = position + 1
    var isNegative = false
    if offset < byteCount, self[offset] == ASCII.minus || self[offset] == ASCII.plus {
      isNegative = self[offset] == ASCII.minus
      offset += 1
    }
    let first = offset
    var value = 0
    while offset < byteCount, ASCII.isDigit(self[offset]) {
      value = min(value * 10 + Int(self[offset] - ASCII.zero), DecimalNumber.largestExponent)
      offset += 1
    }
    guard offset > first else { return nil }
    position = offset
    return isNegative ? -value : value
  }

  /// Counts the digits again without leading zeros and keeps the first 19.
  @inline(never)
  private func cutDigits(of number: inout DecimalNumber) {
    number.mantissa = 0
    var kept = 0
    for offset in number.range {
      let byte = self[offset]
      if byte | ASCII.caseBit == ASCII.smallE { break }
      guard ASCII.isDigit(byte), byte != ASCII.zero || kept > 0 else { continue }
      if kept < DecimalNumber.largestDigitCount {
        number.mantissa = number.mantissa * 10 + UInt64(byte - ASCII.zero)
        kept += 1
      } else {
        if !number.isCut { number.firstCutDigit = byte - ASCII.zero }
        number.isCut = true
        number.exponent += 1
      }
    }
  }
}
