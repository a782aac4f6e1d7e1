import Testing

@testable import tracectl

@Suite struct PlainTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("a\u{0}b", #"a\u{0}b"#), ("\u{1B}[31m", #"\u{1b}[31m"#),
    ("\u{202E}x", #"\u{202e}x"#), ("\u{200F}", #"\u{200f}"#), ("\u{2028}", #"\u{2028}"#),
    (DrawnTrace.noncharacter, #"\u{fffe}"#), ("שלום", "שלום"), ("\u{1F469}", "\u{1F469}"),
  ])
  func escapesWhatDoesNotPrint(_ text: String, _ plain: String) {
    #expect(DrawnText(text).text == plain)
  }

  @Test(arguments: [("abc", 3), ("漢字", 4), ("e\u{301}", 1), ("\u{1F469}", 2), ("", 0)])
  func countsColumns(_ text: String, _ columns: Int) {
    #expect(DrawnText(text).columns == columns)
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("漢字漢字", 6, "漢字…"), ("abc", 1, "…"),
  ])
  func shortens(_ text: String, _ limit: Int, _ short: String) {
    #expect(DrawnText(text).shortened(to: limit) == short)
    #expect(DrawnText(short).columns <= limit)
  }

  @Test(
    arguments: [
      (0, "0"), (-0.001, "0"), (1.005, "1"), (1.006, "1.01"), (12.5, "12.5"), (-3.25, "-3.25"),
      (0.05, "0.05"), (1e300, "10000000"), (-.infinity, "0"), (.nan, "0"),
    ] as [(Double, String)])
  func writesNumbers(_ number: Double, _ numeral: String) {
    #expect(MarkupBuffer.numeral(number) == numeral)
  }

  @Test func escapesMarkup() {
    var buffer = MarkupBuffer()
    buffer.content(#"<a b="c" d='e'>&]]>"# + "\u{0}")
    #expect(buffer.text == #"&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;]]&gt;\u{0}"#)
  }
}
