import Testing
import TraceCore

@testable import tracectl

@Suite struct SketchTests {
  @Test func showsWhatHappened() throws {
    let sketch = Sketch(try DrawnTrace.outAndBack.drawing(), width: 40).text(isColored: false)
    let expected = """
      # trace.json
      # profile uikit, phone, touch slop 70

        · · · · · · · · · · · · · · · · ·  ·
        ·                                  ·
        ·                                  ·
        ·                                  ·
        ·                                  ·
        ·         ┌ button ──────┐         ·
        ·         │              │         ·
        ·         │       ◉      │         ·
        ·         └───────⡇──────┘         ·
        ·                 a                ·
        ·                 ⡇                ·
        ·                 ▲                ·
        ·                 ⡇                ·
        · · · · · · · · · ⡇ · · · · · · ·  ·
                          ⡇
                          ▽

        ◉  0.000  down: touchDown
        a  0.050  touchDragInside
        ▽  0.100  touchDragExit, touchDragOut…
        ▲  0.150  touchDragEnter, touchDragIn…
        ◉  0.200  lifted: touchUpInside, prim…
        ·  counts as inside: 70 points around…

      """
    #expect(sketch == expected)
  }

  /// The control that a finger has missed is shown: it is what the reader looks for.
  @Test func showsTheWholeWindowWhereOnlyALargeViewWasTouched() throws {
    var trace = DrawnTrace.outAndBack
    trace.views += #", {"id": "veil", "frame": [0, 0, 300, 400]}"#
    trace.rows = ["began,150,120,0", "ended,150,120,0.1"]
    let drawing = try trace.drawing()
    let area = SketchArea(drawing, Sketch(drawing, width: 40).figures).area(of: 0)
    #expect(area == Rect(x: -12, y: -12, width: 324, height: 424))
    let panel = PictureLayout(drawing).panels[0]
    #expect(panel.center == panel.area)
    #expect(Sketch(drawing, width: 40).text(isColored: false).contains("button"))
  }

  @Test(
    arguments: [
      (Point(x: 1, y: 0), true, "▷"), (Point(x: -1, y: 0), true, "◁"),
      (Point(x: 0, y: 1), true, "▽"), (Point(x: 0, y: -1), true, "△"),
      (Point(x: 1, y: 0), false, "▶"), (Point(x: -2, y: 1), false, "◀"),
      (Point(x: 0, y: 1), false, "▼"), (Point(x: 1, y: -2), false, "▲"),
    ] as [(Point, Bool, Unicode.Scalar)])
  func crossingsPointTheirWay(_ way: Point, _ isExit: Bool, _ sign: Unicode.Scalar) {
    #expect(SketchSign.crossing(isExit: isExit, way) == sign)
  }

  @Test func linesMeet() {
    var canvas = SketchCanvas(columns: 5, rows: 3)
    canvas.box(left: 0, top: 0, right: 4, bottom: 2)
    canvas.box(left: 2, top: 0, right: 4, bottom: 2)
    #expect(
      canvas.lines(ink: SketchInk(isColored: false)) == ["┌─┬─┐", "│ │ │", "└─┴─┘"])
  }

  @Test func textsDoNotHideEachOther() {
    var canvas = SketchCanvas(columns: 8, rows: 1)
    let places = [("漢字", 1), ("x", 2), ("abcd", 5), ("ab", 5)]
    let written = places.map { canvas.write(DrawnText($0.0), $0.1, 0) }
    #expect(written == [true, false, false, true])
    #expect(canvas.lines(ink: SketchInk(isColored: false)) == [" 漢字ab"])
  }

  @Test func namesOfAnAttackerDoNothingToTheTerminal() throws {
    var trace = DrawnTrace.outAndBack
    trace.name = DrawnTrace.attack
    let text = Sketch(try trace.drawing(), width: 60).text(isColored: false)
    let harmful = text.unicodeScalars.filter {
      $0 != "\n" && [.control, .format, .lineSeparator].contains($0.properties.generalCategory)
    }
    #expect(harmful.isEmpty)
  }

  @Test(
    arguments: [
      (nil, "a", "a"), ("a", "b", "b"), ("●", "○", "◉"), ("◉", "●", "◉"), ("●", "a", "●"),
      ("a", "○", "○"), ("▽", "○", "▽"), ("●", "▽", "▽"), ("▽", "▲", "▲"), ("▲", "a", "▲"),
      ("◉", "✕", "✕"),
    ] as [(Unicode.Scalar?, Unicode.Scalar, Unicode.Scalar)])
  func crossingsHideOtherSigns(
    _ old: Unicode.Scalar?, _ new: Unicode.Scalar, _ joined: Unicode.Scalar
  ) {
    #expect(SketchSign.joined(old, new) == joined)
  }

  @Test func theKeyHasTheSignsOfThePicture() throws {
    var trace = DrawnTrace.outAndBack
    trace.rows = [
      "began,150,120,0", "moved,150,130,0.05", "moved,150,260,0.1", "ended,150,260,0.2",
    ]
    let lines = Sketch(try trace.drawing(), width: 40).text(isColored: false)
      .split(separator: "\n")
    let isKey = { (line: Substring) in line.contains("  0.") }
    let key = lines.filter(isKey).compactMap { $0.dropFirst(2).first }
    let picture = lines.drop { $0.hasPrefix("#") }.prefix { !isKey($0) }.joined()
    #expect(key.count == 4)
    #expect(Set(key).contains("▽"))
    #expect(key.allSatisfy(picture.contains))
  }

  @Test func tellsFingersApart() throws {
    let trace = DrawnTrace(rows: [
      "began,120,120,0,left", "began,180,120,0.1,right", "ended,120,120,0.2,left",
      "cancelled,180,130,0.3,right",
    ])
    let text = Sketch(try trace.drawing(), width: 80).text(isColored: false)
    #expect(text.contains("◉  0.000  finger left down: touchDown\n"))
    #expect(text.contains("✕  0.300  finger right cancelled\n"))
    #expect(text.contains("◉  0.200  finger left lifted: touchUpInside"))
  }
}
