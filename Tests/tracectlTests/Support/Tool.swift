import Foundation

@testable import tracectl

/// Runs the tool in this process, with files in place of its three standard streams.
struct Tool {
  /// What a run came to.
  struct Run: Equatable {
    let status: ExitStatus
    let output: String
    let errors: String
  }

  var input = ""
  var variables: [String: String] = [:]
  var isErrorTerminal = false
  var isOutputTerminal = false

  /// The folder of the three streams.
  private let folder: TemporaryFolder

  init(input: String = "") throws {
    self.input = input
    folder = try TemporaryFolder()
  }

  func run(_ words: String...) throws -> Run {
    try run(words)
  }

  func run(_ words: [String]) throws -> Run {
    try folder.file("stdin", input)
    let (environment, close) = try open()
    let status = Main.run(words, in: environment)
    close()
    return Run(
      status: status, output: try folder.content(of: "stdout"),
      errors: try folder.content(of: "stderr"))
  }

  /// An environment of this tool's, and what closes its streams.
  func open() throws -> (Environment, close: () -> Void) {
    if !FileManager.default.fileExists(atPath: folder.path("stdin")) {
      try folder.file("stdin", input)
    }
    let writing = O_WRONLY | O_CREAT | O_TRUNC
    let environment = Environment(
      standardInput: try .open(folder.path("stdin"), flags: O_RDONLY),
      standardOutput: try .open(folder.path("stdout"), flags: writing, mode: 0o600),
      standardError: try .open(folder.path("stderr"), flags: writing, mode: 0o600),
      isErrorTerminal: isErrorTerminal,
      isOutputTerminal: isOutputTerminal,
      variable: { [variables] in variables[$0] },
      nanoseconds: { 0 })
    return (
      environment,
      {
        environment.standardInput.closeFile()
        environment.standardOutput.closeFile()
        environment.standardError.closeFile()
      }
    )
  }
}
