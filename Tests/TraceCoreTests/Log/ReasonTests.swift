import Testing

@testable import TraceCore

/// Who is told why things happen, and when.
@Suite struct ReasonTests {
  /// Keeps reasons and callbacks in the order in which they come.
  private final class Journal: LogSink {
    private(set) var lines: [String] = []

    override func entered(_ entry: LogEntry, touches: [LoggedTouch]) {
      lines.append("\(entry.subject) \(entry.event)")
    }

    override func explained(_ reason: Reason, at time: Instant) {
      lines.append("\(reason)")
    }
  }

  private static func play(_ sink: LogSink) throws {
    let window = Window(size: Size(width: 100, height: 100))
    window.addSubview(Button(id: "button", frame: Rect(x: 0, y: 0, width: 50, height: 50)))
    let session = Session(windows: [window], sink: sink)
    try session.play(TouchScript([.down(at: 20, 20), .wait(0.1), .up()]).samples)
    session.finish()
  }

  /// A reason stands before the lines of what it explains.
  @Test func comesBeforeWhatItExplains() throws {
    let journal = Journal(categories: [.event], wantsReasons: true)
    try Self.play(journal)
    let place = ControlPlace(excursion: nil, slop: 70, verdict: .inBounds)
    let reasons: [Reason] = [
      .touch(1, .pressed(1, at: Point(x: 20, y: 20))),
      .hitTest(view: "window", depth: 0, .contains),
      .hitTest(view: "button", depth: 1, .contains),
      .touch(1, .hit("button")), .touch(1, .delivered), .control("button", touch: 1, .tracks),
      .touch(1, .over(at: Point(x: 20, y: 20), .lifted)), .touch(1, .ended),
      .control("button", touch: 1, .lifted), .control("button", touch: 1, .measured(place)),
    ]
    let lines = journal.lines.filter { !$0.hasPrefix("button ") }
    #expect(lines == reasons.map { "\($0)" })
    // touchDown, and at the end touchUpInside and primaryActionTriggered.
    let events = journal.lines.indices.filter { journal.lines[$0].hasPrefix("button ") }
    #expect(events == [6, 11, 12])
  }

  @Test func isForThoseWhoWantIt() throws {
    let journal = Journal(categories: [.event])
    #expect(!journal.wantsReasons)
    try Self.play(journal)
    #expect(journal.lines.allSatisfy { $0.hasPrefix("button ") })
    #expect(journal.lines.count == 3)
  }
}
