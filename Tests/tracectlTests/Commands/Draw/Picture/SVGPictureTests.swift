import Testing
import TraceCore

@testable import tracectl

@Suite struct SVGPictureTests {
  private func document(_ trace: DrawnTrace) throws -> MarkupDocument {
    let layout = PictureLayout(try trace.drawing())
    return try #require(
      MarkupDocument(SVGPicture(layout: layout, setting: .standalone).markup))
  }

  @Test func showsWhatHappened() throws {
    let document = try document(.outAndBack)
    let labels = Set(document.all("tspan").map(\.text))
    #expect(
      labels.isSuperset(of: [
        "button", "slop 70", "touchDown", "touchDragExit", "touchDragOutside", "touchDragEnter",
        "touchUpInside", "primaryActionTriggered",
      ]))
    #expect(
      document.all(class: "slop").first?.attributes["points"] == "30,30 270,30 270,210 30,210")
    #expect(
      document.all(class: "path").first?.attributes["d"] == "M150,120l0,40 0,70 0,-50 0,-50")
    #expect(
      document.all(class: "dots").first?.attributes["d"]
        == "M150,120h0M150,160h0M150,230h0M150,180h0M150,130h0")
    for name in ["begin", "lift", "exit", "enter"] {
      // Once in the picture and once in the legend.
      #expect(document.all(class: name).count == 2, "\(name)")
    }
  }

  @Test func speaksToThoseWhoDoNotSee() throws {
    let document = try document(.outAndBack)
    let root = try #require(document.elements.first)
    #expect(root.attributes["role"] == "img")
    #expect(root.attributes["aria-labelledby"] == "trace-title trace-desc")
    #expect(document.all("title").first?.text == "trace.json")
    let words = try #require(document.all("desc").first).text
    #expect(words.hasPrefix("1 finger, 1 touch, 5 samples, from 0.000 to 0.200 seconds; "))
    #expect(words.contains(" 0.100: button touchDragExit. "))
  }

  @Test func everyEndingLooksDifferent() throws {
    let glyphs =
      [
        PictureGlyph.lift(FingerStyle(finger: 0)), PictureGlyph.cancel(FingerStyle(finger: 0)),
        PictureGlyph.stillDown(FingerStyle(finger: 0)), PictureGlyph.begin(FingerStyle(finger: 0)),
      ] + Mark.Kind.allCases.map { PictureGlyph.mark($0) }
    #expect(Set(glyphs).count == glyphs.count)
  }

  @Test func fingersDifferInMoreThanColour() {
    let styles = (0..<FingerStyle.count).map { FingerStyle(finger: $0) }
    #expect(Set(styles.map(\.shape)).count == styles.count)
    #expect(Set(FingerStyle.dashes).count == styles.count)
    #expect(FingerStyle(finger: FingerStyle.count) == styles[0])
  }

  @Test func moreFingersThanStylesHaveTheirNamesWhereTheyGoDown() throws {
    let presses = { (count: Int) in
      DrawnTrace(
        rows: (0..<count).map { "began,\(20 + 30 * $0),\(40 + 40 * $0),0,f\($0)" })
    }
    let many = try document(presses(8))
    let names = many.all(class: "name").map(\.text)
    #expect((0..<8).allSatisfy { names.contains("f\($0)") })
    let legend = many.all("text").map(\.text)
    #expect(legend.contains("fingers f0, f6, down"))
    #expect(legend.contains("finger f5, down"))
    let few = try document(presses(6))
    #expect(few.all(class: "name").allSatisfy { $0.text != "f0" })
  }

  @Test func namesOfAnAttackerAreText() throws {
    var trace = DrawnTrace.outAndBack
    trace.name = DrawnTrace.attack
    trace.rows = trace.rows.map { $0 + #",<b onclick='x'>]]>&"# }
    let document = try document(trace)
    let plain = DrawnText(DrawnTrace.attack).text
    #expect(document.all("title").first?.text == plain)
    #expect(document.elements.allSatisfy { !["img", "script", "b"].contains($0.name) })
    #expect(document.all("text").contains { $0.text.hasPrefix("finger <b onclick") })
  }

  @Test func whatIsFarAwayStaysAPicture() throws {
    var trace = DrawnTrace.outAndBack
    trace.rows[2] = "moved,1e300,-1e300,0.1"
    let document = try document(trace)
    let box = try #require(document.elements.first?.attributes["viewBox"])
    let numbers = box.split(separator: " ").compactMap { Double($0) }
    #expect(numbers.count == 4)
    #expect(numbers[2] < 3_000)
  }

  @Test func severalWindowsStandSideBySide() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file(
      "two.json",
      """
      {"scene": {"windows": [
        {"id": "back", "width": 300, "height": 400, "views": [{"id": "low", "frame": [0, 0, 300, 400]}]},
        {"id": "front", "width": 300, "height": 400, "hitOutset": -100,
         "views": [{"id": "high", "frame": [100, 100, 50, 50]}]}]},
       "touches": [{"phase": "began", "x": 10, "y": 10, "time": 0},
         {"phase": "ended", "x": 10, "y": 10, "time": 0.1},
         {"phase": "began", "x": 120, "y": 120, "time": 0.2}]}
      """)
    let run = try Tool().run("draw", path, "--format", "svg")
    try #require(run.errors == "")
    let document = try #require(MarkupDocument(run.output))
    let panels = document.all(class: "panel")
    #expect(panels.map { $0.attributes["data-window"] } == ["0", "1"])
    #expect(panels.map { $0.attributes["transform"] } == ["translate(20,20)", "translate(392,20)"])
  }

  @Test func manyMarksAreFewElements() throws {
    let rows = (0..<2_000).flatMap { index in
      let time = Double(index)
      return [
        "began,150,120,\(time)", "moved,150,\(index % 2 * 200),\(time + 0.1)",
        "ended,150,120,\(time + 0.2)",
      ]
    }
    let document = try document(DrawnTrace(rows: rows))
    #expect(document.elements.count < 1_000)
    let exits = document.all(class: "exit").first { $0.attributes["class"] == "many exit" }
    #expect(exits?.attributes["d"]?.split(separator: "M").count == 1_000)
  }
}
