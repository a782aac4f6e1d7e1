import Foundation
import Testing

@testable import tracectl

/// Asks an installed shell what it offers for a command line.
struct ShellOffers {
  let shell: Shell
  private let folder: TemporaryFolder
  private let program: String

  /// Whether a word ends at an equals sign, as it does in bash unless the user says otherwise.
  private let breaksWords: Bool

  /// A shell that has read the completions of `commands`, in a folder with `files`.
  init(
    _ shell: Shell, _ commands: [CommandSpecification], files: [String] = [],
    breaksWords: Bool = true
  ) throws {
    self.shell = shell
    self.breaksWords = breaksWords
    program = try #require(Program.path(shell.rawValue))
    folder = try TemporaryFolder()
    for file in files { try folder.file(file, "") }
    try folder.file("completions", shell.completions(commands))
  }

  /// What is offered for each line, without descriptions and in the order of the alphabet.
  ///
  /// All lines go to one shell, since some of them take a second to begin.
  func answers(to lines: [String]) throws -> [String: [String]] {
    try folder.file("lines", lines.map { $0 + "\n" }.joined())
    let surroundings = #"export HOME="$1" JOINED="# + (breaksWords ? "" : "1")
    let script = #"cd "$1" && mkdir -p work && \#(surroundings) && exec "$2" \#(words) < lines"#
    let run = try Executable.shell(
      script, folder.path, program,
      Program.script("\(shell.rawValue)-completions.\(shell.rawValue)"))
    #expect(run.errors == "")
    var answers: [String: [String]] = [:]
    var line = ""
    for one in run.output.split(separator: "\n") {
      if one.hasPrefix("== ") {
        line = String(one.dropFirst(3))
        answers[line] = []
      } else {
        answers[line]?.append(Self.candidate(one))
      }
    }
    return answers.mapValues { $0.sorted() }
  }

  func answer(to line: String) throws -> [String] {
    try #require(try answers(to: [line])[line])
  }

  /// What stands behind the shell's own name.
  private var words: String {
    switch shell {
    case .bash: #"--norc "$3" completions"#
    case .zsh: #"-f "$3" "$1/completions" "$1/work""#
    case .fish: #"--no-config "$3" completions"#
    }
  }

  /// Without its description and without the option that it is typed behind.
  private static func candidate(_ line: Substring) -> String {
    let word = line.split(separator: "\t")[0]
    let parts = word.split(separator: "=", maxSplits: 1)
    return String(parts.count == 2 && word.hasPrefix("--") ? parts[1] : word)
  }
}
