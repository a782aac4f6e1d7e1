import TraceFormats

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The tool: picks the command, runs it, and turns what went wrong into a message and a status.
@main
enum Main {
  static let version = "0.1.0"

  static func main() {
    exit(run(CommandLine.arguments.dropFirst(), in: .process).rawValue)
  }

  /// Does what `words` ask for, the tool's own name not among them.
  static func run(_ words: some Sequence<String>, in environment: Environment) -> ExitStatus {
    let reporter = Reporter(environment)
    do {
      return try start(Array(words), in: environment)
    } catch let error as UsageError {
      reporter.report(.error, "\(error.problem)", hint: error.hint)
      return .usage
    } catch let diagnostic as Diagnostic {
      reporter.report(diagnostic)
      return ExitStatus(diagnostic)
    } catch let error as FileError {
      reporter.report(error)
      return error.status
    } catch {
      reporter.report(.error, "\(error)")
      return .ioFailure
    }
  }

  private static func start(_ words: [String], in environment: Environment) throws -> ExitStatus {
    guard let first = words.first else {
      environment.printError(HelpText.ofTool)
      return .usage
    }
    guard let name = CommandName(rawValue: first) else {
      let option = try CommandTable.toolOption(first)
      let isVersion = option == .version
      try environment.print(isVersion ? "tracectl \(version)\n" : HelpText.ofTool)
      return .success
    }
    let command = CommandTable.command(name)
    let parsed = try ParsedWords(words.dropFirst(), for: command)
    if parsed.contains(.help) {
      try environment.print(HelpText.of(command))
      return .success
    }
    return try run(name, parsed, in: environment)
  }

  private static func run(
    _ name: CommandName, _ parsed: ParsedWords, in environment: Environment
  ) throws -> ExitStatus {
    switch name {
    case .replay:
      if let options = try BatchOptions(parsed) {
        return try BatchCommand(options: options, environment: environment).run()
      }
      return try ReplayCommand(options: ReplayOptions(parsed), environment: environment).run()
    case .check:
      let options = try CheckOptions(parsed, in: environment)
      return try CheckCommand(options: options, environment: environment).run()
    case .accept:
      return try SettleCommand(options: SettleOptions(.accept, parsed), environment: environment)
        .run()
    case .reject:
      return try SettleCommand(options: SettleOptions(.reject, parsed), environment: environment)
        .run()
    case .diff:
      return try DiffCommand(options: DiffOptions(parsed), environment: environment).run()
    case .slop:
      return try SlopCommand(options: SlopOptions(parsed), environment: environment).run()
    case .explain:
      return try ExplainCommand(options: ExplainOptions(parsed), environment: environment).run()
    case .draw:
      return try DrawCommand(options: DrawOptions(parsed), environment: environment).run()
    case .completions:
      let shell = try CompletionsOptions(parsed).shell
      try environment.print(shell.completions(CommandTable.commands))
      return .success
    case .help:
      try environment.print(HelpOptions(parsed).text)
      return .success
    }
  }
}
