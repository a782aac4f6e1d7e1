/// Where a log's bytes go.
public protocol ByteOutput: AnyObject {
  /// Takes the next bytes: always whole lines.
  ///
  /// - Throws: Why the bytes cannot be taken. The log then stops writing; `LineLog.finish()`
  ///   passes the error on.
  func write(_ bytes: RawSpan) throws
}
