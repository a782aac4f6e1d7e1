/// The three digits of a number below 1000, ready to be written at once.
///
/// Nearly every number of a log is one or two such groups, and writing them digit by digit would
/// cost more than the rest of the line.
struct DecimalGroup {
  /// The characters, the first in the lowest byte.
  private let packed: UInt32

  /// How many of the characters count, from the first.
  let count: Int

  /// A whole part: without the zeros at the start, but for a last one.
  @inline(__always)
  init(whole number: UInt32) {
    let skipped: UInt32 = number < 10 ? 2 : number < 100 ? 1 : 0
    packed = Self.pack(number) >> (8 * skipped)
    count = 3 - Int(skipped)
  }

  /// A whole part with blanks in place of the zeros at the start.
  @inline(__always)
  init(aligned number: UInt32) {
    // A blank is a zero's character less 0x10.
    let skipped: UInt32 = number < 10 ? 0x10_10 : number < 100 ? 0x10 : 0
    packed = Self.pack(number) &- skipped
    count = 3
  }

  /// Decimals: all three digits are there, but what counts ends with the last that is not 0.
  @inline(__always)
  init(decimals number: UInt32) {
    packed = Self.pack(number)
    count = number % 10 != 0 ? 3 : number % 100 != 0 ? 2 : number != 0 ? 1 : 0
  }

  /// Writes four bytes, of which the first `count` count.
  @inline(__always)
  func write(to place: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(place).storeBytes(of: packed.littleEndian, as: UInt32.self)
  }

  @inline(__always)
  private static func pack(_ number: UInt32) -> UInt32 {
    precondition(number < 1_000)
    let hundreds = number / 100
    let rest = number &- 100 &* hundreds
    let tens = rest / 10
    let ones = rest &- 10 &* tens
    let zeros = 0x30_30_30 as UInt32
    return zeros &+ (hundreds | tens &<< 8 | ones &<< 16)
  }
}
