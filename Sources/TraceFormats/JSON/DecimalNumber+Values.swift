import TraceCore

extension DecimalNumber {
  static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  static let integerPowers: [UInt64] = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
    1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
    1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]

  /// The integers up to here are all `Double`s.
  private static let largestExactInteger: UInt64 = 1 << 53

  /// The nearest `Double` of a number in `bytes`, infinite when there is none; -0 is 0.
  @inline(__always)
  func double(in bytes: RawSpan) -> Double {
    // Clinger's rule: one operation on two exact operands rounds once, and so correctly.
    guard mantissa <= Self.largestExactInteger, exponent >= -22, exponent <= 22, !isCut else {
      return inexactDouble(in: bytes)
    }
    let integer = Double(mantissa)
    let magnitude =
      exponent < 0 ? integer / Self.powers[-exponent] : integer * Self.powers[exponent]
    return isNegative ? 0 - magnitude : magnitude
  }

  @inline(never)
  private func inexactDouble(in bytes: RawSpan) -> Double {
    guard mantissa > 0, let value = Double(bytes.text(range)) else { return 0 }
    return value + 0
  }

  /// Seconds as whole microseconds, halves away from zero; `nil` beyond `Instant.limit`.
  @inline(__always)
  var instant: Instant? {
    // The first digit behind the microseconds decides about rounding, whatever follows it.
    let power = exponent &+ 6
    var magnitude: UInt64
    if power >= 0 {
      guard let scaled = scaledUp(by: power) else { return nil }
      magnitude = scaled &+ (firstCutDigit >= 5 ? 1 : 0)
    } else if power >= -19 {
      let divisor = Self.integerPowers[-power]
      let (quotient, remainder) = mantissa.quotientAndRemainder(dividingBy: divisor)
      magnitude = quotient
      if remainder >= divisor / 2 { magnitude &+= 1 }
    } else {
      magnitude = 0
    }
    guard magnitude <= UInt64(Instant.limit.microseconds) else { return nil }
    let microseconds = Int64(magnitude)
    return Instant(microseconds: isNegative ? -microseconds : microseconds)
  }

  @inline(__always)
  private func scaledUp(by power: Int) -> UInt64? {
    guard power < 20 else { return mantissa == 0 ? 0 : nil }
    let (product, overflow) = mantissa.multipliedReportingOverflow(by: Self.integerPowers[power])
    return overflow ? nil : product
  }

  /// The value as an integer, or `nil` when it is none or too large; `2.0` and `2e0` are 2.
  var integer: Int? {
    guard !isCut else { return nil }
    guard mantissa > 0 else { return 0 }
    var magnitude = mantissa
    var power = exponent
    while power < 0 {
      let (quotient, remainder) = magnitude.quotientAndRemainder(dividingBy: 10)
      guard remainder == 0 else { return nil }
      magnitude = quotient
      power += 1
    }
    while power > 0 {
      let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      magnitude = product
      power -= 1
    }
    guard isNegative else { return Int(exactly: magnitude) }
    return magnitude <= Int.min.magnitude ? Int(truncatingIfNeeded: 0 &- magnitude) : nil
  }
}
