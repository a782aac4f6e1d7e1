import Testing
import TraceCore

@testable import tracectl

/// Presses whose rows are computed from the samples, and tables that are shortened.
@Suite struct SlopLongTraceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A finger that goes out and comes back again and again, each time a bit farther.
  private func drag(_ turns: Int) throws -> String {
    var lines = ["began,195,400,0"]
    for turn in 0..<turns {
      // The default button's lower edge is at 422.
      lines.append("moved,195,\(422 + turn % 7 + 1),\(Double(2 * turn + 1) / 100)")
      lines.append("moved,195,\(400 + turn % 50),\(Double(2 * turn + 2) / 100)")
    }
    lines.append("ended,195,430,\(Double(2 * turns + 1) / 100)")
    return try folder.file("drag.csv", lines.joined(separator: "\n") + "\n")
  }

  @Test func computedTablesAreTheReplaysTables() throws {
    let path = try drag(60)
    for showsAllRows in [true, false] {
      let replayed = try SlopWitness(path, showsAllRows: showsAllRows).findings()
      let computed = try SlopWitness(path, budget: 0, showsAllRows: showsAllRows).findings()
      let one = try #require(replayed.presses.first)
      let other = try #require(computed.presses.first)
      #expect(one.proof == .replays)
      guard case .samples(let count, let wanted) = other.proof else {
        Issue.record("\(other.proof) is not of samples")
        return
      }
      #expect(count == min(8, wanted))
      #expect(one.table.lines.map(\.range) == other.table.lines.map(\.range))
      #expect(
        one.table.lines.map { SlopEventText.pieces($0.content) }
          == other.table.lines.map { SlopEventText.pieces($0.content) })
    }
  }

  @Test func aLineOfManyEventsHasTheFirstAndTheLast() throws {
    let text = try Tool().run("slop", "--all-rows", try drag(60)).output
    #expect(
      text.contains(
        """
          2 < slop ≤ 3                       touchDragExit 0.050, touchDragEnter 0.060, touchDragExit 0.070,
                                             … 61 more …, touchDragExit 1.210, touchUpOutside 1.210

        """))
  }

  @Test func aLineOfManyRowsHasTheirCrossings() throws {
    let text = try Tool().run("slop", try drag(60)).output
    #expect(
      text.contains(
        """
          slop ≤ 8                           41 to 67 crossings 0.010–1.210, touchUpOutside 1.210
          8 < slop ≤ 24                      8 to 38 crossings 0.640–1.010, touchUpInside 1.210
          24 < slop ≤ 25  pad 25             touchDragExit 0.960, touchDragEnter 0.970, touchDragExit 0.980,
                                             touchDragEnter 0.990, touchDragExit 1.000,
                                             touchDragEnter 1.010, touchUpInside 1.210
          25 < slop ≤ 27                     2 to 4 crossings 0.980–1.010, touchUpInside 1.210
        * 27 < slop       phone 70 in force  touchUpInside 1.210

        """))
    #expect(
      text.contains("29 rows in 5 lines: rows with crossings and the same end stand together."))
  }

  @Test func aValueThatDependsOnTheSlopIsNotComputed() throws {
    // What the stepper's rule says depends on how often it stepped, which the slop decides.
    let scene = """
      {"views": [{"id": "s", "class": "UIStepper", "frame": [0, 0, 100, 40],
        "continueTracking": "value < 8"}]}
      """
    let moves = (1...20).map {
      #"{"phase": "moved", "x": \#(100 + 4 * $0), "y": 20, "time": \#(Double($0) / 10)}"#
    }
    let trace = """
      {"scene": \(scene), "touches": [{"phase": "began", "x": 90, "y": 20, "time": 0},
        \(moves.joined(separator: ",\n")), {"phase": "ended", "x": 90, "y": 20, "time": 2.1}]}
      """
    let path = try folder.file("trace.json", trace)
    let replayed = try SlopWitness(path)
    let findings = try replayed.findings()
    #expect(findings.presses.first?.isComplete == true)
    #expect(try replayed.checkEveryClaim(in: findings) > 4)

    let computed = try SlopWitness(path, budget: 0).findings()
    let press = try #require(computed.presses.first)
    #expect(press.proof == .replays)
    #expect(!press.isComplete)
    let text = SlopText(view: nil, isColored: false).text(of: computed, head: [])
    #expect(text.contains("not examined"))
    #expect(text.contains("replays ran out"))
  }
}
