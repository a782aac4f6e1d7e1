public import TraceCore

/// A log that is written line by line, each callback on a line of its own.
///
/// A line stands where its callback was entered, but what the callback returned is known only
/// after everything inside of it has been written. So the lines wait in a buffer as long as one of
/// them is open, and the result is inserted into its line when it comes.
///
/// The format of a line is the subclass's: `TextLog` or `JSONLog`.
public class LineLog: LogSink {
  /// Which lines are written.
  public let filter: LogFilter

  /// Why the output took no more bytes; from then on nothing is written.
  public var failure: (any Error)? { thrown }

  private let output: any ByteOutput
  private var thrown: (any Error)?

  /// The lines that the output has not got yet; most logs are far smaller than a flush.
  let buffer = ByteBuffer(capacity: 4_096)

  /// The result of a call, before it is inserted into its line.
  private let result = ByteBuffer()

  /// The calls that have not returned, the innermost last.
  private let open = PlainBuffer<OpenLine>(capacity: 64, filler: .hidden)

  /// Whether the last line belongs to the innermost open call and has no end yet: the result of a
  /// call without lines inside is appended, not inserted.
  private var isLastLineOpen = false

  /// Whether `filter.subjects` contains the subject that was looked up last.
  private var lookedUp: (subject: String, isShown: Bool) = ("", false)

  /// Whether every line is written, so that none has to be looked at.
  private var writesAll: Bool

  private let since: Instant
  private let until: Instant

  /// How many bytes are worth a call of the output's `write`.
  static let flushSize = 65_536

  /// A line whose call has not returned.
  enum OpenLine {
    /// The filter left the line out.
    case hidden

    /// The result goes to `offset` in the buffer, `gap` blanks after what stands before.
    case shown(offset: Int, gap: Int)
  }

  init(output: any ByteOutput, filter: LogFilter) {
    self.output = output
    self.filter = filter
    since = filter.since ?? Instant(microseconds: .min)
    until = filter.until ?? Instant(microseconds: .max)
    writesAll = filter.subjects.isEmpty && filter.since == nil && filter.until == nil
    super.init(categories: filter.categories)
  }

  /// Writes what the output has not got yet.
  ///
  /// The log may go on afterwards, with the next trace. A call that has not returned by now keeps
  /// its line without a result.
  ///
  /// - Throws: What the output threw, now or earlier.
  public final func finish() throws {
    endLastLine()
    flush()
    for line in 0..<open.count { open[line] = .hidden }
    if let thrown { throw thrown }
  }

  public final override func entered(_ entry: LogEntry, touches: [LoggedTouch]) {
    endLastLine()
    let isCall = entry.event.isCallWithResult
    if writesAll || shows(entry) {
      let gap = append(entry, touches: touches)
      if isCall {
        open.append(.shown(offset: buffer.count, gap: gap))
        isLastLineOpen = true
      } else {
        appendEnd()
      }
    } else if isCall {
      open.append(.hidden)
    }
    flushIfLarge()
  }

  public final override func returned(_ value: LogValue?, watched: [WatchedValue]) {
    guard let line = open.popLast() else {
      preconditionFailure("\(String(describing: value)) was returned by no call")
    }
    if case .shown(let offset, let gap) = line {
      if isLastLineOpen {
        append(value, watched: watched, to: buffer, gap: gap)
        endLastLine()
      } else {
        result.removeAll()
        append(value, watched: watched, to: result, gap: gap)
        buffer.insert(result, at: offset)
      }
    }
    flushIfLarge()
  }

  @inline(__always)
  final func endLastLine() {
    if isLastLineOpen { appendEnd() }
    isLastLineOpen = false
  }

  /// Appends the line but for its end, the newline.
  ///
  /// - Returns: How many blanks separate the line from a result.
  func append(_ entry: LogEntry, touches: [LoggedTouch]) -> Int {
    preconditionFailure("a subclass writes the line")
  }

  /// Ends the line.
  func appendEnd() {
    preconditionFailure("a subclass ends the line")
  }

  /// Appends to `result` what the call gave back.
  func append(
    _ value: LogValue?, watched: [WatchedValue], to result: ByteBuffer, gap: Int
  ) {
    preconditionFailure("a subclass writes the result")
  }
}

extension LineLog {
  private func shows(_ entry: LogEntry) -> Bool {
    thrown == nil && entry.time >= since && entry.time <= until
      && (filter.subjects.isEmpty || showsSubject(entry.subject))
  }

  /// Neighbouring lines often have the same subject, and comparing is cheaper than hashing.
  private func showsSubject(_ subject: String) -> Bool {
    if lookedUp.subject != subject {
      lookedUp = (subject, filter.subjects.contains(subject))
    }
    return lookedUp.isShown
  }

  @inline(__always)
  private func flushIfLarge() {
    if buffer.count >= Self.flushSize && open.isEmpty { flush() }
  }

  @inline(never)
  private func flush() {
    if thrown == nil && buffer.count > 0 {
      buffer.withElements { bytes in
        do {
          try output.write(RawSpan(_unsafeBytes: UnsafeRawBufferPointer(bytes)))
        } catch {
          thrown = error
          writesAll = false
        }
      }
    }
    buffer.removeAll()
  }
}
