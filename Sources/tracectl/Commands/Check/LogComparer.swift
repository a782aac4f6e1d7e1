import TraceFormats

/// Compares the logs of traces with the expected ones beside them.
struct LogComparer {
  let options: CheckOptions
  let environment: Environment

  /// Compares `actual`, which `trace` has come to, with its expected log.
  func compare(
    _ actual: [UInt8], with trace: TraceFile
  ) throws(FileError) -> CheckResult.LogState {
    // A pipe would be waited for, and a device has no end.
    if FileStatus.ofFile(at: trace.log)?.kind == .other {
      throw FileError(name: trace.log, problem: .cannotOpen(.notRegular))
    }
    let expected = try InputFile(path: trace.log, in: environment).document()
    // Nearly all logs are as expected, and then there is no need to read them as logs.
    let isSame = withExtendedLifetime(expected) {
      actual.withUnsafeBytes { LogText.isSame($0, expected.bytes) }
    }
    if isSame { return .asExpected }
    do throws(Diagnostic) {
      let comparison = LogComparison(
        expected: try ReadLog(expected, file: trace.log),
        actual: try ReadLog(MemoryDocument(actual), file: trace.path),
        options: options.comparison.log)
      if comparison.isEqual { return .asExpected }
      return .different(difference(comparison, of: trace), actual: actual)
    } catch {
      let difference = ReportedDifference(
        place: error.location, sentences: [error.message], text: "")
      return .different(difference, actual: actual)
    }
  }

  private func difference(_ comparison: LogComparison, of trace: TraceFile) -> ReportedDifference {
    let isColored = options.colorsReport(in: environment)
    let text = comparison.unified(
      context: options.comparison.context, style: isColored ? .colored : .plain,
      expectedName: trace.log,
      actualName: options.logHandling == .leavePending ? trace.pendingLog : trace.path)
    return ReportedDifference(
      place: comparison.firstDifference ?? SourceLocation(file: trace.log, line: 1, column: 1),
      sentences: comparison.summary,
      text: isColored ? text : PlainText.lines(text))
  }
}
