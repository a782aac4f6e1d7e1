import Foundation
import Testing

@testable import tracectl

/// What `tracectl slop` prints.
@Suite struct SlopCommandTests {
  private static let traces = URL(filePath: #filePath)
    .appending(path: "../../../../../traces").standardized

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static func slop(_ trace: String, _ words: String...) throws -> Tool.Run {
    try Tool().run(["slop", traces.appending(path: trace).path] + words)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let trace: String
    var words: [String] = []
    let output: String

    var testDescription: String { ([trace] + words).joined(separator: " ") }
  }

  @Test(arguments: [
    Row(
      trace: "drag-slop/edge-at-70.json",
      output: """
        # exactly 70 points away
        # profile uikit, phone, touch slop 70

        saveButton (UIButton), touch 1 from 0.000
          slop in force     70           the phone's
          farthest outside  70.5 left    at 0.200     margin -0.5  outside
          at the lift       69.5 bottom  at 0.700     margin 0.5   inside

          slop ≤ 69.5       pad 25             touchDragExit 0.100, touchUpOutside 0.700
          69.5 < slop < 70                     touchDragExit 0.100, touchDragEnter 0.500,
                                               touchDragExit 0.600, touchDragEnter 0.700,
                                               touchUpInside 0.700
        * slop = 70         phone 70 in force  touchDragExit 0.200, touchDragEnter 0.300,
                                               touchDragExit 0.400, touchDragEnter 0.500,
                                               touchDragExit 0.600, touchDragEnter 0.700,
                                               touchUpInside 0.700
          70 < slop < 70.5                     touchDragExit 0.200, touchDragEnter 0.300,
                                               touchUpInside 0.700
          70.5 ≤ slop                          touchUpInside 0.700
          StrictBoundsButton                   touchDragExit 0.100, touchCancel 0.100, touchUpOutside 0.700

        """),
    Row(
      trace: "drag-slop/pad-idiom.csv",
      output: """
        # profile uikit, pad, touch slop 25

        pencil (UIButton), touch 1 from 0.000
          slop in force     25      the pad's
          farthest outside  26 top  at 0.150   margin -1  outside
          at the lift       26 top  at 0.200   margin -1  outside

          slop < 24                        touchDragExit 0.050, touchUpOutside 0.200
          24 ≤ slop < 25                   touchDragExit 0.100, touchUpOutside 0.200
        * 25 ≤ slop < 26  pad 25 in force  touchDragExit 0.150, touchUpOutside 0.200
          26 ≤ slop       phone 70         touchUpInside 0.200
          StrictBoundsButton               touchDragExit 0.050, touchCancel 0.050, touchUpOutside 0.200

        """),
    Row(
      trace: "drag-slop/strict-beside-stock.json", words: ["--view", "strict"],
      output: """
        # strict bounds beside a stock button
        # profile uikit, phone, touch slop 70

        strict (StrictBoundsButton), touch 1 from 1.000
          slop in force     70        the phone's
          farthest outside  8 bottom  at 1.050     margin 62  not looked at
          at the lift       0         at 1.200     margin 70  in the bounds

        * any slop  pad 25, phone 70 in force  touchDragExit 1.050, touchCancel 1.050, touchDragEnter 1.150,
                                               touchUpInside 1.200
          StrictBoundsButton                   is what the control is

        """),
    Row(
      trace: "custom-controls/stops-100-points-above-or-below.json", words: ["--slop", "84.5"],
      output: """
        # stops 100 points above or below
        # profile uikit, phone, touch slop 84.5

        speed (UISlider), touch 1 from 0.000
          slop in force     84.5       from --slop
          farthest outside  85 bottom  at 0.100     margin -0.5  not looked at

        * slop ≤ 84.5  pad 25, phone 70, 84.5 in force  touchDragExit 0.050,
                                                        stopped by continueTracking 0.100
          84.5 < slop                                   stopped by continueTracking 0.100
          StrictBoundsButton                            not comparable: a UISlider is more than a button

        speed (UISlider), touch 1 from 1.000
          slop in force     84.5    from --slop
          farthest outside  85 top  at 1.100     margin -0.5  not looked at

          slop < 84.5  pad 25, phone 70  touchDragExit 1.050, stopped by continueTracking 1.100
        * 84.5 ≤ slop  84.5 in force     stopped by continueTracking 1.100
          StrictBoundsButton             not comparable: a UISlider is more than a button

        """),
  ])
  func prints(_ row: Row) throws {
    let run = try Tool().run(
      ["slop", Self.traces.appending(path: row.trace).path] + row.words)
    #expect(run == Tool.Run(status: .success, output: row.output, errors: ""))
  }

  private func run(_ trace: String, _ words: String...) throws -> Tool.Run {
    try Tool().run(["slop", try folder.file("trace.json", trace)] + words)
  }

  private static let views = """
    {"views": [{"id": "card", "frame": [0, 0, 300, 300], "subviews": [
      {"id": "knob", "class": "UIControl", "frame": [20, 20, 80, 80], "beginTracking": false},
      {"id": "save", "class": "UIButton", "frame": [20, 120, 80, 80], "touchSlop": 40}]}]}
    """

  @Test func saysWhatWasHitWhereNothingTracked() throws {
    let run = try run(
      """
      {"scene": \(Self.views), "touches": [
        {"phase": "began", "x": 30, "y": 30, "time": 0}, {"phase": "ended", "x": 30, "y": 30, "time": 0.1},
        {"phase": "began", "x": 250, "y": 30, "time": 1, "touch": "left thumb"},
        {"phase": "began", "x": 900, "y": 30, "time": 2, "touch": 2}]}
      """)
    #expect(
      run.output == """
        # profile uikit, phone, touch slop 70

        No control tracked a touch.
        Touch 1 at 0.000 hit knob, whose beginTracking returned false.
        Touch left\\u{20}thumb at 1.000 hit card, which is no control.
        Touch 2 at 2.000 hit nothing.

        """)
    #expect(run.status == .success)
  }

