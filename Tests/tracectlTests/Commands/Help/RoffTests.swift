import Testing

@testable import tracectl

@Suite struct RoffTests {
  @Test(arguments: [
    ("hit-testing a thing", "hit-testing a thing"),
    ("see --show=+hit and -o", #"see \-\-show=+hit and \-o"#),
    (".json is read", #"\&.json is read"#),
    ("'quoted' `code` ~ ^", #"\(aqquoted\(aq \(gacode\(ga \(ti \(ha"#),
    (#"a\fB "b""#, #"a\efB \(dqb\(dq"#),
    ("TRACE… 2 × é €", #"TRACE... 2 \(mu \[u00E9] \[u20AC]"#),
  ])
  func escapesProse(_ text: String, _ roff: String) {
    #expect(Roff.prose(text) == roff)
  }

  @Test func guardsEveryLineOfALongText() {
    let text = Array(repeating: ".xyz", count: 30).joined(separator: " ")
    let lines = Roff.prose(text).split(separator: "\n")
    #expect(lines.count > 1)
    for line in lines { #expect(line.hasPrefix(#"\&.xyz"#)) }
  }

  @Test(arguments: [
    ("--input-format", #"\-\-input\-format"#), (".", #"\&."#), ("a-b c", #"a\-b c"#),
  ])
  func escapesWhatIsTyped(_ text: String, _ roff: String) {
    #expect(Roff.literal(text) == roff)
  }
}
