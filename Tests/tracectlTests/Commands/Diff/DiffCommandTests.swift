import Testing

@testable import tracectl

/// Whole comparisons, from the command line to what is printed.
@Suite struct DiffCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let expected = """
    # a press
        0.000  button        touchDown
        0.500  button          touchUpInside

    """

  private static let actual = """
        0.000  button        touchDown
        0.500  button          touchUpOutside  outside=71

    """

  private func run(
    _ expected: String, _ actual: String, _ words: String..., isTerminal: Bool = false
  ) throws -> Tool.Run {
    var tool = try Tool()
    tool.isOutputTerminal = isTerminal
    return try tool.run(
      ["diff", try folder.file("expected.log", expected), try folder.file("actual.log", actual)]
        + words)
  }

  @Test func saysNothingOfEqualLogs() throws {
    let run = try run(Self.expected, Self.expected.replacing("# a press", with: "# other"))
    #expect(run == Tool.Run(status: .success, output: "", errors: ""))
  }

  @Test func printsADiffAndASummary() throws {
    let run = try run(Self.expected, Self.actual)
    #expect(
      run.output == """
        --- \(folder.path("expected.log"))
        +++ \(folder.path("actual.log"))
        @@ -1,3 +1,3 @@
         # a press
             0.000  button        touchDown
        -    0.500  button          touchUpInside
        +    0.500  button          touchUpOutside  outside=71

        button: touchUpInside became touchUpOutside at 0.500

        """)
    #expect(run.errors == "")
    #expect(run.status == .difference)
  }

  @Test(arguments: ["-U0", "--context=0"])
  func showsAsMuchContextAsItIsTold(_ word: String) throws {
    let run = try run(Self.expected, Self.actual, word)
    #expect(run.output.contains("@@ -3 +2 @@\n-    0.500"))
  }

  @Test func colorsATerminal() throws {
    let run = try run(Self.expected, Self.actual, isTerminal: true)
    #expect(run.output.contains("\u{1B}[31m-    0.500  button          \u{1B}[7mtouchUpInside"))
    #expect(run.output.hasSuffix("\n\nbutton: touchUpInside became touchUpOutside at 0.500\n"))
  }

  struct Tolerated: CustomTestStringConvertible, Sendable {
    let expected: String
    let actual: String
    let words: [String]
    let isSame: Bool

    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Tolerated(
      expected: "0.1 a b\n", actual: "0.116 a b\n", words: ["--tolerance", "0.016"],
      isSame: true),
    Tolerated(
      expected: "0.1 a b\n", actual: "0.116 a b\n", words: ["--tolerance", "0.0159"],
      isSame: false),
    Tolerated(
      expected: "0 a b at=1,2\n", actual: "0 a b at=1,2.5\n",
      words: ["--position-tolerance", "0.5"], isSame: true),
    Tolerated(
      expected: "0 a b at=1,2\n", actual: "0 a b at=1,2.5\n",
      words: ["--position-tolerance", "0.4"], isSame: false),
    Tolerated(
      expected: "0 a touchDown\n",
      actual: "0 a touchesBegan\n0 b touchesBegan from=a\n0 a touchDown\n",
      words: ["--ignore", "touches,chain"], isSame: true),
    Tolerated(
      expected: "0 a touchDown\n",
      actual: "0 a touchesBegan\n0 b touchesBegan from=a\n0 a touchDown\n",
      words: ["--ignore", "touches", "--ignore=event"], isSame: false),
    Tolerated(
      expected: "0 a touchDown\n", actual: "0 a touchesBegan\n0 a touchDown\n",
      words: ["--like-expected"], isSame: true),
  ])
  func tolerates(_ row: Tolerated) throws {
    let run = try Tool().run(
      ["diff", try folder.file("e", row.expected), try folder.file("a", row.actual)] + row.words)
    #expect(run.status == (row.isSame ? .success : .difference))
    #expect(run.output.isEmpty == row.isSame)
  }

  @Test func readsStandardInput() throws {
    let file = try folder.file("expected.log", Self.expected)
    let actual = try Tool(input: Self.actual).run("diff", file, "-")
    #expect(actual.output.contains("\n+++ <stdin>\n"))
    #expect(actual.status == .difference)
    let expected = try Tool(input: Self.expected).run("diff", "-", file)
    #expect(expected == Tool.Run(status: .success, output: "", errors: ""))
  }

  @Test func countsTheSentencesThatNobodyReads() throws {
    let lines = (1...25).map { "\($0) a\($0) touchDown\n" }.joined()
    let run = try run(lines, "")
    #expect(run.output.contains("\na20: touchDown is missing at 20.000\n"))
    #expect(run.output.hasSuffix("\nand 5 more such differences\n"))
    #expect(!run.output.contains("a21: touchDown is missing"))
  }

  @Test func tellsOfAMissingTrace() throws {
    let run = try run("# ==> a\n0 x y\n# ==> b\n0 x y\n", "# ==> a\n0 x y\n")
    #expect(run.output == "b is missing in the actual log (1 callback)\n")
    #expect(run.status == .difference)
  }

  @Test func printsNothingThatATerminalWouldObey() throws {
    let run = try run("0 a b\n", "0 \u{1B}[2J b\n0 a b \u{202E}\n", isTerminal: true)
    #expect(!run.output.contains("\u{1B}[2J"))
    #expect(!run.output.contains("\u{202E}"))
    #expect(run.output.contains(#"\u{1b}[2J"#))
  }

  @Test func namesConflictMarkersWithTheirPlace() throws {
    let run = try run("0 a b\n<<<<<<< HEAD\n", "0 a b\n")
    #expect(
      run.errors.hasPrefix(
        "\(folder.path("expected.log")):2:1: error: found the conflict marker <<<<<<<; "))
    #expect(run.output == "")
    #expect(run.status == .badInput)
  }

  @Test func saysWhatCannotBeOpened() throws {
    let run = try Tool().run("diff", folder.path("gone"), folder.path)
    #expect(run.errors == "error: cannot open \(folder.path("gone")): no such file or directory\n")
    #expect(run.status == .cannotOpen)
    let other = try Tool().run("diff", try folder.file("e", ""), folder.path)
    #expect(other.errors == "error: cannot open \(folder.path): it is a directory\n")
    #expect(other.status == .cannotOpen)
  }
}

