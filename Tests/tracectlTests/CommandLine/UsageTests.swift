import Testing

@testable import tracectl

/// What the tool says to a command line that is wrong: the words, the hint and the status.
@Suite struct UsageTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let words: [String]
    let message: String
    let hint: String

    init(_ words: String, _ message: String, hint: String = "see tracectl help replay") {
      self.words = words.split(separator: " ").map(String.init)
      self.message = message
      self.hint = hint
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  static let shard = "I/N, the I-th of N parts, such as 1/4"

  static let categories =
    "touches, tracking, event, action, gesture, system, chain, hit, properties or all"

  @Test(arguments: [
    Row("rpelay", #"unknown command "rpelay"; did you mean "replay"?"#, hint: "see tracectl help"),
    Row(
      "frobnicate a.csv", #"unknown command "frobnicate"; expected \#(commands)"#,
      hint: "see tracectl help"),
    Row("-", #"unknown command "-"; expected \#(commands)"#, hint: "see tracectl help"),
    Row(
      "--vresion", "unknown option --vresion; did you mean --version?",
      hint: "see tracectl help"),
    Row("--strict replay a", "--strict stands before the command; options follow it"),
    Row(
      "help rplay", #"unknown command "rplay"; did you mean "replay"?"#,
      hint: "see tracectl help"),
    Row("help replay a", #"unexpected "a""#, hint: "see tracectl help help"),
    Row("replay", "TRACE is missing; expected a file, or - for standard input"),
    Row("replay --strict", "TRACE is missing; expected a file, or - for standard input"),
    Row("replay a --shwo hit", "unknown option --shwo; did you mean --show?"),
    Row("replay a --shwo=hit", "unknown option --shwo; did you mean --show?"),
    Row("replay a -show hit", "unknown option -show; did you mean --show?"),
    Row("replay a -x", "unknown option -x"),
    Row("replay a --frobnicate", "unknown option --frobnicate"),
    Row("replay a --scene", "--scene needs a value: FILE"),
    Row("replay a --scene --strict", "--scene needs a value: FILE"),
    Row("replay a -o", "-o needs a value: FILE"),
    Row("replay a --output=", "--output needs a value: FILE"),
    Row("replay a --format", "--format needs a value: text|json"),
    Row("replay a --strict=yes", #"--strict takes no value; found "yes""#),
    Row("replay a --scene b --scene=c", "--scene is given twice"),
    Row("replay a -o b --output c", "--output is given twice"),
    Row("replay a --slop 1 --slop 1", "--slop is given twice"),
    Row("replay a --format jsn", #"unknown value "jsn" for --format; did you mean "json"?"#),
    Row("replay a --format xml", #"unknown value "xml" for --format; expected text or json"#),
    Row("replay a --profile UIKit", #"unknown value "UIKit" for --profile; did you mean "uikit"?"#),
    Row("replay a --idiom tv", #"unknown value "tv" for --idiom; expected phone or pad"#),
    Row(
      "replay a --input-format yaml",
      #"unknown value "yaml" for --input-format; expected json, ndjson, csv or tsv"#),
    Row("replay a --show toches", #"unknown value "toches" for --show; did you mean "touches"?"#),
    Row(
      "replay a --show hit,,chain", #"unknown value "" for --show; expected \#(categories)"#),
    Row("replay a --hide +hitt", #"unknown value "+hitt" for --hide; expected \#(categories)"#),
    Row("replay a --hide evnt", #"unknown value "evnt" for --hide; did you mean "event"?"#),
    Row(
      "replay a --show +hit,chain",
      #""+hit,chain" for --show mixes names with and without +; "#
        + "give all of them one, to add to the default, or none, to replace it"),
    Row("replay a --subject a,,b", #""a,,b" for --subject is not a list of names by commas"#),
    Row("replay a --since soon", #""soon" for --since is not a number of seconds"#),
    Row("replay a --since nan", #""nan" for --since is not a number of seconds"#),
    Row("replay a --since=-inf", #""-inf" for --since is not a number of seconds"#),
    Row("replay a --until 1e30", #""1e30" for --until is not a number of seconds"#),
    Row("replay a --until 0x10", #""0x10" for --until is not a number of seconds"#),
    Row(
      "replay a --since 2 --until 1.5", "--since 2 is after --until 1.5; nothing lies between"),
    Row("replay a --slop -1", #""-1" for --slop is not a number of points, 0 or more"#),
    Row("replay a --slop 1e999", #""1e999" for --slop is not a number of points, 0 or more"#),
    Row("replay a --slop 70pt", #""70pt" for --slop is not a number of points, 0 or more"#),
    Row(
      "replay a --button 1,2,3",
      #""1,2,3" for --button is not x,y,width,height in points, with a width and height above 0"#),
    Row(
      "replay a --button 1,2,0,4",
      #""1,2,0,4" for --button is not x,y,width,height in points, with a width and height above 0"#),
    Row("replay a --batch b", #"unexpected "a"; with --batch there is no TRACE"#),
    Row("replay --batch", "--batch needs a value: FILE"),
    Row("replay --batch b --batch c", "--batch is given twice"),
    Row(
      "replay --batch b --input-format ndjson",
      "--input-format is of no use with --batch: each line is a JSON trace"),
    Row("replay --batch b --slop x", #""x" for --slop is not a number of points, 0 or more"#),
    Row(
      "help replay --man", #"unexpected "replay"; with --man there is no COMMAND"#,
      hint: "see tracectl help help"),
    Row(
      "completions", "SHELL is missing; expected one of bash, zsh, fish",
      hint: "see tracectl help completions"),
    Row(
      "completions bsh", #"unknown value "bsh" for SHELL; did you mean "bash"?"#,
      hint: "see tracectl help completions"),
    Row(
      "completions powershell",
      #"unknown value "powershell" for SHELL; expected bash, zsh or fish"#,
      hint: "see tracectl help completions"),
    Row("completions bash zsh", #"unexpected "zsh""#, hint: "see tracectl help completions"),
    Row(
      "slop", "TRACE is missing; expected a file, or - for standard input",
      hint: "see tracectl help slop"),
    Row("slop a b", #"unexpected "b""#, hint: "see tracectl help slop"),
    Row(
      "slop a --format jsno", #"unknown value "jsno" for --format; did you mean "json"?"#,
      hint: "see tracectl help slop"),
    Row("slop a --view", "--view needs a value: ID", hint: "see tracectl help slop"),
    Row(
      "draw", "TRACE is missing; expected a file, or - for standard input",
      hint: "see tracectl help draw"),
    Row("draw a b", #"unexpected "b""#, hint: "see tracectl help draw"),
    Row(
      "draw a -o b.png",
      "--output b.png ends neither in .svg nor in .html; give it such a name or a --format",
      hint: "see tracectl help draw"),
    Row(
      "draw a --format png", #"unknown value "png" for --format; expected svg, html or text"#,
      hint: "see tracectl help draw"),
    Row(
      "draw a --show hit", "unknown option --show; did you mean --slop?",
      hint: "see tracectl help draw"),
    Row("replay - a -", "standard input (-) can be read only once"),
    Row("replay a --scene -", "--scene needs a file; standard input (-) is for a trace"),
    Row(
      "check", "PATH is missing; expected a file or a folder", hint: "see tracectl help check"),
    Row(
      "check -", "standard input (-) has no log beside it; expected files and folders",
      hint: "see tracectl help check"),
    Row(
      "check a --jobs 0", #""0" for --jobs is not a whole number from 1 to 1024"#,
      hint: "see tracectl help check"),
    Row(
      "check a -j 1025", #""1025" for -j is not a whole number from 1 to 1024"#,
      hint: "see tracectl help check"),
    Row(
      "check a --jobs 2.5", #""2.5" for --jobs is not a whole number from 1 to 1024"#,
      hint: "see tracectl help check"),
    Row(
      "check a --jobs -1", #""-1" for --jobs is not a whole number from 1 to 1024"#,
      hint: "see tracectl help check"),
    Row(
      "check a --jobs 99999999999999999999",
      #""99999999999999999999" for --jobs is not a whole number from 1 to 1024"#,
      hint: "see tracectl help check"),
    Row(
      "check a --shard 0/2", #""0/2" for --shard is not \#(shard)"#,
      hint: "see tracectl help check"),
    Row(
      "check a --shard 3/2", #""3/2" for --shard is not \#(shard)"#,
      hint: "see tracectl help check"),
    Row(
      "check a --shard 1", #""1" for --shard is not \#(shard)"#,
      hint: "see tracectl help check"),
    Row(
      "check a --shard 1/2/3", #""1/2/3" for --shard is not \#(shard)"#,
      hint: "see tracectl help check"),
    Row(
      "check a --shard /", #""/" for --shard is not \#(shard)"#,
      hint: "see tracectl help check"),
    Row(
      "check a --reporter xml",
      #"unknown value "xml" for --reporter; expected text, tap, junit or github"#,
      hint: "see tracectl help check"),
    Row(
      "check a --filter", "--filter needs a value: TEXT", hint: "see tracectl help check"),
    Row(
      "accept", "PATH is missing; expected a file or a folder", hint: "see tracectl help accept"),
    Row(
      "reject --all", "unknown option --all", hint: "see tracectl help reject"),
  ])
  func refuses(_ row: Row) throws {
    let run = try Tool().run(row.words)
    #expect(run.errors == "error: \(row.message)\n\(row.hint)\n")
    #expect(run.output == "")
    #expect(run.status == .usage)
  }

  @Test func explainsItselfOnStandardErrorWithoutWords() throws {
    let run = try Tool().run()
    #expect(run.errors == HelpText.ofTool)
    #expect(run.output == "")
    #expect(run.status == .usage)
  }

  /// All commands, as a sentence lists them.
  private static var commands: String {
    let names = CommandTable.commands.map(\.name.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  @Test func anEmptyWordIsNoCommand() throws {
    let run = try Tool().run("")
    #expect(run.errors.hasPrefix(#"error: unknown command ""; expected \#(Self.commands)"#))
    #expect(run.status == .usage)
  }
}
