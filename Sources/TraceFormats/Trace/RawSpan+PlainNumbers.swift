import TraceCore

/// The quick ways to read a number: a few digits, taken from one or two words.
///
/// What is longer, has an exponent or is no number is `decimalNumber`'s.
extension RawSpan {
  /// Reads a coordinate.
  @inline(__always)
  func plainDouble(at position: inout Int, into value: inout Double) -> Bool {
    guard let number = ShortDecimal(in: self, at: position) else {
      return longDouble(at: &position, into: &value)
    }
    value = number.double
    position = number.end
    return true
  }

  @inline(never)
  private func longDouble(at position: inout Int, into value: inout Double) -> Bool {
    guard let number = decimalNumber(at: &position) else { return false }
    value = number.double(in: self)
    return value.isFinite
  }

  /// Reads a time in seconds.
  @inline(__always)
  func plainInstant(at position: inout Int, into instant: inout Instant) -> Bool {
    guard let whole = word(at: position).map(DigitRun.init), whole.isShort, !whole.hasLeadingZero,
      let point = word(at: position &+ whole.count),
      UInt8(truncatingIfNeeded: point) == ASCII.point,
      let fraction = word(at: position &+ whole.count &+ 1).map(DigitRun.init),
      fraction.isShort, fraction.count <= 6, fraction.endsNumber
    else { return longInstant(at: &position, into: &instant) }
    let microseconds =
      whole.value &* 1_000_000
      &+ fraction.value &* DecimalNumber.integerPowers[6 &- fraction.count]
    instant = Instant(microseconds: Int64(truncatingIfNeeded: microseconds))
    position &+= whole.count &+ 1 &+ fraction.count
    return true
  }

  @inline(never)
  private func longInstant(at position: inout Int, into instant: inout Instant) -> Bool {
    guard let found = decimalNumber(at: &position)?.instant else { return false }
    instant = found
    return true
  }

  /// Reads an integer that is written without point and exponent.
  @inline(__always)
  func plainInteger(at position: inout Int, into value: inout Int) -> Bool {
    guard let run = word(at: position).map(DigitRun.init), run.isShort, !run.hasLeadingZero,
      run.endsNumber
    else { return longInteger(at: &position, into: &value) }
    value = Int(truncatingIfNeeded: run.value)
    position &+= run.count
    return true
  }

  @inline(never)
  private func longInteger(at position: inout Int, into value: inout Int) -> Bool {
    var end = position
    guard let number = decimalNumber(at: &end), number.exponent == 0, !number.isCut,
      number.mantissa <= UInt64(Int.max), !(number.isNegative && number.mantissa == 0)
    else { return false }
    position = end
    let magnitude = Int(truncatingIfNeeded: number.mantissa)
    value = number.isNegative ? 0 &- magnitude : magnitude
    return true
  }
}

/// A number without exponent that has at most seven characters, a sign not counted.
private struct ShortDecimal {
  let double: Double

  /// The place behind it.
  let end: Int

  @inline(__always)
  init?(in bytes: RawSpan, at start: Int) {
    guard var word = bytes.word(at: start) else { return nil }
    var offset = start
    let isNegative = UInt8(truncatingIfNeeded: word) == ASCII.minus
    if isNegative {
      offset &+= 1
      guard let rest = bytes.word(at: offset) else { return nil }
      word = rest
    }
    var run = DigitRun(word)
    guard run.isShort, !run.hasLeadingZero else { return nil }
    var length = run.count
    var exponent = 0
    if run.next == ASCII.point {
      guard let longer = run.withFraction(of: word) else { return nil }
      exponent = longer.count &- run.count
      run = longer
      length = run.count &+ 1
    }
    guard run.endsNumber else { return nil }
    // Both are small integers, so that one division rounds correctly.
    let magnitude = Double(Int64(truncatingIfNeeded: run.value)) / DecimalNumber.powers[exponent]
    double = isNegative ? 0 - magnitude : magnitude
    end = offset &+ length
  }
}
