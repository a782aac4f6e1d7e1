import Foundation
import Testing

@testable import tracectl

@Suite struct DrawingPageTests {
  private func page(_ trace: DrawnTrace) throws -> String {
    let folder = try TemporaryFolder()
    let run = try Tool().run("draw", try folder.file("trace.json", trace.text), "--format", "html")
    try #require(run.status == .success)
    return run.output
  }

  /// What stands between the tags of the data.
  private func dataText(_ page: String) throws -> Substring {
    let start = try #require(page.range(of: #"<script type="application/json" id="data">"#))
    let rest = page[start.upperBound...]
    return rest[..<(try #require(rest.range(of: "</script>"))).lowerBound]
  }

  private func data(_ page: String) throws -> [String: Any] {
    let text = try dataText(page)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(object as? [String: Any])
  }

  @Test func carriesTheWholeLog() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("trace.json", DrawnTrace.outAndBack.text)
    let replay = try Tool().run("replay", "--show", "all", path)
    let log = replay.output.split(separator: "\n").filter { !$0.hasPrefix("#") }
    let data = try data(try page(.outAndBack))
    let lines = try #require(data["log"] as? String).split(separator: "\n")
    #expect(lines == log)
    let moments = try #require(data["moments"] as? [Int])
    let counts = moments.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    #expect(counts.reduce(0, +) == lines.count)
    #expect((data["lineCategories"] as? String)?.count == lines.count)
  }

  @Test func aLongNameIsCutInTheHeading() throws {
    var trace = DrawnTrace.outAndBack
    trace.name = String(repeating: "name ", count: 2_000)
    let page = try page(trace)
    let heading = try #require(page.range(of: "<h1>"))
    #expect(page[heading.upperBound...].prefix(200).contains("…</h1>"))
  }

  @Test func carriesEverySample() throws {
    let data = try data(try page(.outAndBack))
    #expect(
      data["samples"] as? [Int] == [
        0, 0, 150_000, 120_000, 0, 50_000, 0, 40_000, 0, 50_000, 0, 70_000, 0, 50_000, 0, -50_000,
        0, 50_000, 0, -50_000,
      ])
    #expect(data["start"] as? Int == 0)
    #expect(data["end"] as? Int == 200_000)
  }

  @Test func asksNothingOfTheNetwork() throws {
    let page = try page(.outAndBack)
    #expect(page.contains("content=\"default-src 'none'; style-src 'unsafe-inline'; "))
    let addresses = page.replacing("http://www.w3.org/2000/svg", with: "")
    #expect(!addresses.contains("://"))
    #expect(!page.contains("innerHTML"))
    #expect(!page.contains("@import"))
    #expect(!page.contains("url(http"))
  }

  @Test func namesOfAnAttackerAreText() throws {
    let quoted = String(decoding: try JSONEncoder().encode(DrawnTrace.attack), as: UTF8.self)
    var trace = DrawnTrace.outAndBack
    trace.name = DrawnTrace.attack
    trace.views =
      #"{"id": "button", "class": "UIButton", "frame": [100, 100, 100, 40], "actions": [{"event": "touchDown", "action": \#(quoted)}]}"#
    trace.changes = #"{"time": 0.12, "interrupt": \#(quoted)}"#
    let page = try page(trace)
    #expect(!page.contains("<img"))
    #expect(page.components(separatedBy: "</script>").count == 3)
    let text = try dataText(page)
    #expect(text.utf8.allSatisfy { !"<>&\n\u{0}".utf8.contains($0) })
    #expect(!text.unicodeScalars.contains("\u{2028}"))
    let log = try #require(try data(page)["log"] as? String)
    #expect(log.contains("</script><img"))
  }

  @Test func textForScriptsIsEscaped() {
    let text = ScriptText()
    text.append("a\"\\\n\u{1}<>&\u{2028}\u{2029}é\u{20A8}")
    #expect(
      String(decoding: text.bytes, as: UTF8.self)
        == #"a\"\\\n\u0001\u003c\u003e\u0026\u2028\u2029é"# + "\u{20A8}")
  }
}
