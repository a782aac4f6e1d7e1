import Testing
import TraceCore

@testable import TraceFormats

@Suite struct DiagnosticTests {
  static let place = Place(file: "scene.json", line: 3, column: 7)

  @Test func oneLineThatEditorsUnderstand() {
    let first = Place(file: "scene.json", line: 2, column: 5)
    #expect(
      Diagnostic(at: Self.place, .duplicateID("ok"), earlier: first).description
        == #"scene.json:3:7: error: duplicate id "ok"; expected each id once; "#
        + "the first is at line 2, column 5")
    #expect(
      Diagnostic(.warning, at: Self.place, .notModelled("force")).description
        == #"scene.json:3:7: warning: "force" is not modelled; expected a scene without it"#)
  }

  @Test func noFileBreaksUpAMessage() {
    let word = "a\nb\u{1B}[31m\u{9B}" + String(repeating: "é", count: 100)
    let message = Problem.unknownKey(word, among: []).description
    #expect(message.hasPrefix(#"unknown key "a\nb\u{1b}[31m\u{9b}é"#))
    #expect(message.hasSuffix("…\"; expected none here"))
    #expect(message.count < 120)
  }

  @Test(
    arguments: [
      (Problem.unknownID("sav", among: ["save"]), #"unknown id "sav"; did you mean "save"?"#),
      (.unknownID("foo", among: ["save"]), #"unknown id "foo"; expected one that the scene gives"#),
      (.cannotOpen(path: "a.json", reason: "no such file"), #"cannot open "a.json": no such file"#),
      (.cannotFollow(.notFinite(7)), "the place of touch 7 is not finite; expected finite numbers"),
      (
        .cannotFollow(
          .timeGoesBack(
            previous: Instant(microseconds: 1_200_000), found: Instant(microseconds: -50))),
        "time -0.00005 is before the previous sample's 1.2"
      ),
    ] as [(Problem, String)])
  func sentences(_ problem: Problem, sentence: String) {
    #expect(problem.description == sentence)
  }

  @Test func aFactIsSaidOnceForEachFile() throws {
    var heard: [Diagnostic] = []
    let collector = DiagnosticCollector { heard.append($0) }
    let other = Place(file: "scene.json", line: 9, column: 1)
    let otherFile = Place(file: "trace.json", line: 9, column: 1)
    try collector.warn(Diagnostic(at: Self.place, .notModelled("force")))
    try collector.warn(Diagnostic(at: other, .notModelled("force")))
    try collector.warn(Diagnostic(at: other, .notModelled("hover")))
    try collector.warn(Diagnostic(at: otherFile, .notModelled("force")))
    #expect(heard.map(\.location) == [Self.place, other, otherFile])
    #expect(heard.allSatisfy { $0.severity == .warning })
    #expect(collector.warnings == heard)
  }

  @Test func strictTurnsAWarningIntoAnError() {
    let collector = DiagnosticCollector(isStrict: true)
    let warning = Diagnostic(.warning, at: Self.place, .notModelled("force"))
    #expect(throws: warning.with(.error)) { try collector.warn(warning) }
  }

  @Test func warningsEndSomewhere() throws {
    let collector = DiagnosticCollector()
    for number in 0..<2 * DiagnosticCollector.limit {
      try collector.warn(Diagnostic(at: Self.place, .notModelled("\(number)")))
    }
    #expect(collector.warnings.count == DiagnosticCollector.limit + 1)
    #expect(collector.warnings.last?.problem == .tooManyWarnings(DiagnosticCollector.limit))
  }
}
