import Testing

@testable import tracectl

@Suite struct HelpTests {
  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func explainsTheTool(_ words: [String]) throws {
    let run = try Tool().run(words)
    #expect(run == Tool.Run(status: .success, output: HelpText.ofTool, errors: ""))
  }

  @Test(arguments: [
    ["help", "replay"], ["replay", "--help"], ["replay", "-h"],
    ["replay", "a", "--help", "--oops"],
  ])
  func explainsReplay(_ words: [String]) throws {
    let run = try Tool().run(words)
    let help = HelpText.of(CommandTable.command(.replay))
    #expect(run == Tool.Run(status: .success, output: help, errors: ""))
  }

  @Test func showsEveryWayToCallACommand() {
    let help = HelpText.of(CommandTable.command(.replay))
    #expect(help.contains("\nusage: tracectl replay [OPTION…] TRACE…\n"))
    #expect(help.contains("\n       tracectl replay [OPTION…] --batch FILE\n"))
  }

  @Test func printsTheVersion() throws {
    let run = try Tool().run("--version")
    #expect(run == Tool.Run(status: .success, output: "tracectl 0.1.0\n", errors: ""))
  }

  @Test(arguments: CommandName.allCases)
  func everyCommandIsInTheTable(_ name: CommandName) {
    #expect(CommandTable.commands.count { $0.name == name } == 1)
    #expect(HelpText.ofTool.contains("\n  \(name.rawValue) "))
  }

  @Test(arguments: CommandName.allCases)
  func everyOptionIsExplained(_ name: CommandName) {
    let command = CommandTable.command(name)
    let lines = HelpText.of(command).split(separator: "\n").map(String.init)
    for option in command.options {
      let line = lines.firstIndex { $0.contains("\(option.name.word) ") }
      #expect(line != nil, "\(option.name.word) is missing")
      let words = lines.dropFirst(line ?? 0).joined(separator: " ").split(separator: " ")
      #expect(words.joined(separator: " ").contains(option.help))
    }
    #expect(Set(command.options.map(\.name)).count == command.options.count)
  }

  @Test func noLineIsTooLong() {
    let texts = [HelpText.ofTool] + CommandTable.commands.map { HelpText.of($0) }
    for line in texts.joined().split(separator: "\n") {
      #expect(line.count <= HelpText.width, "\(line)")
    }
  }
}
