import Testing
import TraceCore

@Suite struct InstantTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let seconds: Double
    let microseconds: Int64

    var testDescription: String { name }
  }

  static let rows = [
    Row(name: "zero", seconds: 0, microseconds: 0),
    Row(name: "a millisecond", seconds: 0.001, microseconds: 1_000),
    Row(name: "below a half", seconds: 0.000_000_499, microseconds: 0),
    Row(name: "a half goes away from zero", seconds: 0.000_000_5, microseconds: 1),
    Row(name: "a negative half goes away from zero", seconds: -0.000_000_5, microseconds: -1),
    Row(name: "a binary fraction", seconds: 0.1 + 0.2, microseconds: 300_000),
    Row(name: "an hour", seconds: 3_600.25, microseconds: 3_600_250_000),
  ]

  @Test(arguments: rows)
  func instantsAreWholeMicroseconds(_ row: Row) {
    #expect(Instant(seconds: row.seconds) == Instant(microseconds: row.microseconds))
  }

  @Test(arguments: rows)
  func spansAreWholeMicroseconds(_ row: Row) {
    #expect(TimeSpan(seconds: row.seconds) == TimeSpan(microseconds: row.microseconds))
  }

  @Test func arithmetic() {
    let start = Instant(seconds: 1.5)
    let span = TimeSpan.milliseconds(250)
    #expect(start + span == Instant(seconds: 1.75))
    #expect(Instant(seconds: 1.75) - start == span)
    #expect(start < start + span)
    #expect(span.seconds == 0.25)
    #expect(start.seconds == 1.5)
  }

  @Test func twoOfTheLargestStillAddUp() {
    let sum = Instant.limit + TimeSpan(microseconds: Instant.limit.microseconds)
    #expect(sum > Instant.limit)
  }
}
