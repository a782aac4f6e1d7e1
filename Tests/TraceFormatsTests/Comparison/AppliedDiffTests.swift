import Testing

@testable import TraceFormats

/// A diff leads from the expected log to one that is equal to the actual one.
@Suite struct AppliedDiffTests {
  /// Random changes of a log: the diff leads from the one to the other, and has no more lines than
  /// there are changes.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func leadsToAnEqualLog(_ seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let names = ["touchDown", "touchDragInside", "touchesMoved", "action"]
    func line(_ time: Int) -> String {
      "\(time)  \(dice.one(of: ["a", "b"]))  \(dice.one(of: names))  x=\(dice.number(0..<2))"
    }
    var old: [String] = []
    for time in 0..<30 {
      if dice.oneIn(6) { old.append("# comment \(time)") }
      old.append(line(time / 3))
    }
    var new = old.filter { !$0.hasPrefix("#") }
    let changes = dice.number(1..<6)
    for _ in 0..<changes {
      let place = dice.number(0..<new.count)
      switch dice.number(0..<3) {
      case 0: new.remove(at: place)
      case 1: new.insert(line(place / 3), at: place)
      default: new[place] = line(place / 3)
      }
    }
    let expected = try ReadLog(old.joined(separator: "\n"), file: "e")
    let actual = try ReadLog(new.joined(separator: "\n"), file: "a")
    let diff = LogComparison(expected: expected, actual: actual)
      .unified(context: dice.number(0..<4), expectedName: "e", actualName: "a")
    let patched = try Patch(diff).applied(to: old)
    let result = LogComparison(
      expected: try ReadLog(patched.joined(separator: "\n"), file: "p"), actual: actual)
    #expect(result.isEqual, "\(diff)")
    let minus = diff.split(separator: "\n").dropFirst(2).count { $0.hasPrefix("-") }
    #expect(minus <= changes)
  }
}

/// A unified diff to be applied, strictly: every line that it names has to be there.
private struct Patch {
  private struct Hunk {
    let start: Int
    var lines: [Substring] = []
  }

  struct DoesNotApply: Error {}

  private var hunks: [Hunk] = []

  init(_ diff: String) throws {
    for line in diff.split(separator: "\n").dropFirst(2) {
      if let match = line.wholeMatch(of: #/@@ -(\d+)(?:,(\d+))? \+\d+(?:,\d+)? @@.*/#) {
        // Of a hunk without old lines the line before it is named.
        let isEmpty = match.output.2 == "0"
        guard let number = Int(match.output.1) else { throw DoesNotApply() }
        hunks.append(Hunk(start: isEmpty ? number : number - 1))
      } else {
        hunks[hunks.count - 1].lines.append(line)
      }
    }
  }

  func applied(to old: [String]) throws -> [String] {
    var result: [String] = []
    var next = 0
    for hunk in hunks {
      guard hunk.start >= next, hunk.start <= old.count else { throw DoesNotApply() }
      result += old[next..<hunk.start]
      next = hunk.start
      for line in hunk.lines {
        let text = String(line.dropFirst())
        if !line.hasPrefix("+") {
          guard next < old.count, old[next] == text else { throw DoesNotApply() }
          next += 1
        }
        if !line.hasPrefix("-") { result.append(text) }
      }
    }
    return result + old[next...]
  }
}
