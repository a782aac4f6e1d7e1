import TraceCore

/// A log of all categories that one matcher after the other reads.
///
/// Making a log costs more than writing a short one.
package final class ExpectationRelay {
  package let log: TextLog

  private let output: Output

  package init() {
    output = Output()
    log = TextLog(output: output, filter: LogFilter(categories: .all))
  }

  /// Lets `matcher` read what follows.
  func serve(_ matcher: ExpectationMatcher) {
    // What a replay that failed has left is for nobody.
    output.matcher = nil
    try? log.finish()
    output.matcher = matcher
  }

  private final class Output: ByteOutput {
    var matcher: ExpectationMatcher?

    func write(_ bytes: RawSpan) {
      matcher?.write(bytes)
    }
  }
}
