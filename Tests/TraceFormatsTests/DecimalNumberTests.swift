import Foundation
import Testing
import TraceCore

@testable import TraceFormats

@Suite struct DecimalNumberTests {
  /// Calls `body` with the number that the whole of `text` is, or with `nil`.
  static func number<Result>(
    _ text: String, _ body: (DecimalNumber?, RawSpan) -> Result
  ) -> Result {
    let bytes = Array(text.utf8)
    var position = 0
    let number = bytes.span.bytes.decimalNumber(at: &position)
    return body(position == bytes.count ? number : nil, bytes.span.bytes)
  }

  static func double(_ text: String) -> Double? {
    number(text) { number, bytes in number?.double(in: bytes) }
  }

  static func microseconds(_ text: String) -> Int64? {
    number(text) { number, _ in number?.instant?.microseconds }
  }

  @Test(arguments: [
    "0", "1", "10", "0.1", "-12.5", "1e5", "1E+5", "1e-5", "0e0", "0.0", "123456789012345678901",
  ])
  func isANumber(_ text: String) {
    #expect(Self.double(text) == strtod(text, nil))
  }

  @Test(arguments: [
    "", "-", "+1", "01", "-01", ".5", "5.", "1.e5", "1e", "1e+", "nan", "inf", "0x10", "1_000",
    "1 ",
    "--1", "1,5", "٣",
  ])
  func isNoNumber(_ text: String) {
    #expect(Self.double(text) == nil)
  }

  /// Where rounding, the largest and the smallest numbers are decided.
  @Test(arguments: [
    "9007199254740992", "9007199254740993", "9007199254740994", "9007199254740993.0000000000001",
    "0.1e23", "1e22", "1e23", "8.5e22", "123456789e22", "1.7976931348623157e308",
    "1.7976931348623158e308", "1.7976931348623159e308", "2.2250738585072014e-308",
    "2.2250738585072011e-308", "4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324",
    "1e-400", "1e400", "1e1000000000000", "1e-1000000000000", "0e1000000000000",
    "0.500000000000000166533453693773481063544750213623046875",
    "3.518437208883201171875e13", "62.5364939768271845828", "8.10109172351e-10",
    "1.50000000000000011102230246251565", "5708990770823839207320493820740630171355185152001e-3",
    "0.000000000000000000000000000000000000000000000000000000000000000000000000000001e77",
  ])
  func hardCasesAreStrtods(_ text: String) {
    #expect(Self.double(text)?.bitPattern == (strtod(text, nil) + 0).bitPattern)
    #expect(Self.double("-" + text)?.bitPattern == (strtod("-" + text, nil) + 0).bitPattern)
  }

  @Test(arguments: 0..<4)
  func randomNumbersAreStrtods(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<randomCount {
      let text = random.decimal()
      let expected = strtod(text, nil) + 0
      guard let actual = Self.double(text), actual.bitPattern == expected.bitPattern else {
        Issue.record("\(text) is \(expected), not \(Self.double(text) as Any)")
        return
      }
    }
  }

  @Test(arguments: 0..<2)
  func randomDoublesReadBack(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<randomCount {
      let value = Double(bitPattern: random.next())
      guard value.isFinite, Self.double("\(value)") != value + 0 else { continue }
      Issue.record("\(value) is not read back")
      return
    }
  }

  /// As many as debug builds do in a second; `TRACE_RANDOM_NUMBERS` asks for more.
  private let randomCount =
    ProcessInfo.processInfo.environment["TRACE_RANDOM_NUMBERS"].flatMap { Int($0) } ?? 20_000

  @Test(
    arguments: [
      ("0", 0), ("0.016", 16_000), ("1", 1_000_000), ("0.0000004", 0), ("0.0000005", 1),
      ("-0.0000005", -1), ("0.0000015", 2), ("0.0000025", 3),
      ("0.00000049999999999999999999999999", 0),
      ("0.00000050000000000000000000000000000001", 1), ("5e-7", 1), ("4.9e-7", 0), ("50e-8", 1),
      ("0.1234565", 123_457), ("1.0000005", 1_000_001), ("-1.0000005", -1_000_001), ("-0", 0),
      ("1e6", 1_000_000_000_000), ("12345.678901234567890123456789", 12_345_678_901),
      ("1234567890123.4567895", 1_234_567_890_123_456_790), ("1e-30", 0), ("0e30", 0), ("0e-30", 0),
      ("1234567890123.45678949999", 1_234_567_890_123_456_789),
      ("4000000000000", 4_000_000_000_000_000_000),
      ("4000000000000.0000004", 4_000_000_000_000_000_000),
      ("4000000000000.0000005", nil), ("4000000000000.000001", nil), ("1e13", nil), ("1e300", nil),
      ("99999999999999999999", nil), ("-4e12", -4_000_000_000_000_000_000),
      ("-1e1000000000000", nil),
    ] as [(String, Int64?)])
  func timesAreWholeMicroseconds(_ text: String, microseconds: Int64?) {
    #expect(Self.microseconds(text) == microseconds)
  }

  @Test(
    arguments: [
      ("7", 7), ("-7", -7), ("2.0", 2), ("2e3", 2_000), ("2000e-3", 2), ("0.5", nil), ("-0", 0),
      ("9223372036854775807", .max), ("9223372036854775808", nil), ("-9223372036854775808", .min),
      ("-9223372036854775809", nil), ("1e18", 1_000_000_000_000_000_000), ("1e19", nil),
      ("12345678901234567890123", nil), ("1e-1000000000", nil), ("1e1000000000", nil),
    ] as [(String, Int?)])
  func integers(_ text: String, integer: Int?) {
    #expect(Self.number(text) { number, _ in number?.integer } == integer)
  }
}

/// Random numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of 1 to 25 digits, often with a point, sometimes with an exponent.
  mutating func decimal() -> String {
    var digits = "\(next())\(next())".prefix(Int.random(in: 1...25, using: &self))
    while digits.count > 1, digits.first == "0" { digits.removeFirst() }
    let places = Int.random(in: 0..<digits.count, using: &self)
    var text = String(digits.dropLast(places))
    if places > 0 { text += "." + digits.suffix(places) }
    if Int.random(in: 0..<4, using: &self) == 0 {
      text += "e\(Int.random(in: -330...310, using: &self))"
    }
    return Bool.random(using: &self) ? "-" + text : text
  }
}
