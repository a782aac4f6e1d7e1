import Foundation
import Testing

@testable import tracectl

/// What the shells that are installed offer for a command line.
@Suite struct CompletionsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.file("session.csv", "")
    try folder.file("session.scene.json", "")
    for shell in Shell.allCases {
      let run = try Tool().run("completions", shell.rawValue)
      try #require(run.status == .success)
      try folder.file("tracectl.\(shell.rawValue)", run.output)
    }
  }

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

  @Test(
    .enabled(if: Program.isInstalled("bash"), "bash is not installed"),
    arguments: rows + givenRows)
  func bashOffers(_ row: Row) throws {
    let run = try run(
      "bash", #""$2" --norc "$3" tracectl.bash "$4""#, Program.script("bash-completions.bash"), row)
    #expect(run == row.offered)
  }

  /// A word comes whole where the user has taken `=` from what breaks words.
  @Test(.enabled(if: Program.isInstalled("bash"), "bash is not installed"))
  func bashCompletesBehindAnEqualsSignInOneWord() throws {
    let script = """
      source tracectl.bash; COMP_WORDS=(tracectl replay --show=hit --show=+hit,+ch); COMP_CWORD=3
      _tracectl; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try run("bash", #""$2" --norc -c "$4""#, "", Row("", []), line: script)
    #expect(run == ["+hit,+chain"])
  }

  /// All lines go to one zsh, which takes a second to begin.
  private static let zshAnswers: [String: [String]]? = {
    guard let tests = try? Self(), let zsh = Program.path("zsh") else { return nil }
    let lines = (rows + givenRows).map { $0.line + "\n" }.joined()
    let script = #"cd "$1" && mkdir work && "$2" -f "$3" tracectl.zsh "$1/work" < lines"#
    guard (try? tests.folder.file("lines", lines)) != nil,
      let run = try? Executable.shell(
        script, tests.folder.path, zsh, Program.script("zsh-completions.zsh")), run.errors == ""
    else { return nil }
    var answers: [String: [String]] = [:]
    var line = ""
    for one in run.output.split(separator: "\n") {
      if one.hasPrefix("== ") {
        line = String(one.dropFirst(3))
        answers[line] = []
      } else {
        answers[line]?.append(word(one))
      }
    }
    return answers
  }()

  @Test(
    .enabled(if: Program.isInstalled("zsh"), "zsh is not installed"), arguments: rows + givenRows)
  func zshOffers(_ row: Row) throws {
    let offered = try #require(Self.zshAnswers?[row.line])
    // Where nothing else fits, zsh goes on to offer options.
    let isOption = row.line.contains(" -")
    #expect(offered.filter { isOption || !$0.hasPrefix("-") }.sorted() == row.offered)
  }

  @Test(
    .enabled(if: Program.isInstalled("fish"), "fish is not installed"), arguments: rows)
  func fishOffers(_ row: Row) throws {
    let script = #"HOME="$1" "$2" --no-config -c 'source tracectl.fish; complete -C $argv[1]' "$4""#
    #expect(try run("fish", script, "", row) == row.offered)
  }

  /// Runs a shell in the folder and gives what it offers, without descriptions and without the
  /// option that the candidate is typed behind.
  private func run(
    _ shell: String, _ script: String, _ driver: String, _ row: Row, line: String? = nil
  ) throws -> [String] {
    let run = try Executable.shell(
      #"cd "$1" && "# + script, folder.path, try #require(Program.path(shell)), driver,
      line ?? row.line)
    #expect(run.errors == "")
    return run.output.split(separator: "\n").map(Self.word).sorted()
  }

  private static func word(_ candidate: Substring) -> String {
    let word = candidate.split(separator: "\t")[0]
    let parts = word.split(separator: "=", maxSplits: 1)
    return String(parts.count == 2 && word.hasPrefix("--") ? parts[1] : word)
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