  @Test func saysThatAViewIsNoControl() throws {
    let press = #"{"phase": "began", "x": 30, "y": 130, "time": 0}"#
    let run = try run(#"{"scene": \#(Self.views), "touches": [\#(press)]}"#, "--view", "card")
    #expect(run.output.contains("\ncard is no control: it tracks nothing.\n"))
    #expect(run.status == .success)
  }

  @Test func suggestsTheView() throws {
    let run = try run(#"{"scene": \#(Self.views), "touches": []}"#, "--view", "svae")
    #expect(
      run.errors == """
        error: no view "svae" in the scene; did you mean "save"?
        see tracectl help slop

        """)
    #expect(run.status == .usage)
  }

  @Test func tellsWhereTheSlopComesFromAndThatItChanged() throws {
    let run = try run(
      """
      {"scene": \(Self.views), "changes": [{"time": 0.05, "set": "save.touchSlop", "to": 10}],
       "touches": [{"phase": "began", "x": 30, "y": 130, "time": 0},
                   {"phase": "moved", "x": 30, "y": 90, "time": 0.1}]}
      """)
    #expect(
      run.output == """
        # profile uikit, phone, touch slop 70

        save (UIButton), touch 1 from 0.000
          slop in force     40      the control's own
                            10      from 0.050 on
          farthest outside  30 top  at 0.100           margin -20  outside

          slop < 30  pad 25    touchDragExit 0.100, still down 0.100
          30 ≤ slop  phone 70  still down 0.100
          StrictBoundsButton   touchDragExit 0.100, touchCancel 0.100
          The slop in force changed; a row is of one slop all along.

        """)
  }

  /// 30 moves, each a point farther outside than the one before, and back.
  private static let longDrag = """
    {"scene": \(views), "touches": [{"phase": "began", "x": 30, "y": 130, "time": 0},
      \((1...30).map {
        #"{"phase": "moved", "x": \#(100 + $0), "y": 130, "time": \#(Double($0) / 100)},"#
      }.joined(separator: "\n"))
      {"phase": "moved", "x": 30, "y": 130, "time": 0.5},
      {"phase": "ended", "x": 30, "y": 130, "time": 0.6}]}
    """

