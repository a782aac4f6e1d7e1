/// The digits that eight bytes begin with, all at once.
struct DigitRun {
  /// The digits as numbers, one a byte; what follows them is undefined.
  private let digits: UInt64

  /// The highest bit of each byte that is no digit; right at least for the first.
  private let others: UInt64

  /// What follows the eight bytes' digits, as the lowest byte.
  private let rest: UInt64

  /// Eight times the number of digits.
  private let bitCount: Int

  /// - Parameter word: The bytes, the first of them lowest.
  @inline(__always)
  init(_ word: UInt64) {
    digits = word ^ 0x3030_3030_3030_3030
    others = (digits &+ 0x7676_7676_7676_7676 | digits) & PackedWord.everyHighBit
    bitCount = others.trailingZeroBitCount & ~7
    rest = word >> UInt64(truncatingIfNeeded: bitCount)
  }

  private init(digits: UInt64, others: UInt64, rest: UInt64, bitCount: Int) {
    self.digits = digits
    self.others = others
    self.rest = rest
    self.bitCount = bitCount
  }

  /// The number of digits, at most eight.
  @inline(__always)
  var count: Int { bitCount >> 3 }

  /// Whether there is a digit, and something else behind the last one.
  @inline(__always)
  var isShort: Bool { bitCount > 0 && bitCount < 64 }

  /// The byte behind the digits of a short run.
  @inline(__always)
  var next: UInt8 { UInt8(truncatingIfNeeded: rest) }

  /// Whether no fraction and no exponent follows.
  @inline(__always)
  var endsNumber: Bool { next != ASCII.point && next | ASCII.caseBit != ASCII.smallE }

  /// Whether it begins with a zero that has no meaning.
  @inline(__always)
  var hasLeadingZero: Bool { UInt8(truncatingIfNeeded: digits) == 0 && bitCount > 8 }

  /// The number that the digits are.
  @inline(__always)
  var value: UInt64 {
    guard bitCount > 0 else { return 0 }
    // Zeros take the place of what is missing before the first digit. Then neighbours are put
    // together: digits to pairs, pairs to fours, fours to eight.
    var sum = digits &<< UInt64(truncatingIfNeeded: 64 &- bitCount)
    sum = ((sum &* 2_561) >> 8) & 0x00FF_00FF_00FF_00FF
    sum = ((sum &* 6_553_601) >> 16) & 0x0000_FFFF_0000_FFFF
    return (sum &* 42_949_672_960_001) >> 32
  }

  /// The digits before and behind the point that follows this run, without the point.
  ///
  /// - Returns: `nil` when there are none behind it, or the eight bytes do not hold them all.
  @inline(__always)
  func withFraction(of word: UInt64) -> Self? {
    let end = (others & (others &- 1)).trailingZeroBitCount & ~7
    guard end < 64, end > bitCount &+ 8 else { return nil }
    let whole: UInt64 = (1 &<< UInt64(truncatingIfNeeded: bitCount)) &- 1
    return Self(
      digits: digits & whole | (digits >> 8) & ~whole, others: others,
      rest: word &>> UInt64(truncatingIfNeeded: end), bitCount: end &- 8)
  }
}
