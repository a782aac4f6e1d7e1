import Testing
import TraceCore
import TraceFormats

@testable import tracectl

@Suite struct ReplayOptionsTests {
  private func options(_ words: String...) throws -> ReplayOptions {
    try ReplayOptions(ParsedWords(words, for: CommandTable.command(.replay)))
  }

  @Test func leavesEverythingToTheTraceWithoutOptions() throws {
    let options = try options("a.csv")
    #expect(options.traces == ["a.csv"])
    #expect(options.playback.scene == nil)
    #expect(options.playback.inputFormat == nil)
    #expect(options.filter.categories == .standard)
    #expect(options.filter.subjects.isEmpty)
    #expect(options.filter.since == nil)
    #expect(options.filter.until == nil)
    #expect(options.logFormat == .text)
    #expect(options.playback.profile == nil)
    #expect(options.playback.idiom == nil)
    #expect(options.playback.touchSlop == nil)
    #expect(options.playback.button == nil)
    #expect(!options.playback.isStrict)
    #expect(options.playback.output == nil)
    #expect(!options.printsStatistics)
  }

  @Test func readsEveryOption() throws {
    let options = try options(
      "--scene", "s.json", "a.csv", "--input-format=csv", "--subject", "button,pan",
      "--subject=card", "--since", "-0.5", "--until=1.25", "--format", "json", "--profile",
      "guide", "--slop=0", "--idiom", "pad", "b.csv", "--button", "-1,2.5,3,4", "--strict", "-o",
      "out.log", "--stats", "-")
    #expect(options.traces == ["a.csv", "b.csv", "-"])
    #expect(options.playback.scene == "s.json")
    #expect(options.playback.inputFormat == .csv)
    #expect(options.filter.subjects == ["button", "pan", "card"])
    #expect(options.filter.since == Instant(microseconds: -500_000))
    #expect(options.filter.until == Instant(microseconds: 1_250_000))
    #expect(options.logFormat == .json)
    #expect(options.playback.profile == .guide)
    #expect(options.playback.touchSlop == 0)
    #expect(options.playback.idiom == .pad)
    #expect(options.playback.button == Rect(x: -1, y: 2.5, width: 3, height: 4))
    #expect(options.playback.isStrict)
    #expect(options.playback.output == "out.log")
    #expect(options.printsStatistics)
  }

  @Test(arguments: [
    ["-o", "out"], ["-oout"], ["--output", "out"], ["--output=out"],
  ])
  func readsAnOptionInEverySpelling(_ words: [String]) throws {
    let command = CommandTable.command(.replay)
    let options = try ReplayOptions(ParsedWords(words + ["a"], for: command))
    #expect(options.playback.output == "out")
    #expect(options.traces == ["a"])
  }

  @Test func endsTheOptionsAtTwoDashes() throws {
    let options = try options("--strict", "--", "--show", "-o", "--")
    #expect(options.traces == ["--show", "-o", "--"])
    #expect(options.playback.isStrict)
  }

  @Test func takesADashForAValue() throws {
    #expect(try options("a", "-o", "-").playback.output == "-")
  }

  @Test func readsAValueWithAnEqualsSign() throws {
    #expect(try options("a", "--scene=x=y").playback.scene == "x=y")
  }

  @Test func repeatsAnOptionWithoutValue() throws {
    #expect(try options("a", "--strict", "--strict").playback.isStrict)
  }

  @Test func allowsAnInstantForBothLimits() throws {
    let options = try options("a", "--since", "1", "--until", "1.0")
    #expect(options.filter.since == options.filter.until)
  }

  struct Shown: CustomTestStringConvertible, Sendable {
    let words: [String]
    let categories: LogCategories

    init(_ words: String, _ categories: LogCategories) {
      self.words = words.split(separator: " ").map(String.init)
      self.categories = categories
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Shown("--show hit", .hit),
    Shown("--show touches,event", [.touches, .event]),
    Shown("--show touches --show event", [.touches, .event]),
    Shown("--show +hit", [.standard, .hit]),
    Shown("--show +hit,+chain", [.standard, .hit, .chain]),
    Shown("--show=+hit --show +chain", [.standard, .hit, .chain]),
    Shown("--show +hit --show touches", [.touches, .hit]),
    Shown("--show all", .all),
    Shown("--show +all", .all),
    Shown("--hide touches", LogCategories.standard.subtracting(.touches)),
    Shown("--hide touches,tracking", [.event, .action, .gesture, .system]),
    Shown("--hide hit --show all", LogCategories.all.subtracting(.hit)),
    Shown("--hide all", []),
  ])
  func choosesCategories(_ row: Shown) throws {
    let parsed = try ParsedWords(["a"] + row.words, for: CommandTable.command(.replay))
    #expect(try ReplayOptions(parsed).filter.categories == row.categories)
  }
}
