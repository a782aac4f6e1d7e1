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
    // Whatever the line ends are, and whether the last line has one.
    let end = dice.oneIn(2) ? "\n" : "\r\n"
    let text = old.joined(separator: end) + (dice.oneIn(2) ? end : "")
    let expected = try ReadLog(text, file: "e")
    let actual = try ReadLog(new.joined(separator: "\n"), file: "a")
    let diff = LogComparison(expected: expected, actual: actual)
      .unified(context: dice.number(0..<4), expectedName: "e", actualName: "a")
    let patched = try Patch(diff).applied(to: text)
    let result = LogComparison(
      expected: try ReadLog(patched, file: "p"), actual: actual)
    #expect(result.isEqual, "\(diff)")
    #expect(diff.isEmpty || lines(of: patched).dropLast().allSatisfy { $0.hasSuffix(end) })
    let minus = lines(of: diff).dropFirst(2).count { $0.hasPrefix("-") }
    let ended = lines(of: diff).count { $0.hasPrefix("\\") }
    #expect(minus <= changes + ended)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let old: String
    let new: String
    let diff: String
  }

  @Test(arguments: [
    Row(
      testDescription: "the last line changes", old: "0 a b\n0 a c", new: "0 a b\n1 a c\n",
      diff: """
        @@ -2 +2 @@
        -0 a c
        \\ No newline at end of file
        +1 a c

        """),
    Row(
      testDescription: "the last line stays", old: "0 a b\n0 a c", new: "0 a c\n",
      diff: """
        @@ -1 +0,0 @@
        -0 a b

        """),
    Row(
      testDescription: "a line follows the last one", old: "0 a b", new: "0 a b\n0 a c\n",
      diff: """
        @@ -1 +1,2 @@
        -0 a b
        \\ No newline at end of file
        +0 a b
        +0 a c

        """),
    Row(
      testDescription: "carriage returns", old: "0 a b\r\n0 a c\r\n", new: "0 a b\n1 a c\n0 a d\n",
      diff: "@@ -2 +2,2 @@\n-0 a c\r\n+1 a c\r\n+0 a d\r\n"),
  ])
  func keepsTheEndsOfLines(_ row: Row) throws {
    let comparison = LogComparison(
      expected: try ReadLog(row.old, file: "e"), actual: try ReadLog(row.new, file: "a"))
    let diff = comparison.unified(context: 0, expectedName: "e", actualName: "a")
    #expect(diff == "--- e\n+++ a\n" + row.diff)
  }
}

/// The lines of a text, each with its end.
private func lines(of text: String) -> [String] {
  var lines: [String] = []
  var rest = text.utf8[...]
  while !rest.isEmpty {
    let end = rest.firstIndex(of: UInt8(ascii: "\n")).map(rest.index(after:)) ?? rest.endIndex
    lines.append(String(Substring(rest[..<end])))
    rest = rest[end...]
  }
  return lines
}

/// A unified diff to be applied, strictly: every line that it names has to be there.
private struct Patch {
  private struct Hunk {
    let start: Int
    var lines: [String] = []
  }

  struct DoesNotApply: Error {}

  private var hunks: [Hunk] = []

  init(_ diff: String) throws {
    for line in lines(of: diff).dropFirst(2) {
      if let match = line.prefixMatch(of: #/@@ -(\d+)(?:,(\d+))? \+\d+(?:,\d+)? @@/#) {
        // Of a hunk without old lines the line before it is named.
        let isEmpty = match.output.2 == "0"
        guard let number = Int(match.output.1) else { throw DoesNotApply() }
        hunks.append(Hunk(start: isEmpty ? number : number - 1))
      } else if line.hasPrefix("\\") {
        let last = hunks[hunks.count - 1].lines.removeLast()
        hunks[hunks.count - 1].lines.append(String(Substring(last.utf8.dropLast())))
      } else {
        hunks[hunks.count - 1].lines.append(line)
      }
    }
  }

  func applied(to text: String) throws -> String {
    let old = lines(of: text)
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
    return (result + old[next...]).joined()
  }
}
