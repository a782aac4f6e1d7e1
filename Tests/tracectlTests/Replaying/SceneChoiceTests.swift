import Testing

@testable import tracectl

@Suite struct SceneChoiceTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var option: String?
    let trace: String
    var mention = SceneChoice.Mention.nothing
    var files: [String] = []
    let choice: SceneChoice
  }

  @Test(arguments: [
    Row(
      testDescription: "the option before all else", option: "o.json", trace: "t/a.json",
      mention: .path("m.json"), files: ["t/a.scene.json", "t/scene.json"],
      choice: .option(path: "o.json")),
    Row(
      testDescription: "what the trace names, from its folder", trace: "t/a.json",
      mention: .path("../m.json"), files: ["t/a.scene.json"],
      choice: .named(path: "t/../m.json")),
    Row(
      testDescription: "an absolute path", trace: "t/a.json", mention: .path("/m.json"),
      choice: .named(path: "/m.json")),
    Row(
      testDescription: "what the trace contains", trace: "t/a.json", mention: .object,
      files: ["t/a.scene.json"], choice: .inline),
    Row(
      testDescription: "the scene of that name", trace: "t/a.csv",
      files: ["t/scene.json", "t/a.scene.json"], choice: .beside(path: "t/a.scene.json")),
    Row(
      testDescription: "only the last extension goes", trace: "a.b.ndjson",
      files: ["a.scene.json", "a.b.scene.json"], choice: .beside(path: "a.b.scene.json")),
    Row(
      testDescription: "a name without extension", trace: "t.d/a", files: ["t.d/a.scene.json"],
      choice: .beside(path: "t.d/a.scene.json")),
    Row(
      testDescription: "the folder's scene", trace: "/t/a.tsv", files: ["/t/scene.json"],
      choice: .beside(path: "/t/scene.json")),
    Row(
      testDescription: "the current folder's scene", trace: "a.tsv", files: ["scene.json"],
      choice: .beside(path: "scene.json")),
    Row(
      testDescription: "a trace is not its own scene", trace: "t/scene.json",
      files: ["t/scene.json"], choice: .standard),
    Row(testDescription: "nothing there", trace: "t/a.csv", choice: .standard),
    Row(
      testDescription: "standard input: the option", option: "o.json", trace: "-",
      choice: .option(path: "o.json")),
    Row(
      testDescription: "standard input: an object", trace: "-", mention: .object, choice: .inline),
    Row(
      testDescription: "standard input: a path from the current folder", trace: "-",
      mention: .path("t/m.json"), choice: .named(path: "t/m.json")),
    Row(
      testDescription: "standard input: the current folder's scene", trace: "-",
      files: ["scene.json", "-.scene.json"], choice: .beside(path: "scene.json")),
    Row(testDescription: "standard input: nothing there", trace: "-", choice: .standard),
  ])
  func chooses(_ row: Row) {
    let choice = SceneChoice(
      option: row.option, trace: row.trace, mention: row.mention,
      exists: { row.files.contains($0) })
    #expect(choice == row.choice)
  }
}
