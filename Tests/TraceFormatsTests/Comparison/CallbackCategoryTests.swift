import Testing
import TraceCore

@testable import TraceFormats

/// The category of a line of text, which does not say it.
@Suite struct CallbackCategoryTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let line: String
    var other = ""
    let category: LogCategory

    var testDescription: String { other.isEmpty ? line : "\(line), beside \(other)" }
  }

  @Test(arguments: [
    Row(line: "view touchesBegan touch=1 at=1,2", category: .touches),
    Row(line: "view touchesCancelled touch=1 at=1,2 from=badge", category: .chain),
    Row(line: "view touchesBegan touch=from=x", category: .touches),
    Row(line: "button beginTracking touch=1 at=1,2 -> true", category: .tracking),
    Row(line: "button cancelTracking", category: .tracking),
    Row(line: "button touchUpInside", category: .event),
    Row(line: "button event24", category: .event),
    Row(line: "button event32", category: .properties),
    Row(line: "button action save to=nobody", category: .action),
    Row(line: "tap action tapped state=ended at=1,2", category: .gesture),
    Row(line: "tap state possible -> ended", category: .gesture),
    Row(line: "tap state ended -> possible", category: .properties),
    Row(line: "feed didScroll contentOffset=0,40", category: .gesture),
    Row(line: "application interrupt phone call", category: .system),
    Row(line: "toast removed", category: .system),
    Row(line: "bar set isHidden=true", category: .system),
    Row(line: "application touchStillDown touch=1", category: .system),
    Row(line: "dial ruleUndefined watch", category: .system),
    Row(line: "root hitTest at=1,2 -> nil", category: .hit),
    Row(line: "root pointInside at=1,2 -> true", category: .hit),
    Row(line: "application chain button > window", category: .hit),
    Row(line: "button isTracking true", category: .properties),
    Row(line: "slider value 0.5", category: .properties),
    // Whether it is a recognizer that gets the touches is told elsewhere, in either log.
    Row(line: "x touchesBegan touch=1", other: "x state possible -> failed", category: .gesture),
    Row(line: "x touchesBegan touch=1", other: "x state failed -> possible", category: .gesture),
    Row(line: "x touchesBegan touch=1", other: "x action a state=began", category: .gesture),
    Row(line: "x touchesBegan touch=1", other: "x action a to=nobody", category: .touches),
    Row(line: "x touchesBegan touch=1", other: "y state possible -> failed", category: .touches),
    Row(line: "x touchesBegan touch=1", other: "x willBeginDragging", category: .touches),
    Row(
      line: "x touchesBegan touch=1 from=y", other: "x state possible -> failed",
      category: .chain),
  ])
  func isInferred(_ row: Row) throws {
    let line = try ReadLog("0 \(row.line)", file: "a.log")
    let other = try ReadLog(row.other.isEmpty ? "" : "0 \(row.other)", file: "b.log")
    #expect(ComparedLogs(expected: line, actual: other).expected[0].category == row.category)
    #expect(ComparedLogs(expected: other, actual: line).actual[0].category == row.category)
  }

  @Test func ofAJSONLogTellsOfARecognizerToo() throws {
    let text = try ReadLog("0 x touchesBegan touch=1", file: "a.log")
    let json = try ReadLog(
      #"{"time":0,"depth":0,"category":"gesture","subject":"x","callback":"touchesEnded"}"#,
      file: "b.jsonl")
    #expect(ComparedLogs(expected: text, actual: json).expected[0].category == .gesture)
  }
}
