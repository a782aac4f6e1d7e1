#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// All of the outside world that a command sees besides the files it is told of.
struct Environment: Sendable {
  var standardInput: FileDescriptor
  var standardOutput: FileDescriptor
  var standardError: FileDescriptor

  /// Whether standard error is a terminal, which may be coloured.
  var isErrorTerminal: Bool

  /// Whether standard output is a terminal, which may be coloured.
  var isOutputTerminal: Bool

  /// The value of an environment variable, or `nil` where it is not set.
  var variable: @Sendable (String) -> String?

  /// Nanoseconds on a clock that only runs forwards; asked for statistics alone.
  var nanoseconds: @Sendable () -> UInt64

  /// How many columns the terminal at standard output has; `nil` where there is none.
  var terminalColumns: Int?

  /// What this process was started with.
  static var process: Self {
    Self(
      standardInput: FileDescriptor(number: STDIN_FILENO),
      standardOutput: FileDescriptor(number: STDOUT_FILENO),
      standardError: FileDescriptor(number: STDERR_FILENO),
      isErrorTerminal: isatty(STDERR_FILENO) == 1,
      isOutputTerminal: isatty(STDOUT_FILENO) == 1,
      variable: { name in getenv(name).map { String(cString: $0) } },
      nanoseconds: {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
      },
      terminalColumns: FileDescriptor(number: STDOUT_FILENO).terminalColumns)
  }

  /// Whether messages are coloured: on a terminal that can, unless `NO_COLOR` is set.
  ///
  /// An empty `NO_COLOR` counts as not set, as https://no-color.org has it.
  var colorsErrors: Bool { isErrorTerminal && allowsColor }

  /// Whether results are coloured, under the same conditions.
  var colorsOutput: Bool { isOutputTerminal && allowsColor }

  private var allowsColor: Bool {
    variable("TERM") != "dumb" && (variable("NO_COLOR") ?? "").isEmpty
  }

  /// How wide results may be: as `COLUMNS` says, else as the terminal is; `nil` where nobody knows.
  var columns: Int? {
    if let columns = variable("COLUMNS").flatMap({ Int($0) }), columns > 0 { return columns }
    return terminalColumns
  }

  /// Writes `text` to standard output.
  func print(_ text: String) throws(FileError) {
    do throws(SystemError) {
      try standardOutput.write(text)
    } catch {
      throw FileError(name: "<stdout>", problem: .cannotWrite(error))
    }
  }

  /// Writes `text` to standard error as it is.
  func printError(_ text: String) {
    // Nobody is left to be told that standard error cannot be written.
    try? standardError.write(text)
  }
}
