import Testing

@testable import tracectl

@Suite struct ManualPageTests {
  private let folder: TemporaryFolder
  private let page: String

  init() throws {
    folder = try TemporaryFolder()
    let run = try Tool().run("help", "--man")
    try #require(run.status == .success)
    page = try folder.file("tracectl.1", run.output)
  }

  @Test func hasEverySection() throws {
    let text = try folder.content(of: "tracectl.1")
    let titles = text.split(separator: "\n").filter { $0.hasPrefix(".SH ") }.map { $0.dropFirst(4) }
    #expect(
      titles == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "EXIT STATUS", "FILES", "ENVIRONMENT",
        "EXAMPLES",
      ])
    #expect(text.hasPrefix(".TH TRACECTL 1 \"\" \"tracectl \(Main.version)\"\n"))
  }

  @Test(arguments: CommandName.allCases)
  func explainsTheCommand(_ name: CommandName) throws {
    let text = try folder.content(of: "tracectl.1")
    let command = CommandTable.command(name)
    #expect(text.contains("\n.SS tracectl \(Roff.literal(name.rawValue))\n"))
    for option in command.options {
      #expect(text.contains(#"\fB"# + Roff.literal(option.name.word) + #"\fR"#))
    }
  }

  @Test(arguments: tracectl.ExitStatus.allCases)
  func explainsTheStatus(_ status: tracectl.ExitStatus) throws {
    #expect(try folder.content(of: "tracectl.1").contains(".TP\n.B \(status.rawValue)\n"))
  }

  @Test(arguments: [
    "NO_COLOR", "TERM", "COLUMNS", "CI", "scene.json", "NAME.scene.json", "NAME.log",
    "NAME.log.new",
  ])
  func namesWhatIsReadFromOutside(_ term: String) throws {
    let text = try folder.content(of: "tracectl.1")
    #expect(text.contains(".TP\n.B \(Roff.literal(term))\n"))
  }

  @Test(.enabled(if: Program.isInstalled("groff"), "groff is not installed"))
  func groffHasNothingToSay() throws {
    for device in ["utf8", "ascii"] {
      let run = try Executable.shell(#"groff -man -T"$2" -ww "$1""#, page, device)
      #expect(run.status == 0)
      #expect(run.errors == "")
      #expect(run.output.contains("tracectl - replay touches"))
    }
  }

  @Test(.enabled(if: Program.isInstalled("mandoc"), "mandoc is not installed"))
  func mandocMissesTheDateOnly() throws {
    let run = try Executable.shell(#"mandoc -T lint "$1""#, page)
    let complaints = run.output.split(separator: "\n")
    #expect(complaints.filter { !$0.contains("WARNING: missing date") } == [])
  }

  @Test(.enabled(if: Program.isInstalled("man"), "man is not installed"))
  func manShowsIt() throws {
    let script = #"MANWIDTH=80 LC_ALL=C.UTF-8 man -l "$1" | sed "s/.$(printf '\b')//g""#
    let run = try Executable.shell(script, page)
    #expect(run.output.contains("\nSYNOPSIS\n"))
    #expect(run.output.contains("\n       --input-format json|ndjson|csv|tsv\n"))
    #expect(run.output.contains("\n       -o, --output FILE\n"))
  }
}
