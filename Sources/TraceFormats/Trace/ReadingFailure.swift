/// Why a trace could not be read to its end.
public enum ReadingFailure: Error {
  /// The text is wrong.
  case diagnostic(Diagnostic)

  /// The stream threw this.
  case stream(any Error)
}
