import Testing
import TraceCore

@testable import TraceFormats

/// Each rule of matching, with a row that fits and one that does not.
@Suite struct ExpectationMatchingTests {
  /// Compares the page's own example, with its hit-test before it.
  static func outcome(
    expect: [String] = [], forbid: [String] = []
  ) throws -> ExpectationOutcome {
    let matcher = ExpectationMatcher(
      expect: try expect.map { try Expectation($0) }, forbid: try forbid.map { try Expectation($0) }
    )
    let log = TextLog(output: matcher, filter: LogFilter(categories: .all))
    log.comment("button touchUpOutside is a comment")
    log.enter(0, "root", .hitTest(at: Point(x: 187, y: 322)))
    log.enter(0, "button", .hitTest(at: Point(x: 60, y: 22)), depth: 1)
    log.leave(.text("button"))
    log.leave(.text("button"))
    TextLogTests.replayOutAndBack(into: log)
    log.enter(200, "application", .interrupt("phone call from home"))
    try log.finish()
    return matcher.outcome
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let expect: [String]
    let isMet: Bool
    var testDescription: String { "\(expect) \(isMet ? "are met" : "are not met")" }

    init(_ expect: String..., isMet: Bool) {
      self.expect = expect
      self.isMet = isMet
    }
  }

  @Test(arguments: [
    Row(isMet: true),
    // Subject and callback are whole words.
    Row("button touchDown", isMet: true),
    Row("button touchDow", isMet: false),
    Row("utton touchDown", isMet: false),
    Row("button touchDrag", isMet: false),
    Row("touchDown button", isMet: false),
    Row("button touchUpOutside", isMet: false),
    // Further words stand in order, not necessarily next to each other.
    Row("button beginTracking -> true", isMet: true),
    Row("button beginTracking touch=1 -> true", isMet: true),
    Row("button beginTracking touch=1 at=60,22 -> true", isMet: true),
    Row("button beginTracking at=60,22 touch=1", isMet: false),
    Row("button beginTracking true ->", isMet: false),
    Row("button beginTracking -> false", isMet: false),
    Row("button beginTracking touch=1 touch=1", isMet: false),
    Row("button beginTracking at=60", isMet: false),
    Row("button touchDragInside outside=22.5", isMet: true),
    Row("button touchDragInside outside=22", isMet: false),
    Row("application interrupt phone home", isMet: true),
    Row("application interrupt home phone", isMet: false),
    Row("root hitTest -> button", isMet: true),
    // The time is the printed one.
    Row("0.016 button touchDragInside", isMet: true),
    Row("0.0160 button touchDragInside", isMet: true),
    Row("0.017 button touchDragInside", isMet: false),
    Row("0.12 button action save to=controller", isMet: true),
    Row("0.12 button action save to=nobody", isMet: false),
    // The order is the log's.
    Row("button touchDragExit", "button touchDragEnter", "button touchUpInside", isMet: true),
    Row("button touchDragEnter", "button touchDragExit", isMet: false),
    // Each entry needs a line of its own.
    Row("button continueTracking", "button continueTracking", isMet: true),
    Row(
      "button continueTracking", "button continueTracking", "button continueTracking", isMet: false),
    Row("button touchDown", "0.000 button touchDown", isMet: false),
    // The first line that fits is taken, so that the second is left for the next entry.
    Row("button continueTracking", "0.033 button continueTracking", isMet: true),
    Row("0.033 button continueTracking", "button continueTracking", isMet: false),
  ])
  func meets(_ row: Row) throws {
    let outcome = try Self.outcome(expect: row.expect)
    #expect(outcome.isFulfilled == row.isMet)
    #expect(outcome.unmet.isEmpty == row.isMet)
    #expect(outcome.seen.isEmpty)
  }

  @Test(arguments: [
    Row("button touchUpOutside", isMet: false),
    Row("button touchDown", isMet: true),
    Row("0.120 button touchDragInside", isMet: false),
    Row("0.016 button touchDragInside", isMet: true),
    Row("button beginTracking -> false", isMet: false),
    Row("button beginTracking -> true", isMet: true),
    Row("root hitTest", isMet: true),
  ])
  func sees(_ row: Row) throws {
    let outcome = try Self.outcome(forbid: row.expect)
    #expect(outcome.isFulfilled == !row.isMet)
    #expect(outcome.seen.map(\.index) == (row.isMet ? [0] : []))
    #expect(outcome.unmet.isEmpty)
  }

  /// Lines come in portions; where one ends makes no difference.
  @Test func portionsAreOneLog() throws {
    let matcher = ExpectationMatcher(
      expect: [try Expectation("a removed"), try Expectation("2.000 b removed")], forbid: [])
    for line in ["    1.000  a           removed\n", "", "    2.000  b           removed\n"] {
      matcher.write(Array(line.utf8).span.bytes)
    }
    #expect(matcher.outcome.isFulfilled)
  }
}
