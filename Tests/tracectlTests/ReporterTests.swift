import Testing

@testable import tracectl

@Suite struct ReporterTests {
  private static let colored = "\u{1B}[1;31merror:\u{1B}[0m unknown option -x\n"
  private static let plain = "error: unknown option -x\n"

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let isTerminal: Bool
    let variables: [String: String]
    let isColored: Bool
  }

  @Test(arguments: [
    Row(testDescription: "a terminal", isTerminal: true, variables: [:], isColored: true),
    Row(testDescription: "a file", isTerminal: false, variables: [:], isColored: false),
    Row(
      testDescription: "NO_COLOR", isTerminal: true, variables: ["NO_COLOR": "1"],
      isColored: false),
    Row(
      testDescription: "an empty NO_COLOR", isTerminal: true, variables: ["NO_COLOR": ""],
      isColored: true),
    Row(
      testDescription: "a dumb terminal", isTerminal: true, variables: ["TERM": "dumb"],
      isColored: false),
  ])
  func colors(_ row: Row) throws {
    var tool = try Tool()
    tool.isErrorTerminal = row.isTerminal
    tool.variables = row.variables
    let run = try tool.run("replay", "a", "-x")
    #expect(run.errors.hasPrefix(row.isColored ? Self.colored : Self.plain))
  }
}