/// Command lines of `tracectl diff` that are wrong.
@Suite struct DiffUsageTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let words: [String]
    let message: String

    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Row(words: [], message: "EXPECTED is missing; expected a file, or - for standard input"),
    Row(words: ["a"], message: "ACTUAL is missing; expected a file, or - for standard input"),
    Row(words: ["a", "b", "c"], message: "unexpected \"c\""),
    Row(words: ["-", "-"], message: "standard input (-) can be read only once"),
    Row(
      words: ["a", "b", "--tolerance", "-1"],
      message: "\"-1\" for --tolerance is not a number of seconds, 0 or more"),
    Row(
      words: ["a", "b", "--position-tolerance", "x"],
      message: "\"x\" for --position-tolerance is not a number of points, 0 or more"),
    Row(
      words: ["a", "b", "-U", "few"], message: "\"few\" for -U is not a number of lines, 0 or more"),
    Row(
      words: ["a", "b", "-U", "+3"], message: "\"+3\" for -U is not a number of lines, 0 or more"),
    Row(
      words: ["a", "b", "--ignore", "touchs"],
      message: "unknown value \"touchs\" for --ignore; did you mean \"touches\"?"),
    Row(
      words: ["a", "b", "--ignore", "all"],
      message: "\"all\" for --ignore leaves nothing to compare"),
    Row(
      words: ["a", "b", "--ignor", "hit"], message: "unknown option --ignor; did you mean --ignore?"
    ),
  ])
  func areRefused(_ row: Row) throws {
    let run = try Tool().run(["diff"] + row.words)
    #expect(run.errors == "error: \(row.message)\nsee tracectl help diff\n")
    #expect(run.status == .usage)
  }
}
