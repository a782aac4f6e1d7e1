import Foundation
import Testing
import TraceCore
import TraceFormats

/// Texts that try to be more than a part of a line.
@Suite struct HostileTextTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let text: String
    let escaped: String
    var testDescription: String { escaped }
  }

  @Test(arguments: [
    Row(text: "a\nb", escaped: #"a\nb"#),
    Row(text: "a\r\nb", escaped: #"a\r\nb"#),
    Row(text: "tab\there", escaped: #"tab\there"#),
    Row(text: "\u{1b}[31mred", escaped: #"\u{1b}[31mred"#),
    Row(text: "nul\0", escaped: #"nul\u{0}"#),
    Row(text: "\u{7f}", escaped: #"\u{7f}"#),
    Row(text: "\u{9b}2J", escaped: #"\u{9b}2J"#),
    Row(text: "line\u{2028}separator", escaped: #"line\u{2028}separator"#),
    Row(text: "\u{85}", escaped: #"\u{85}"#),
    Row(text: "turned \u{202e}round", escaped: #"turned \u{202e}round"#),
    Row(text: "soft\u{ad}hyphen\u{200b}\u{feff}", escaped: #"soft\u{ad}hyphen\u{200b}\u{feff}"#),
    Row(text: "tag\u{e0041}", escaped: #"tag\u{e0041}"#),
    Row(text: #"back\slash "quote""#, escaped: #"back\slash "quote""#),
    Row(text: "ümlaut 🎉 e\u{301}", escaped: "ümlaut 🎉 e\u{301}"),
    Row(text: "trailing  ", escaped: "trailing"),
  ])
  func staysOnOneLine(_ row: Row) throws {
    let output = CollectedBytes()
    let log = TextLog(output: output)
    log.comment(row.text)
    log.enter(0, "application", .interrupt(row.text))
    try log.finish()
    #expect(
      output.text == """
        # \(row.escaped)
            0.000  application  interrupt           \(row.escaped)

        """)
  }

  @Test func namesStayOneWord() throws {
    let output = CollectedBytes()
    let log = TextLog(output: output, filter: LogFilter(categories: .all))
    log.enter(0, "a b", .passedOn(.began, from: "c\nd"), touches: [.at(1, 2, touch: .name("x y"))])
    log.enter(0, "", .action("e f", to: "g\u{1b}h"))
    log.enter(0, "i", .chain(["j > k", "l"]))
    log.enter(0, "i", .touches(.moved), touches: [.at(1, 2, touch: .name(""))])
    log.enter(0, "i", .property("m n", .text("o")))
    try log.finish()
    #expect(
      output.text == #"""
            0.000  a\u{20}b    touchesBegan        touch=x\u{20}y at=1,2 from=c\nd
            0.000  ""          action              e\u{20}f to=g\u{1b}h
            0.000  i           chain               j\u{20}>\u{20}k > l
            0.000  i           touchesMoved        touch="" at=1,2
            0.000  i           m\u{20}n            o

        """#)
  }

  @Test(arguments: [
    "plain", "quote \" and \\ backslash", "\u{0}\u{1}\u{1f}\u{7f}\u{9b}\u{2028}\u{2029}", "\r\n\t",
    "ümlaut 🎉 \u{10FFFF}", "", "</script>", "\u{202e}", "\u{ad}\u{e0041}\u{1d173}",
  ])
  func readsBackFromJSON(_ text: String) throws {
    let output = CollectedBytes()
    let log = JSONLog(output: output, filter: LogFilter(categories: .all))
    log.trace = text
    log.enter(0, text, .interrupt(text))
    log.enter(0, text, .chain([text, text]))
    try log.finish()
    try #require(output.lines.count == 2)
    let unprintable = output.text.unicodeScalars.filter { $0 != "\n" && $0.value < 0x20 }
    #expect(unprintable.isEmpty)
    for line in output.lines {
      let parsed = try JSONSerialization.jsonObject(with: Data(line.utf8))
      let object = try #require(parsed as? [String: Any])
      #expect(object["trace"] as? String == text)
      #expect(object["subject"] as? String == text)
      let texts = object["responders"] as? [String] ?? [object["text"] as? String ?? "no text"]
      #expect(texts.allSatisfy { $0 == text })
    }
  }
}
