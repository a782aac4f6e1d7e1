import Testing
import TraceCore

@testable import TraceFormats

@Suite struct TimeTextTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let microseconds: Int64
    let column: String
    let exact: String
    var testDescription: String { "\(microseconds) microseconds" }
  }

  @Test(arguments: [
    Row(microseconds: 0, column: "    0.000", exact: "0"),
    Row(microseconds: 16_000, column: "    0.016", exact: "0.016"),
    Row(microseconds: 16_499, column: "    0.016", exact: "0.016499"),
    Row(microseconds: 16_500, column: "    0.017", exact: "0.0165"),
    Row(microseconds: -16_500, column: "   -0.017", exact: "-0.0165"),
    Row(microseconds: 499, column: "    0.000", exact: "0.000499"),
    Row(microseconds: -499, column: "    0.000", exact: "-0.000499"),
    Row(microseconds: -500, column: "   -0.001", exact: "-0.0005"),
    Row(microseconds: 1, column: "    0.000", exact: "0.000001"),
    Row(microseconds: 999_999, column: "    1.000", exact: "0.999999"),
    Row(microseconds: 12_345_678_900, column: "12345.679", exact: "12345.6789"),
    Row(microseconds: 100_000_000_000, column: "100000.000", exact: "100000"),
    Row(microseconds: -12_345_000_000, column: "-12345.000", exact: "-12345"),
    Row(
      microseconds: .max, column: "9223372036854.776", exact: "9223372036854.775807"),
    Row(
      microseconds: .min, column: "-9223372036854.776", exact: "-9223372036854.775808"),
  ])
  func writes(_ row: Row) {
    let time = Instant(microseconds: row.microseconds)
    let column = ByteBuffer()
    column.append(column: time)
    #expect(column.string == row.column)

    let exact = ByteBuffer()
    exact.append(exact: time)
    #expect(exact.string == row.exact)
  }
}
