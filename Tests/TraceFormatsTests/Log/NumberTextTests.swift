import Foundation
import Testing

@testable import TraceFormats

@Suite struct NumberTextTests {
  private static func rounded(_ value: Double) -> String {
    let buffer = ByteBuffer()
    buffer.append(rounded: value)
    return buffer.string
  }

  private static func exact(_ value: Double) -> String {
    let buffer = ByteBuffer()
    buffer.append(exact: value)
    return buffer.string
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let value: Double
    let text: String
    var testDescription: String { "\(value) is \(text)" }

    init(_ value: Double, _ text: String) {
      self.value = value
      self.text = text
    }
  }

  @Test(arguments: [
    Row(0, "0"), Row(-0.0, "0"), Row(1, "1"), Row(-1, "-1"), Row(60, "60"), Row(66.5, "66.5"),
    Row(0.1, "0.1"), Row(0.12, "0.12"), Row(0.123, "0.123"), Row(1.05, "1.05"),
    Row(1.005, "1.005"),
    Row(-3.25, "-3.25"), Row(1_000, "1000"), Row(999.999, "999.999"), Row(100.01, "100.01"),
    // Ties, decided by the decimal and not by the double below or above it.
    Row(1.0005, "1.001"), Row(-1.0005, "-1.001"), Row(0.0005, "0.001"), Row(-0.0005, "-0.001"),
    Row(0.0625, "0.063"), Row(1.0015, "1.002"), Row(8.9995, "9"), Row(999_999.9995, "1000000"),
    Row(0.00049999999999999994, "0"), Row(-0.00049999999999999994, "0"),
    Row(2.0004999999999997, "2"), Row(0.0015, "0.002"),
    // Sizes.
    Row(.leastNonzeroMagnitude, "0"), Row(1e-7, "0"), Row(1e9, "1000000000"),
    Row(-1e9, "-1000000000"),
    Row(999_999_999.999_5, "1000000000"), Row(1e9 + 0.0625, "1000000000.063"),
    Row(123_456_789_012.345_7, "123456789012.346"), Row(9_007_199_254_740_992, "9007199254740992"),
    Row(1e15 + 0.5, "1000000000000000.5"), Row(1e16, "10000000000000000"),
    Row(1.152921504606847e+18, "1152921504606847000"), Row(1e22, "10000000000000000000000"),
    Row(-1.5e20, "-150000000000000000000"),
    Row(.infinity, "inf"), Row(-.infinity, "-inf"), Row(.nan, "nan"),
  ])
  func roundsToThreeDecimals(_ row: Row) {
    #expect(Self.rounded(row.value) == row.text)
  }

  @Test func writesTheLargestNumberInFull() {
    let zeros = String(repeating: "0", count: 292)
    #expect(Self.rounded(.greatestFiniteMagnitude) == "17976931348623157" + zeros)
  }

  @Test(arguments: [
    Row(0, "0"), Row(-0.0, "0"), Row(66.5, "66.5"), Row(-1, "-1"),
    Row(0.1 + 0.2, "0.30000000000000004"),
    Row(1.0005, "1.0005"), Row(1e-7, "1e-07"), Row(1e9, "1000000000"), Row(1e16, "1e+16"),
    Row(123.456, "123.456"), Row(-0.0001, "-0.0001"), Row(.leastNonzeroMagnitude, "5e-324"),
  ])
  func writesExactly(_ row: Row) {
    #expect(Self.exact(row.value) == row.text)
    #expect(Double(row.text) == row.value)
  }

  /// Values of every kind that a coordinate can be: random bits, quarters, decimals that end with a
  /// tie, and the doubles around them.
  @Test(arguments: 0..<8)
  func agreesWithTheSlowWay(seed: UInt64) {
    var random = SplitMix(state: seed)
    var differences: [Double] = []
    let buffer = ByteBuffer()
    for _ in 0..<2_000 {
      for value in Self.values(&random) {
        buffer.removeAll()
        buffer.append(rounded: value)
        if buffer.string != ShortestDecimal(value).text(decimals: 3) { differences.append(value) }
        buffer.removeAll()
        buffer.append(exact: value)
        if Double(buffer.string) != value { differences.append(value) }
      }
    }
    #expect(differences.isEmpty)
  }

  private static func values(_ random: inout SplitMix) -> [Double] {
    let bits = Double(bitPattern: random.next())
    let tie = Double(Int64(random.next() % 20_000_001) - 10_000_000) / 10_000
    let wide = Double(random.next() % 10_000_000_000_000) / 10_000
    let tieOnly = (Double(random.next() % 2_000_000) + 0.5) / 1_000
    let quarters = Double(random.next() % 40_000) / 64
    return [
      bits.isFinite ? bits : 0, tie, tie.nextUp, tie.nextDown, wide, -wide.nextUp, tieOnly,
      tieOnly.nextDown, quarters,
    ]
  }

  /// Far from a tie, C rounds as we do.
  @Test func agreesWithPrintf() {
    var random = SplitMix(state: 7)
    var differences: [Double] = []
    for _ in 0..<20_000 {
      let value = (Double(random.next() % 2_000_000_000) - 1e9) / 1e6 + 1e-7
      var text = String(format: "%.3f", value)
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
      if text == "-0" { text = "0" }
      if Self.rounded(value) != text { differences.append(value) }
    }
    #expect(differences.isEmpty)
  }
}

extension PlainBuffer where Element == UInt8 {
  var string: String {
    withElements { String(decoding: $0, as: UTF8.self) }
  }
}
