import TraceCore

/// The log as people read it, in columns.
///
/// ```
///     0.016  button      touchesMoved        touch=1 at=60,66.5
///     0.016  button        continueTracking  touch=1 at=60,66.5 -> true
///     0.016  button        touchDragInside   outside=22.5
/// ```
///
/// Time (nine characters, from the right), subject (ten), callback (eighteen, its indentation of
/// two blanks a call included) and details, with two blanks between; a longer word pushes only its
/// own line. What comes from files is escaped: a control character of a text as in `\n` or
/// `\u{1b}`, a blank inside of a word as `\u{20}`. So an entry is always one line, which splits at
/// its blanks into its words.
public final class TextLog: LineLog {
  /// The time column with its gap, as the last line had it.
  private let timeText = ByteBuffer()
  private var timeShown = Int64.min

  /// The heads of the frequent callbacks, by their number.
  ///
  /// The log owns them as long as it lives. Told so, the compiler does not count its references to
  /// them, which would take a third of the time that a line takes.
  private let heads = (0..<LogEvent.frequentCallbacks).map { _ in
    Unmanaged.passRetained(LineHead())
  }

  /// The head of a line with another callback.
  private let otherHead = LineHead()

  /// The touch, as the last line with a single one had it.
  private let touchText = ByteBuffer()
  private var touchShown = PlainTouch()

  /// - Parameters:
  ///   - output: Gets the lines, in portions of at least 64 KiB.
  ///   - filter: Which lines are written.
  public override init(output: any ByteOutput, filter: LogFilter = LogFilter()) {
    super.init(output: output, filter: filter)
    write(Instant(microseconds: timeShown))
  }

  deinit {
    for head in heads { head.release() }
  }

  /// Writes a line that comparing ignores: `# TEXT`.
  public func comment(_ text: String) {
    endLastLine()
    buffer.append("# ")
    buffer.append(text: text)
    appendEnd()
  }

  override func append(_ entry: LogEntry, touches: [LoggedTouch]) -> Int {
    if entry.time.microseconds != timeShown { write(entry.time) }
    buffer.append(timeText)

    guard let callback = entry.event.frequentCallback else {
      otherHead.rewrite(for: entry)
      buffer.append(otherHead.text)
      return appendDetails(of: entry.event, touches: touches, gap: otherHead.gap)
    }
    let gap = heads[callback]._withUnsafeGuaranteedRef { head in
      head.update(for: entry)
      buffer.append(head.text)
      return head.gap
    }
    if case .controlEvent(_, let outside) = entry.event {
      return append(outside: outside, gap: gap)
    }
    return append(touches, gap: gap)
  }

  override func appendEnd() {
    buffer.trimBlanks()
    buffer.append(.newline)
  }

  override func append(
    _ value: LogValue?, watched: [WatchedValue], to result: ByteBuffer, gap: Int
  ) {
    var gap = gap
    for watch in watched {
      result.append(blanks: gap)
      result.append(word: watch.name)
      result.append(.equals)
      result.append(word: watch.value)
      gap = 1
    }
    if let value {
      result.append(blanks: gap)
      result.append("-> ")
      result.append(word: value)
    }
  }
}

extension TextLog {
  @inline(never)
  private func write(_ time: Instant) {
    timeShown = time.microseconds
    timeText.removeAll()
    timeText.append(column: time)
    timeText.append(blanks: 2)
  }

  /// Appends the touches, the first after `gap` blanks.
  ///
  /// - Returns: How many blanks separate what follows.
  @inline(__always)
  func append(_ touches: [LoggedTouch], gap: Int) -> Int {
    if touches.isEmpty { return gap }
    buffer.append(blanks: gap)
    if touches.count == 1, let touch = PlainTouch(touches[0]) {
      if touchShown != touch {
        touchShown = touch
        touchText.removeAll()
        touchText.append(touches[0])
      }
      buffer.append(touchText)
    } else {
      appendAll(touches)
    }
    return 1
  }

  @inline(never)
  private func appendAll(_ touches: [LoggedTouch]) {
    for (index, touch) in touches.enumerated() {
      if index > 0 { buffer.append(.blank) }
      buffer.append(touch)
    }
  }

  /// Appends how far outside the finger was, unless that prints as 0.
  @inline(__always)
  func append(outside: Double, gap: Int) -> Int {
    // Half of the last decimal.
    guard outside >= 0.000_5 else { return gap }
    buffer.append(blanks: gap)
    buffer.append("outside=")
    buffer.append(rounded: outside)
    return 1
  }
}

/// A touch as nearly all of them are: a numbered finger with a place.
///
/// It is compared for nearly every line, so it holds numbers only.
private struct PlainTouch: Equatable {
  private var finger = 0
  private var x = Double.nan
  private var y = Double.nan
  private var taps = 0

  /// A touch that equals none.
  init() {}

  @inline(__always)
  init?(_ touch: LoggedTouch) {
    guard case .number(let number) = touch.touch, let location = touch.location else { return nil }
    finger = number
    x = location.x
    y = location.y
    taps = touch.taps ?? .min
  }
}
