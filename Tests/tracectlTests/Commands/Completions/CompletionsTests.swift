import Testing

@testable import tracectl

/// What the shells that are installed offer for a command line.
@Suite struct CompletionsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let line: String
    let offered: [String]

    /// A line behind the tool's name, and what is offered in any order.
    init(_ line: String, _ offered: [String]) {
      self.line = "tracectl " + line
      self.offered = offered.sorted()
    }

    var testDescription: String { line }
  }

  private static let commands = CommandName.allCases.map(\.rawValue)
  private static let categories = CategoryList.words
  private static let files = ["session.csv", "session.scene.json"]

  private static func options(_ name: CommandName, startingWith start: String) -> [String] {
    CommandTable.command(name).options.map(\.name.word).filter { $0.hasPrefix(start) }
  }

  static let rows = [
    Row("", commands),
    Row("repl", ["replay"]),
    Row("xyz", []),
    Row("--v", ["--version"]),
    Row("replay --s", options(.replay, startingWith: "--s")),
    Row("replay a.csv --strict --un", ["--until"]),
    Row("help --m", ["--man"]),
    Row("replay --show ", categories),
    Row("replay --show tou", ["touches"]),
    Row("replay --show=tou", ["touches"]),
    Row("replay --show=", categories),
    Row("replay --show touches,t", ["touches,tracking"]),
    Row(
      "replay --show=hit,chain,",
      categories.filter { !["hit", "chain"].contains($0) }.map { "hit,chain,\($0)" }),
    Row("replay --show +hit,+c", ["+hit,+chain"]),
    Row("replay --show=+h", ["+hit"]),
    Row("replay --hide events", []),
    Row("replay --format ", ["text", "json"]),
    Row("replay --format=j", ["json"]),
    Row("replay --since ", []),
    Row("replay --scene sess", files),
    Row("replay --scene=sess", files),
    Row("replay -o sess", files),
    Row("replay sess", files),
    Row("replay --since 1 sess", files),
    Row("replay --format json a.csv sess", files),
    Row("replay -- sess", files),
    Row("replay -- --s", []),
    Row("help repl", ["replay"]),
    Row("help replay repl", []),
    Row("completions ", Shell.allCases.map(\.rawValue)),
    Row("completions bash z", []),
  ]

  /// Options that are there already are not offered again, unless they may be repeated.
  static let givenRows = [
    Row("replay --since 1 --si", []),
    Row("replay --since=1 --si", []),
    Row("replay -o a --outp", []),
    Row("replay --show hit --sho", ["--show"]),
  ]

  private static let bash = try? offers(.bash, rows + givenRows)
  private static let zsh = try? offers(.zsh, rows + givenRows)
  private static let fish = try? offers(.fish, rows)

  private static func offers(_ shell: Shell, _ rows: [Row]) throws -> [String: [String]] {
    try ShellOffers(shell, CommandTable.commands, files: files).answers(to: rows.map(\.line))
  }

  @Test(
    .enabled(if: Program.isInstalled("bash"), "bash is not installed"),
    arguments: rows + givenRows)
  func bashOffers(_ row: Row) {
    #expect(Self.bash?[row.line] == row.offered)
  }

  @Test(
    .enabled(if: Program.isInstalled("zsh"), "zsh is not installed"), arguments: rows + givenRows)
  func zshOffers(_ row: Row) throws {
    let offered = try #require(Self.zsh?[row.line])
    // Where nothing else fits, zsh goes on to offer options.
    let isOption = row.line.contains(" -")
    #expect(offered.filter { isOption || !$0.hasPrefix("-") } == row.offered)
  }

  @Test(
    .enabled(if: Program.isInstalled("fish"), "fish is not installed"), arguments: rows)
  func fishOffers(_ row: Row) {
    #expect(Self.fish?[row.line] == row.offered)
  }

  /// A word comes whole where the user has taken `=` from what breaks words.
  @Test(.enabled(if: Program.isInstalled("bash"), "bash is not installed"))
  func bashCompletesBehindAnEqualsSignInOneWord() throws {
    let offers = try ShellOffers(.bash, CommandTable.commands, breaksWords: false)
    let line = "tracectl replay --show=hit --show=+hit,+ch"
    #expect(try offers.answer(to: line) == ["+hit,+chain"])
  }

  /// Words are counted without the options and their values.
  @Test(arguments: Shell.allCases.filter { Program.isInstalled($0.rawValue) })
  func countsWords(_ shell: Shell) throws {
    let command = CommandSpecification(
      name: .help, summary: "",
      positionals: [
        PositionalSpecification(name: "FIRST", value: .choice(["a", "b"])),
        PositionalSpecification(name: "SECOND", value: .choice(["c", "d"])),
        PositionalSpecification(name: "REST", value: .choice(["e", "f"]), isRepeatable: true),
      ],
      options: [
        OptionSpecification(name: .since, value: .text(placeholder: "N"), help: ""),
        OptionSpecification(name: .output, short: "o", value: .file, help: ""),
        OptionSpecification(name: .strict, help: ""),
      ])
    let expected = [
      "tracectl help ": ["a", "b"],
      "tracectl help --since 1 ": ["a", "b"],
      "tracectl help --strict a --since=1 ": ["c", "d"],
      "tracectl help a -o x --strict ": ["c", "d"],
      "tracectl help -ox a c ": ["e", "f"],
      "tracectl help a c e --since 1 ": ["e", "f"],
      "tracectl help a -- c ": ["e", "f"],
    ]
    let offers = try ShellOffers(shell, [command])
    #expect(try offers.answers(to: expected.keys.sorted()) == expected)
  }

  /// The scripts put words into lists that a shell splits and expands.
  @Test func everyWordOfTheTableIsPlain() {
    for command in CommandTable.commands {
      var words = [command.name.rawValue]
      for option in command.options {
        words += [option.name.rawValue] + (option.short.map { ["\($0)"] } ?? [])
        switch option.value {
        case .none, .text, .file: break
        case .choice(let choices), .list(_, let choices): words += choices
        }
      }
      for positional in command.positionals {
        if case .choice(let choices) = positional.value { words += choices }
      }
      for word in words {
        let isPlain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        #expect(isPlain && !word.isEmpty, "\(word)")
      }
    }
  }

  @Test(arguments: [
    ("it's", #"'it'\''s'"#, #"'it\'s'"#),
    (#"a\b"#, #"'a\b'"#, #"'a\\b'"#),
    ("", "''", "''"),
  ])
  func quotesAWord(_ text: String, _ posix: String, _ fish: String) {
    #expect(ShellWord.posix(text) == posix)
    #expect(ShellWord.fish(text) == fish)
  }

  /// Every command, option and explanation is in what zsh and fish read.
  @Test(arguments: CommandName.allCases)
  func zshAndFishExplain(_ name: CommandName) throws {
    let command = CommandTable.command(name)
    for shell in [Shell.zsh, .fish] {
      let text = shell.completions(CommandTable.commands)
      #expect(text.contains(command.summary))
      for option in command.options {
        let help = option.help.replacing(":", with: shell == .zsh ? #"\:"# : ":")
        #expect(text.contains(help), "\(option.name.word) in \(shell)")
      }
    }
  }
}
