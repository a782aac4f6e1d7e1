import Testing
import TraceCore

@testable import TraceFormats

/// What belongs to which touch, when the story ends, and what cannot do harm.
@Suite struct ExplanationTests {
  private static let button =
    #"[{"id": "it", "class": "UIButton", "frame": [100, 300, 120, 44]}]"#

  @Test func laysOutATouch() throws {
    let explained = try Explained(Self.button, "0 began 150,320 | 0.1 ended 150,320")
    #expect(
      explained.touches.map(\.text) == [
        """
        touch 1, 0.000–0.100, at 150,320
          hit-test
            window > it contain the point
            it is the deepest view there: it is hit
          it
            0.000  beginTracking returned true: it tracks the touch
            0.000  touchDown
            0.100  the finger is in its bounds
            0.100  touchUpInside, primaryActionTriggered
          → it sent touchUpInside

        """
      ])
  }

  @Test func eachPressIsATouchOfItsOwn() throws {
    let explained = try Explained(
      Self.button, "0 began 150,320 | 0.1 ended 150,320 | 2 began 5,5 | 2.1 moved 6,5")
    #expect(explained.touches.map(\.finger) == [1, 1])
    #expect(explained.answers == ["it sent touchUpInside", "window got the touch"])
    #expect(explained.lines.contains("touch 1, from 2.000 on, at 5,5"))
  }

  /// A new press of a finger whose lift is withheld: the events belong to the old one.
  @Test func eventsBelongToTheTrackedTouch() throws {
    let explained = try Explained(
      """
      [{"id": "page", "frame": [0, 0, 390, 844], "gestures": [
          {"id": "thrice", "class": "UITapGestureRecognizer", "numberOfTapsRequired": 3}],
        "subviews": \(Self.button)}]
      """, "0 began 150,320 | 0.1 ended 150,320 | 0.2 began 150,320 | 0.3 ended 150,320")
    #expect(
      explained.answers == [
        "it sent touchUpInside", "it did not track the touch: it tracked touch 1 (from 0.000)",
      ])
  }

  struct Moment: CustomTestStringConvertible, Sendable {
    let name: String
    let until: Double
    let touches: Int
    var testDescription: String { name }
  }

  @Test(arguments: [
    Moment(name: "before", until: -0.1, touches: 0),
    Moment(name: "at the press", until: 0, touches: 1),
    Moment(name: "while it is down", until: 0.05, touches: 1),
    Moment(name: "at the lift", until: 0.1, touches: 1),
    Moment(name: "while its end is withheld", until: 0.3, touches: 1),
    Moment(name: "when its end comes", until: 0.450_001, touches: 1),
    Moment(name: "after", until: 0.5, touches: 0),
    Moment(name: "while the next is down", until: 1.05, touches: 1),
  ])
  func tellsOnlyWhatGoesOn(_ moment: Moment) throws {
    let explained = try Explained(
      """
      [{"id": "page", "frame": [0, 0, 390, 844], "gestures": [
        {"id": "twice", "class": "UITapGestureRecognizer", "numberOfTapsRequired": 2}]}]
      """, "0 began 150,320 | 0.1 ended 150,320 | 1 began 150,320 | 1.1 ended 150,320",
      until: moment.until)
    #expect(explained.touches.count == moment.touches)
  }

  @Test func harmsNobody() throws {
    let explained = try Explained(
      #"""
      [{"id": "a", "class": "UIButton", "frame": [100, 300, 120, 44], "actions": [
        {"event": "touchDown", "action": "go\u001b[31m\nnow \u202e"}]}]
      """#, "0 began 150,320 | 0.1 moved 150,321",
      changes: #"[{"time": 0.1, "interrupt": "a\nb\u001b[2J\u202e"}]"#)
    let text = explained.touches.map(\.text).joined()
    #expect(text.contains(#"go\u{1b}[31m\nnow\u{20}\u{202e} to nobody"#))
    #expect(text.contains(#"the app was interrupted (a\nb\u{1b}[2J\u{202e})"#))
    #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.isUnprintable })
  }
}

/// Pieces of sentences.
@Suite struct ProseTests {
  @Test func escapesWords() {
    let prose: Prose =
      "<\(id: "a\u{1b} b")> <\(id: "")> <\(text: "c \n d")> \(finger: .name("e f"))"
    #expect(prose.text == #"<a\u{1b}\u{20}b> <""> <c \n d> e\u{20}f"#)
  }

  @Test func writesNumbersAsALogDoes() {
    let time = Instant(microseconds: 1_234_500)
    let prose: Prose =
      "\(-0.0) \(12.3456) \(points: 1.0) \(points: 2) \(time) \(TimeSpan.milliseconds(150))"
    #expect(prose.text == "0 12.346 1 point 2 points 1.235 0.15 s")
  }

  /// A number that decides is never printed as its limit.
  @Test(arguments: [(10.0, "10"), (10.000_1, "10.0001"), (10.5, "10.5")])
  func tellsNumbersApart(_ number: Double, _ text: String) {
    let prose: Prose = "\(number, unlike: 10)"
    #expect(prose.text == text)
  }

  @Test func listsWords() {
    #expect(Prose.list([String]()).text == "")
    #expect(Prose.list(["a"]).text == "a")
    #expect(Prose.list(["a", "b", "c"]).text == "a, b and c")
  }
}
