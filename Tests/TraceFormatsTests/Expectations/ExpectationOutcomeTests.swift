import Testing
import TraceCore

@testable import TraceFormats

/// What a user is told of entries that are not as they should be.
@Suite struct ExpectationOutcomeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    var expect: [String] = []
    var forbid: [String] = []
    let messages: [String]
    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(
      name: "another time",
      expect: ["button touchDown", "0.150 button touchUpInside"],
      messages: [
        #"expected "0.150 button touchUpInside" after "0.000 button touchDown"; no line matches, the nearest is "0.120 button touchUpInside outside=6""#
      ]),
    Row(
      name: "the nearest of several times",
      expect: ["0.030 button continueTracking"],
      messages: [
        #"expected "0.030 button continueTracking"; no line matches, the nearest is "0.033 button continueTracking touch=1 at=60,120 -> true""#
      ]),
    Row(
      name: "most words in common",
      expect: ["button continueTracking touch=1 at=60,120 -> false"],
      messages: [
        #"expected "button continueTracking touch=1 at=60,120 -> false"; no line matches, the nearest is "0.033 button continueTracking touch=1 at=60,120 -> true""#
      ]),
    Row(
      name: "another subject",
      expect: ["knob touchDragExit"],
      messages: [
        #"expected "knob touchDragExit"; no line matches, the nearest is "0.033 button touchDragExit outside=76""#
      ]),
    Row(
      name: "another callback",
      expect: ["0.118 button valueChanged"],
      messages: [
        #"expected "0.118 button valueChanged"; no line matches, the nearest is "0.120 button touchesEnded touch=1 at=60,50""#
      ]),
    Row(
      name: "nothing at all", expect: ["knob valueChanged"],
      messages: [#"expected "knob valueChanged"; no line comes near it"#]),
    Row(
      name: "too early",
      expect: ["button touchDragEnter", "button touchDragExit"],
      messages: [
        #"expected "button touchDragExit" after "0.120 button touchDragEnter outside=6"; it stood before: "0.033 button touchDragExit outside=76""#
      ]),
    Row(
      name: "once too often", expect: ["button touchDown", "button touchDown"],
      messages: [
        #"expected "button touchDown" after "0.000 button touchDown"; no further line matches"#
      ]),
    Row(
      name: "the entries behind the one that is missing",
      expect: ["knob touchDown", "button touchUpInside"],
      messages: [
        #"expected "knob touchDown"; no line matches, the nearest is "0.000 button touchDown""#,
        #"expected "button touchUpInside"; it stands there, "0.120 button touchUpInside outside=6", but an entry before it is unmet"#,
      ]),
    Row(
      name: "forbidden", forbid: ["button touchUpOutside", "button touchUpInside"],
      messages: [
        #"forbidden "button touchUpInside" stands there: "0.120 button touchUpInside outside=6""#
      ]),
    Row(
      name: "forbidden several times", forbid: ["button continueTracking"],
      messages: [
        #"forbidden "button continueTracking" stands there: "0.016 button continueTracking touch=1 at=60,66.5 -> true" and 1 more"#
      ]),
    Row(name: "as it should be", expect: ["button touchDown"], forbid: ["a b"], messages: []),
  ])
  func tells(_ row: Row) throws {
    let outcome = try ExpectationMatchingTests.outcome(expect: row.expect, forbid: row.forbid)
    let messages = outcome.unmet.map(\.description) + outcome.seen.map(\.description)
    #expect(messages == row.messages)
  }

  @Test func entriesKeepTheirPlaces() throws {
    let outcome = try ExpectationMatchingTests.outcome(
      expect: ["button touchDown", "a b", "c d"], forbid: ["a b", "button touchDown"])
    #expect(outcome.unmet.map(\.index) == [1, 2])
    #expect(outcome.seen.map(\.index) == [1])
    #expect(outcome.unmet.map(\.expectation.text) == ["a b", "c d"])
  }

  /// Every line stays comparable however long the log is, and nothing but the lines to show is kept.
  @Test func followsALongLog() throws {
    let last = try Expectation("199.999 button touchUpInside")
    let matcher = ExpectationMatcher(expect: [last, last], forbid: [])
    let log = TextLog(output: matcher, filter: LogFilter(categories: .all))
    for time in 0..<200_000 {
      log.enter(Int64(time), "button", .controlEvent(.touchUpInside, outside: 1))
    }
    try log.finish()
    #expect(matcher.outcome.unmet.map(\.index) == [1])
    #expect(matcher.outcome.unmet.first?.after?.number == 200_000)
  }
}
