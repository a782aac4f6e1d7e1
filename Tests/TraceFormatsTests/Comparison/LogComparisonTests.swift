import Testing
import TraceCore

@testable import TraceFormats

/// Which logs are equal.
@Suite struct LogComparisonTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let expected: String
    let actual: String
    var options = LogComparisonOptions()
    let isEqual: Bool

    var testDescription: String { name }
  }

  private static func options(
    time: Int64 = 0, position: Double = 0, ignored: LogCategories = [], like: Bool = false
  ) -> LogComparisonOptions {
    var options = LogComparisonOptions()
    options.timeTolerance = time
    options.positionTolerance = position
    options.ignored = ignored
    options.isLikeExpected = like
    return options
  }

  private static let mixed = """
    0.000  button      touchesBegan        touch=1 at=60,22
    0.000  card        touchesBegan        touch=1 at=60,22 from=button
    0.000  button        touchDown
    0.100  button        isTracking        true

    """

  private static let events = "0.000  button        touchDown\n"

  @Test(arguments: [
    Row(name: "nothing and nothing", expected: "", actual: "# nothing\n", isEqual: true),
    Row(name: "nothing and something", expected: "", actual: "0 a b\n", isEqual: false),
    Row(name: "something and nothing", expected: "0 a b\n", actual: "", isEqual: false),
    Row(
      name: "other comments and blanks", expected: "# one\n0.000  a           b   c=1 d=2\n",
      actual: "\n# two\n# three\n    0.000  a           b                   c=1  d=2  \r\n",
      isEqual: true),
    Row(
      name: "another depth", expected: "0.000  a           b\n", actual: "0.000  a             b\n",
      isEqual: false),
    Row(
      name: "another order", expected: "0 a b\n0 a c\n", actual: "0 a c\n0 a b\n", isEqual: false),
    Row(
      name: "a text with other numbers", expected: "0 application interrupt to scale=1.50 now\n",
      actual: "0 application interrupt to scale=1.5 now\n", isEqual: false),
    Row(
      name: "a text with another place", expected: "0 application interrupt zoom at=1,2\n",
      actual: "0 application interrupt zoom at=1,3\n", options: options(position: 10),
      isEqual: false),
    Row(
      name: "a text in JSON", expected: "0 application interrupt to scale=1.50 now\n",
      actual: #"{"time":0,"depth":0,"category":"system","subject":"application","#
        + #""callback":"interrupt","text":"to scale=1.50 now"}"# + "\n", isEqual: true),
    Row(
      name: "a trace without a line in JSON", expected: "# ==> a\n0 a removed\n# ==> b\n",
      actual: #"{"trace":"a","time":0,"depth":0,"category":"system","subject":"a","#
        + #""callback":"removed"}"# + "\n", isEqual: true),
    Row(
      name: "a recognizer's touches, which JSON tells", expected: "0 view touchesBegan touch=1\n",
      actual: #"{"time":0,"depth":0,"category":"touches","subject":"view","#
        + #""callback":"touchesBegan","touches":[{"touch":1}]}"# + "\n"
        + #"{"time":0,"depth":0,"category":"gesture","subject":"tap","#
        + #""callback":"touchesBegan","touches":[{"touch":1}]}"# + "\n",
      options: options(like: true), isEqual: true),
    Row(name: "one more", expected: "0 a b\n", actual: "0 a b\n0 a b\n", isEqual: false),

    Row(
      name: "a time at the tolerance", expected: "0.100 a b\n", actual: "0.116 a b\n",
      options: options(time: 16_000), isEqual: true),
    Row(
      name: "a time beyond the tolerance", expected: "0.100 a b\n", actual: "0.117 a b\n",
      options: options(time: 16_000), isEqual: false),
    Row(
      name: "an earlier time at the tolerance", expected: "0.116 a b\n", actual: "0.100 a b\n",
      options: options(time: 16_000), isEqual: true),
    Row(
      name: "another order within the tolerance", expected: "0.100 a b\n0.100 a c\n",
      actual: "0.100 a c\n0.100 a b\n", options: options(time: 16_000), isEqual: false),

    Row(
      name: "a place at the tolerance", expected: "0 a b  at=1,1.1\n", actual: "0 a b  at=1.1,1\n",
      options: options(position: 0.1), isEqual: true),
    Row(
      name: "a place beyond the tolerance", expected: "0 a b  at=1,1.1\n",
      actual: "0 a b  at=1.101,1\n", options: options(position: 0.1), isEqual: false),
    Row(
      name: "all positions", details: "outside=1 translation=1,2 contentOffset=3,4 frame=1,2,3,4",
      other: "outside=2 translation=2,1 contentOffset=4,5 frame=2,3,4,5", position: 1,
      isEqual: true),
    Row(
      name: "a finger just inside", details: "outside=0.5", other: "", position: 0.5,
      isEqual: true),
    Row(
      name: "a velocity", details: "velocity=1,2", other: "velocity=1,3", position: 1,
      isEqual: false),
    Row(name: "a tap count", details: "taps=2", other: "taps=3", position: 1, isEqual: false),
    Row(
      name: "one place more", details: "at=1,2", other: "at=1,2,3", position: 9,
      isEqual: false),
    Row(
      name: "another word beside a place", details: "at=1,2 -> true", other: "at=1,2 -> false",
      position: 1, isEqual: false),

    Row(
      name: "what is ignored", expected: mixed, actual: events,
      options: options(ignored: [.touches, .chain, .properties]), isEqual: true),
    Row(
      name: "what is not ignored", expected: mixed, actual: events,
      options: options(ignored: [.touches, .properties]), isEqual: false),
    Row(
      name: "like a log of events", expected: events, actual: mixed, options: options(like: true),
      isEqual: true),
    Row(
      name: "not like a log of all", expected: mixed, actual: events, options: options(like: true),
      isEqual: false),
    Row(
      name: "like a log of nothing", expected: "# none\n", actual: events,
      options: options(like: true), isEqual: false),
    Row(
      name: "a log of events in which another comes", expected: events,
      actual: mixed + "0.2 button touchCancel\n", options: options(like: true), isEqual: false),

    Row(
      name: "traces in another order", expected: "# ==> a\n0 a b\n# ==> b\n0 c d\n",
      actual: "# ==> b\n0 c d\n# ==> a\n0 a b\n", isEqual: true),
    Row(
      name: "one trace, named or not", expected: "# ==> a\n0 a b\n", actual: "0 a b\n",
      isEqual: true),
    Row(
      name: "one trace of another name", expected: "# ==> a\n0 a b\n", actual: "# ==> b\n0 a b\n",
      isEqual: false),
    Row(
      name: "a trace twice", expected: "# ==> a\n0 a b\n# ==> a\n0 c d\n",
      actual: "# ==> a\n0 a b\n# ==> a\n0 c d\n", isEqual: true),
    Row(
      name: "a trace without callbacks is missing", expected: "# ==> a\n# ==> b\n0 a b\n",
      actual: "# ==> b\n0 a b\n", isEqual: false),
  ])
  func compares(_ row: Row) throws {
    let expected = try ReadLog(row.expected, file: "expected.log")
    let actual = try ReadLog(row.actual, file: "actual.log")
    let comparison = LogComparison(expected: expected, actual: actual, options: row.options)
    #expect(comparison.isEqual == row.isEqual)
    #expect(comparison.summary.isEmpty == row.isEqual)
    #expect((comparison.firstDifference == nil) == row.isEqual)
    let diff = comparison.unified(expectedName: "e", actualName: "a")
    #expect(!row.isEqual || diff.isEmpty)
  }

  struct Place: CustomTestStringConvertible, Sendable {
    let name: String
    let expected: String
    let actual: String
    let line: Int

    var testDescription: String { name }
  }

  @Test(arguments: [
    Place(name: "changed", expected: "# c\n0 a b\n0 a c\n", actual: "0 a b\n1 a c\n", line: 3),
    Place(name: "missing", expected: "# c\n0 a b\n0 a c\n", actual: "0 a c\n", line: 2),
    Place(name: "new", expected: "# c\n0 a b\n0 a d\n", actual: "0 a b\n0 a c\n0 a d\n", line: 2),
    Place(name: "new at the start", expected: "# c\n0 a d\n", actual: "0 a c\n0 a d\n", line: 1),
    Place(
      name: "a missing trace", expected: "# ==> a\n0 a b\n# ==> b\n0 a b\n",
      actual: "# ==> a\n0 a b\n", line: 3),
    Place(name: "a new trace", expected: "0 a b\n", actual: "0 a b\n# ==> b\n0 a b\n", line: 1),
    Place(name: "in an empty log", expected: "", actual: "0 a b\n", line: 1),
  ])
  func findsTheFirstDifference(_ row: Place) throws {
    let comparison = LogComparison(
      expected: try ReadLog(row.expected, file: "expected.log"),
      actual: try ReadLog(row.actual, file: "actual.log"))
    #expect(
      comparison.firstDifference
        == SourceLocation(file: "expected.log", line: row.line, column: 1))
  }

  /// An exact log compares to the microsecond with another exact one, and as far as a text log
  /// goes with that.
  @Test func comparesInThePrecisionOfBoth() throws {
    func json(_ time: String, _ x: String) throws -> ReadLog {
      try ReadLog(
        #"{"time":\#(time),"depth":0,"category":"touches","subject":"a","#
          + #""callback":"touchesBegan","touches":[{"touch":1,"x":\#(x),"y":2}]}"#,
        file: "a.jsonl")
    }
    let exact = try json("0.0164", "1.00049")
    let text = try ReadLog("0.016  a  touchesBegan  touch=1 at=1,2", file: "a.log")
    #expect(LogComparison(expected: exact, actual: text).isEqual)
    #expect(LogComparison(expected: text, actual: exact).isEqual)
    #expect(LogComparison(expected: exact, actual: exact).isEqual)
    #expect(!LogComparison(expected: exact, actual: try json("0.0163", "1.00049")).isEqual)
    #expect(!LogComparison(expected: exact, actual: try json("0.0164", "1.0005")).isEqual)
  }
}

extension LogComparisonTests.Row {
  /// Two control events with these details.
  fileprivate init(
    name: String, details: String, other: String, position: Double, isEqual: Bool
  ) {
    var options = LogComparisonOptions()
    options.positionTolerance = position
    self.init(
      name: name, expected: "0 a touchDragInside  \(details)\n",
      actual: "0 a touchDragInside  \(other)\n", options: options, isEqual: isEqual)
  }
}
