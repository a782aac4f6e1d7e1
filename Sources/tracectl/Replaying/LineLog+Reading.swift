import TraceFormats

extension LineLog {
  /// Writes what the output has not got yet, in the middle of reading a trace: what was logged comes
  /// before what there is to say about it.
  func finishReading() throws(ReadingFailure) {
    do {
      try finish()
    } catch {
      throw .stream(error)
    }
  }
}
