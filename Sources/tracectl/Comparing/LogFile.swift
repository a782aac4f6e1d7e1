import TraceFormats

/// The file of a log.
enum LogFile {
  /// Reads the log at `path`; `-` is standard input.
  ///
  /// - Throws: A `FileError`, or a `Diagnostic` about what is no log.
  static func read(_ path: String, in environment: Environment) throws -> ReadLog {
    let file = try InputFile(path: path, in: environment)
    return try ReadLog(file.document(), file: file.name)
  }
}
