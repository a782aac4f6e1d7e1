import Testing
import TraceCore

@testable import tracectl

@Suite struct TypedNumberTests {
  @Test(arguments: [
    ("0", 0), ("1", 1_000_000), ("-1", -1_000_000), ("+1.5", 1_500_000), (".25", 250_000),
    ("3.", 3_000_000), ("0.0000005", 1), ("-0.0000005", -1), ("0.00000049999", 0),
    ("0.123456499999999999999999", 123_456), ("0.1234565", 123_457), ("1e-3", 1_000),
    ("12E2", 1_200_000_000), ("1.5e+1", 15_000_000), ("1e-99999", 0), ("0e9999", 0),
    ("00000000000000000000001", 1_000_000), ("4000000000000", 4_000_000_000_000_000_000),
    ("0.1", 100_000), ("8.000001", 8_000_001),
  ])
  func countsMicroseconds(_ text: String, _ microseconds: Int64) {
    #expect(TypedNumber(text)?.instant == Instant(microseconds: microseconds))
  }

  @Test(arguments: ["4000000000000.000001", "1e13", "99999999999999999999", "1e99999"])
  func refusesInstantsBeyondTheLimit(_ text: String) {
    #expect(TypedNumber(text) != nil)
    #expect(TypedNumber(text)?.instant == nil)
  }

  @Test(arguments: [
    "", "-", ".", "e5", "1e", "1e+", "nan", "inf", "infinity", "0x10", "1_000", "1,5", " 1", "1 ",
    "1s", "--1", "1.2.3", "1e1.5", "١", "1e1000000",
  ])
  func refusesWhatIsNoNumber(_ text: String) {
    #expect(TypedNumber(text) == nil)
  }

  @Test func isTheNearestDouble() {
    #expect(TypedNumber("0.1")?.double == 0.1)
    #expect(TypedNumber("-70.25")?.double == -70.25)
    #expect(TypedNumber(".5")?.double == 0.5)
    #expect(TypedNumber("3.")?.double == 3)
    #expect(TypedNumber("1e400")?.double == nil)
  }
}