  @Test func putsRowsThatDifferInTimesTogether() throws {
    let run = try run(Self.longDrag)
    #expect(
      run.output.hasSuffix(
        """

          slop ≤ 24                              touchDragExit 0.010–0.240, touchDragEnter 0.500,
                                                 touchUpInside 0.600
          24 < slop ≤ 25  pad 25                 touchDragExit 0.250, touchDragEnter 0.500,
                                                 touchUpInside 0.600
          25 < slop ≤ 30                         touchDragExit 0.260–0.300, touchDragEnter 0.500,
                                                 touchUpInside 0.600
        * 30 < slop       phone 70, 40 in force  touchUpInside 0.600
          StrictBoundsButton                     touchDragExit 0.010, touchCancel 0.010,
                                                 touchDragEnter 0.500, touchUpInside 0.600
          31 rows in 4 lines: rows that differ only in their times stand together.
          --all-rows gives each a line; the rows of marked slops have one of their own.

        """))
  }

  @Test func printsAllRows() throws {
    let run = try run(Self.longDrag, "--all-rows")
    #expect(run.output.contains("  29 < slop ≤ 30 "))
    #expect(run.output.split(separator: "\n").count { $0.contains(" slop ≤ ") } == 30)
    #expect(!run.output.contains("rows in"))
  }

  @Test func emphasizesTheRowInForceOnATerminal() throws {
    var tool = try Tool()
    tool.isOutputTerminal = true
    let trace = Self.traces.appending(path: "drag-slop/pad-idiom.csv").path
    let run = try tool.run("slop", trace)
    #expect(run.output.contains("\u{1B}[1m* 25 ≤ slop < 26"))
    tool.variables = ["NO_COLOR": "1"]
    #expect(try tool.run("slop", trace).output.contains("\u{1B}") == false)
  }

  @Test func readsStandardInput() throws {
    let run = try Tool(input: "began,100,100,0\nended,100,300,0.1\n").run("slop", "-")
    #expect(run.output.contains("button (UIButton), touch 1 from 0.000"))
    #expect(run.output.contains("178 bottom  at 0.100     margin -108  outside"))
    #expect(run.errors.hasPrefix("note: no scene for <stdin>;"))
  }

  @Test func saysWhatIsWrongWithTheTrace() throws {
    let trace = try folder.file("trace.csv", "began,1,1\n")
    let run = try Tool().run("slop", trace)
    #expect(run.errors.hasPrefix("\(trace):1:"))
    #expect(run.status == .badInput)
    #expect(run.output == "")
  }

  @Test func saysThatTheTraceIsMissing() throws {
    let run = try Tool().run("slop", folder.path("nothing.csv"))
    #expect(run.errors.hasPrefix("error: cannot open \(folder.path("nothing.csv"))"))
    #expect(run.status == .cannotOpen)
    #expect(run.output == "")
  }

  @Test func aTraceWithoutTouchesTracksNothing() throws {
    let run = try Tool().run("slop", try folder.file("trace.json", "[]"))
    #expect(run.output.hasSuffix("\n\nNo control tracked a touch.\n"))
    #expect(run.status == .success)
  }

  /// A scene that comes through a pipe is read once, however often the trace is replayed.
  @Test func readsThePipeOfASceneOnce() throws {
    let trace = try folder.file("trace.csv", "began,30,130,0\nmoved,30,90,0.1\nended,30,90,0.2\n")
    let scene = try folder.file("views.json", Self.views)
    let run = try Executable.shell(
      "cat \"$2\" | \"$TOOL\" slop \"$1\" --scene /dev/stdin", trace, scene)
    #expect(run.errors == "")
    #expect(run.output.contains("save (UIButton), touch 1 from 0.000"))
    #expect(run.output.contains("* 30 ≤ slop  phone 70, 40 in force  "))
  }
}
