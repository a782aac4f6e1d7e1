import Testing

@testable import TraceFormats

/// The slow way, which the quick one is compared with, against decimals written by hand.
@Suite struct ShortestDecimalTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let value: Double
    let decimals: Int
    let text: String
    var testDescription: String { "\(value) to \(decimals) decimals" }
  }

  @Test(arguments: [
    Row(value: 0, decimals: 3, text: "0"),
    Row(value: -0.0, decimals: 3, text: "0"),
    Row(value: 1.25, decimals: 1, text: "1.3"),
    Row(value: 1.0005, decimals: 3, text: "1.001"),
    Row(value: 1.0005, decimals: 4, text: "1.0005"),
    Row(value: -1.0004, decimals: 3, text: "-1"),
    Row(value: -0.0004, decimals: 3, text: "0"),
    Row(value: 9.9996, decimals: 3, text: "10"),
    Row(value: 0.9996, decimals: 3, text: "1"),
    Row(value: 0.0995, decimals: 3, text: "0.1"),
    Row(value: 0.0005, decimals: 3, text: "0.001"),
    Row(value: 4.9e-4, decimals: 3, text: "0"),
    Row(value: 5e-5, decimals: 3, text: "0"),
    Row(value: 9e-5, decimals: 3, text: "0"),
    Row(value: 1e21, decimals: 3, text: "1000000000000000000000"),
    Row(value: 1.5e2, decimals: 3, text: "150"),
    Row(value: 99.5, decimals: 0, text: "100"),
  ])
  func rounds(_ row: Row) {
    #expect(ShortestDecimal(row.value).text(decimals: row.decimals) == row.text)
  }
}
