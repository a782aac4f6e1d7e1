import Testing
import TraceCore

@testable import TraceFormats

/// What differs, in words.
@Suite struct ChangeSummaryTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let expected: String
    let actual: String
    let sentences: [String]

    var testDescription: String { name }

    init(_ name: String, _ expected: [String], _ actual: [String], _ sentences: String...) {
      self.name = name
      self.expected = expected.joined(separator: "\n")
      self.actual = actual.joined(separator: "\n")
      self.sentences = sentences
    }
  }

  @Test(arguments: [
    Row(
      "another event", ["0.5 button touchUpInside"], ["0.5 button touchUpOutside"],
      "button: touchUpInside became touchUpOutside at 0.500"),
    Row(
      "another event at another time", ["0.5 button touchUpInside"], ["0.516 button touchCancel"],
      "button: touchUpInside at 0.500 became touchCancel at 0.516"),
    Row(
      "several other events",
      (1...3).map { "\($0) button touchDragInside" },
      (1...3).map { "\($0) button touchDragOutside" },
      "button: touchDragInside became touchDragOutside 3 times, first at 1.000"),
    Row(
      "another subject is nothing that became", ["1 a touchDown"], ["1 b touchDown"],
      "a: touchDown is missing at 1.000", "b: touchDown is new at 1.000"),
    Row(
      "a moved time", ["0.1 button touchDown"], ["0.116 button touchDown"],
      "button: touchDown moved from 0.100 to 0.116"),
    Row(
      "an event that moved",
      ["0.1 b touchesMoved", "0.1 b continueTracking", "0.1 b touchDragInside"],
      ["0.2 b touchesMoved", "0.2 b continueTracking", "0.2 b touchDragInside"],
      "b: touchesMoved, continueTracking and touchDragInside moved from 0.100 to 0.200"),
    Row(
      "an event of two that moved", ["0.1 a touchesMoved", "0.1 b touchesMoved"],
      ["0.2 a touchesMoved", "0.2 b touchesMoved"],
      "2 callbacks moved from 0.100 to 0.200, the first of them a touchesMoved"),
    Row(
      "a drag that is a frame later",
      ["1 a x at=1,1", "2 a x at=2,2"], ["2 a x at=1,1", "3 a x at=2,2"],
      "a: 2 x come 1.000 s later, the first from 1.000 to 2.000"),
    Row(
      "another event at the same time rather than the same event at another",
      ["1 b touchDragInside outside=70", "2 b touchDragExit outside=80"],
      ["1 b touchDragExit outside=70"],
      "b: touchDragInside became touchDragExit at 1.000", "b: touchDragExit is missing at 2.000"),
    Row(
      "all that is later", ["1 a x", "2 b y", "3 a x"], ["1.5 a x", "2.5 b y", "3.5 a x"],
      "3 callbacks come 0.500 s later, the first of them a x from 1.000 to 1.500"),
    Row(
      "one callback that is earlier", ["1.5 a x", "2.5 a x"], ["1 a x", "2 a x"],
      "a: 2 x come 0.500 s earlier, the first from 1.500 to 1.000"),
    Row(
      "times that tremble",
      (1...5).map { "\($0) a x" } + ["6 a y"], (1...5).map { "\($0).00\($0) a x" } + ["6.006 a y"],
      "a: x moved 5 times, by up to 0.005 s, first from 1.000 to 1.001",
      "a: y moved from 6.000 to 6.006"),
    Row(
      "past others", ["1 a x", "2 b y", "3 b z"], ["2 b y", "3 b z", "4 a x"],
      "a: x moved from 1.000 to 4.000, past other callbacks"),
    Row(
      "another order", ["1 a x", "1 b y", "1 b z"], ["1 b y", "1 b z", "1 a x"],
      "a: x at 1.000 comes in another order"),
    Row(
      "a missing callback", ["1 a touchUpInside"], [], "a: touchUpInside is missing at 1.000"),
    Row(
      "several missing", ["1 a isTracking true", "2 a isTracking true"], [],
      "a: 2 isTracking are missing, the first at 1.000"),
    Row("a new callback", [], ["1 a touchCancel"], "a: touchCancel is new at 1.000"),
    Row(
      "a recognizer", ["0.3 tap state possible -> ended"], [],
      "tap: no longer recognizes (state possible -> ended is missing at 0.300)"),
    Row(
      "a drag", [], ["0.3 pan state possible -> began", "0.4 pan state began -> cancelled"],
      "pan: now begins (state possible -> began is new at 0.300)",
      "pan: now is cancelled (state began -> cancelled is new at 0.400)"),
    Row(
      "a recognizer that fails", ["0.3 tap state possible -> ended"],
      ["0.3 tap state possible -> failed"],
      "tap: fails instead of recognizing at 0.300 "
        + "(state possible -> failed instead of possible -> ended)"),
    Row(
      "a reset", ["1 tap state ended -> possible"], [], "tap: state is missing at 1.000"),
    Row(
      "an action", ["1 b action save to=editor"], [], "b: no longer sends save to editor at 1.000"),
    Row(
      "another receiver", ["1 b action save to=editor"], ["1 b action save to=nobody"],
      "b: sends save to nobody instead of editor at 1.000"),
    Row(
      "another action", ["1 b action save to=editor"], ["1 b action open to=editor"],
      "b: sends open to editor instead of save to editor at 1.000"),
    Row(
      "a recognizer's action", [], ["1 pan action panned state=began translation=0,0"],
      "pan: now sends panned in state began at 1.000"),
    Row(
      "another translation", ["1 pan action panned state=began translation=0,0"],
      ["1 pan action panned state=began translation=5,0"],
      "pan: action has translation=5,0 instead of translation=0,0 at 1.000"),
    Row(
      "another result", ["1 b continueTracking touch=1 at=1,2 -> true"],
      ["1.1 b continueTracking touch=1 at=1,3 -> false"],
      "b: continueTracking returns false instead of true at 1.100 instead of 1.000"),
    Row(
      "another place", ["1 b touchesMoved touch=1 at=1,2"], ["1 b touchesMoved touch=1 at=1,3"],
      "b: touchesMoved is at 1,3 instead of 1,2 at 1.000"),
    Row(
      "many other places", (1...3).map { "\($0) b touchesMoved at=\($0),2" },
      (1...3).map { "\($0) b touchesMoved at=\($0),3" },
      "b: touchesMoved is at 1,3 instead of 1,2 at 1.000, and differs so 3 times in all"),
    Row(
      "farther outside", ["1 b touchDragExit outside=71"], ["1 b touchDragExit outside=80"],
      "b: touchDragExit is 80 points outside instead of 71 at 1.000"),
    Row(
      "outside at all", ["1 b touchDragInside"], ["1 b touchDragInside outside=3"],
      "b: touchDragInside is 3 points outside instead of inside its bounds at 1.000"),
    Row(
      "no longer outside", ["1 b touchDragInside outside=3"], ["1 b touchDragInside"],
      "b: touchDragInside is inside its bounds instead of 3 points outside at 1.000"),
    Row(
      "another value", ["1 b isHighlighted true"], ["1 b isHighlighted false"],
      "b: isHighlighted is false instead of true at 1.000"),
    Row(
      "one detail more", ["1 b touchesBegan touch=1"], ["1 b touchesBegan touch=1 taps=2"],
      "b: touchesBegan has taps=2 too at 1.000"),
    Row(
      "deeper", ["1 b           touchDown"], ["1 b             touchDown"],
      "b: touchDown is inside of 1 call instead of 0 at 1.000"),
    Row(
      "what an app notices comes first",
      ["1 b touchesMoved at=1,2", "2 b touchesEnded", "2 b touchUpInside", "3 b x"],
      ["1 b touchesMoved at=1,3", "2 b touchUpOutside", "4 b x"],
      "b: touchUpInside became touchUpOutside at 2.000", "b: touchesEnded is missing at 2.000",
      "b: touchesMoved is at 1,3 instead of 1,2 at 1.000", "b: x moved from 3.000 to 4.000"),
    Row(
      "several traces", ["# ==> one", "1 b x", "# ==> two", "1 b x", "# ==> gone", "1 b x"],
      ["# ==> one", "1 b x", "# ==> two", "2 b x", "# ==> more", "1 b x", "1 b x"],
      "gone is missing in the actual log (1 callback)",
      "more is not in the expected log (2 callbacks)", "two: b: x moved from 1.000 to 2.000"),
    Row(
      "what a terminal would obey", ["1 \u{1B}[2J touchDown"], [],
      #"\u{1b}[2J: touchDown is missing at 1.000"#),
  ])
  func says(_ row: Row) throws {
    let comparison = LogComparison(
      expected: try ReadLog(row.expected, file: "e"), actual: try ReadLog(row.actual, file: "a"))
    #expect(comparison.summary == row.sentences)
  }
}
