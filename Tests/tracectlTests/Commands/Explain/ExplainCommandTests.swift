import Testing

@testable import tracectl

/// `tracectl explain`, from the command line to what it prints.
@Suite struct ExplainCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let csv = """
    phase,x,y,time,touch
    began,187,322,0,1
    began,187,700,0.1,thumb
    ended,187,350,0.2,1
    ended,187,700,0.3,thumb
    began,10,10,1,1
    ended,10,10,1.1,1

    """

  private static let first = """

    touch 1, 0.000–0.200, at 187,322
      hit-test
        window > button contain the point
        button is the deepest view there: it is hit
      button
        0.000  beginTracking returned true: it tracks the touch
        0.000  touchDown
        0.200  the finger is 6 points below its bounds: inside, the slop is 70
        0.200  touchUpInside, primaryActionTriggered
      → button sent touchUpInside although the finger was 6 points outside, because up to 70 count as
          inside

    """

  private static let thumb = """

    touch thumb, 0.100–0.300, at 187,700
      hit-test
        window contains the point
          the point is 356 points below button
        window is the deepest view there: it is hit
      window
        0.100  touchesBegan
        0.300  touchesEnded
      → window got the touch

    """

  private func explain(_ words: String...) throws -> Tool.Run {
    try Tool(input: Self.csv).run(["explain", "-"] + words)
  }

  private static let head = "# profile uikit, phone, touch slop 70\n"
  private static let note =
    "note: no scene for <stdin>; using a 390 × 844 window with one UIButton, button\n"

  @Test func explainsEveryTouch() throws {
    let run = try explain()
    #expect(run.output.hasPrefix(Self.head + Self.first + Self.thumb + "\ntouch 1, 1.000–1.100"))
    #expect(run.errors == Self.note)
    #expect(run.status == .success)
  }

  @Test func explainsOneFinger() throws {
    let run = try explain("--touch", "thumb")
    #expect(run.output == Self.head + Self.thumb)
    #expect(
      try explain("--touch=1").output.split(separator: "\n").count { $0.hasPrefix("touch ") } == 2)
  }

  @Test func explainsAMoment() throws {
    let run = try explain("--at", "0.25")
    #expect(
      run.output == Self.head + """

        touch thumb, from 0.100 on, at 187,700
          hit-test
            window contains the point
              the point is 356 points below button
            window is the deepest view there: it is hit
          window
            0.100  touchesBegan
          → window got the touch

        """)
    #expect(run.status == .success)
  }

  @Test func notesAnUnknownFinger() throws {
    let run = try explain("--touch", "2")
    #expect(run.output == Self.head)
    #expect(
      run.errors
        == Self.note + "note: no touch \"2\" in the trace; those that come down are 1, thumb\n")
    #expect(run.status == .success)
  }

  @Test func notesAMomentOfRest() throws {
    let run = try explain("--at", "0.9")
    #expect(run.errors == Self.note + "note: no touch is going on at that time\n")
    let early = try explain("--at", "-1", "--touch", "thumb")
    #expect(
      early.errors
        == Self.note
        + "note: no touch \"thumb\" in the trace; no finger comes down until that time\n")
  }

  @Test func notesATraceWithoutTouches() throws {
    let trace = try folder.file("a.json", #"{"name": "nothing\u001b", "touches": []}"#)
    let run = try Tool().run("explain", trace)
    #expect(run.output == "# nothing\\u{1b}\n" + Self.head)
    #expect(run.errors.hasSuffix("note: no finger comes down in the trace\n"))
    #expect(run.status == .success)
  }

  @Test func takesWhatReplayTakes() throws {
    let run = try explain("--slop", "5", "--profile", "device", "--touch", "1")
    #expect(run.output.hasPrefix("# profile device, phone, touch slop 5\n"))
    #expect(
      run.output.contains(
        "→ button sent touchUpOutside because the finger was 6 points outside, and only up to 5 count"
      ))
  }

  /// What came before a mistake is explained, as `replay` prints it.
  @Test func explainsWhatCameBeforeAMistake() throws {
    let run = try Tool(input: Self.csv + "moved,1,2,2,9\n").run("explain", "-")
    #expect(run.output.hasPrefix(Self.head + Self.first))
    #expect(run.errors.hasPrefix(Self.note + "<stdin>:8:"))
    #expect(run.status == .badInput)
  }

  @Test func failsAsReplayDoes() throws {
    #expect(try Tool().run("explain", folder.path("gone")).status == .cannotOpen)
    #expect(try Tool().run("explain").status == .usage)
    #expect(try Tool().run("explain", "a", "b").status == .usage)
    let run = try explain("--at", "soon")
    #expect(run.errors.hasPrefix("error: \"soon\" for --at is not a number of seconds\n"))
    #expect(run.status == .usage)
    let bad = try Tool(input: "began,1,2,soon\n").run("explain", "-")
    #expect(bad.output == "")
    #expect(bad.status == .badInput)
  }
}
