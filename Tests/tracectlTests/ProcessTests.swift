import Foundation
import Testing

/// What only a process of its own can show.
@Suite struct ProcessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func endsWithTheStatus() throws {
    let path = folder.path("missing")
    let run = try Executable.shell(#""$TOOL" replay "$1""#, path)
    #expect(run.status == 66)
    #expect(run.errors == "error: cannot open \(path): no such file or directory\n")
    #expect(run.output == "")
  }

  @Test func isQuietWhenItsReaderHasGone() throws {
    // The sleeping writer cannot begin before the reader has ended.
    let run = try Executable.shell(#"{ sleep 0.2; "$TOOL" help; echo $? >&2; } | true"#)
    #expect(run.errors == "141\n")
  }

  @Test func isQuietWhenItsReaderHasGoneAndTheSignalIsIgnored() throws {
    let run = try Executable.shell(
      #"trap '' PIPE; { sleep 0.2; "$TOOL" help; echo $? >&2; } | true"#)
    #expect(run.errors == "74\n")
  }

  @Test func isQuietInFrontOfHead() throws {
    let rows = (1...20_000).map { "moved,\($0 % 300),20,\($0)\n" }.joined()
    let trace = try folder.file("long.csv", "began,0,0,0\n\(rows)")
    let script = #"{ "$TOOL" replay "$1" --button 0,0,9,9; echo $? >&2; } | head -n 1"#
    let run = try Executable.shell(script, trace)
    #expect(run.output == "# profile uikit, phone, touch slop 70\n")
    #expect(run.errors.split(separator: "\n").last == "141")
    #expect(run.errors.split(separator: "\n").count == 2, "more than the note about the scene")
  }

  @Test(.timeLimit(.minutes(1))) func showsWhatHappensWhileSamplesCome() throws {
    // The writer goes on only when the log of its first sample was read.
    let script = #"""
      mkfifo "$1/trace" "$1/log"
      "$TOOL" replay - --input-format csv --show event < "$1/trace" > "$1/log" 2> "$1/errors" & tool=$!
      exec 3> "$1/trace" 4< "$1/log"
      printf 'began,9,9,0\nmoved,9,9,1\n' >&3
      read -r line <&4; read -r line <&4; echo "$line"
      printf 'ended,9,9,2\n' >&3
      exec 3>&-
      read -r line <&4; echo "$line"
      wait $tool
      """#
    let run = try Executable.shell(script, folder.path)
    #expect(run.output == "0.000  button        touchDown\n1.000  button        touchDragInside\n")
    #expect(run.status == 0)
  }

  @Test func saysThatAFullDiskIsFull() throws {
    try #require(FileManager.default.fileExists(atPath: "/dev/full"))
    let run = try Executable.shell(#""$TOOL" help > /dev/full"#)
    #expect(run.errors == "error: cannot write <stdout>: no space left on device\n")
    #expect(run.status == 74)
  }

  @Test func isNotColoredInAPipe() throws {
    let run = try Executable.shell(#""$TOOL" replay"#)
    #expect(
      run.errors == """
        error: TRACE is missing; expected a file, or - for standard input
        see tracectl help replay

        """)
    #expect(run.status == 64)
  }

  #if os(Linux)
    @Test(arguments: ["TERM", "HUP", "KILL"])
    func leavesNothingBehindWhenItIsKilled(_ signal: String) throws {
      try folder.file("log", "old")
      // The tool waits for a trace that does not come.
      let script = #"""
        mkfifo "$1/trace"
        "$TOOL" replay - -o "$1/log" < "$1/trace" & tool=$!
        exec 3> "$1/trace"
        sleep 0.2
        kill -"$2" $tool
        wait $tool
        """#
      _ = try Executable.shell(script, folder.path, signal)
      #expect(try folder.names() == ["log", "trace"])
      #expect(try folder.content(of: "log") == "old")
    }
  #endif
}
