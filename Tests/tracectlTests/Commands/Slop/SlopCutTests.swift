import Testing
import TraceCore

@testable import tracectl

@Suite struct SlopCutTests {
  /// Where a point lies to a rectangle of 100 by 40 points at the origin, and the cut that follows.
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let point: Point
    let value: Double
    let side: SlopCut.Side

    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(name: "left", point: Point(x: -12.5, y: 20), value: 12.5, side: .before),
    Row(name: "top", point: Point(x: 50, y: -30), value: 30, side: .before),
    Row(name: "right", point: Point(x: 112.5, y: 20), value: 12.5, side: .after),
    Row(name: "bottom", point: Point(x: 50, y: 70), value: 30, side: .after),
    Row(name: "bottom right corner", point: Point(x: 130, y: 50), value: 30, side: .after),
    Row(name: "top left corner", point: Point(x: -10, y: -30), value: 30, side: .before),
    Row(name: "as far to the left as below", point: Point(x: -10, y: 50), value: 10, side: .after),
    Row(name: "inside", point: Point(x: 50, y: 20), value: 0, side: .before),
    Row(name: "on a minimum edge", point: Point(x: 0, y: 20), value: 0, side: .before),
    Row(name: "on a maximum edge", point: Point(x: 100, y: 20), value: 0, side: .after),
  ])
  func liesWhereTheAnswerChanges(_ row: Row) {
    let need = Rect(x: 0, y: 0, width: 100, height: 40).slopNeeded(for: row.point)
    let cut = SlopCut(need)
    #expect(cut.value == row.value)
    #expect(cut.side == row.side)
    #expect(need.isMet(by: cut.firstAbove))
    #expect(cut <= .zero || !need.isMet(by: cut.lastBelow))
  }

  @Test func whatIsNoNumberFitsNoSlop() {
    let need = Rect(x: 0, y: 0, width: 100, height: 40).slopNeeded(for: Point(x: .nan, y: 0))
    #expect(SlopCut(need) == .infinity)
    #expect(!need.isMet(by: .greatestFiniteMagnitude))
  }

  @Test func neighboursThatDivideTheSameDoublesAreEqual() {
    #expect(
      SlopCut(value: 70, side: .after) == SlopCut(value: (70.0).nextUp, side: .before))
    #expect(SlopCut(value: 70, side: .before) < SlopCut(value: 70, side: .after))
  }

  struct RangeRow: CustomTestStringConvertible, Sendable {
    let lower: SlopCut
    let upper: SlopCut
    let text: String

    var testDescription: String { text }
  }

  @Test(arguments: [
    RangeRow(lower: .zero, upper: .infinity, text: "any slop"),
    RangeRow(lower: .zero, upper: SlopCut(value: 12.5, side: .after), text: "slop ≤ 12.5"),
    RangeRow(lower: .zero, upper: SlopCut(value: 12.5, side: .before), text: "slop < 12.5"),
    RangeRow(lower: .zero, upper: SlopCut(value: 0, side: .after), text: "slop = 0"),
    RangeRow(lower: SlopCut(value: 0, side: .after), upper: .infinity, text: "0 < slop"),
    RangeRow(lower: SlopCut(value: 48, side: .before), upper: .infinity, text: "48 ≤ slop"),
    RangeRow(
      lower: SlopCut(value: 7, side: .after), upper: SlopCut(value: 9, side: .before),
      text: "7 < slop < 9"),
    RangeRow(
      lower: SlopCut(value: 70, side: .before), upper: SlopCut(value: 70, side: .after),
      text: "slop = 70"),
    RangeRow(
      lower: SlopCut(value: 0.1 + 0.2, side: .before), upper: .infinity,
      text: "0.3 < slop"),
    RangeRow(
      lower: .zero, upper: SlopCut(value: 86.82900000000001, side: .after),
      text: "slop ≤ 86.829"),
    RangeRow(
      lower: .zero, upper: SlopCut(value: 87.88499999999999, side: .after),
      text: "slop < 87.885"),
    RangeRow(
      lower: SlopCut(value: 12, side: .after),
      upper: SlopCut(value: 400.3332782470703, side: .before), text: "12 < slop ≤ 400.333278"),
    RangeRow(
      lower: SlopCut(value: 70, side: .after),
      upper: SlopCut(value: 70.00000000000003, side: .after),
      text: "70 < slop ≤ 70.00000000000003"),
  ])
  func isWrittenForReaders(_ row: RangeRow) {
    #expect(SlopNotation.text(SlopRange(lower: row.lower, upper: row.upper)) == row.text)
  }

  /// What people write has a few decimals: it must be on the side that the text says.
  @Test func shortenedCutsLeaveNumbersOfSixDecimalsWhereTheyAre() {
    var value = 0.123456789
    for turn in 0..<2_000 {
      value = (value * 1.37 + 0.0000013).truncatingRemainder(dividingBy: 900)
      let third = turn.isMultiple(of: 2) ? value : (value * 1_000).rounded() / 1_000 - 58 + 58
      for side in [SlopCut.Side.before, .after] {
        let cut = SlopCut(value: third, side: side)
        let short = cut.shortened
        let steps = (third * 1e6).rounded()
        for step in [-2.0, -1, 0, 1, 2] {
          let slop = (steps + step) / 1e6
          #expect((slop < cut.firstAbove) == (slop < short.firstAbove), "\(slop) at \(cut)")
        }
      }
    }
  }

  @Test func theIndexFindsEveryMark() {
    var index = CrossingIndex(count: 37)
    var marked: Set<Int> = []
    var place = 5
    for _ in 0..<200 {
      place = (place * 17 + 11) % 37
      index.toggle(place)
      marked.formSymmetricDifference([place])
      #expect((0..<index.total).map(index.place) == marked.sorted())
    }
  }
}
